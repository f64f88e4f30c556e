//! The page that tells a person what a package holds.

use super::{Format, Package};

/// The page, Markdown.
pub(super) fn text(package: &Package, format: Format) -> String {
    let (name, title, seed) = (package.name, &package.statement.title, package.seed);
    let mut text = format!(
        "# {name}: {title}\n\n{}.\n\nMade by `paiju export {name} DIR --to {} --seed {seed}`. The programs are paiju's, under MIT or Apache 2.0.\n",
        format.use_it(),
        format.name()
    );
    text.push_str("\n## Data\n\nEach group is about one rule. Cases are numbered through the package where a format numbers them.\n\n");
    text.push_str("| cases | points | group | what it is about |\n| --- | --- | --- | --- |\n");
    for (group, first, last) in package.ranges() {
        let cases = if first == last { first.to_string() } else { format!("{first}–{last}") };
        text.push_str(&format!(
            "| {cases} | {} | `{}` | {} |\n",
            group.points,
            group.name,
            group.about.replace('|', "\\|")
        ));
    }
    text.push_str(
        "\n## Wrong programs\n\nEach is the solution with one place changed, and fails in the group of its rule.\n\n",
    );
    text.push_str("| program | rule | what it gets wrong |\n| --- | --- | --- |\n");
    for wrong in &package.wrong {
        text.push_str(&format!("| `{}` | `{}` | {} |\n", wrong.name, wrong.rule, wrong.says));
    }
    text
}

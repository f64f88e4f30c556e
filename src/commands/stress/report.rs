//! What was found: saved in a folder of its own, and told.

use std::fs;
use std::path::{Path, PathBuf};

use paiju_contest::diagnose::Diagnosis;
use paiju_contest::stress::Failing;
use paiju_contest::{AnyProblem, say};

use super::Arguments;
use crate::folder;
use crate::output::Complaint;
use crate::program::quoted;

/// The largest input that is shown: what can be read at a glance.
const SHOWN: usize = 60;

/// The files of a failure.
const FILES: [&str; 4] = ["case.in", "case.out", "case.ans", "case.txt"];

/// Writes a failure to its folder.
pub(crate) fn save(failing: &Failing, folder: &Path) -> Result<(), Complaint> {
    let Failing { input, output, answer, text, .. } = failing;
    folder::add(folder, FILES.into_iter().zip([input, output, answer, text]))
}

/// Writes a failure that was saved under the name `before` to the folder of its fault, and says which that is.
pub(super) fn saved_again(failing: &Failing, keep: &Path, before: &str) -> Result<PathBuf, Complaint> {
    let folder = keep.join(failing.fault);
    save(failing, &folder)?;
    if failing.fault != before {
        let old = keep.join(before);
        FILES.iter().for_each(|name| _ = fs::remove_file(old.join(name)));
        // It stays if anything else is in it.
        let _ = fs::remove_dir(old);
    }
    Ok(folder)
}

/// A failure for a person: why, the input if it can be read at a glance, and what to do with it.
pub(super) fn report(
    problem: &dyn AnyProblem,
    failing: &Failing,
    found: &Failing,
    diagnosis: Option<&Diagnosis>,
    folder: &Path,
    arguments: &Arguments,
) -> String {
    let Failing { input, output, answer, text: why, endless, .. } = failing;
    let language = arguments.lang.into();
    let mut text = format!("\n{why}");
    if let Some(Diagnosis { given, candidates, .. }) = diagnosis {
        text.push_str(&if candidates.len() == 1 {
            say!(
                language,
                "In {given} runs the program did exactly what this misreading makes of the input.\n",
                "{given} 次运行中，程序的输出都与这种误读完全一致。\n"
            )
        } else {
            say!(
                language,
                "In {given} runs no input told these misreadings apart.\n",
                "{given} 次运行中，没有输入能区分这些误读。\n"
            )
        });
    }
    let (after, before) = (problem.size(input).unwrap_or(0), problem.size(&found.input).unwrap_or(0));
    if after <= SHOWN {
        let shrunk = if after < before {
            say!(language, ", {before} when it was found", "；找到时为 {before}")
        } else {
            String::new()
        };
        let measure = problem.measure().told(language);
        let endless = endless.then(|| say!(language, "(it did not end)", "（没有结束）"));
        let output = endless.as_deref().unwrap_or(output.trim_end());
        text.push_str(&say!(
            language,
            "\nThe input ({after} {measure}{shrunk}):\n{input}The program prints:\n{output}\nThe answer:\n{answer}",
            "\n输入（{after} {measure}{shrunk}）：\n{input}程序的输出：\n{output}\n正确答案：\n{answer}"
        ));
    }
    let (name, input) = (quoted(&arguments.problem), quoted(&folder.join("case.in").display().to_string()));
    let (folder, program) = (folder.display(), arguments.program.shown());
    text.push_str(&say!(
        language,
        "\nSaved in {folder}. Run it again:\n  {program} < {input} | paiju explain {name} {input} -\n  \
         paiju solve {name} {input} --explain\n",
        "\n已保存到 {folder}。重新运行：\n  {program} < {input} | paiju explain {name} {input} - --lang zh\n  \
         paiju solve {name} {input} --explain --lang zh\n"
    ));
    text
}

//! The formats, one a file: each lays a package out as files.

mod cph;
mod cyaron;
mod hydro;
mod icpc;
mod latex;
mod plain;
mod polygon;
mod syzoj;
mod uoj;

use std::path::Path;

use super::{Package, readme};

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The ICPC problem package format, version 2025-09.
    Icpc,
    /// A package of Codeforces' Polygon.
    Polygon,
    /// A problem of Hydro.
    Hydro,
    /// The data of a problem of UOJ.
    Uoj,
    /// The data of a problem of SYZOJ, and of `syzoj-tools`.
    Syzoj,
    /// Data files as CYaRon names them; Luogu takes them in.
    Cyaron,
    /// A folder for the VS Code extension Competitive Programming Helper.
    Cph,
    /// Plain folders.
    Plain,
}

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its path in the package, with `/` between the parts.
    pub path: String,
    /// What it holds.
    pub text: String,
}

impl File {
    fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { path: path.into(), text: text.into() }
    }
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 8] =
        [Self::Icpc, Self::Polygon, Self::Hydro, Self::Uoj, Self::Syzoj, Self::Cyaron, Self::Cph, Self::Plain];

    /// Its name: `icpc`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Icpc => "icpc",
            Self::Polygon => "polygon",
            Self::Hydro => "hydro",
            Self::Uoj => "uoj",
            Self::Syzoj => "syzoj",
            Self::Cyaron => "cyaron",
            Self::Cph => "cph",
            Self::Plain => "plain",
        }
    }

    /// How the package gets into the tool, in a sentence.
    #[must_use]
    pub const fn use_it(self) -> &'static str {
        match self {
            Self::Icpc => {
                "ICPC package format 2025-09: `bt run` in the folder, or zip it for a judge that takes the format"
            }
            Self::Polygon => "Polygon package: zip what is in the folder and import the zip",
            Self::Hydro => "Hydro: zip what is in the folder and import the zip as Hydro problems",
            Self::Uoj => "UOJ: zip the files of the folder, without the folder, and upload them as the problem's data",
            Self::Syzoj => {
                "SYZOJ: zip the files of `data` and upload them as test data, or run syzoj-tools in the folder"
            }
            Self::Cyaron => "CYaRon and Luogu: zip the .in and .out files and upload them as test data",
            Self::Cph => "Competitive Programming Helper: open the folder in VS Code, and in it the .cpp file",
            Self::Plain => "plain folders: for any judge, and for scripts",
        }
    }

    /// The files of a package in this format, in the order of their paths. `directory` is where they will stand, an
    /// absolute path: one format writes it down.
    #[must_use]
    pub fn files(self, package: &Package, directory: &Path) -> Vec<File> {
        let mut files = match self {
            Self::Icpc => icpc::files(package),
            Self::Polygon => polygon::files(package),
            Self::Hydro => hydro::files(package),
            Self::Uoj => uoj::files(package),
            Self::Syzoj => syzoj::files(package),
            Self::Cyaron => cyaron::files(package),
            Self::Cph => cph::files(package, directory),
            Self::Plain => plain::files(package),
        };
        files.push(File::new("README.md", readme::text(package, self)));
        files.sort_by(|a, b| a.path.cmp(&b.path));
        files
    }
}

/// A string of YAML, which is one of JSON.
fn yaml(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

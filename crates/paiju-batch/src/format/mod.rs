//! The file formats: how a block of rows becomes bytes, and how blocks become a file.
//!
//! A block is encoded by itself, so that threads can do it: as a part of the text, or as a small Parquet file of one row
//! group. A file is blocks put together in order by [`Sink`]; it does not matter whether a block comes from a thread or
//! out of another file, so that going on with a run and merging shards gives the bytes that one run would have given.

#[cfg(feature = "parquet")]
mod parquet;
mod text;

use std::fs::File;
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::column::Table;
use crate::{Column, Manifest};

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Apache Parquet, compressed by Snappy, a row group a block.
    #[cfg(feature = "parquet")]
    Parquet,
    /// JSON lines: an object a row.
    Jsonl,
    /// Comma-separated values with a header (RFC 4180); an empty cell is empty.
    Csv,
}

impl Format {
    /// All formats.
    pub const ALL: &'static [Self] = &[
        #[cfg(feature = "parquet")]
        Self::Parquet,
        Self::Jsonl,
        Self::Csv,
    ];

    /// The format of a file, by the end of its name.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.iter().copied().find(|format| format.ending() == ending)
    }

    /// What the names of its files end in.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            #[cfg(feature = "parquet")]
            Self::Parquet => "parquet",
            Self::Jsonl => "jsonl",
            Self::Csv => "csv",
        }
    }

    /// The block as it is handed to a [`Sink`].
    pub(crate) fn encode(self, table: &Table<'_>) -> std::io::Result<Vec<u8>> {
        match self {
            #[cfg(feature = "parquet")]
            Self::Parquet => parquet::encode(table),
            Self::Jsonl => text::encode_jsonl(table),
            Self::Csv => text::encode_csv(table, false),
        }
    }
}

/// A file that grows block by block.
pub(crate) enum Sink {
    #[cfg(feature = "parquet")]
    Parquet(parquet::Writer),
    /// The file, and the length of its header.
    Text(Measured<BufWriter<File>>, u64),
}

/// The size and the digest of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digested {
    /// The size in bytes.
    pub bytes: u64,
    /// The SHA-256 digest, as `sha256sum` prints it.
    pub sha256: String,
}

impl Sink {
    /// Begins a file.
    pub(crate) fn new(format: Format, file: File, columns: &[Column]) -> std::io::Result<Self> {
        let mut file = Measured::new(BufWriter::with_capacity(1 << 18, file));
        match format {
            #[cfg(feature = "parquet")]
            Format::Parquet => Ok(Self::Parquet(parquet::Writer::new(file, columns)?)),
            Format::Jsonl => Ok(Self::Text(file, 0)),
            Format::Csv => {
                file.write_all(&text::encode_csv(&Table::new(columns), true)?)?;
                let header = file.bytes;
                Ok(Self::Text(file, header))
            }
        }
    }

    /// Appends an encoded block.
    pub(crate) fn append(&mut self, block: Vec<u8>) -> std::io::Result<()> {
        match self {
            #[cfg(feature = "parquet")]
            Self::Parquet(writer) => writer.append(&bytes::Bytes::from(block)),
            Self::Text(file, _) => file.write_all(&block),
        }
    }

    /// Appends the blocks of a finished file of the same format and columns.
    pub(crate) fn append_file(&mut self, path: &Path) -> std::io::Result<()> {
        let mut file = File::open(path)?;
        match self {
            #[cfg(feature = "parquet")]
            Self::Parquet(writer) => writer.append(&file),
            Self::Text(sink, header) => {
                file.seek(SeekFrom::Start(*header))?;
                std::io::copy(&mut file, sink).map(|_| ())
            }
        }
    }

    /// Ends the file, with the manifest inside where the format has a place for it, and brings it to the disk.
    #[cfg_attr(not(feature = "parquet"), expect(unused_variables, reason = "the text formats have no place for it"))]
    pub(crate) fn finish(self, manifest: &Manifest) -> std::io::Result<Digested> {
        match self {
            #[cfg(feature = "parquet")]
            Self::Parquet(writer) => writer.finish(manifest)?.finish(),
            Self::Text(file, _) => file.finish(),
        }
    }
}

/// The manifest inside a Parquet file; `None` if it holds none.
///
/// # Errors
/// If the file cannot be read, or is no Parquet file.
#[cfg(feature = "parquet")]
pub(crate) fn manifest_inside(path: &Path) -> std::io::Result<Option<String>> {
    parquet::manifest_inside(path)
}

/// Writes, and knows the size and the digest of what was written.
pub(crate) struct Measured<W> {
    inner: W,
    bytes: u64,
    digest: Sha256,
}

impl<W: Write> Measured<W> {
    pub(crate) fn new(inner: W) -> Self {
        Self { inner, bytes: 0, digest: Sha256::new() }
    }
}

impl Measured<BufWriter<File>> {
    fn finish(self) -> std::io::Result<Digested> {
        let digested = Digested { bytes: self.bytes, sha256: hexadecimal(&self.digest.finalize()) };
        self.inner.into_inner()?.sync_all()?;
        Ok(digested)
    }
}

impl<W: Write> Write for Measured<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.digest.update(&bytes[..written]);
        self.bytes += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.inner.flush()
    }
}

/// The size and the digest of a file that is there.
pub(crate) fn digest(path: &Path) -> std::io::Result<Digested> {
    let mut all = Measured::new(std::io::sink());
    std::io::copy(&mut File::open(path)?, &mut all)?;
    Ok(Digested { bytes: all.bytes, sha256: hexadecimal(&all.digest.finalize()) })
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

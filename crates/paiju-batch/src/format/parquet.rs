//! Parquet files. Their row groups are moved as they are, so a row group has the same bytes wherever it comes from.

use std::fs::File;
use std::io::{BufWriter, Error, Result};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, Encoding, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::{KeyValue, ParquetMetaDataReader};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::reader::ChunkReader;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{ColumnPath, Type, TypePtr};

use super::Measured;
use crate::column::{EMPTY, Table, Values};
use crate::{Column, Kind, Manifest};

/// The key under which a file holds its manifest.
const KEY: &str = "paiju";

/// Appends row groups to a file.
pub(crate) struct Writer(SerializedFileWriter<Measured<BufWriter<File>>>);

impl Writer {
    pub(super) fn new(file: Measured<BufWriter<File>>, columns: &[Column]) -> Result<Self> {
        SerializedFileWriter::new(file, schema(columns)?, properties()).map(Self).map_err(plainly)
    }

    /// Appends the row groups of a Parquet file, byte for byte.
    pub(super) fn append(&mut self, source: &impl ChunkReader) -> Result<()> {
        let metadata = ParquetMetaDataReader::new().parse_and_finish(source).map_err(plainly)?;
        for row_group in metadata.row_groups() {
            let mut writer = self.0.next_row_group().map_err(plainly)?;
            for column in row_group.columns() {
                let close = ColumnCloseResult {
                    bytes_written: column.compressed_size() as u64,
                    rows_written: row_group.num_rows() as u64,
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                writer.append_column(source, close).map_err(plainly)?;
            }
            writer.close().map_err(plainly)?;
        }
        Ok(())
    }

    pub(super) fn finish(mut self, manifest: &Manifest) -> Result<Measured<BufWriter<File>>> {
        let text = serde_json::to_string(manifest)?;
        self.0.append_key_value_metadata(KeyValue::new(KEY.to_string(), text));
        self.0.into_inner().map_err(plainly)
    }
}

/// The manifest inside a file.
pub(super) fn manifest_inside(path: &Path) -> Result<Option<String>> {
    let metadata = ParquetMetaDataReader::new().parse_and_finish(&File::open(path)?).map_err(plainly)?;
    let pairs = metadata.file_metadata().key_value_metadata();
    Ok(pairs.and_then(|pairs| pairs.iter().find(|pair| pair.key == KEY)).and_then(|pair| pair.value.clone()))
}

/// A Parquet file of one row group; of none if the table is empty.
pub(super) fn encode(table: &Table<'_>) -> Result<Vec<u8>> {
    let mut file = SerializedFileWriter::new(Vec::new(), schema(table.columns)?, properties()).map_err(plainly)?;
    if table.rows > 0 {
        let mut row_group = file.next_row_group().map_err(plainly)?;
        for (column, values) in table.columns.iter().zip(&table.values) {
            let mut writer = row_group.next_column().map_err(plainly)?.expect("the schema has every column");
            write(&mut writer, column, values).map_err(plainly)?;
            writer.close().map_err(plainly)?;
        }
        row_group.close().map_err(plainly)?;
    }
    file.into_inner().map_err(plainly)
}

fn write(
    writer: &mut SerializedColumnWriter<'_>,
    column: &Column,
    values: &Values,
) -> std::result::Result<(), ParquetError> {
    match (values, &column.kind) {
        (Values::Index(values), _) => {
            let values: Vec<i64> = values.iter().map(|&value| value as i64).collect();
            writer.typed::<Int64Type>().write_batch(&values, None, None)?;
        }
        (Values::Small(values), Kind::Label { labels }) => {
            let labels: Vec<ByteArray> = labels.iter().map(|label| ByteArray::from(label.as_str())).collect();
            small::<ByteArrayType>(writer, column, values, |value| labels[value as usize].clone())?;
        }
        (Values::Small(values), _) => small::<Int32Type>(writer, column, values, |value| value as i32)?,
        (Values::Text(values), _) => {
            let values: Vec<ByteArray> = values.iter().map(|value| ByteArray::from(value.as_str())).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        }
    }
    Ok(())
}

/// Writes cells, of which some may be empty.
fn small<T: DataType>(
    writer: &mut SerializedColumnWriter<'_>,
    column: &Column,
    values: &[u32],
    as_value: impl Fn(u32) -> T::T,
) -> std::result::Result<(), ParquetError> {
    let present = values.iter().copied().filter(|&value| value != EMPTY);
    let definitions: Option<Vec<i16>> =
        column.optional.then(|| values.iter().map(|&value| i16::from(value != EMPTY)).collect());
    let present: Vec<T::T> = present.map(as_value).collect();
    writer.typed::<T>().write_batch(&present, definitions.as_deref(), None)?;
    Ok(())
}

fn schema(columns: &[Column]) -> Result<TypePtr> {
    let field = |column: &Column| {
        let (physical, logical) = match column.kind {
            Kind::Index => (Physical::INT64, None),
            Kind::Number => (Physical::INT32, None),
            Kind::Label { .. } | Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            Kind::Json => (Physical::BYTE_ARRAY, Some(LogicalType::Json)),
        };
        let repetition = if column.optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let field = Type::primitive_type_builder(&column.name, physical);
        field.with_repetition(repetition).with_logical_type(logical).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<std::result::Result<_, _>>().map_err(plainly)?;
    Type::group_type_builder("schema").with_fields(fields).build().map(Arc::new).map_err(plainly)
}

/// Small dictionaries everywhere but for the game's number, which rises by 1. No page index: it could not be moved.
fn properties() -> WriterPropertiesPtr {
    let game = ColumnPath::from("game");
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_column_dictionary_enabled(game.clone(), false)
        .set_column_encoding(game, Encoding::DELTA_BINARY_PACKED);
    Arc::new(properties.build())
}

/// The error of the disk, if it is one.
fn plainly(error: ParquetError) -> Error {
    match error {
        ParquetError::External(source) => match source.downcast::<Error>() {
            Ok(error) => *error,
            Err(other) => Error::other(other),
        },
        other => Error::other(other),
    }
}

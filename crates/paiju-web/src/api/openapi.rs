//! The OpenAPI document of the interface, generated from the types of its questions.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::{ENDPOINTS, Method};
use crate::refusal::Faults;

/// The document, OpenAPI 3.1: its schemas are JSON Schema 2020-12.
pub(crate) fn document() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut schemas = settings.into_generator();
    let faults = schemas.subschema_for::<Option<Faults>>();
    let mut paths = Map::new();
    for endpoint in ENDPOINTS {
        let question = (endpoint.question)(&mut schemas);
        let answer = (endpoint.answer)(&mut schemas);
        let mut operation = json!({
            "summary": endpoint.summary,
            "operationId": endpoint.path.trim_start_matches('/'),
            "responses": {
                "200": { "description": "The answer", "content": { "application/json": { "schema": answer } } },
                "4XX": { "$ref": "#/components/responses/Refusal" },
                "503": { "$ref": "#/components/responses/Refusal" },
            },
        });
        let method = match endpoint.method {
            Method::Get => {
                operation["parameters"] = parameters(&definition(&question, schemas.definitions()));
                "get"
            }
            Method::Post => {
                operation["requestBody"] =
                    json!({ "required": true, "content": { "application/json": { "schema": question } } });
                "post"
            }
        };
        paths.insert(format!("/api/v1{}", endpoint.path), json!({ method: operation }));
    }
    let error = json!({
        "type": "object",
        "required": ["error"],
        "properties": { "error": {
            "type": "object",
            "required": ["id", "message", "faults"],
            "properties": {
                "id": { "type": "string", "description": "Names this refusal, in the server's log too" },
                "message": { "type": "string", "description": "Why there is no answer, in one sentence" },
                "faults": faults,
            },
        } },
    });
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "paiju",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Exact answers about Chinese tabletop games, with their reasons.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "responses": { "Refusal": {
                "description": "Why there is no answer, with the places that are wrong",
                "content": { "application/json": { "schema": error } },
            } },
        },
    })
}

/// The schema itself, where it is a reference to a definition.
fn definition(schema: &Schema, definitions: &Map<String, Value>) -> Value {
    let name = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
    name.and_then(|name| definitions.get(name)).unwrap_or_else(|| schema.as_value()).clone()
}

/// The properties of an object as the parameters of an address.
fn parameters(object: &Value) -> Value {
    let required = |name: &str| object["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let properties = object["properties"].as_object().cloned().unwrap_or_default();
    let parameter = |(name, schema): (String, Value)| {
        let description = schema["description"].as_str().unwrap_or_default().to_string();
        let required = required(&name);
        json!({ "name": name, "in": "query", "required": required, "description": description, "schema": schema })
    };
    properties.into_iter().map(parameter).collect()
}

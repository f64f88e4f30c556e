//! A plain JSON schema validator that knows the keywords our schemas use, and panics at any other.

use serde_json::{Map, Value};

/// Where `value` does not fit `schema`: the first fault, or nothing.
pub(crate) fn fault(schema: &Value, value: &Value) -> Option<String> {
    check(schema, schema, value, "$").err()
}

fn check(root: &Value, schema: &Value, value: &Value, path: &str) -> Result<(), String> {
    let Value::Object(keywords) = schema else {
        return if *schema == Value::Bool(true) { Ok(()) } else { Err(format!("{path}: nothing is allowed here")) };
    };
    for (keyword, argument) in keywords {
        if !holds(root, keywords, keyword, argument, value, path)? {
            return Err(format!("{path}: {value} against {keyword} {argument}"));
        }
    }
    Ok(())
}

fn holds(
    root: &Value,
    keywords: &Map<String, Value>,
    keyword: &str,
    argument: &Value,
    value: &Value,
    path: &str,
) -> Result<bool, String> {
    let fitting = |schemas: &Value| {
        schemas.as_array().unwrap().iter().filter(|schema| check(root, schema, value, path).is_ok()).count()
    };
    Ok(match keyword {
        "$schema" | "$defs" | "title" | "description" | "default" | "format" => true,
        "$ref" => {
            let target = root.pointer(argument.as_str().unwrap().trim_start_matches('#')).unwrap();
            check(root, target, value, path)?;
            true
        }
        "type" => match argument {
            Value::Array(names) => names.iter().any(|name| is_of(value, name.as_str().unwrap())),
            name => is_of(value, name.as_str().unwrap()),
        },
        "enum" => argument.as_array().unwrap().contains(value),
        "const" => argument == value,
        "oneOf" => fitting(argument) == 1,
        "anyOf" => fitting(argument) > 0,
        "allOf" => {
            argument.as_array().unwrap().iter().try_for_each(|schema| check(root, schema, value, path))?;
            true
        }
        "properties" => {
            for (name, schema) in argument.as_object().unwrap() {
                if let Some(member) = value.get(name) {
                    check(root, schema, member, &format!("{path}.{name}"))?;
                }
            }
            true
        }
        "required" => {
            !value.is_object()
                || argument.as_array().unwrap().iter().all(|name| value.get(name.as_str().unwrap()).is_some())
        }
        "additionalProperties" => {
            let known = keywords.get("properties").and_then(Value::as_object);
            for (name, member) in value.as_object().into_iter().flatten() {
                if known.is_none_or(|known| !known.contains_key(name)) {
                    check(root, argument, member, &format!("{path}.{name}"))?;
                }
            }
            true
        }
        "items" => {
            for (place, item) in value.as_array().into_iter().flatten().enumerate() {
                check(root, argument, item, &format!("{path}[{place}]"))?;
            }
            true
        }
        "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= argument.as_u64().unwrap()),
        "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= argument.as_u64().unwrap()),
        "minimum" => value.as_f64().is_none_or(|number| number >= argument.as_f64().unwrap()),
        "maximum" => value.as_f64().is_none_or(|number| number <= argument.as_f64().unwrap()),
        _ => panic!("the validator does not know the keyword {keyword}"),
    })
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => panic!("JSON has no type {name}"),
    }
}

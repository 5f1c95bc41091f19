//! The document keeps the rules of `OpenAPI` 3.1.

use std::collections::BTreeSet;

use serde_json::Value;

use super::*;

const VIEWS: &[(&str, &str)] = &[
    ("lots", "export type View = { top: string | null, };\nexport type Motion = \"up\" | \"down\";\n"),
    ("hands", "export type View = { hands: Array<Hand>, };\nexport type Hand = { cards: number, };\n"),
];

fn objects(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Every operation: its path, its method, and the operation.
fn operations(document: &Value) -> Vec<(&String, &String, &Value)> {
    let all = objects(&document["paths"]);
    all.flat_map(|(path, item)| objects(item).map(move |(method, operation)| (path, method, operation)))
        .collect()
}

#[test]
fn everything_described_has_a_name_of_its_own_and_says_what_it_does_and_what_can_come_back() {
    let document = described(VIEWS);
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."));
    for key in ["title", "version"] {
        assert!(document["info"][key].is_string(), "{key}");
    }
    assert_eq!(document["servers"][0]["url"], "/");
    let tags: Vec<&Value> = list(&document["tags"]).iter().map(|tag| &tag["name"]).collect();
    let mut names = BTreeSet::new();
    for (path, method, operation) in operations(&document) {
        let name = operation["operationId"].as_str().unwrap();
        assert!(names.insert(name), "{method} {path}: {name} is there twice");
        assert!(name.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase()), "{name}");
        assert!(operation["summary"].is_string(), "{method} {path}");
        assert!(list(&operation["tags"]).iter().all(|tag| tags.contains(&tag)), "{method} {path}");
        assert!(!list(&operation["tags"]).is_empty(), "{method} {path}");
        assert!(method == "post" || operation.get("requestBody").is_none(), "{method} {path}");
        assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
        for (status, response) in objects(&operation["responses"]) {
            let number = status.len() == 3 && status.parse::<u16>().is_ok_and(|status| status >= 100);
            assert!(number || status == "default", "{method} {path}: {status}");
            assert!(response["description"].is_string(), "{method} {path}: {status}");
            for (kind, content) in objects(&response["content"]) {
                assert!(kind.contains('/') && content["schema"].is_object(), "{method} {path}: {status}");
            }
        }
    }
}

#[test]
fn the_parts_of_every_path_are_described_and_no_two_paths_are_alike() {
    let document = described(VIEWS);
    let mut shapes = BTreeSet::new();
    for (path, item) in objects(&document["paths"]) {
        assert!(path.starts_with('/'), "{path}");
        let parts: Vec<&str> = path.split('/').collect();
        let shape: Vec<&str> =
            parts.iter().map(|part| if part.starts_with('{') { "{}" } else { part }).collect();
        assert!(shapes.insert(shape.join("/")), "{path} is there twice");
        let named =
            |part: &&str| part.strip_prefix('{').and_then(|part| part.strip_suffix('}')).map(str::to_owned);
        let in_path: BTreeSet<String> = parts.iter().filter_map(named).collect();
        assert_eq!(path.matches('{').count(), in_path.len(), "{path}");
        for (method, operation) in objects(item) {
            let mut seen = BTreeSet::new();
            let mut told = BTreeSet::new();
            for parameter in list(&operation["parameters"]) {
                let (name, place) = (&parameter["name"], &parameter["in"]);
                assert!(seen.insert((name.to_string(), place.to_string())), "{method} {path}: {name} twice");
                assert!(parameter["schema"].is_object(), "{method} {path}: {name}");
                assert!(["path", "query", "header"].contains(&place.as_str().unwrap()), "{place}");
                if place == "path" {
                    assert_eq!(parameter["required"], true, "{method} {path}: {name}");
                    told.insert(name.as_str().unwrap().to_owned());
                }
            }
            assert_eq!(told, in_path, "{method} {path}");
        }
    }
}

#[test]
fn every_way_to_say_who_one_is_exists_and_is_used() {
    let document = described(VIEWS);
    let known: BTreeSet<&str> =
        objects(&document["components"]["securitySchemes"]).map(|(name, _)| name.as_str()).collect();
    assert_eq!(known, BTreeSet::from(["cookie", "token"]));
    let mut used = BTreeSet::new();
    for (path, method, operation) in operations(&document) {
        for way in list(&operation["security"]) {
            for (name, scopes) in objects(way) {
                assert!(known.contains(name.as_str()) && list(scopes).is_empty(), "{method} {path}: {name}");
                used.insert(name.as_str());
            }
        }
        // What a bot does needs its token.
        if path.starts_with("/api/bot/") {
            assert_eq!(operation["security"], json!([{ "token": [] }]), "{method} {path}");
        }
    }
    assert_eq!(used, known);
}

#[test]
fn every_schema_is_one_and_every_reference_leads_to_one() {
    let document = described(VIEWS);
    let schemas = &document["components"]["schemas"];
    let known: BTreeSet<&str> = objects(schemas).map(|(name, _)| name.as_str()).collect();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    assert!(known.iter().all(|name| name.chars().all(plain)));
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"").skip(1) {
        let target = reference.split('"').next().unwrap();
        let name = target.strip_prefix("#/components/schemas/");
        assert!(name.is_some_and(|name| known.contains(name)), "{target}");
    }
    objects(schemas).for_each(|(name, schema)| is_schema(name, schema));
    for (path, _, operation) in operations(&document) {
        let mut contents: Vec<&Value> =
            objects(&operation["responses"]).map(|(_, one)| &one["content"]).collect();
        contents.push(&operation["requestBody"]["content"]);
        for content in contents.into_iter().flat_map(objects) {
            is_schema(path, &content.1["schema"]);
        }
        for parameter in list(&operation["parameters"]) {
            is_schema(path, &parameter["schema"]);
        }
    }
}

const KINDS: [&str; 7] = ["string", "number", "integer", "boolean", "null", "array", "object"];

/// The keywords of JSON Schema that the document uses, and what each may hold.
fn is_schema(place: &str, schema: &Value) {
    if schema.is_boolean() {
        return;
    }
    let fields = schema.as_object().unwrap_or_else(|| panic!("{place}: {schema} is no schema"));
    for (key, value) in fields {
        let place = format!("{place}.{key}");
        match key.as_str() {
            "$ref" | "description" | "format" | "contentMediaType" | "pattern" => {
                assert!(value.is_string(), "{place}");
            }
            "type" => {
                let kinds = if value.is_array() { list(value) } else { std::slice::from_ref(value) };
                assert!(!kinds.is_empty(), "{place}");
                assert!(kinds.iter().all(|kind| KINDS.contains(&kind.as_str().unwrap())), "{place}: {value}");
            }
            "properties" => {
                for (name, part) in objects(value) {
                    is_schema(&format!("{place}.{name}"), part);
                }
            }
            "required" => {
                for name in list(value) {
                    assert!(schema["properties"].get(name.as_str().unwrap()).is_some(), "{place}: {name}");
                }
            }
            "items" | "additionalProperties" | "propertyNames" => is_schema(&place, value),
            "oneOf" | "anyOf" | "allOf" | "prefixItems" => {
                assert!(!list(value).is_empty(), "{place}");
                for part in list(value) {
                    is_schema(&place, part);
                }
            }
            "enum" => assert!(!list(value).is_empty(), "{place}"),
            "minimum" | "maximum" | "exclusiveMinimum" | "multipleOf" => {
                assert!(value.is_number(), "{place}");
            }
            "minItems" | "maxItems" | "minLength" | "maxLength" => assert!(value.is_u64(), "{place}"),
            "const" | "default" | "examples" | "deprecated" => {}
            other => panic!("{place}: {other} is no keyword of a schema in OpenAPI 3.1 that is used here"),
        }
    }
}

#[test]
fn what_a_game_sends_is_described_game_by_game() {
    let document = described(VIEWS);
    let schemas = &document["components"]["schemas"];
    assert_eq!(schemas["LotsView"]["properties"]["top"]["anyOf"][0]["type"], "string");
    let choices = |field: &Value| -> Vec<String> {
        list(&field["anyOf"]).iter().map(|one| one["$ref"].as_str().unwrap_or("null").to_owned()).collect()
    };
    let view = &schemas["TableSnapshot"]["properties"]["view"];
    let expected = ["#/components/schemas/LotsView", "#/components/schemas/HandsView", "null"];
    assert_eq!(choices(view), expected);
    assert!(view["description"].is_string());
    let text = document.to_string();
    assert!(text.contains("\"motion\":{\"anyOf\":[{\"$ref\":\"#/components/schemas/LotsMotion\"}"), "{text}");
}

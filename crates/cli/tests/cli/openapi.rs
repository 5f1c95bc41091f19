//! What `/api/openapi.json` says about the views of the games is what the games write.

use irrgarten_faces::Level;
use irrgarten_game::{SearchRng, Seat, Seed, Turn, Viewer};
use serde_json::Value;

use super::bot::TestServer;

#[test]
fn the_views_of_every_game_are_as_they_are_described() {
    let server = TestServer::fresh("openapi-views");
    let document = server.ask("GET", "/api/openapi.json", "x-nothing: 1", None);
    server.close();
    for entry in irrgarten_catalogue::games().all() {
        let slug = entry.meta().slug;
        let name = format!("{}{}View", slug[..1].to_uppercase(), &slug[1..]);
        let reference = format!("#/components/schemas/{name}");
        let offered =
            document["components"]["schemas"]["TableSnapshot"]["properties"]["view"]["anyOf"].to_string();
        assert!(offered.contains(&reference), "{slug}: {offered}");
        let schema = &document["components"]["schemas"][&name];
        let mut dice = SearchRng::new(7);
        let seed = Seed([7; 32]);
        let mut position = entry.deal(entry.usual_seats(), &[], &seed).unwrap();
        let mut draws = 0;
        for _ in 0..40 {
            for who in Seat::all(position.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
                let json = position.seen_by(who).json();
                let view: Value =
                    serde_json::from_str(Box::<serde_json::value::RawValue>::from(json).get()).unwrap();
                if let Some(problem) = problem(&document, schema, &view, "") {
                    panic!("{slug}: {problem}");
                }
            }
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    position.draw_by_seed(&seed, draws).unwrap();
                    draws += 1;
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = position.suggest(seat, Level::Random, &mut dice).unwrap();
                    position.act_in_text(seat, &action).unwrap();
                }
            }
        }
    }
}

/// What is wrong with a value, if it is not as the schema says.
fn problem(document: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/components/schemas/")) {
        return problem(document, &document["components"]["schemas"][name], value, place);
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        let problems: Option<Vec<String>> =
            choices.iter().map(|choice| problem(document, choice, value, place)).collect();
        return problems.map(|problems| problems.join("; "));
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().find_map(|part| problem(document, part, value, place));
    }
    let wrong = |what: &str| Some(format!("{place}: {value} is not {what}"));
    let is = match schema["type"].as_str() {
        None => true,
        Some("string") => value.is_string(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(other) => return wrong(other),
    };
    if !is {
        return wrong(&schema["type"].to_string());
    }
    if schema.get("const").is_some_and(|only| only != value)
        || schema["enum"].as_array().is_some_and(|words| !words.contains(value))
    {
        return wrong(&schema.to_string());
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        if value.get(name.as_str().unwrap()).is_none() {
            return Some(format!("{place}: {name} is missing"));
        }
    }
    for (key, inside) in value.as_object().into_iter().flatten() {
        let place = format!("{place}.{key}");
        let described = match (schema["properties"].get(key), &schema["additionalProperties"]) {
            (Some(described), _) => described,
            (None, Value::Null) => return Some(format!("{place} is not described")),
            (None, every) => every,
        };
        if let Some(problem) = problem(document, described, inside, &place) {
            return Some(problem);
        }
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        let described = schema["prefixItems"].get(index).unwrap_or(&schema["items"]);
        if let Some(problem) = problem(document, described, item, &format!("{place}[{index}]")) {
            return Some(problem);
        }
    }
    None
}

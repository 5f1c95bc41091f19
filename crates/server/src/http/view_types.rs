//! The views of the games as JSON schemas, made of the TypeScript that their pages have.
//!
//! A view is described once, in Rust; its TypeScript is written from that. What is read here is what is written there:
//! objects, lists, pairs, maps, choices, texts, and one parameter.

use serde_json::{Map, Value, json};

/// The schemas of a game, by names that begin with that of the game: `TowersView`, `TowersMotion`.
pub(super) fn schemas(game: &str, typescript: &str) -> Result<Map<String, Value>, String> {
    let mut parser = Parser { rest: typescript, prefix: capital(game) };
    let mut declared = Vec::new();
    while parser.skip_to_declaration() {
        declared.push(parser.declaration()?);
    }
    let generic: Vec<&Declared> = declared.iter().filter(|one| one.parameter.is_some()).collect();
    let named = declared.iter().filter(|one| one.parameter.is_none());
    let schemas = named.map(|one| {
        let mut schema = filled(&one.schema, &parser.prefix, &generic);
        if let (Some(about), Some(fields)) = (&one.about, schema.as_object_mut()) {
            fields.insert("description".to_owned(), about.clone().into());
        }
        (format!("{}{}", parser.prefix, one.name), schema)
    });
    Ok(schemas.collect())
}

/// The name of a type of a game.
pub(super) fn name(game: &str, kind: &str) -> String {
    capital(game) + kind
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

struct Declared {
    name: String,
    /// The name of its parameter.
    parameter: Option<String>,
    about: Option<String>,
    schema: Value,
}

/// A name inside a schema that is still to be looked up: another type of the game, or a parameter.
const NAME: &str = "$name";
const ARGUMENT: &str = "$argument";

/// The schema with references in place of names; a type with a parameter is put in whole.
fn filled(schema: &Value, prefix: &str, generic: &[&Declared]) -> Value {
    match schema {
        Value::Object(fields) => match fields.get(NAME).and_then(Value::as_str) {
            None => {
                let inside = fields.iter().map(|(key, value)| (key.clone(), filled(value, prefix, generic)));
                Value::Object(inside.collect())
            }
            Some(name) => match generic.iter().find(|one| one.name == name) {
                None => json!({ "$ref": format!("#/components/schemas/{prefix}{name}") }),
                Some(one) => {
                    let argument = filled(&fields[ARGUMENT], prefix, generic);
                    let parameter = one.parameter.as_deref().unwrap_or_default();
                    filled(&with_argument(&one.schema, parameter, &argument), prefix, generic)
                }
            },
        },
        Value::Array(items) => items.iter().map(|item| filled(item, prefix, generic)).collect(),
        other => other.clone(),
    }
}

fn with_argument(schema: &Value, parameter: &str, argument: &Value) -> Value {
    match schema {
        Value::Object(fields) if fields.get(NAME).is_some_and(|name| name == parameter) => argument.clone(),
        Value::Object(fields) => {
            let inside =
                fields.iter().map(|(key, value)| (key.clone(), with_argument(value, parameter, argument)));
            Value::Object(inside.collect())
        }
        Value::Array(items) => items.iter().map(|item| with_argument(item, parameter, argument)).collect(),
        other => other.clone(),
    }
}

struct Parser<'a> {
    rest: &'a str,
    prefix: String,
}

impl Parser<'_> {
    fn skip_to_declaration(&mut self) -> bool {
        while let Some(line) = self.rest.strip_prefix("//") {
            self.rest = line.split_once('\n').map_or("", |(_, rest)| rest);
            self.rest = self.rest.trim_start();
        }
        !self.rest.trim_start().is_empty()
    }

    fn declaration(&mut self) -> Result<Declared, String> {
        let about = self.comment();
        self.expect("export type")?;
        let name = self.word()?;
        let parameter = if self.take("<") {
            let parameter = self.word()?;
            self.expect(">")?;
            Some(parameter)
        } else {
            None
        };
        self.expect("=")?;
        let schema = self.choice()?;
        self.expect(";")?;
        self.rest = self.rest.trim_start();
        Ok(Declared { name, parameter, about, schema })
    }

    /// One type or several with `|` between them.
    fn choice(&mut self) -> Result<Value, String> {
        let mut kinds = vec![self.single()?];
        while self.take("|") {
            kinds.push(self.single()?);
        }
        if kinds.len() == 1 {
            return kinds.pop().ok_or_else(|| self.wrong("a type"));
        }
        // Words to choose from are one list.
        let (words, mut others): (Vec<Value>, Vec<Value>) =
            kinds.into_iter().partition(|kind| kind.get("const").is_some());
        let words: Vec<Value> = words.iter().map(|kind| kind["const"].clone()).collect();
        if !words.is_empty() {
            others.insert(0, json!({ "type": "string", "enum": words }));
        }
        Ok(if others.len() == 1 { others.remove(0) } else { json!({ "anyOf": others }) })
    }

    fn single(&mut self) -> Result<Value, String> {
        if self.take("{") {
            return self.object();
        }
        if self.take("[") {
            let parts = self.several("]")?;
            let length = parts.len();
            return Ok(json!({
                "type": "array", "prefixItems": parts, "items": false, "minItems": length, "maxItems": length,
            }));
        }
        if let Some(word) = self.quoted()? {
            return Ok(json!({ "type": "string", "const": word }));
        }
        let name = self.word()?;
        let mut arguments = if self.take("<") { self.several(">")? } else { Vec::new() };
        Ok(match (name.as_str(), arguments.pop()) {
            ("string" | "number" | "boolean" | "null", None) => json!({ "type": name }),
            ("unknown", None) => json!({}),
            ("Array", Some(item)) => json!({ "type": "array", "items": item }),
            ("Record", Some(value)) => json!({ "type": "object", "additionalProperties": value }),
            (_, None) => json!({ NAME: name }),
            (_, Some(argument)) => json!({ NAME: name, ARGUMENT: argument }),
        })
    }

    fn several(&mut self, end: &str) -> Result<Vec<Value>, String> {
        let mut parts = Vec::new();
        while !self.take(end) {
            parts.push(self.choice()?);
            self.take(",");
        }
        Ok(parts)
    }

    fn object(&mut self) -> Result<Value, String> {
        if self.take("[") {
            // `[key in string]: T`
            self.word()?;
            self.expect("in")?;
            self.word()?;
            self.expect("]")?;
            self.expect(":")?;
            let value = self.choice()?;
            self.take(",");
            self.expect("}")?;
            return Ok(json!({ "type": "object", "additionalProperties": value }));
        }
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while !self.take("}") {
            let about = self.comment();
            let name = match self.quoted()? {
                Some(name) => name,
                None => self.word()?,
            };
            let optional = self.take("?");
            self.expect(":")?;
            let mut value = self.choice()?;
            self.take(",");
            if let Some(about) = about {
                value = described(value, &about);
            }
            if !optional {
                required.push(name.clone());
            }
            properties.insert(name, value);
        }
        Ok(json!({ "type": "object", "properties": properties, "required": required }))
    }

    /// The text of a `/** ... */`, if one begins here.
    fn comment(&mut self) -> Option<String> {
        let (text, rest) = self.rest.trim_start().strip_prefix("/**")?.split_once("*/")?;
        let lines = text.lines().map(|line| line.trim().trim_start_matches('*').trim());
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        self.rest = rest;
        Some(lines.join(" "))
    }

    fn quoted(&mut self) -> Result<Option<String>, String> {
        let Some(rest) = self.rest.trim_start().strip_prefix('"') else { return Ok(None) };
        let (text, rest) = rest.split_once('"').ok_or_else(|| self.wrong("a closing quote"))?;
        self.rest = rest;
        Ok(Some(text.to_owned()))
    }

    fn word(&mut self) -> Result<String, String> {
        let rest = self.rest.trim_start();
        let end =
            rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(rest.len());
        if end == 0 {
            return Err(self.wrong("a name"));
        }
        self.rest = &rest[end..];
        Ok(rest[..end].to_owned())
    }

    fn take(&mut self, text: &str) -> bool {
        let taken = self.rest.trim_start().strip_prefix(text);
        self.rest = taken.unwrap_or(self.rest);
        taken.is_some()
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.take(text) { Ok(()) } else { Err(self.wrong(text)) }
    }

    fn wrong(&self, expected: &str) -> String {
        let here: String = self.rest.trim_start().chars().take(40).collect();
        format!("{}View: expected {expected} before {here:?}", self.prefix)
    }
}

/// A reference that says more than the type itself keeps both.
fn described(schema: Value, about: &str) -> Value {
    match schema {
        Value::Object(mut fields) if !fields.contains_key(NAME) => {
            fields.insert("description".to_owned(), about.into());
            Value::Object(fields)
        }
        other => json!({ "description": about, "allOf": [other] }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPES: &str = r#"// Written.

/**
 * All of it.
 */
export type View = { seats: Array<Seat>, hand: Hand<Array<number>>, turn: number | null, cells: Array<[number, string]>,
/**
 * By name.
 */
ways: { [key in string]: Seat }, more?: Record<string, string>, };

export type Hand<C> = { "cards": C } | { "hidden": number };

export type Seat = "free" | "taken" | { "won": number | null };
"#;

    #[test]
    fn types_become_schemas() {
        let schemas = schemas("lots", TYPES).unwrap();
        assert_eq!(schemas.keys().collect::<Vec<_>>(), ["LotsView", "LotsSeat"]);
        let view = &schemas["LotsView"];
        assert_eq!(view["description"], "All of it.");
        assert_eq!(view["required"], json!(["seats", "hand", "turn", "cells", "ways"]));
        let fields = &view["properties"];
        let seat = json!({ "$ref": "#/components/schemas/LotsSeat" });
        assert_eq!(fields["seats"], json!({ "type": "array", "items": seat }));
        assert_eq!(fields["turn"], json!({ "anyOf": [{ "type": "number" }, { "type": "null" }] }));
        assert_eq!(
            fields["ways"],
            json!({ "type": "object", "additionalProperties": seat, "description": "By name." })
        );
        assert_eq!(fields["hand"]["anyOf"][0]["properties"]["cards"]["items"], json!({ "type": "number" }));
        assert_eq!(fields["cells"]["items"]["prefixItems"][1], json!({ "type": "string" }));
        assert_eq!(schemas["LotsSeat"]["anyOf"][0]["enum"], json!(["free", "taken"]));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let error = schemas("lots", "export type View = { a: };").unwrap_err();
        assert_eq!(error, "LotsView: expected a name before \"};\"");
    }
}

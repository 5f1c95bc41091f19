//! A bill of materials in the format `CycloneDX` 1.5.

use super::parts::Part;

pub(super) fn json(version: &str, parts: &[Part]) -> String {
    let components: Vec<String> = parts.iter().map(component).collect();
    format!(
        "{{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.5\",\n  \"version\": 1,\n  \"metadata\": {{\n    \
         \"component\": {{ \"type\": \"application\", \"name\": \"irrgarten\", \"version\": {}, \"licenses\": \
         [{{ \"expression\": \"MIT OR Apache-2.0\" }}] }}\n  }},\n  \"components\": [\n{}\n  ]\n}}\n",
        quoted(version),
        components.join(",\n")
    )
}

fn component(part: &Part) -> String {
    let Part { registry, name, version, licence, sha256 } = part;
    let hashes = sha256.as_ref().map_or(String::new(), |sum| {
        format!(", \"hashes\": [{{ \"alg\": \"SHA-256\", \"content\": {} }}]", quoted(sum))
    });
    let purl = format!("pkg:{registry}/{}@{version}", name.replace('@', "%40"));
    format!(
        "    {{ \"type\": \"library\", \"name\": {}, \"version\": {}, \"purl\": {}, \"licenses\": [{{ \"expression\": {} \
         }}]{hashes} }}",
        quoted(name),
        quoted(version),
        quoted(&purl),
        quoted(licence)
    )
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => quoted.push(' '),
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_written_with_what_is_known_of_it() {
        let part = Part {
            registry: "npm",
            name: "@fluent/bundle".to_owned(),
            version: "0.19.1".to_owned(),
            licence: "Apache-2.0".to_owned(),
            sha256: Some("ab".to_owned()),
        };
        let text = json("0.2.0", &[part]);
        assert!(
            text.contains("\"purl\": \"pkg:npm/%40fluent/bundle@0.19.1\"")
                && text.contains("\"content\": \"ab\"")
        );
        assert_eq!(text.matches('{').count(), text.matches('}').count());
        assert_eq!(quoted("a\"b\\"), "\"a\\\"b\\\\\"");
    }
}

//! Are the files of a game complete, and do they agree with each other?

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use irrgarten_game::{Language, WordsFiles};

/// The blanks of each message and attribute, by its name.
type Blanks = BTreeMap<String, BTreeSet<String>>;

/// Everything that is wrong: text that cannot be read, messages only some languages have, blanks that differ.
pub fn faults(files: &WordsFiles) -> Vec<String> {
    let mut faults = Vec::new();
    let read = |language: Language, faults: &mut Vec<String>| match FluentResource::try_new(
        files.get(language).to_owned(),
    ) {
        Ok(resource) => blanks(&resource),
        Err((resource, errors)) => {
            faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
            blanks(&resource)
        }
    };
    let english = read(Language::En, &mut faults);
    for language in Language::ALL.into_iter().skip(1) {
        let other = read(language, &mut faults);
        for (name, wanted) in &english {
            match other.get(name) {
                None => faults.push(format!("{language} lacks {name}")),
                Some(found) if found != wanted => {
                    faults
                        .push(format!("{language}: {name} has the blanks {found:?}, English has {wanted:?}"));
                }
                Some(_) => {}
            }
        }
        let extra = other.keys().filter(|name| !english.contains_key(*name));
        faults.extend(extra.map(|name| format!("{language} has {name}, which English lacks")));
    }
    faults
}

/// The names of all messages, as English has them.
pub fn names(files: &WordsFiles) -> Vec<String> {
    let resource = FluentResource::try_new(files.get(Language::En).to_owned());
    let resource = resource.unwrap_or_else(|(resource, _)| resource);
    blanks(&resource).into_keys().filter(|name| !name.contains('.')).collect()
}

fn blanks(resource: &FluentResource) -> Blanks {
    let mut all = Blanks::new();
    for entry in resource.entries() {
        let ast::Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        if let Some(pattern) = &message.value {
            in_pattern(pattern, all.entry(name.to_owned()).or_default());
        }
        for attribute in &message.attributes {
            let name = format!("{name}.{}", attribute.id.name);
            in_pattern(&attribute.value, all.entry(name).or_default());
        }
    }
    all
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_agree_have_no_faults() {
        let file = "board = The maze\nlay = Lay { $card }\n    .many = { $n ->\n        [one] one\n       *[other] { $n }\n    }\n";
        assert_eq!(faults(&WordsFiles([file; 4])), Vec::<String>::new());
    }

    #[test]
    fn every_difference_is_named() {
        let files =
            WordsFiles(["a = A { $x }\nb = B\n", "a = A { $y }\nb = B\n", "a = A { $x }\n", "b = B\n+\n"]);
        let all = faults(&files).join("\n");
        for wanted in ["de: a has the blanks", "fr lacks b", "nl lacks a", "nl: "] {
            assert!(all.contains(wanted), "{wanted}: {all}");
        }
    }
}

//! What a game says to people, as it is sent.

use std::collections::BTreeMap;

use irrgarten_game::{Argument, Message};
use irrgarten_wire as wire;

/// A message of a game with its English text.
pub fn message_of(message: &Message, text: impl Into<String>) -> wire::WordsMessage {
    wire::WordsMessage { key: message.key.to_owned(), arguments: arguments(message), text: text.into() }
}

fn arguments(message: &Message) -> BTreeMap<String, wire::WordsArgument> {
    message.arguments.iter().map(|(name, one)| ((*name).to_owned(), argument(one))).collect()
}

fn argument(one: &Argument) -> wire::WordsArgument {
    match one {
        Argument::Number(number) => wire::WordsArgument::Number(*number),
        Argument::Text(text) => wire::WordsArgument::Text(text.clone()),
        Argument::List(list) => wire::WordsArgument::List(list.iter().map(argument).collect()),
        Argument::Message(message) => {
            wire::WordsArgument::Message { key: message.key.to_owned(), arguments: arguments(message) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_written_without_what_it_does_not_have_and_read_back() {
        let sides = vec![Message::new("sides-N")];
        let push = Message::new("push").with("n", 2_usize).with("at", "b1").with("sides", sides);
        let sent = message_of(&push, "Push");
        let written = serde_json::to_string(&sent).expect("JSON");
        let arguments = r#"{"at":"b1","n":2,"sides":[{"key":"sides-N"}]}"#;
        assert_eq!(written, format!(r#"{{"key":"push","arguments":{arguments},"text":"Push"}}"#));
        assert_eq!(serde_json::from_str::<wire::WordsMessage>(&written).expect("a message"), sent);
    }
}

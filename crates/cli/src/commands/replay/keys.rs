//! Keys as a terminal sends them.

use std::io::{self, Read};

/// What somebody wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    On,
    Back,
    First,
    Last,
    /// A digit of the number of a turn.
    Digit(u8),
    Enter,
    Quit,
    Unknown,
}

/// The next key; nothing if there are no more.
pub(super) fn next(keys: &mut impl Read) -> io::Result<Option<Key>> {
    let Some(byte) = read(keys)? else { return Ok(None) };
    Ok(Some(match byte {
        0x1b => escaped(keys)?,
        b'n' | b'l' | b' ' => Key::On,
        b'p' | b'h' => Key::Back,
        b'g' | b'<' => Key::First,
        b'G' | b'>' => Key::Last,
        b'0'..=b'9' => Key::Digit(byte - b'0'),
        b'\r' | b'\n' => Key::Enter,
        // Ctrl-C and Ctrl-D.
        b'q' | 3 | 4 => Key::Quit,
        _ => Key::Unknown,
    }))
}

/// What follows an escape: arrows, Home, End, and the keys that turn pages.
fn escaped(keys: &mut impl Read) -> io::Result<Key> {
    let Some(b'[' | b'O') = read(keys)? else { return Ok(Key::Unknown) };
    let mut number = 0;
    loop {
        return Ok(match read(keys)? {
            Some(b'C' | b'B') => Key::On,
            Some(b'D' | b'A') => Key::Back,
            Some(b'H') => Key::First,
            Some(b'F') => Key::Last,
            Some(digit @ b'0'..=b'9') => {
                number = digit - b'0';
                continue;
            }
            Some(b'~') => match number {
                1 | 7 => Key::First,
                4 | 8 => Key::Last,
                5 => Key::Back,
                6 => Key::On,
                _ => Key::Unknown,
            },
            _ => Key::Unknown,
        });
    }
}

fn read(keys: &mut impl Read) -> io::Result<Option<u8>> {
    let mut byte = [0];
    loop {
        match keys.read(&mut byte) {
            Ok(0) => return Ok(None),
            Ok(_) => return Ok(Some(byte[0])),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// A terminal that sends every key at once and shows none of them, until this is dropped.
#[cfg(unix)]
pub(super) struct Raw(rustix::termios::Termios);

#[cfg(unix)]
impl Drop for Raw {
    fn drop(&mut self) {
        // If the terminal is gone, there is nothing to restore.
        let _ = rustix::termios::tcsetattr(io::stdin(), rustix::termios::OptionalActions::Now, &self.0);
    }
}

/// Lets the terminal send every key at once, if it can do that.
#[cfg(unix)]
pub(super) fn raw() -> Option<Raw> {
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    let before = tcgetattr(io::stdin()).ok()?;
    let mut asked = before.clone();
    asked.local_modes.remove(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG);
    tcsetattr(io::stdin(), OptionalActions::Now, &asked).ok()?;
    Some(Raw(before))
}

/// Keys come line by line here.
#[cfg(not(unix))]
pub(super) fn raw() -> Option<()> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Key> {
        std::iter::from_fn(|| next(&mut bytes).unwrap()).collect()
    }

    #[test]
    fn keys_are_read_as_terminals_send_them() {
        assert_eq!(all(b"\x1b[C\x1b[B\x1bOCn \x1b[6~"), [Key::On; 6]);
        assert_eq!(all(b"\x1b[D\x1b[A\x1bODp\x1b[5~"), [Key::Back; 5]);
        assert_eq!(all(b"\x1b[H\x1b[1~g\x1b[F\x1b[4~G"), {
            let (first, last) = ([Key::First; 3], [Key::Last; 3]);
            [first, last].concat()
        });
        assert_eq!(all(b"12\r"), [Key::Digit(1), Key::Digit(2), Key::Enter]);
        assert_eq!(all(b"q\x03"), [Key::Quit; 2]);
        assert_eq!(all(b"\x1b[99~x\x1b"), [Key::Unknown; 3]);
    }
}

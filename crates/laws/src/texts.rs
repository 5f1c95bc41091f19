//! Everything that is written can be read back.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use irrgarten_game::{BadText, Game as _, Notation, Viewer};

use crate::legality::{actions, chances};
use crate::survey::positions;
use crate::words::{event_name, viewer_name};
use crate::{Effort, Lawful, Report, Violation};

/// Actions, draws, positions and views come back from their text as they were, and each is one line.
pub fn text_round_trips<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("text_round_trips", effort.costly(), |scene| {
        for seat in scene.seats() {
            actions::<L::Game>(scene.state, seat).into_iter().try_for_each(word)?;
        }
        chances::<L::Game>(scene.state).into_iter().try_for_each(|(drawn, _)| word(drawn))?;
        position::<L::Game>(scene.state)?;
        for viewer in Viewer::all(L::Game::seats(scene.state)) {
            view::<L::Game>(&L::Game::view(scene.state, viewer))
                .map_err(|bad| format!("{}: {bad}", viewer_name(viewer)))?;
            if let Some(event) = scene.next {
                one_word(&L::Game::redacted_for(scene.state, event, viewer)).map_err(|bad| {
                    format!("{} as redacted for {}: {bad}", event_name::<L::Game>(event), viewer_name(viewer))
                })?;
            }
        }
        Ok(())
    })
}

fn word<T: Copy + Eq + Debug + Display + FromStr<Err = BadText>>(token: T) -> Result<(), String> {
    let text = token.to_string();
    one_word(&text)?;
    match text.parse::<T>() {
        Ok(read) if read == token => Ok(()),
        Ok(read) => Err(format!("{token:?} is written {text:?}, which is read as {read:?}")),
        Err(bad) => Err(format!("{token:?} is written {text:?}, which cannot be read: {bad}")),
    }
}

/// Records are split at blanks, and `#` begins a comment.
fn one_word(text: &str) -> Result<(), String> {
    if text.is_empty() || text.starts_with('#') || text.contains(char::is_whitespace) {
        return Err(format!("{text:?} is not one word of a record"));
    }
    Ok(())
}

fn one_line(text: &str) -> Result<(), String> {
    if text.trim() == text && !text.is_empty() && !text.contains(['\n', '\r', ';']) && !text.contains(" #") {
        return Ok(());
    }
    Err(format!("{text:?} is not one line without comment and semicolon, as files need it"))
}

fn position<G: Notation>(state: &G::State) -> Result<(), String> {
    let text = G::position(state, &G::Order::default());
    one_line(&text)?;
    let (read, order) =
        G::read_position(&text).map_err(|bad| format!("the position's text cannot be read: {bad}"))?;
    if order != G::Order::default() {
        return Err("the position was written without an order of piles and read with one".to_owned());
    }
    let again = G::position(&read, &order);
    if again != text {
        return Err(format!("the position is read and written again as {again}"));
    }
    if read != *state {
        return Err("the position's text is read as another state that is written alike".to_owned());
    }
    Ok(())
}

fn view<G: Notation>(view: &G::View) -> Result<(), String> {
    let text = G::view_text(view);
    one_line(&text)?;
    let read = G::read_view(&text).map_err(|bad| format!("the view's text {text} cannot be read: {bad}"))?;
    if read != *view {
        return Err(format!("the view's text {text} is read as {read:?}, not as {view:?}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_a_file_is_no_word_and_no_line() {
        assert!(one_word("44n@0,-1x0,1").is_ok());
        for bad in ["", "#1", "a b", "a\n"] {
            assert!(one_word(bad).is_err(), "{bad:?}");
        }
        assert!(one_line("nine/1 n=2 #3a").is_err() && one_line("nine/1 n=2#3a").is_ok());
        for bad in ["", " a", "a\nb", "a ; D1 3"] {
            assert!(one_line(bad).is_err(), "{bad:?}");
        }
    }
}

//! Writing positions and views.

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Settings as _};
use irrgarten_kit::{Hand, Order, Scribble, listed};

use crate::Cards;
use crate::components::Card;
use crate::labyrinth::{Labyrinth, Laid};
use crate::options::Options;
use crate::view::View;

/// A view, and the order of the pile if it is known.
pub(super) fn text(view: &View, order: &Order<Card>) -> String {
    let pile = match order.cards() {
        // Which cards are aside, nothing else tells.
        [] if !view.aside.is_empty() => format!("?{}", listed(view.unseen().iter(), ",")),
        [] => view.pile.to_string(),
        cards => listed(cards, ","),
    };
    let mut text = format!(
        "{} n={} {} h={} c={} p={pile} t={}",
        Cards::META.tag(),
        view.seats(),
        rows(&view.labyrinth),
        listed(view.hands.iter().map(Hand::text), "|"),
        listed(view.won.iter().map(|won| listed(won.iter(), ",")), "|"),
        listed(view.mover, ""),
    );
    for (key, value) in (Options { rulings: view.rulings, ..Options::default() }).changed() {
        let (key, value) = if key == "equal_turns" { ("equal", "1".to_owned()) } else { (key, value) };
        let _ = write!(text, " {key}={value}");
    }
    text
}

/// `@x,y:` of the top left corner, then row by row.
pub(crate) fn rows(labyrinth: &Labyrinth) -> String {
    let Some((low, high)) = labyrinth.bounds() else { return "@0,0:_".to_owned() };
    let width = usize::from(high.x.abs_diff(low.x)) + 1;
    let mut places = vec![None; width * (usize::from(high.y.abs_diff(low.y)) + 1)];
    for (card, Laid { cell, top }) in labyrinth.iter() {
        let (x, y) = (usize::from(cell.x.abs_diff(low.x)), usize::from(cell.y.abs_diff(low.y)));
        places[y * width + x] = Some((card, top));
    }
    let mut text = format!("@{low}:");
    text.reserve(places.len() * 4);
    for row in places.chunks(width) {
        for place in row {
            match place {
                Some((card, top)) => {
                    let mut word = Scribble::<4>::default();
                    word.number(card.number(), true);
                    word.letter(top.letter());
                    text.push_str(word.as_str());
                }
                None => text.push('_'),
            }
            text.push('.');
        }
        text.pop();
        text.push('/');
    }
    text.pop();
    text
}

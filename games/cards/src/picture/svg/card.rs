//! The front of a card.

use std::fmt::Write as _;
use std::sync::OnceLock;

use irrgarten_kit::{Direction, Indexed as _};

use super::CARD;
use super::hedge::{Garden, TUFT};
use super::ink;
use super::track::{self, Track};
use crate::components::{CARDS, Card, Deck, DeckName, Kind};
use crate::picture::turned::Turned;
use irrgarten_kit::drawing::{Num, Point, Step, at, miniature, word};

/// How large a treasure is painted, from edge to edge of its parchment: lanes are narrow where they bend.
const GARDEN_MEDALLION: f64 = 37.6;
const LANES_MEDALLION: f64 = 33.6;

/// What fronts share, for the definitions of a document.
pub(super) fn definitions() -> String {
    let (medallion, leaves) = (plate(), leaves());
    format!(
        r#"<clipPath id="c-edge"><rect width="100" height="100" rx="5"/></clipPath>
{leaves}
{medallion}"#
    )
}

/// The medallion, 40 wide; the painting goes on it.
pub(super) fn plate() -> String {
    miniature::plate("c-medallion", r#"circle cx="1.3" cy="2.1" r="19.2""#)
}

/// Leaves all over a card, with which hedges are painted: written once and not with each of fifty cards, of which they
/// would be half.
fn leaves() -> String {
    let leaves = Garden::of_card(0).leaves();
    let side = Num(2.0 * CARD);
    let mut drawn = format!(
        r#"<pattern id="c-leaves" width="{side}" height="{side}" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="2" stroke-linecap="round">"#
    );
    for (odd, ink) in [(0, ink::LEAF), (1, ink::HEDGE_SHADE)] {
        let data = leaves.iter().skip(odd).step_by(2).fold(String::new(), |mut data, (from, along)| {
            let _ = write!(data, "M{}l{}", Step(halves(*from)), Step(halves(*along)));
            data
        });
        let _ = write!(drawn, r#"<path d="{data}" stroke="{ink}"/>"#);
    }
    drawn + "</g></pattern>"
}

/// A card whose top points there, from 0,0 to 100,100. Uses [`definitions`] and the symbols of its treasures.
///
/// A hedge takes long to grow, so every card is drawn once and kept.
pub(super) fn front(deck: &'static Deck, card: Card, top: Direction) -> &'static str {
    const ALL: usize = DeckName::ALL.len() * CARDS * 4;
    static DRAWN: [OnceLock<String>; ALL] = [const { OnceLock::new() }; ALL];
    let nth = (deck.name as usize * CARDS + card.index()) * 4 + top.index();
    DRAWN[nth].get_or_init(|| draw(deck, card, top))
}

fn draw(deck: &'static Deck, card: Card, top: Direction) -> String {
    let mut drawn = ground(deck, card, top);
    draw_treasures(&mut drawn, &Turned::new(deck, card, top));
    drawn
}

/// Everything that is turned with the card: its paths and hedges and its number.
pub(super) fn ground(deck: &'static Deck, card: Card, top: Direction) -> String {
    let track = Track::of(&Turned::new(deck, card, Direction::North));
    let mut garden = Garden::of_card(card.number());
    let mut drawn = String::from(r#"<g clip-path="url(#c-edge)" fill="none" stroke-linecap="round">"#);
    let _ = write!(drawn, r#"<path d="M0 0H100V100H0Z" fill="{}"/>"#, ink::HEDGE_SHADE);
    draw_paths(&mut drawn, &track, top);
    // What is strewn is written in halves, as whole numbers: there is much of it.
    drawn.push_str(r#"<g transform="scale(.5)">"#);
    let gravel = dots(&garden.gravel(&track), top);
    let _ = write!(drawn, r#"<path d="{gravel}" stroke="{}" stroke-width="2.4"/>"#, ink::GRAVEL);
    let tufts = garden.tufts(&track);
    let id = format!("c-{}-{card}{}", deck.name, top.letter());
    draw_hedge(&mut drawn, &id, &dots(&tufts, top));
    drawn.push_str("</g></g>");
    draw_label(&mut drawn, card, top);
    drawn
}

/// The paths, a little wider than they will be seen between the hedges.
fn draw_paths(drawn: &mut String, track: &Track, top: Direction) {
    let (lanes, sand) = (track.data(top), ink::SAND);
    let width = Num(2.0 * track::HALF + 2.0);
    let _ = write!(drawn, r#"<path d="{lanes}" stroke="{sand}" stroke-width="{width}"/>"#);
    for (place, radius) in &track.places {
        let Point { x, y } = place.turned(CARD, top);
        let radius = Num(radius + 1.0);
        let _ = write!(drawn, r#"<circle cx="{}" cy="{}" r="{radius}" fill="{sand}"/>"#, Num(x), Num(y));
    }
}

/// The tufts one above the other: shadow, outline, what is in the shade and in the light, and leaves.
fn draw_hedge(drawn: &mut String, id: &str, tufts: &str) {
    let _ = write!(drawn, r#"<defs><path id="{id}" d="{tufts}"/></defs>"#);
    for (x, y, width, ink) in [
        (1.3, 2.0, 2.0 * TUFT + 1.6, ink::SHADOW),
        (0.0, 0.0, 2.0 * TUFT + 2.0, ink::HEDGE_DEEP),
        (0.0, 0.0, 2.0 * TUFT - 0.6, ink::HEDGE),
        (-0.7, -0.9, TUFT + 0.6, ink::HEDGE_LIGHT),
        (0.0, 0.0, 2.0 * TUFT - 0.6, "url(#c-leaves)"),
    ] {
        let (x, y, width) = (Num(2.0 * x), Num(2.0 * y), Num(2.0 * width));
        let _ =
            write!(drawn, r##"<use href="#{id}" x="{x}" y="{y}" stroke="{ink}" stroke-width="{width}"/>"##);
    }
}

/// The card's number on a tag in the corner left of its top.
fn draw_label(drawn: &mut String, card: Card, top: Direction) {
    let (turn, line, paper) = (90 * top.index(), ink::LINE, ink::PARCHMENT);
    let number = word(&card.to_string(), at(8.2, 6.6), 6.2);
    let _ = write!(
        drawn,
        r#"<g transform="rotate({turn} 50 50)" stroke="{line}">
<rect x="1.5" y="1.6" width="13.4" height="10" rx="2.2" fill="{paper}" stroke-width=".9"/>{number}</g>"#,
    );
}

/// Upright, however the card lies.
fn draw_treasures(drawn: &mut String, card: &Turned) {
    let scale = medallion(card.lanes) / 40.0;
    for (room, kind) in card.treasures() {
        let (place, treasure) = (track::room(card, room), treasure(kind));
        let _ = write!(drawn, r#"<g transform="translate({place}) scale({scale:.2})">{treasure}</g>"#);
    }
}

/// How wide a treasure is, from edge to edge of its medallion.
pub(super) const fn medallion(lanes: bool) -> f64 {
    if lanes { LANES_MEDALLION } else { GARDEN_MEDALLION }
}

/// A treasure on its medallion, 40 wide, around 0,0.
pub(super) fn treasure(kind: Kind) -> String {
    format!(
        r##"<use href="#c-medallion"/>
<use href="#t-{}" x="-15.7" y="-15.7" width="31.4" height="31.4"/>"##,
        kind.name()
    )
}

/// Points as path data that round line ends make visible, each from the one before: that takes fewest letters.
fn dots(points: &[Point], top: Direction) -> String {
    let places = in_rows(points.iter().map(|point| halves(point.turned(CARD, top))).collect());
    let mut last = at(0.0, 0.0);
    places.into_iter().fold(String::new(), |mut data, place| {
        let step = Step(place.moved(-last.x, -last.y));
        let _ = write!(data, "m{step}h0");
        last = place;
        data
    })
}

/// Row by row, there and back again.
fn in_rows(mut points: Vec<Point>) -> Vec<Point> {
    const ROW: f64 = 12.0;
    let row = |point: &Point| (point.y / ROW).floor() as i64;
    let along = |point: &Point| if row(point) % 2 == 0 { point.x } else { -point.x };
    points.sort_by(|one, two| row(one).cmp(&row(two)).then(along(one).total_cmp(&along(two))));
    points
}

/// A place counted in whole halves.
fn halves(place: Point) -> Point {
    at((2.0 * place.x).round(), (2.0 * place.y).round())
}

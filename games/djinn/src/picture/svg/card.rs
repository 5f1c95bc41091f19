//! The front and the back of a path card.

use std::fmt::Write as _;
use std::sync::OnceLock;

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Direction, Indexed as _};

use super::CARD;
use super::ink;
use crate::components::{CARDS, Card, Gates};
use irrgarten_kit::drawing::{Num, Point, at, word};

/// Half the width of a path.
const HALF: f64 = 7.0;

/// What cards share, for the definitions of a document.
pub(super) fn definitions() -> String {
    format!(
        r#"<clipPath id="d-edge"><rect width="100" height="100" rx="4"/></clipPath>
<rect id="d-shadow" x="1.5" y="3" width="100" height="100" rx="4" fill="{shadow}"/>
<g id="d-back"><rect width="100" height="100" rx="4" fill="{back}"/>
<rect x="4.5" y="4.5" width="91" height="91" rx="3" fill="none" stroke="{gold}" stroke-width="1.6"/>
<path d="M50 18C30 18 22 34 22 50C22 70 34 82 50 82S78 70 78 50C78 34 70 18 50 18Z" fill="{deep}" stroke="{gold}"
stroke-width="1.6"/><path d="M31 60C36 66 62 67 66 58C70 57 75 52 74 47C70 49 66 51 62 51L40 50C36 50 34 46 30 46C29
52 29 56 31 60ZM45 48C44 42 56 42 55 48M42 66L40 71H60L58 66" fill="{light}" stroke="{line}" stroke-width="1.4"
stroke-linejoin="round"/><path d="M75 44C80 38 72 34 77 27" fill="none" stroke="{cream}" stroke-width="2"
stroke-linecap="round"/>
<rect x=".6" y=".6" width="98.8" height="98.8" rx="3.6" fill="none" stroke="{deep}" stroke-width="1.2"/></g>
"#,
        shadow = ink::SHADOW,
        back = ink::BACK,
        deep = ink::BACK_DEEP,
        gold = ink::GOLD,
        light = ink::GOLD_LIGHT,
        line = ink::LINE,
        cream = ink::CREAM,
    )
}

/// A card whose top points there, from 0,0 to 100,100. Drawn once as printed, then turned.
pub(super) fn front(card: Card, top: Direction) -> String {
    static DRAWN: [OnceLock<String>; CARDS] = [const { OnceLock::new() }; CARDS];
    turned(DRAWN[card.index()].get_or_init(|| draw(card, card.gates())), top)
}

/// The same for a card of another box, which is called like this one.
pub(super) fn other(card: Card, gates: Gates, top: Direction) -> String {
    turned(&draw(card, gates), top)
}

fn turned(drawn: &str, top: Direction) -> String {
    format!(r#"<g transform="rotate({} 50 50)">{drawn}</g>"#, 90 * top.index())
}

/// Where a gate of the printed card is.
fn gate(side: Direction, place: u8) -> Point {
    let along = f64::from(place) * CARD / 6.0;
    match side {
        Direction::North => at(along, 0.0),
        Direction::East => at(CARD, along),
        Direction::South => at(CARD - along, CARD),
        Direction::West => at(0.0, CARD - along),
    }
}

/// From a gate straight in, then in a bend to the junction: four points of a curve.
fn arm(side: Direction, gate: Point, junction: Point) -> [Point; 4] {
    let (x, y) = match side {
        Direction::North => (0.0, 1.0),
        Direction::East => (-1.0, 0.0),
        Direction::South => (0.0, -1.0),
        Direction::West => (1.0, 0.0),
    };
    let reach = 0.55 * gate.distance(junction);
    let inner = gate.moved(x * reach, y * reach);
    [gate.moved(-6.0 * x, -6.0 * y), inner, junction.towards(inner, 0.35), junction]
}

fn on_curve([a, b, c, d]: [Point; 4], part: f64) -> Point {
    let (ab, bc, cd) = (a.towards(b, part), b.towards(c, part), c.towards(d, part));
    ab.towards(bc, part).towards(bc.towards(cd, part), part)
}

/// The arms of the printed card's path, each from its gate to the junction where all meet.
fn arms(gates: Gates, dice: &mut SearchRng) -> Vec<[Point; 4]> {
    let mut jitter = |most: u32| f64::from(dice.below(2 * most + 1)) - f64::from(most);
    let gates: Vec<(Direction, Point)> = Direction::ALL
        .into_iter()
        .map(|side| (side, gates.at(Direction::North, side)))
        .filter(|&(_, place)| place > 0)
        .map(|(side, place)| (side, gate(side, place)))
        .collect();
    let third = |of: fn(&Point) -> f64| gates.iter().map(|(_, gate)| of(gate)).sum::<f64>() / 3.0;
    // Between the middle of the card and that of its gates, a little off: a hand drew it.
    let junction = at(third(|gate| gate.x), third(|gate| gate.y)).towards(at(50.0, 48.0), 0.6);
    let junction = junction.moved(jitter(5), jitter(5));
    gates.iter().map(|&(side, gate)| arm(side, gate, junction)).collect()
}

fn drawn_with(card: Card) -> SearchRng {
    SearchRng::new(u64::from(card.number()))
}

/// The path of the printed card as lines for the page: from each gate on the edge to the junction.
#[cfg(test)]
pub(super) fn lines(card: Card) -> Vec<Vec<Point>> {
    let inside = |point: Point| at(point.x.clamp(0.0, CARD), point.y.clamp(0.0, CARD));
    let arms = arms(card.gates(), &mut drawn_with(card));
    let line = |arm: &[Point; 4]| (0..=8).map(|nth| inside(on_curve(*arm, f64::from(nth) / 8.0))).collect();
    arms.iter().map(line).collect()
}

fn draw(card: Card, gates: Gates) -> String {
    let mut dice = drawn_with(card);
    let arms = arms(gates, &mut dice);
    let junction = arms.first().map_or(at(50.0, 50.0), |arm| arm[3]);
    let paths = arms.iter().fold(String::new(), |mut data, [a, b, c, d]| {
        let _ = write!(data, "M{a}C{b} {c} {d}");
        data
    });
    let walked: Vec<Point> =
        arms.iter().flat_map(|&arm| (0..=24).map(move |nth| on_curve(arm, f64::from(nth) / 24.0))).collect();
    let mut drawn = String::from(r#"<g clip-path="url(#d-edge)" fill="none" stroke-linecap="round">"#);
    let _ = write!(drawn, r#"<path d="M0 0H100V100H0Z" fill="{}"/>"#, ink::ROCK);
    draw_rock(&mut drawn, &walked, &mut dice);
    // Below the paths, so that they run on from card to card.
    let _ = write!(
        drawn,
        r#"<rect x=".6" y=".6" width="98.8" height="98.8" rx="3.6" stroke="{}" stroke-width="1.2"/>"#,
        ink::ROCK_DEEP
    );
    for (width, ink) in
        [(2.0 * HALF + 7.0, ink::ROCK_DEEP), (2.0 * HALF + 2.4, ink::LINE), (2.0 * HALF, ink::SAND)]
    {
        let _ = write!(drawn, r#"<path d="{paths}" stroke="{ink}" stroke-width="{}"/>"#, Num(width));
    }
    let Point { x, y } = junction;
    let _ = write!(
        drawn,
        r#"<circle cx="{}" cy="{}" r="{}" fill="{}"/>"#,
        Num(x),
        Num(y),
        Num(HALF + 1.0),
        ink::SAND
    );
    let _ = write!(
        drawn,
        r#"<path d="{paths}" stroke="{}" stroke-width="3" stroke-dasharray=".1 6.5"/>"#,
        ink::SAND_LIGHT
    );
    draw_gravel(&mut drawn, &walked, &mut dice);
    drawn.push_str("</g>");
    draw_label(&mut drawn, card);
    drawn
}

/// Boulders lit from above, and here and there a crystal, where no path runs.
fn draw_rock(drawn: &mut String, walked: &[Point], dice: &mut SearchRng) {
    let mut placed: Vec<Point> = Vec::new();
    let label = at(9.0, 7.0);
    for nth in 0..220 {
        let place = at(f64::from(dice.below(1000)) / 10.0, f64::from(dice.below(1000)) / 10.0);
        let size = 3.0 + f64::from(dice.below(30)) / 10.0;
        let clear = walked.iter().all(|step| step.distance(place) > HALF + 3.5 + size);
        let apart = placed.iter().all(|other| other.distance(place) > 10.5) && label.distance(place) > 14.0;
        if !clear || !apart {
            continue;
        }
        placed.push(place);
        let (x, y) = (Num(place.x), Num(place.y));
        let crystal = nth % 9 == 0;
        let _ = if crystal {
            write!(
                drawn,
                r#"<path d="M{place}m0-5l2.6 4.6-2.6 5-2.6-5ZM{place}m-4-1l1.8 2.6-1 3.4-2.2-3Z" fill="{}" stroke="{}"
stroke-width=".8"/>"#,
                ink::CRYSTAL,
                ink::ROCK_DEEP
            )
        } else {
            let (width, height) = (Num(size * 1.3), Num(size));
            write!(
                drawn,
                r#"<ellipse cx="{x}" cy="{y}" rx="{width}" ry="{height}" fill="{}"/><ellipse cx="{}" cy="{}" rx="{}"
ry="{}" fill="{}"/>"#,
                ink::ROCK_DEEP,
                Num(place.x - 0.6),
                Num(place.y - 1.0),
                Num(size * 1.1),
                Num(size * 0.75),
                ink::ROCK_LIGHT
            )
        };
    }
}

/// Pebbles along the path.
fn draw_gravel(drawn: &mut String, walked: &[Point], dice: &mut SearchRng) {
    let mut data = String::new();
    for step in walked.iter().step_by(3) {
        let (x, y) = (f64::from(dice.below(9)) - 4.0, f64::from(dice.below(9)) - 4.0);
        let _ = write!(data, "M{}h0", step.moved(x, y));
    }
    let _ = write!(drawn, r#"<path d="{data}" stroke="{}" stroke-width="1.6"/>"#, ink::GRAVEL);
}

/// The card's number on a tag in the corner left of its blank top.
fn draw_label(drawn: &mut String, card: Card) {
    let number = word(&card.to_string(), at(9.2, 7.6), 6.4);
    let _ = write!(
        drawn,
        r#"<g stroke="{line}"><rect x="2.2" y="2.2" width="14" height="10.8" rx="2.4" fill="{paper}"
stroke-width=".9"/>{number}</g>"#,
        line = ink::LINE,
        paper = ink::PARCHMENT,
    );
}

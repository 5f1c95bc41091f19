//! A picture of a rulebook: a part of what a game draws, with marks on it.

use std::fmt::Write as _;

use irrgarten_game::Area;

/// A picture of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The name of its file without the ending: the example and the number of the picture, `two-helmets-1`.
    pub name: String,
    /// As an SVG document.
    pub svg: String,
    /// For a terminal, if the game has text for it.
    pub art: Option<String>,
    /// What is marked in it: a place, `!place` for what is not allowed, `place->place` for a way.
    pub marks: Vec<String>,
    /// How wide and how high the SVG document is.
    pub size: (u32, u32),
}

/// What is shown of a picture, and what is marked in it.
pub(crate) struct Frame<'a> {
    pub(crate) part: Option<Area>,
    pub(crate) marks: &'a [String],
}

/// A line that can be seen on light and on dark wood: a dark one with a bright one on it.
const CASING: &str = "#1d1408";
const RING: &str = "#ffc83d";
const CROSS: &str = "#ff5a4a";
/// Left around the part of a picture that is shown.
const MARGIN: f64 = 12.0;

/// The document with the marks on it and nothing but its part; an error is the name of a place that there is not.
pub(crate) fn draw(
    svg: &str,
    frame: &Frame<'_>,
    place: impl Fn(&str) -> Option<Area>,
) -> Result<(String, (u32, u32)), String> {
    let whole = extent(svg).ok_or_else(|| "viewBox".to_owned())?;
    let shown = frame.part.map_or(whole, |part| within(grown(part, MARGIN), whole));
    let mut marks = String::new();
    let find = |name: &str| place(name).ok_or_else(|| name.to_owned());
    // Lines look alike in all pictures of a book, whatever part they show.
    let pen = shown.width.max(shown.height) / 160.0;
    for mark in frame.marks {
        if mark.contains("->") {
            let stops: Result<Vec<_>, String> = mark.split("->").map(|name| find(name).map(middle)).collect();
            arrow(&mut marks, &stops?, pen);
        } else if let Some(name) = mark.strip_prefix('!') {
            forbidden(&mut marks, find(name)?, pen);
        } else {
            ring(&mut marks, find(mark)?, RING, pen);
        }
    }
    let drawn = svg.trim_end();
    let drawn = drawn.strip_suffix("</svg>").unwrap_or(drawn);
    Ok((format!("{}{marks}</svg>\n", headed(drawn, shown)), (shown.width as u32, shown.height as u32)))
}

/// The `viewBox` of a document.
fn extent(svg: &str) -> Option<Area> {
    let (_, rest) = svg.split_once("viewBox=\"")?;
    let (numbers, _) = rest.split_once('"')?;
    let numbers: Vec<f64> = numbers.split_whitespace().map_while(|number| number.parse().ok()).collect();
    let [x, y, width, height] = numbers[..] else { return None };
    Some(Area { x, y, width, height })
}

/// The document with another extent.
fn headed(svg: &str, shown: Area) -> String {
    let Some((head, rest)) = svg.split_once('>') else { return svg.to_owned() };
    let mut head = head.to_owned();
    let Area { x, y, width, height } = shown;
    let view_box = format!("{} {} {} {}", n(x), n(y), n(width), n(height));
    for (name, value) in [("width", n(width)), ("height", n(height)), ("viewBox", view_box)] {
        let key = format!(" {name}=\"");
        if let Some((before, after)) = head.split_once(&key) {
            let after = after.split_once('"').map_or("", |(_, after)| after);
            head = format!("{before}{key}{value}\"{after}");
        }
    }
    format!("{head}>{rest}")
}

fn grown(place: Area, by: f64) -> Area {
    Area { x: place.x - by, y: place.y - by, width: place.width + 2.0 * by, height: place.height + 2.0 * by }
}

/// All that lies between and around two places.
pub(crate) fn around(one: Area, two: Area) -> Area {
    let (x, y) = (one.x.min(two.x), one.y.min(two.y));
    let right = (one.x + one.width).max(two.x + two.width);
    let low = (one.y + one.height).max(two.y + two.height);
    Area { x, y, width: right - x, height: low - y }
}

fn within(part: Area, whole: Area) -> Area {
    let (x, y) = (part.x.max(whole.x), part.y.max(whole.y));
    let right = (part.x + part.width).min(whole.x + whole.width);
    let bottom = (part.y + part.height).min(whole.y + whole.height);
    Area { x, y, width: (right - x).max(1.0), height: (bottom - y).max(1.0) }
}

fn middle(place: Area) -> (f64, f64) {
    (place.x + place.width / 2.0, place.y + place.height / 2.0)
}

fn ring(drawn: &mut String, place: Area, ink: &str, pen: f64) {
    let Area { x, y, width, height } = grown(place, pen * 0.4);
    for (ink, wide) in [(CASING, 2.0), (ink, 1.1)] {
        let _ = write!(
            drawn,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="none" stroke="{ink}" stroke-width="{}"/>"#,
            n(x),
            n(y),
            n(width),
            n(height),
            n(pen * 1.5),
            n(pen * wide)
        );
    }
}

/// A red ring with a small cross on its upper right corner, so that what is there can still be seen.
fn forbidden(drawn: &mut String, place: Area, pen: f64) {
    ring(drawn, place, CROSS, pen);
    let (x, y, reach) = (place.x + place.width + pen, place.y - pen, 1.4 * pen);
    let _ = write!(drawn, r#"<circle cx="{}" cy="{}" r="{}" fill="{CASING}"/>"#, n(x), n(y), n(3.2 * pen));
    let (left, right, top, bottom) = (n(x - reach), n(x + reach), n(y - reach), n(y + reach));
    let cross = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
    stroke(drawn, &cross, CROSS, 0.9 * pen);
}

/// From the middle of one place to the middle of another, by way of those between.
fn arrow(drawn: &mut String, stops: &[(f64, f64)], pen: f64) {
    let [.., from, to] = stops else { return };
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(1.0);
    let (across, down) = (across / length, down / length);
    let wing = |side: f64| {
        let back = pen * 3.0;
        (to.0 - back * (across + side * down), to.1 - back * (down - side * across))
    };
    let line = |stops: &[(f64, f64)]| {
        let points: Vec<String> = stops.iter().map(|(x, y)| format!("{} {}", n(*x), n(*y))).collect();
        format!("M{}", points.join("L"))
    };
    let path = line(stops) + &line(&[wing(0.7), *to, wing(-0.7)]);
    stroke(drawn, &path, RING, pen * 1.1);
}

fn stroke(drawn: &mut String, path: &str, ink: &str, wide: f64) {
    for (ink, wide) in [(CASING, wide * 1.8), (ink, wide)] {
        let _ = write!(
            drawn,
            r#"<path d="{path}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>"#,
            n(wide)
        );
    }
}

/// A number as SVG writes it, to a tenth.
fn n(number: f64) -> String {
    ((number * 10.0).round() / 10.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str =
        "<svg xmlns=\"x\" width=\"200\" height=\"100\" viewBox=\"0 0 200 100\">\n<rect width=\"9\"/></svg>\n";

    fn place(name: &str) -> Option<Area> {
        (name == "a").then_some(Area { x: 20.0, y: 30.0, width: 40.0, height: 40.0 })
    }

    #[test]
    fn a_part_of_a_picture_is_a_picture_of_its_own() {
        let (svg, size) = draw(SVG, &Frame { part: place("a"), marks: &[] }, place).unwrap();
        assert_eq!(size, (64, 64));
        assert!(
            svg.starts_with("<svg xmlns=\"x\" width=\"64\" height=\"64\" viewBox=\"8 18 64 64\">\n<rect")
        );
        assert!(svg.ends_with("<rect width=\"9\"/></svg>\n"), "the drawing itself is as it was");
    }

    #[test]
    fn marks_lie_on_top_and_must_be_known() {
        let marks = |marks: &[&str]| marks.iter().map(|&mark| mark.to_owned()).collect::<Vec<_>>();
        let all = marks(&["a", "!a", "a->a->a"]);
        let (svg, size) = draw(SVG, &Frame { part: None, marks: &all }, place).unwrap();
        assert_eq!(size, (200, 100));
        assert!(
            svg.contains(RING)
                && svg.contains(CROSS)
                && svg.matches("<path").count() == 4
                && svg.matches("<rect").count() == 5
        );
        let unknown = marks(&["a->b"]);
        assert_eq!(draw(SVG, &Frame { part: None, marks: &unknown }, place), Err("b".to_owned()));
    }
}

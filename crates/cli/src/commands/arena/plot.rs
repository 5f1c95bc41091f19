//! Pictures of results, as SVG.

use std::fmt::Write as _;

use irrgarten_faces::arena::Interval;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 120.0;
const TOP: f64 = 56.0;
const RIGHT: f64 = WIDTH - 32.0;
const BOTTOM: f64 = HEIGHT - 48.0;
/// More points than this cannot be told apart.
const POINTS: usize = 400;

const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 400\" font-family=\"serif\" \
     font-size=\"14\" fill=\"#3b2f24\"><rect width=\"720\" height=\"400\" fill=\"#f6efe0\"/>";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn headline(svg: &mut String, title: &str) {
    let _ = write!(svg, "<text x=\"{LEFT}\" y=\"32\" font-size=\"18\">{}</text>", escaped(title));
}

/// How a share of the victory went from game to game, in the band it lies in with 95 %.
pub(super) fn course(title: &str, way: &[(u64, f64, Interval)]) -> String {
    let mut svg = HEAD.to_owned();
    headline(&mut svg, title);
    let last = way.last().map_or(1, |(games, ..)| *games).max(1) as f64;
    let x = |games: u64| LEFT + (RIGHT - LEFT) * games as f64 / last;
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * share;
    for percent in (0..=100).step_by(25) {
        let at = y(f64::from(percent) / 100.0);
        let _ = write!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{RIGHT}\" stroke=\"#d8cbb0\"/><text x=\"{}\" y=\"{:.1}\" \
             text-anchor=\"end\">{percent} %</text>",
            LEFT - 8.0,
            at + 5.0
        );
    }
    let step = way.len().div_ceil(POINTS).max(1);
    let shown: Vec<_> = way.iter().step_by(step).chain(way.last()).collect();
    let line = |value: &dyn Fn(&(u64, f64, Interval)) -> f64| {
        shown.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(value(point)))).collect::<Vec<_>>()
    };
    let mut band = line(&|point| point.2.low);
    band.extend(line(&|point| point.2.high).into_iter().rev());
    let _ = write!(svg, "<polygon points=\"{}\" fill=\"#2f6f73\" fill-opacity=\"0.2\"/>", band.join(" "));
    let middle = line(&|point| point.1).join(" ");
    let _ =
        write!(svg, "<polyline points=\"{middle}\" fill=\"none\" stroke=\"#2f6f73\" stroke-width=\"2\"/>");
    let _ = writeln!(
        svg,
        "<text x=\"{RIGHT}\" y=\"{}\" text-anchor=\"end\">{last} games</text></svg>",
        BOTTOM + 28.0
    );
    svg
}

/// Names with a value each and how far it may be off, the first on top.
pub(super) fn ladder(title: &str, rungs: &[(String, f64, f64)], unit: &str) -> String {
    let mut svg = HEAD.to_owned();
    headline(&mut svg, title);
    let low = rungs.iter().map(|(_, value, error)| value - error).fold(f64::INFINITY, f64::min);
    let high = rungs.iter().map(|(_, value, error)| value + error).fold(f64::NEG_INFINITY, f64::max);
    let span = (high - low).max(1e-9);
    // Room for the number behind the longest bar.
    let x = |value: f64| LEFT + (RIGHT - LEFT - 120.0) * (0.05 + 0.95 * (value - low) / span);
    let height = (BOTTOM - TOP) / rungs.len().max(1) as f64;
    for (nth, (name, value, error)) in rungs.iter().enumerate() {
        let middle = TOP + height * (nth as f64 + 0.5);
        let (from, to) = (x(value - error), x(value + error));
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"3\" fill=\"#2f6f73\" \
             fill-opacity=\"0.75\"/><path d=\"M{from:.1} {middle:.1}H{to:.1}\" stroke=\"#3b2f24\" \
             stroke-width=\"2\"/><text x=\"{:.1}\" y=\"{:.1}\">{value:.0}{unit}</text>",
            LEFT - 8.0,
            middle + 5.0,
            escaped(name),
            middle - height * 0.3,
            x(*value) - LEFT,
            height * 0.6,
            to + 8.0,
            middle + 5.0
        );
    }
    svg.push_str("</svg>\n");
    svg
}

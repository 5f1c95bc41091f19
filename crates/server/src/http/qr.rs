//! Draws QR codes as SVG.

use std::fmt::Write as _;

use qrcode::{Color, QrCode};

/// The empty border that scanners ask for, in squares.
const QUIET: usize = 4;

/// A text as a QR code: an SVG document of black squares on white. Nothing if the text is too long for one.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let size = width + 2 * QUIET;
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|&&square| square == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::svg;

    #[test]
    fn squares_are_as_many_as_the_code_has() {
        let code = qrcode::QrCode::new("http://10.0.0.2:8080").unwrap();
        let dark = code.to_colors().iter().filter(|&&square| square == qrcode::Color::Dark).count();
        let drawn = svg("http://10.0.0.2:8080").unwrap();
        let path = drawn.rsplit(" d=\"").next().unwrap();
        let runs = path.split('h').filter_map(|part| part.split_once("v1"));
        assert_eq!(runs.map(|(run, _)| run.parse::<usize>().unwrap()).sum::<usize>(), dark);
        assert_eq!(svg(&"x".repeat(9000)), None);
    }
}

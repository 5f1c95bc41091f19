//! From the board as SVG to the board as PNG.

use irrgarten_catalogue::Trouble;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Draws an SVG document so many pixels wide.
pub(crate) fn png(svg: &str, width: u16) -> Result<Vec<u8>, Trouble> {
    let fail = |problem: String| Trouble::Io(format!("the picture cannot be drawn: {problem}"));
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| fail(error.to_string()))?;
    let scale = f32::from(width) / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0);
    // Stretched by less than a pixel, the picture fills its last row.
    let stretched = Transform::from_scale(scale, height / tree.size().height());
    let height = height as u32;
    let mut pixels =
        Pixmap::new(width.into(), height).ok_or_else(|| fail(format!("{width} by {height} pixels")))?;
    resvg::render(&tree, stretched, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| fail(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_width_asked_for() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="9" height="9"/></svg>"#;
        let bytes = png(svg, 60).unwrap();
        let pixels = Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (60, 30));
        let filled = Pixmap::decode_png(&png(&svg.replace('9', "20"), 61).unwrap()).unwrap();
        assert!(filled.pixels().iter().all(|pixel| pixel.alpha() == 255), "also where pixels are cut");
        assert!(pixels.pixel(3, 3).unwrap().alpha() == 255 && pixels.pixel(59, 29).unwrap().alpha() == 0);
        assert_eq!(png("no picture", 60).unwrap_err().code(), "io");
    }
}

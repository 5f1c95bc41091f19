//! Drawings of games as pixels.

#![warn(missing_docs)]

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture in pixels.
pub struct Pixels(Pixmap);

impl Pixels {
    /// Renders an SVG document this many pixels wide. An error says in English what is wrong with it.
    pub fn of(svg: &str, width: u16) -> Result<Pixels, String> {
        let tree = Tree::from_str(svg, &Options::default()).map_err(|error| error.to_string())?;
        let scale = f32::from(width) / tree.size().width();
        let height = (tree.size().height() * scale).round().max(1.0);
        // Stretched by less than a pixel, so that the picture fills its last row.
        let stretched = Transform::from_scale(scale, height / tree.size().height());
        let height = height as u32;
        let mut pixels =
            Pixmap::new(width.into(), height).ok_or_else(|| format!("{width} by {height} pixels"))?;
        resvg::render(&tree, stretched, &mut pixels.as_mut());
        Ok(Pixels(pixels))
    }

    /// Columns.
    pub fn width(&self) -> usize {
        self.0.width() as usize
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.0.height() as usize
    }

    /// As a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, String> {
        self.0.encode_png().map_err(|error| error.to_string())
    }

    /// Red, green and blue of every pixel, row by row; where the picture is empty it is black.
    pub fn rgb(&self) -> Vec<u8> {
        self.0.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="9" height="9" fill="red"/></svg>"#;

    #[test]
    fn a_picture_has_the_width_asked_for() {
        let pixels = Pixels::of(SVG, 60).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (60, 30));
        let read = Pixmap::decode_png(&pixels.png().unwrap()).unwrap();
        assert!(read.pixel(3, 3).unwrap().alpha() == 255 && read.pixel(59, 29).unwrap().alpha() == 0);
        let filled = Pixels::of(&SVG.replace('9', "20"), 61).unwrap();
        assert!(filled.0.pixels().iter().all(|pixel| pixel.alpha() == 255), "also where pixels are cut");
        assert!(Pixels::of("no picture", 60).is_err());
    }

    #[test]
    fn colours_are_listed_row_by_row() {
        let pixels = Pixels::of(SVG, 20).unwrap();
        let rgb = pixels.rgb();
        assert_eq!(rgb.len(), 20 * 10 * 3);
        assert_eq!((&rgb[..3], &rgb[rgb.len() - 3..]), (&[255, 0, 0][..], &[0, 0, 0][..]));
    }
}

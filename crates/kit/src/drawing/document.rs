//! The frame of an SVG document.

use super::Num;

/// An SVG document of this size. Title and description are for people who do not see it; what is empty is left out.
pub fn document(width: f64, height: f64, title: &str, about: &str, content: &str) -> String {
    let element = |name: &str, text: &str| match text {
        "" => String::new(),
        text => format!("<{name}>{text}</{name}>\n"),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
         role=\"img\">\n{}{}{content}</svg>\n",
        element("title", title),
        element("desc", about),
        w = Num(width),
        h = Num(height),
    )
}

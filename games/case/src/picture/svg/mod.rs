//! The plan as a picture.

use std::fmt::Write as _;

use crate::state::Table;

pub(super) fn draw(table: &Table) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 800\">");
    let _ = write!(svg, "<title>{}</title></svg>", super::words::headline(table));
    svg
}

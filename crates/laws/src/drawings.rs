//! What every drawing has to be.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

/// Fails unless this is an SVG document in which every reference has its target and every id is there once, and that
/// needs no font.
#[expect(clippy::panic, reason = "this is part of a test: it fails")]
pub fn hold_drawing(svg: &str) {
    let document = Document::parse(svg).unwrap_or_else(|bad| panic!("{bad}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let [width, height] = ["width", "height"].map(|name| root.attribute(name).unwrap_or_default());
    assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
    let mut ids = BTreeSet::new();
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        assert!(!["text", "image", "style", "script", "filter"].contains(&name), "{name}");
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "two {id}");
        }
    }
    for node in root.descendants() {
        let clip = node.attribute("clip-path");
        let clip = clip.map(|url| url.trim_start_matches("url(").trim_end_matches(')'));
        for target in [node.attribute("href"), clip].into_iter().flatten() {
            assert!(ids.contains(target.trim_start_matches('#')), "{target} is missing");
        }
    }
    assert!(root.children().any(|child| child.has_tag_name(("http://www.w3.org/2000/svg", "title"))));
}

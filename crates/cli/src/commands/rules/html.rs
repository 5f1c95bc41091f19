//! A rulebook as one HTML file with its pictures inside. It reads the Markdown that rulebooks are written in, no more.

use std::fmt::Write as _;
use std::iter::Peekable;
use std::str::Lines;

use irrgarten_faces::Picture;
use irrgarten_game::Language;

use super::image;

const STYLE: &str = include_str!("page.css");

/// The whole document.
pub(super) fn document(book: &str, language: Language, pictures: &[Picture]) -> String {
    let title = book.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n",
        escaped(title)
    );
    let mut lines = book.lines().peekable();
    while let Some(line) = lines.next() {
        block(&mut page, line, &mut lines, pictures);
    }
    page
}

/// Pictures that are all narrower than this are components: they stand side by side with their names.
const GALLERY: u32 = 200;

fn block(page: &mut String, line: &str, rest: &mut Peekable<Lines<'_>>, pictures: &[Picture]) {
    let level = line.bytes().take_while(|&byte| byte == b'#').count();
    if level > 0 {
        let _ = writeln!(page, "<h{level}>{}</h{level}>", inline(line[level..].trim()));
    } else if image(line).is_some() {
        let more = std::iter::from_fn(|| rest.next_if(|line| image(line).is_some()));
        let named = std::iter::once(line).chain(more).filter_map(image);
        let find = |name: &str| pictures.iter().find(|picture| picture.name == name);
        let shown: Vec<(&str, Option<&Picture>)> =
            named.map(|(caption, name)| (caption, find(name))).collect();
        let small = |picture: Option<&Picture>| picture.is_some_and(|picture| picture.size.0 < GALLERY);
        let class = if shown.iter().all(|(_, picture)| small(*picture)) { "gallery" } else { "pictures" };
        let _ = writeln!(page, "<div class=\"{class}\">");
        for (caption, picture) in shown {
            figure(page, caption, picture);
        }
        page.push_str("</div>\n");
    } else if line.starts_with("```") {
        let code: Vec<String> = rest.take_while(|line| !line.starts_with("```")).map(escaped).collect();
        let _ = writeln!(page, "<pre>{}</pre>", code.join("\n"));
    } else if line.starts_with('|') {
        let more = std::iter::from_fn(|| rest.next_if(|line| line.starts_with('|')));
        let rows: Vec<&str> = std::iter::once(line).chain(more).collect();
        table(page, &rows);
    } else if item(line).is_some() {
        let tag = if line.starts_with('-') { "ul" } else { "ol" };
        let _ = writeln!(page, "<{tag}>");
        let mut next = Some(line);
        while let Some(first) = next.and_then(item) {
            let (id, text) = clause(&joined(first, rest));
            let _ = writeln!(page, "<li{id}>{text}</li>");
            next = rest.next_if(|line| item(line).is_some());
        }
        let _ = writeln!(page, "</{tag}>");
    } else if !line.trim().is_empty() {
        let text = joined(line, rest);
        let _ = writeln!(page, "<p>{}</p>", inline(&text));
    }
}

/// The text of a list item.
fn item(line: &str) -> Option<&str> {
    let numbered = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    line.strip_prefix("- ").or(numbered.map(|(_, text)| text))
}

/// A text with the lines that belong to it.
fn joined(first: &str, rest: &mut Peekable<Lines<'_>>) -> String {
    let ends = |line: &str| {
        line.trim().is_empty()
            || line.starts_with(['#', '|', '`'])
            || item(line).is_some()
            || image(line).is_some()
    };
    let more = std::iter::from_fn(|| rest.next_if(|line| !ends(line)));
    std::iter::once(first).chain(more).map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The attribute of a clause, so that it can be linked to, and its text.
fn clause(text: &str) -> (String, String) {
    let id = text.strip_prefix("**").and_then(|text| text.split_once("**")).map(|(id, _)| id);
    let id = id.filter(|id| is_clause(id));
    (id.map_or(String::new(), |id| format!(" class=\"clause\" id=\"{id}\"")), inline(text))
}

fn is_clause(word: &str) -> bool {
    word.split('-').count() == 3
        && word.bytes().all(|byte| byte == b'-' || byte.is_ascii_uppercase() || byte.is_ascii_digit())
}

fn figure(page: &mut String, caption: &str, picture: Option<&Picture>) {
    let Some(Picture { svg, size: (width, height), .. }) = picture else { return };
    // As an image of its own: names inside one drawing do not meet those of another.
    let encoded = encoded(svg);
    let (alt, caption) = (escaped(&caption.replace('`', "")), inline(caption));
    let _ = writeln!(
        page,
        "<figure><img width=\"{width}\" height=\"{height}\" alt=\"{alt}\" src=\"data:image/svg+xml,{encoded}\">\
         <figcaption>{caption}</figcaption></figure>"
    );
}

/// For an address within double quotes.
fn encoded(svg: &str) -> String {
    let mut text = String::with_capacity(svg.len() + svg.len() / 4);
    for letter in svg.chars() {
        match letter {
            '"' => text.push('\''),
            '\n' => text.push(' '),
            '%' | '#' | '&' | '\'' | '<' | '>' => {
                let _ = write!(text, "%{:02X}", u32::from(letter));
            }
            other => text.push(other),
        }
    }
    text
}

fn table(page: &mut String, rows: &[&str]) {
    page.push_str("<table>\n");
    for (nth, row) in rows.iter().enumerate().filter(|(nth, _)| *nth != 1) {
        let tag = if nth == 0 { "th" } else { "td" };
        let cells = row.trim().trim_matches('|').split('|').map(|cell| inline(cell.trim()));
        page.push_str("<tr>");
        for cell in cells {
            let _ = write!(page, "<{tag}>{cell}</{tag}>");
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table>\n");
}

/// Marks within a text: strong, emphasised, code, and clauses as links.
fn inline(text: &str) -> String {
    let mut html = String::new();
    for (nth, part) in text.split('`').enumerate() {
        if nth % 2 == 1 {
            let _ = write!(html, "<code>{}</code>", escaped(part));
            continue;
        }
        for (nth, part) in part.split("**").enumerate() {
            let (open, close) = if nth % 2 == 1 { ("<strong>", "</strong>") } else { ("", "") };
            let _ = write!(html, "{open}{}{close}", emphasised(part));
        }
    }
    html
}

fn emphasised(text: &str) -> String {
    let mut html = String::new();
    for (nth, part) in text.split('*').enumerate() {
        let (open, close) = if nth % 2 == 1 { ("<em>", "</em>") } else { ("", "") };
        let words = part.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let linked: String = words.map(linked).collect();
        let _ = write!(html, "{open}{linked}{close}");
    }
    html
}

fn linked(word: &str) -> String {
    let id = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
    if is_clause(id) {
        format!("<a href=\"#{id}\">{id}</a>{}", escaped(&word[id.len()..]))
    } else {
        escaped(word)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Lots

A *game* for `you`
& all.

![One `7`](examples/a-1.svg#1x1)
![Two](examples/a-2.svg#1x1)

- **L-CALL-01** Call
  once, see L-CALL-02.
- Item

| a | b |
|---|---|
| 1 | **2** |
";

    #[test]
    fn a_book_becomes_one_page() {
        let picture = |name: &str, width| Picture {
            name: name.to_owned(),
            svg: "<svg a=\"#b\"/>".to_owned(),
            art: None,
            marks: Vec::new(),
            size: (width, 2),
        };
        let page = document(BOOK, Language::De, &["a-1", "a-2"].map(|name| picture(name, 300)));
        for part in [
            "<html lang=\"de\">",
            "<title>Lots</title>",
            "<p>A <em>game</em> for <code>you</code> &amp; all.</p>",
            "alt=\"One 7\" src=\"data:image/svg+xml,%3Csvg a='%23b'/%3E\"><figcaption>One <code>7</code></figcaption>",
            "<li class=\"clause\" id=\"L-CALL-01\"><strong><a href=\"#L-CALL-01\">L-CALL-01</a></strong> Call once, \
             see <a href=\"#L-CALL-02\">L-CALL-02</a>.</li>\n<li>Item</li>\n</ul>",
            "<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td><strong>2</strong></td></tr>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert_eq!(page.matches("class=\"pictures\"").count(), 1, "pictures of one example stand together");
        let page = document(BOOK, Language::De, &["a-1", "a-2"].map(|name| picture(name, 96)));
        assert_eq!(page.matches("class=\"gallery\"").count(), 1, "small ones are components");
    }
}

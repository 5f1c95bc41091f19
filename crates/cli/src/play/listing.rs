//! Long lists on a narrow screen.

use irrgarten_game::quote;

const WIDTH: usize = 78;

/// This many actions are shown at once; more are shown as groups.
const MOST: usize = 60;
const MOST_GROUPS: usize = 12;

/// The actions that begin like this. Many are shown as groups by their beginnings, unless `all` is asked for.
pub(super) fn list(actions: &[String], beginning: &str) -> String {
    let (beginning, all) = if beginning == "all" { ("", true) } else { (beginning, false) };
    let fitting: Vec<String> =
        actions.iter().filter(|action| action.starts_with(beginning)).cloned().collect();
    if fitting.is_empty() {
        return format!("None of the {} actions begins with {}.", actions.len(), quote(beginning));
    }
    if all || fitting.len() <= MOST {
        return columns(&fitting);
    }
    let groups = groups(&fitting);
    let Some((example, _)) = groups.first() else { return columns(&fitting) };
    let lines: Vec<String> =
        groups.iter().map(|(beginning, count)| format!("{beginning}… ({count})")).collect();
    format!(
        "{}{} actions; l {example} lists the first group, l all everything.\n",
        columns(&lines),
        fitting.len()
    )
}

/// The finest grouping by equal beginnings that has few groups, in the order of the actions.
fn groups(actions: &[String]) -> Vec<(String, usize)> {
    let by = |length: usize| {
        let mut groups: Vec<(String, usize)> = Vec::new();
        for action in actions {
            let beginning: String = action.chars().take(length).collect();
            match groups.iter_mut().find(|(known, _)| *known == beginning) {
                Some((_, count)) => *count += 1,
                None => groups.push((beginning, 1)),
            }
        }
        groups
    };
    let longest = actions.iter().map(String::len).max().unwrap_or(0);
    let fine = (1..=longest).map(by).take_while(|groups| groups.len() <= MOST_GROUPS).last();
    fine.unwrap_or_else(|| by(1))
}

/// Words side by side in columns, read from left to right.
pub(super) fn columns(words: &[String]) -> String {
    let widest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0) + 2;
    let mut rows = String::new();
    for row in words.chunks((WIDTH / widest).max(1)) {
        let cells: Vec<String> = row.iter().map(|word| format!("{word:<widest$}")).collect();
        rows.push_str(cells.concat().trim_end());
        rows.push('\n');
    }
    rows
}

/// Words in lines that fit the screen.
pub(super) fn wrap(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > WIDTH {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            let blank = if line.is_empty() { "" } else { " " };
            line.push_str(blank);
            line.push_str(word);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(count: usize) -> Vec<String> {
        (0..count)
            .map(|nth| format!("{}{}@{nth},0", ["44", "03"][nth % 2], ["n", "e"][nth / 2 % 2]))
            .collect()
    }

    #[test]
    fn a_short_list_is_shown_whole() {
        let list = list(&actions(5), "");
        assert_eq!(list, "44n@0,0  03n@1,0  44e@2,0  03e@3,0  44n@4,0\n");
    }

    #[test]
    fn a_long_list_is_shown_in_groups() {
        let many = actions(80);
        let groups = list(&many, "");
        assert!(groups.starts_with("44n@… (20)  03n@… (20)  44e@… (20)  03e@… (20)\n"), "{groups}");
        assert!(groups.contains("l 44n@ lists"), "{groups}");
        assert_eq!(list(&many, "03e@").split_whitespace().count(), 20);
        assert_eq!(list(&many, "all").split_whitespace().count(), 80);
        assert_eq!(list(&many, "99"), "None of the 80 actions begins with \"99\".");
    }

    #[test]
    fn text_is_wrapped_between_words() {
        let wrapped = wrap(&"seven ".repeat(30));
        assert!(wrapped.lines().all(|line| line.len() <= WIDTH) && wrapped.lines().count() == 3);
    }
}

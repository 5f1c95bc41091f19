//! `irrgarten verify`, as people run it. What a table records is tested beside the command itself.

use super::*;

#[test]
fn a_record_with_a_seed_is_verified_by_it() {
    let file = played("verify.play", &[]);
    let path = file.to_str().unwrap();
    let told = prints(&["verify", path], "");
    assert!(
        told.starts_with(&format!("{path}: verified: cards/1, 2 seats, 46 actions, 42 draws, result ")),
        "{told}"
    );
    assert!(told.lines().nth(1).unwrap().starts_with("the seed: "), "{told}");
    let json = prints(&["records", "--json", path], "");
    assert_eq!(prints(&["verify", "-"], &json), told.replace(path, "-"));
}

#[test]
fn without_a_seed_nothing_can_be_verified() {
    let text = std::fs::read_to_string(played("unverifiable.play", &[])).unwrap();
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed:")).collect();
    let said = complains(&["verify", "-"], without.join("\n"));
    assert_eq!(said, "-: nothing can be verified: the record has neither a deal nor a seed");
}

#[test]
fn the_first_difference_is_named() {
    let text = std::fs::read_to_string(played("different.play", &[])).unwrap();
    let turn = text.lines().nth(10).unwrap();
    let (before, drawn) = turn.rsplit_once('+').unwrap();
    let other = text.lines().nth(20).unwrap().rsplit_once('+').unwrap().1;
    let said = complains(&["verify", "-"], text.replace(turn, &format!("{before}+{other}")));
    assert_eq!(said, format!("-: bad record: line 11: +{other} is drawn where the seed gives +{drawn}"));
    let json = prints(&["records", "--json", "-"], &text);
    let said = complains(&["verify", "-"], json.replace(&format!("\"+{drawn}\""), &format!("\"+{other}\"")));
    assert!(said.starts_with("-: bad record: turn "), "{said}");
    let said = complains(&["verify", "-"], text.replace("result: ", "# "));
    assert!(said.starts_with("-: found no result, expected "), "{said}");
}

//! Golden files are asked for, made, and then held.

use std::fs;
use std::path::Path;

use irrgarten_laws::{Effort, Lawful, perft_files_agree, playthroughs_agree};

use crate::bug::Bug;
use crate::lawful::Laws;

type NoFiles = Laws<{ Bug::NoFiles as u8 }>;

#[test]
fn missing_files_are_made_and_changed_ones_mended() {
    let folder = Path::new(NoFiles::folder());
    let _ = fs::remove_dir_all(folder);
    let (look, bless) = (Effort::games(1), Effort::games(1).blessing());

    for law in [perft_files_agree::<NoFiles>, playthroughs_agree::<NoFiles>] {
        assert!(law(look).unwrap_err().to_string().contains("there is no such file"));
        law(bless).unwrap();
        law(look).unwrap();
    }
    let names = ["default-2.play", "default-3.play", "rise-strict-2.play"];
    let paths = names.map(|name| folder.join("playthroughs").join(name));
    assert!(paths.iter().all(|path| path.exists()));

    let whole = fs::read_to_string(&paths[0]).unwrap();
    let shelved = "# Why this game is here.\n".to_owned() + &whole.replace("actions", "deeds");
    fs::write(&paths[0], &shelved).unwrap();
    assert!(playthroughs_agree::<NoFiles>(look).unwrap_err().to_string().contains("differs"));
    playthroughs_agree::<NoFiles>(bless).unwrap();
    let mended = fs::read_to_string(&paths[0]).unwrap();
    assert_eq!(mended, "# Why this game is here.\n".to_owned() + &whole);

    // Moves that the rules no longer allow: a planned game is played again.
    fs::write(&paths[0], whole.replace("nine/1\nseats", "nine/0\nseats")).unwrap();
    assert!(playthroughs_agree::<NoFiles>(look).unwrap_err().to_string().contains("rules version 0"));
    playthroughs_agree::<NoFiles>(bless).unwrap();
    assert_eq!(fs::read_to_string(&paths[0]).unwrap(), whole);

    let extra = folder.join("playthroughs/by-hand.play");
    fs::write(&extra, "irrgarten record 2\n").unwrap();
    assert!(playthroughs_agree::<NoFiles>(bless).unwrap_err().to_string().contains("by-hand.play"));
}

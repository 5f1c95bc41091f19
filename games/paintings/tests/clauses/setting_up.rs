//! P-COMP, P-SETUP.

use irrgarten_game::{Game as _, Language, Notation as _, Presentation as _, Seat, Settings as _};
use irrgarten_kit::{Indexed as _, Openings};
use paintings::{
    ARROWS, Ability, Colour, Mark, Mode, Options, Page, PageNumber, Painting, Paintings, Square, Stage, Tile,
    TileSet,
};

use crate::table::{GREEN, RED, TABLE, Table, dealt, field, forbidden};

#[test]
fn p_comp_01_two_to_four_players() {
    assert_eq!((Paintings::META.min_seats, Paintings::META.max_seats), (2, 4));
    assert_eq!(dealt(3, Options::default(), 0).public().seats(), 3);
    assert!(Table { pawns: "Ra1", ..TABLE }.complaint().contains("expected 2 to 4 pawns"));
    assert!(Table { pawns: "Ra1,Bg1,Gg7,Ya7,Ra1", ..TABLE }.complaint().contains("expected 2 to 4 pawns"));
}

#[test]
fn p_comp_02_what_is_in_the_box() {
    assert_eq!((Tile::COUNT, Painting::COUNT, PageNumber::COUNT), (34, 24, 24));
    assert_eq!(Colour::ALL.len(), 4);
    let letters: String = Ability::ALL.iter().map(|ability| ability.letter()).collect();
    assert_eq!(letters, "RWXTB");
    for set in TileSet::ALL {
        let shape = |number: u8| Tile::all().filter(|&tile| set.openings(tile).number() == number).count();
        assert_eq!((shape(5), shape(3), shape(7)), (13, 15, 6), "straights, corners, tees");
        let kind = |wanted: fn(&Page) -> bool| {
            PageNumber::all().map(|number| set.page(number)).filter(wanted).count()
        };
        assert_eq!(kind(|page| matches!(page, Page::Slide(_))), 12);
        assert_eq!(kind(|page| matches!(page, Page::Flip(..))), 8);
        assert_eq!(kind(|page| matches!(page, Page::Teleport(..))), 4);
    }
}

#[test]
fn p_comp_03_every_painting_is_in_the_maze_once() {
    for set in TileSet::ALL {
        let loose = Tile::all().filter_map(|tile| set.mark(tile).painting());
        let fixed = Square::all().filter_map(|square| set.fixed_painting(square));
        let mut all: Vec<Painting> = loose.chain(fixed).collect();
        all.sort();
        assert_eq!(all, Painting::all().collect::<Vec<_>>());
        let marks: std::collections::BTreeSet<char> =
            Tile::all().map(|tile| set.mark(tile).letter()).collect();
        assert_eq!(marks.len(), 34);
    }
    let fixed: Vec<String> = Square::all()
        .filter_map(|square| {
            TileSet::B.fixed_painting(square).map(|painting| format!("{}{square}", painting.letter()))
        })
        .collect();
    assert_eq!(fixed.join(" "), "Ac1 Be1 Ca3 Dc3 Ee3 Fg3 Ga5 Hc5 Ie5 Jg5 Kc7 Le7");
    assert_eq!(
        TileSet::B.tile(Mark::Chalk(21)).map(|tile| TileSet::B.openings(tile)),
        Some(Openings::of_number(5))
    );
    assert!(
        Table {
            board: ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.cR.5X.",
            ..TABLE
        }
        .complaint()
        .contains("every mark once, not R twice")
    );
}

#[test]
fn p_comp_04_every_colour_starts_in_a_corner() {
    let starts: Vec<String> =
        Colour::ALL.iter().map(|colour| format!("{}{}", colour.letter(), colour.corner::<7>())).collect();
    assert_eq!(starts, ["Ra1", "Bg1", "Gg7", "Ya7"]);
    assert!(Table { pawns: "Ra1,Rg7", ..TABLE }.complaint().contains("every colour once"));
}

#[test]
fn p_comp_05_twelve_arrows() {
    let mut arrows: Vec<String> = ARROWS.iter().map(ToString::to_string).collect();
    arrows.sort();
    assert_eq!(arrows.join(" "), "E2 E4 E6 Nb Nd Nf Sb Sd Sf W2 W4 W6");
    assert_eq!(forbidden(&TABLE.state(), "sW3=3"), Some("P-COMP-05"));
    assert_eq!(forbidden(&TABLE.state(), "sNa=3"), Some("P-COMP-05"));
}

#[test]
fn p_comp_06_the_poster_has_no_effect() {
    // Cards that were found are nowhere: only their number can be told, and nothing asks for it but the end.
    let state = Table { pile: "?ABC", ..TABLE }.state();
    assert_eq!(state.found(), 24 - 3 - 4);
    let all = crate::table::actions(&TABLE.state());
    assert_eq!(crate::table::actions(&state), all);
}

#[test]
fn p_setup_01_tiles_lie_at_random_and_face_up() {
    let states: Vec<_> = (0..40).map(|number| dealt(2, Options::default(), number)).collect();
    assert!(states.iter().all(|state| state.board().down().is_empty()));
    let b1: std::collections::BTreeSet<String> =
        states.iter().map(|state| field(state, 3)[1..3].to_owned()).collect();
    assert!(b1.len() > 20, "{b1:?}");
    assert!(Table { board: ".3N.aL.3K.", ..TABLE }.complaint().contains("expected \"/\""));
}

#[test]
fn p_setup_02_the_last_tile_is_the_spare_face_up() {
    let spares: std::collections::BTreeSet<String> =
        (0..40).map(|number| field(&dealt(2, Options::default(), number), 4)).collect();
    assert!(spares.len() > 15, "{spares:?}");
    let face_down = Table { spare: "~O", ..TABLE }.complaint();
    assert!(face_down.starts_with("\"~O\"") && face_down.contains("always lies face up"), "{face_down}");
    assert!(Table { spare: "A", ..TABLE }.complaint().contains("the tile that is not in the maze"));
}

#[test]
fn p_setup_03_the_pile_has_what_is_not_on_tableaus() {
    for seats in 2..=4 {
        assert_eq!(dealt(seats, Options::default(), 0).public().pile.len(), 24 - 2 * usize::from(seats));
    }
    assert!(Table { pile: "?AL", ..TABLE }.complaint().contains("paintings that lie on no tableau"));
    assert!(Table { pile: "?21", ..TABLE }.complaint().contains("?20 for all of them"));
    assert!(Table { pile: "AA", ..TABLE }.complaint().contains("every painting once"));
    assert!(Table { pile: "ABCDEFGHIJKLMNOPQRSTUVWXA", ..TABLE }.complaint().contains("at most 24 cards"));
}

#[test]
fn p_setup_04_the_book_has_24_pages_or_fewer() {
    assert_eq!(dealt(2, Options::default(), 0).public().book.len(), 24);
    assert_eq!(dealt(2, Options { pages: 20, ..Options::default() }, 0).public().book.len(), 20);
    assert!(Table { book: "Nb,Nb", ..TABLE }.complaint().contains("every page once"));
    assert!(Table { book: "?24", ..TABLE }.complaint().contains("without the page that was read"));
    assert!(Table { book: "A+B", ..TABLE }.complaint().contains("a page of this set's book"));
}

#[test]
fn p_setup_05_everybody_has_a_colour() {
    let colours = |seats: u8, colours| -> String {
        let state = dealt(seats, Options { colours, ..Options::default() }, 0);
        Seat::all(seats).map(|seat| state.public().colours[seat].letter()).collect()
    };
    assert_eq!(colours(3, [None; 4]), "RBG", "clockwise round the corners (P-TURN-03)");
    assert_eq!(colours(4, [None; 4]), "RBGY");
    assert_eq!(colours(2, [None; 4]), "RG", "two sit across from each other");
    assert_eq!(colours(3, [None, Some(Colour::Red), None, None]), "YRB");
    assert_eq!(colours(2, [None, Some(Colour::Blue), None, None]), "YB");
    assert_eq!(
        colours(4, [Some(Colour::Red), None, Some(Colour::Blue), None]),
        "RGBY",
        "as far as they are free"
    );
    let twice = [Some(Colour::Red), Some(Colour::Red), None, None];
    assert!(Options { colours: twice, ..Options::default() }.suits(3).is_err());
    let absent = [None, None, None, Some(Colour::Red)];
    assert!(Options { colours: absent, ..Options::default() }.suits(3).is_err());
}

#[test]
fn p_setup_06_pawns_stand_on_their_starts() {
    let state = dealt(4, Options::default(), 1);
    assert!(Seat::all(4).all(|seat| state.public().pawns[seat] == state.public().colours[seat].corner()));
    assert!(Table { pawns: "Ra0,Gg7", ..TABLE }.complaint().contains("a square from a1 to g7"));
    assert!(Table { pawns: "Rh1,Gg7", ..TABLE }.complaint().contains("a square from a1 to g7"));
}

#[test]
fn p_setup_07_all_have_slide_and_rotate() {
    let state = dealt(4, Options::default(), 2);
    assert!(Seat::all(4).all(|seat| state.public().abilities[seat] == Ability::Rotate));
    assert!(!state.public().slide_used && !state.public().ability_used);
    assert!(Table { abilities: "SW,SR", ..TABLE }.complaint().contains("Rotate for all in the intro game"));
    let chosen = [Some(Ability::Swap), None, None, None];
    assert!(Options { abilities: chosen, ..Options::default() }.suits(2).is_err());
    assert!(Options { abilities: chosen, mode: Mode::Basic, ..Options::default() }.suits(2).is_ok());
}

#[test]
fn p_setup_08_two_open_cards_for_everybody() {
    let state = dealt(4, Options::default(), 3);
    assert!(Seat::all(4).all(|seat| state.public().tableaus[seat].iter().all(Option::is_some)));
    let text = Paintings::view_text(&Paintings::view(&state, irrgarten_game::Viewer::Public));
    assert_eq!(text.split(' ').nth(5), Some(field(&state, 6).as_str()), "all see them");
    assert!(Table { tableaus: "L-,JW", ..TABLE }.complaint().contains("2 paintings for everybody"));
    assert!(Table { tableaus: "LL,JW", ..TABLE }.complaint().contains("every painting once, not L twice"));
}

#[test]
fn p_setup_09_the_seat_that_begins_has_the_book() {
    let first: std::collections::BTreeSet<u8> = (0..20)
        .filter_map(|number| dealt(2, Options::default(), number).public().stage.mover().map(Seat::number))
        .collect();
    assert_eq!(first.len(), 2);
    let options = Options { first: paintings::FirstSeat::Seat(GREEN), ..Options::default() };
    assert_eq!(dealt(2, options, 0).public().stage, Stage::Read(GREEN));
    let third = Options { first: paintings::FirstSeat::Seat(Seat::at(2)), ..Options::default() };
    assert!(third.suits(2).is_err() && third.suits(3).is_ok());
    assert!(Paintings::text_art(&Paintings::lay_open(&TABLE.state()), Language::En).contains("► Seat 1"));
    assert_eq!(TABLE.state().public().stage.mover(), Some(RED));
}

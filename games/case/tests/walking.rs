//! The move generator against plain search for paths, and against the table of the board's design.

use case::{Reach, Room, SQUARES, Spot, Square, Squares, Suspect, Ways, reach};
use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::Indexed as _;

/// Every path, step by step, and where each may end.
struct Paths {
    taken: Squares,
    from: Spot,
    squares: Vec<bool>,
    rooms: Vec<Spot>,
}

impl Paths {
    fn all(from: Spot, roll: u8, taken: Squares) -> Paths {
        let mut paths = Paths { taken, from, squares: vec![false; SQUARES], rooms: Vec::new() };
        match from {
            Spot::Square(square) => paths.walk(square, roll, Squares::default().with(square)),
            Spot::Room(room) => {
                for step in room.doorsteps().filter(|&step| !taken.has(step)) {
                    paths.walk(step, roll - 1, Squares::default().with(step));
                }
            }
        }
        paths
    }

    fn walk(&mut self, here: Square, left: u8, visited: Squares) {
        if left == 0 {
            let nth = Square::all().position(|square| square == here).expect("a square");
            self.squares[nth] = true;
            return;
        }
        for room in Room::all().filter(|room| room.doorsteps().any(|step| step == here)).map(Spot::Room) {
            if room != self.from && !self.rooms.contains(&room) {
                self.rooms.push(room);
            }
        }
        for next in here.beside() {
            if !visited.has(next) && !self.taken.has(next) {
                self.walk(next, left - 1, visited.with(next));
            }
        }
    }

    fn agree(&self, reach: Reach) -> bool {
        let squares =
            Square::all().zip(&self.squares).all(|(square, &found)| reach.squares.has(square) == found);
        let rooms = Room::all().map(Spot::Room).all(|room| reach.has(room) == self.rooms.contains(&room));
        squares && rooms
    }
}

/// `IRRGARTEN_CASE_POSITIONS=100000` asks for a campaign.
fn positions() -> u64 {
    std::env::var("IRRGARTEN_CASE_POSITIONS").map_or(400, |number| number.parse().expect("a number"))
}

fn any_spot(dice: &mut SearchRng) -> Spot {
    let all: Vec<Spot> = Spot::all().collect();
    all[dice.below(all.len() as u32) as usize]
}

#[test]
fn the_generator_equals_exhaustive_search() {
    let mut dice = SearchRng::new(1);
    for number in 0..positions() {
        let from = any_spot(&mut dice);
        // Half of the positions are crowded: five pawns close by, where holes are likely.
        let near = |square: &Square| match from {
            Spot::Square(here) => {
                here.row().abs_diff(square.row()) + here.column().abs_diff(square.column()) < 5
            }
            Spot::Room(room) => room.doorsteps().any(|step| step.row().abs_diff(square.row()) < 4),
        };
        let choice: Vec<Square> = Square::all()
            .filter(|square| Spot::Square(*square) != from && (number % 2 == 0 || near(square)))
            .collect();
        let taken: Squares = (0..5).map(|_| choice[dice.below(choice.len() as u32) as usize]).collect();
        let roll = 2 + dice.below(11) as u8;
        let found = reach(from, roll, taken);
        assert!(Paths::all(from, roll, taken).agree(found), "from {from} with {roll}, others on {taken:?}");
        let ways = Ways::new(from, roll, taken);
        assert!(ways.all().map(|(goal, _)| goal).eq(found.iter()), "ways to everywhere in reach");
        for (goal, way) in ways.all() {
            assert_eq!(way.last(), Some(&goal));
            let exact = matches!(goal, Spot::Square(_));
            assert!(if exact { way.len() == usize::from(roll) } else { way.len() <= usize::from(roll) });
        }
    }
}

fn starts() -> Squares {
    Suspect::all().map(Square::start_of).collect()
}

/// `4+A`: squares, and rooms by letter.
fn row(from: Spot, taken: Squares) -> Vec<String> {
    let rolls = 2..=12;
    let cell = |found: Reach| {
        let rooms: String = found.rooms().map(Room::letter).collect();
        format!("{}+{}", found.squares.len(), if rooms.is_empty() { "-".to_owned() } else { rooms })
    };
    rolls.map(|roll| cell(reach(from, roll, taken))).collect()
}

fn mirrored(cell: &str) -> String {
    let swap = |letter: char| "ABCDEFGHIX".find(letter).map_or(letter, |at| char::from(b"CBAEDIHGFX"[at]));
    let (count, rooms) = cell.split_once('+').expect("squares+rooms");
    let mut rooms: Vec<char> = rooms.chars().map(swap).collect();
    rooms.sort_unstable();
    format!("{count}+{}", rooms.into_iter().collect::<String>())
}

#[test]
fn the_table_of_the_design_holds() {
    let table = [
        (1, "2+- 4+A 4+A 7+A 9+A 13+A 15+ABD 17+ABD 19+ABDX 22+ABDX 26+ABDX"),
        (3, "2+- 4+D 4+D 7+D 9+D 13+D 15+AD 18+ABDX 21+ABDX 25+ABDX 29+ABDX"),
        (5, "2+- 4+FG 4+FG 7+FG 9+FG 13+FG 15+FGX 19+DFGX 20+DFGHX 24+DFGHX 28+DFGHX"),
    ];
    for (suspect, cells) in table {
        let cells: Vec<String> = cells.split(' ').map(str::to_owned).collect();
        let others = |number: usize| {
            let own = Suspect::at(number - 1);
            let taken = Suspect::all().filter(|&other| other != own).map(Square::start_of).collect();
            row(Spot::Square(Square::start_of(own)), taken)
        };
        assert_eq!(others(suspect), cells, "pawn {suspect}");
        let mirror: Vec<String> = cells.iter().map(|cell| mirrored(cell)).collect();
        assert_eq!(others(suspect + 1), mirror, "pawn {}, the mirror image", suspect + 1);
    }
    let all = "ABCDEFGHI";
    let seventh = [
        ('B', "6+- 8+- 16+X 22+X 32+X 40+ACX 50+ACDEX 56+ACDEX 68+ACDEX 74+ACDEX 84+ACDEX".to_owned()),
        ('F', "3+- 2+- 4+G 5+G 9+G 11+G 15+DG 16+DGX 19+DGX 21+DGHX 26+DGHX".to_owned()),
        (
            'X',
            format!("12+- 16+- 28+BH 35+BGH 54+BGH 68+BDEGH 81+BDEGH 89+{all} 92+{all} 95+{all} 100+{all}"),
        ),
    ];
    for (letter, cells) in seventh {
        let room = Room::all().find(|room| room.letter() == letter).expect("a room");
        assert_eq!(row(Spot::Room(room), starts()).join(" "), cells, "a seventh pawn leaving {letter}");
    }
}

#[test]
fn the_way_between_rooms_is_as_designed() {
    let design = [
        "7 15 7 16 14 14 17 23 9",
        "7 8 8 15 13 13 15 4",
        "16 7 23 17 14 14 9",
        "15 8 8 11 17 7",
        "17 11 8 8 7",
        "4 11 17 9",
        "5 11 5",
        "4 4",
        "9",
    ];
    let rooms: Vec<Room> = Room::all().collect();
    for (from, steps) in design.iter().enumerate() {
        for (nth, steps) in steps.split(' ').enumerate() {
            let (goal, steps): (Room, u8) = (rooms[from + nth + 1], steps.parse().expect("a number"));
            let found = |roll| reach(Spot::Room(rooms[from]), roll, Squares::default()).has(Spot::Room(goal));
            assert!(found(steps) && !found(steps - 1), "{} to {}", rooms[from].letter(), goal.letter());
        }
    }
}

#[test]
fn on_an_empty_board_every_node_has_a_move_for_every_roll() {
    for from in Spot::all() {
        assert!((2..=12).all(|roll| !reach(from, roll, Squares::default()).is_empty()), "{from}");
    }
}

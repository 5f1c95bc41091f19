//! Hands and piles as far as a viewer may see them.

use std::fmt;

use irrgarten_game::BadText;

use crate::{Bag, Cursor, Indexed, Set, listed};

/// Things that can be counted.
pub trait Count {
    /// How many there are.
    fn how_many(&self) -> usize;
}

impl<T> Count for Vec<T> {
    fn how_many(&self) -> usize {
        self.len()
    }
}

impl<T: Indexed> Count for Set<T> {
    fn how_many(&self) -> usize {
        self.len()
    }
}

impl<const N: usize> Count for Bag<N> {
    fn how_many(&self) -> usize {
        self.total()
    }
}

/// The hand of a seat in a view: its cards, or only their number. A hidden card has no place in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand<C> {
    /// The viewer sees these cards.
    Open(C),
    /// The viewer sees only how many there are.
    Closed(usize),
}

impl<C: Count> Hand<C> {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        match self {
            Hand::Open(cards) => cards.how_many(),
            Hand::Closed(count) => *count,
        }
    }

    /// Has it no cards?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, if the viewer sees them.
    pub fn open(&self) -> Option<&C> {
        match self {
            Hand::Open(cards) => Some(cards),
            Hand::Closed(_) => None,
        }
    }

    /// This hand for a viewer that may or may not see it. Everybody can see that a hand is empty.
    pub fn seen(cards: C, visible: bool) -> Hand<C> {
        match cards.how_many() {
            count if !visible && count > 0 => Hand::Closed(count),
            _ => Hand::Open(cards),
        }
    }
}

impl<C> Hand<C> {
    /// The same hand of other things.
    pub fn map<D: Default>(&self, cards: impl FnOnce(&C) -> D) -> Hand<D> {
        match self {
            Hand::Open(open) => Hand::Open(cards(open)),
            // That a hand is empty everybody can see.
            Hand::Closed(0) => Hand::default(),
            Hand::Closed(count) => Hand::Closed(*count),
        }
    }
}

/// An empty hand.
impl<C: Default> Default for Hand<C> {
    fn default() -> Hand<C> {
        Hand::Open(C::default())
    }
}

impl<T: Indexed> Hand<Set<T>> {
    /// Card by card: `None` for each that the viewer does not see.
    pub fn each(&self) -> impl Iterator<Item = Option<T>> + use<T> {
        let (cards, hidden) = match *self {
            Hand::Open(cards) => (cards, 0),
            Hand::Closed(count) => (Set::EMPTY, count),
        };
        cards.iter().map(Some).chain(std::iter::repeat_n(None, hidden))
    }
}

impl<C> Hand<Vec<C>> {
    /// Reads a list of cards, or a `?` for each card of a hand that is hidden: `03,44` or `?,?`, and `-` for none.
    pub fn read(
        cursor: &mut Cursor<'_>,
        card: impl FnMut(&mut Cursor<'_>) -> Result<C, BadText>,
    ) -> Result<Hand<Vec<C>>, BadText> {
        if cursor.peek() == Some('?') {
            let hidden = cursor.list(|cursor| cursor.expect("?"))?;
            return Ok(Hand::Closed(hidden.len()));
        }
        cursor.list_or_none(card).map(Hand::Open)
    }
}

impl<T: Indexed + fmt::Display> Hand<Set<T>> {
    /// What [`read`](Hand::read) reads.
    pub fn text(&self) -> String {
        match self {
            Hand::Open(cards) => listed(cards.iter(), ","),
            Hand::Closed(count) => listed(std::iter::repeat_n('?', *count), ","),
        }
    }
}

/// What the text of a position says about a pile: `-` has no cards, `?16` this many, `?ABC` these in any order, `ABC`
/// these in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pile<C> {
    /// Only how many cards it has.
    Count(usize),
    /// Which cards, but not in which order.
    Known(Vec<C>),
    /// Which cards, the next one first.
    Ordered(Vec<C>),
}

impl<C> Pile<C> {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        match self {
            Pile::Count(count) => *count,
            Pile::Known(cards) | Pile::Ordered(cards) => cards.len(),
        }
    }

    /// Has it no cards?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads a pile of at most this many cards. This reads cards, one or more.
    pub fn read<'a>(
        cursor: &mut Cursor<'a>,
        most: usize,
        cards: impl FnOnce(&mut Cursor<'a>) -> Result<Vec<C>, BadText>,
    ) -> Result<Pile<C>, BadText> {
        if cursor.eat("-") {
            Ok(Pile::Count(0))
        } else if !cursor.eat("?") {
            cards(cursor).map(Pile::Ordered)
        } else if cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            cursor.count(most).map(Pile::Count)
        } else {
            cards(cursor).map(Pile::Known)
        }
    }

    /// What [`read`](Pile::read) reads. This writes cards.
    pub fn text(&self, cards: impl FnOnce(&[C]) -> String) -> String {
        match self {
            _ if self.is_empty() => "-".to_owned(),
            Pile::Count(count) => format!("?{count}"),
            Pile::Known(known) => format!("?{}", cards(known)),
            Pile::Ordered(ordered) => cards(ordered),
        }
    }

    /// The order in which its cards will be drawn, if it is known.
    pub fn order(self) -> Order<C> {
        match self {
            Pile::Ordered(cards) => Order(cards),
            Pile::Count(_) | Pile::Known(_) => Order(Vec::new()),
        }
    }
}

impl<C: Indexed> Pile<C> {
    /// The cards in it, if that is certain: a number is enough when all cards that could be there are.
    pub fn cards(&self, all: Set<C>) -> Option<Set<C>> {
        match self {
            Pile::Count(0) => Some(Set::EMPTY),
            Pile::Count(count) => (*count == all.len()).then_some(all),
            Pile::Known(cards) | Pile::Ordered(cards) => Some(cards.iter().copied().collect()),
        }
    }
}

/// The cards of a pile in the order in which they will be drawn; empty if the order is unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order<C>(Vec<C>);

impl<C> Default for Order<C> {
    fn default() -> Order<C> {
        Order(Vec::new())
    }
}

impl<C: Copy + PartialEq> Order<C> {
    /// The cards, the next one first.
    pub fn cards(&self) -> &[C] {
        &self.0
    }

    /// The next card.
    pub fn next(&self) -> Option<C> {
        self.0.first().copied()
    }

    /// Takes the card that was drawn off the pile, wherever it was.
    pub fn drawn(&mut self, card: C) {
        if let Some(nth) = self.0.iter().position(|&other| other == card) {
            self.0.remove(nth);
        }
    }

    /// The pile to be written: in this order, or as something else if the order is not known.
    pub fn pile_or(&self, otherwise: Pile<C>) -> Pile<C> {
        if self.0.is_empty() { otherwise } else { Pile::Ordered(self.0.clone()) }
    }
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "a macro for games makes the card")]
mod tests {
    use super::*;

    crate::numbered_cards! {
        /// A card.
        pub struct Card of 5;
    }

    #[test]
    fn a_closed_hand_is_a_number() {
        assert_eq!(Hand::seen(vec![1, 2], false), Hand::Closed(2));
        assert_eq!(Hand::seen(vec![1, 2], true).open(), Some(&vec![1, 2]));
        assert_eq!(Hand::seen(Vec::<u8>::new(), false), Hand::Open(Vec::new()));
        assert!(Hand::<Vec<u8>>::Closed(0).is_empty());
    }

    #[test]
    fn a_pile_is_read_as_it_is_written() {
        let read = |text: &str| {
            let mut cursor = Cursor::new(text);
            Pile::read(&mut cursor, 3, |cursor| Ok(cursor.while_char(|_| true).chars().collect()))
        };
        let piles = [Pile::Count(0), Pile::Count(3), Pile::Known(vec!['a']), Pile::Ordered(vec!['a', 'b'])];
        for (text, pile) in ["-", "?3", "?a", "ab"].into_iter().zip(piles) {
            assert_eq!(read(text).as_ref(), Ok(&pile));
            assert_eq!(pile.text(|cards| cards.iter().collect()), text);
        }
        assert!(read("?4").is_err());
    }

    #[test]
    fn a_hand_is_read_and_written_as_a_list() {
        let read = |text| Hand::read(&mut Cursor::new(text), |cursor| cursor.number("a card"));
        assert_eq!(read("3,44"), Ok(Hand::Open(vec![3, 44])));
        assert_eq!(read("?,?"), Ok(Hand::Closed(2)));
        assert_eq!(read("-"), Ok(Hand::Open(Vec::new())));
        assert!(read("?,44").is_err() && read("").is_err());
        assert_eq!(Hand::<Set<Card>>::Closed(2).text(), "?,?");
        assert_eq!(Hand::<Set<Card>>::Closed(2).each().collect::<Vec<_>>(), [None; 2]);
        assert_eq!(Hand::Open(Set::<Card>::full()).text(), "01,02,03,04,05");
        assert_eq!(Hand::<Set<Card>>::default().text(), "-");
    }

    #[test]
    fn an_ordered_pile_says_what_comes_next() {
        let mut order = Pile::Ordered(vec!['a', 'b']).order();
        assert_eq!(order.next(), Some('a'));
        order.drawn('x');
        assert_eq!(order.pile_or(Pile::Count(2)), Pile::Ordered(vec!['a', 'b']));
        order.drawn('a');
        order.drawn('b');
        assert_eq!((order.next(), order.pile_or(Pile::Count(0))), (None, Pile::Count(0)));
        assert_eq!(Pile::Known(vec!['a']).order(), Order::default());
    }
}

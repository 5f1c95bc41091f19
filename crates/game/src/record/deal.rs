//! How the seed of a record came about: commitments and shares (`docs/notation.md`, The deal).

use std::fmt;
use std::str::FromStr;

use super::replay::BadRecord;
use crate::{BadText, Commitment, MAX_SEATS, PerSeat, Secret, Seed, Shares, difference};

/// The deal of a table, with everything needed to compute it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The table's id: part of every commitment.
    pub table: String,
    /// What the server committed to when the table was opened.
    pub commitment: Commitment,
    /// The server's share, revealed at the end.
    pub server: Secret,
    /// The commitment of each seat; `None` where there was none.
    pub seats: Vec<Option<SeatCommitment>>,
}

/// What a seat committed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatCommitment {
    /// The commitment.
    pub commitment: Commitment,
    /// The share, if it was revealed in time.
    pub share: Option<Secret>,
}

impl Deal {
    /// The seed that follows from the shares, if each matches its commitment.
    pub fn seed(&self, seats: u8) -> Result<Seed, BadRecord> {
        let fail = |problem: String| BadRecord::in_header("deal", problem);
        if self.seats.len() != usize::from(seats) || self.seats.len() > MAX_SEATS {
            return Err(fail(format!("found {} seats in the deal, expected {seats}", self.seats.len())));
        }
        self.kept("the server", self.commitment, self.server).map_err(fail)?;
        for (number, promise) in (1..).zip(&self.seats) {
            if let Some(SeatCommitment { commitment, share: Some(share) }) = promise {
                self.kept(&format!("seat {number}"), *commitment, *share).map_err(fail)?;
            }
        }
        let shares = PerSeat::from_fn(seats, |seat| self.seats[seat.index()].and_then(|given| given.share));
        Ok(Shares { server: self.server, seats: shares }.seed(&self.table))
    }

    /// Does this share match its commitment?
    fn kept(&self, who: &str, promised: Commitment, share: Secret) -> Result<(), String> {
        match difference(&String::from(promised), &String::from(share.commitment(&self.table))) {
            None => Ok(()),
            Some(difference) => Err(format!("the share of {who} is not the one it promised: {difference}")),
        }
    }
}

/// `table=<id> server=<commitment>:<share> 1=<commitment>:<share> 2=- 3=<commitment>:-`
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { table, commitment, server, seats } = self;
        write!(f, "table={table} server={}:{}", String::from(*commitment), String::from(*server))?;
        (1..).zip(seats).try_for_each(|(number, promise)| match promise {
            None => write!(f, " {number}=-"),
            Some(SeatCommitment { commitment, share }) => {
                let share = share.map_or("-".to_owned(), String::from);
                write!(f, " {number}={}:{share}", String::from(*commitment))
            }
        })
    }
}

impl FromStr for Deal {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Deal, BadText> {
        let mut words = text.split_whitespace();
        let table = value(words.next(), "table")?.to_owned();
        let SeatCommitment { commitment, share: Some(server) } =
            commitment_of(value(words.next(), "server")?)?
        else {
            return Err(BadText::new(text, 0, "the share of the server, which is revealed at the end"));
        };
        let seats = (1..).zip(words).map(|(number, word): (u32, _)| {
            let given = value(Some(word), &number.to_string())?;
            if given == "-" { Ok(None) } else { commitment_of(given).map(Some) }
        });
        Ok(Deal { table, commitment, server, seats: seats.collect::<Result<_, BadText>>()? })
    }
}

/// The text behind `key=`.
fn value<'a>(word: Option<&'a str>, key: &str) -> Result<&'a str, BadText> {
    let found = word.unwrap_or_default();
    let value = found.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
    value.filter(|value| !value.is_empty()).ok_or_else(|| BadText::new(found, 0, format!("{key}=…")))
}

fn commitment_of(text: &str) -> Result<SeatCommitment, BadText> {
    let expected = "a commitment, a colon, and a share or -";
    let (commitment, share) = text.split_once(':').ok_or_else(|| BadText::new(text, 0, expected))?;
    let share = if share == "-" { None } else { Some(share.parse()?) };
    Ok(SeatCommitment { commitment: commitment.parse()?, share })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal() -> Deal {
        let commitment_of = |byte: u8, share: Option<u8>| SeatCommitment {
            commitment: Secret([byte; 32]).commitment("t1"),
            share: share.map(|byte| Secret([byte; 32])),
        };
        Deal {
            table: "t1".to_owned(),
            commitment: Secret([9; 32]).commitment("t1"),
            server: Secret([9; 32]),
            seats: vec![Some(commitment_of(1, Some(1))), None, Some(commitment_of(3, None))],
        }
    }

    #[test]
    fn a_deal_comes_back_as_it_was_written() {
        let text = deal().to_string();
        assert!(text.starts_with("table=t1 server=") && text.contains(" 2=- 3="), "{text}");
        assert_eq!(text.parse(), Ok(deal()));
        let cases = [
            "",
            "table=t1",
            "server=1",
            &text.replace("table=t1", "table="),
            &text.replace(" 2=-", ""),
            &text.replace(" 2=-", " 2="),
            &text.replace("3=", "4="),
            &text.to_uppercase(),
        ];
        for wrong in cases {
            assert!(wrong.parse::<Deal>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_seed_follows_from_shares_that_match_their_commitments() {
        let seats = PerSeat::from_fn(3, |seat| (seat.index() == 0).then_some(Secret([1; 32])));
        assert_eq!(deal().seed(3), Ok(Shares { server: Secret([9; 32]), seats }.seed("t1")));
        assert!(deal().seed(2).unwrap_err().problem.contains("found 3 seats"));
        let mut other = deal();
        other.server = Secret([8; 32]);
        assert!(other.seed(3).unwrap_err().problem.contains("the server is not the one"));
        let mut other = deal();
        other.seats[0].as_mut().unwrap().share = Some(Secret([2; 32]));
        assert!(other.seed(3).unwrap_err().problem.contains("seat 1 is not the one"));
        let mut other = deal();
        other.table = "t2".to_owned();
        assert!(other.seed(3).is_err());
    }
}

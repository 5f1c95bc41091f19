//! A short list without heap.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Up to `N` things in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing yet.
    pub fn new() -> List<T, N> {
        List { things: [T::default(); N], len: 0 }
    }

    /// Adds a thing at the end.
    ///
    /// # Panics
    /// If the list is full.
    pub fn push(&mut self, thing: T) {
        self.things[self.len as usize] = thing;
        self.len += 1;
    }

    /// Takes the last thing off.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Adds a thing where it belongs in a list that is in order.
    ///
    /// # Panics
    /// If the list is full.
    pub fn insert_in_order(&mut self, thing: T)
    where
        T: Ord,
    {
        let mut at = self.len();
        self.push(thing);
        while at > 0 && self[at - 1] > thing {
            self.swap(at, at - 1);
            at -= 1;
        }
    }

    /// Keeps only what this says yes to, in the same order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            if keep(&self.things[at]) {
                self.things[kept] = self.things[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a thing at the end if there is room.
    pub fn try_push(&mut self, thing: T) -> Option<()> {
        (self.len() < N).then(|| self.push(thing))
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

/// # Panics
/// If there are more than `N`.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> List<T, N> {
        let mut list = List::new();
        things.into_iter().for_each(|thing| list.push(thing));
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.things[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_is_about_what_is_in_it() {
        let (mut one, mut two) = (List::<u8, 3>::new(), List::<u8, 3>::new());
        one.push(1);
        two.push(1);
        two.push(2);
        assert_ne!(one, two);
        one.push(2);
        assert_eq!(one, two);
        assert_eq!(one.try_push(3), Some(()));
        two = List::new();
        for thing in [3, 1, 2] {
            two.insert_in_order(thing);
        }
        assert_eq!(one, two);
        assert_eq!(one.try_push(4), None);
        assert_eq!(*one, [1, 2, 3]);
        one.retain(|thing| thing % 2 == 1);
        assert_eq!(*one, [1, 3]);
        assert_eq!(one.pop(), Some(3));
        one.clear();
        assert_eq!(one.pop(), None);
        assert!(one.is_empty());
    }
}

//! What the page gets to know of a game: the types of its view, and files that are drawn for it.

use std::any::TypeId;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::Effort;
use crate::files::first_difference;

/// The TypeScript of a type and of everything it is made of, the type itself first, the others by name.
pub fn typescript<T: TS + 'static>() -> String {
    let mut types = Types { config: Config::from_env(), seen: Vec::new(), declared: Vec::new() };
    types.visit::<T>();
    // A derive names the parts of a type in any order it likes.
    if let Some((_, parts)) = types.declared.split_first_mut() {
        parts.sort();
    }
    let declared = types.declared.into_iter().map(|(_, text)| text);
    let head = "// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.\n";
    std::iter::once(head.to_owned()).chain(declared).collect()
}

struct Types {
    config: Config,
    seen: Vec<TypeId>,
    /// Names and declarations.
    declared: Vec<(String, String)>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Numbers and texts have no file and need no declaration.
        if T::output_path().is_some() {
            let (docs, declaration) = (T::docs().unwrap_or_default(), T::decl(&self.config));
            self.declared.push((T::ident(&self.config), format!("\n{docs}export {declaration}\n")));
        }
        // A list has no declaration, but what is in it may.
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

/// Fails if a file of the page does not say this, or writes it if goldens are blessed.
#[expect(clippy::panic, reason = "this is the body of a test: it fails")]
pub fn hold_equal(folder: &str, file: &str, text: &str) {
    let path = Path::new(folder).join(file);
    let before = std::fs::read_to_string(&path);
    if before.as_ref().is_ok_and(|before| before == text) {
        return;
    }
    if !Effort::from_env().blesses() {
        let difference = first_difference(&before.unwrap_or_default(), text).unwrap_or_default();
        panic!("{} is stale; IRRGARTEN_BLESS=1 writes it anew\n{difference}", path.display());
    }
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    if let Err(bad) = made.and_then(|()| std::fs::write(&path, text)) {
        panic!("{}: {bad}", path.display());
    }
}

/// One test: `web/view.ts` has the types of this view, and of what is sent with actions. To be used beside them, where
/// private types are known.
#[macro_export]
macro_rules! page_types {
    ($view:ty $(, $sent:ty)*) => {
        #[test]
        fn page_types_are_up_to_date() {
            let text = $crate::typescript::<($view, $($sent),*)>();
            $crate::hold_equal(env!("CARGO_MANIFEST_DIR"), "web/view.ts", &text);
        }
    };
}

#[cfg(test)]
#[allow(dead_code, reason = "types are looked at and never made")]
mod tests {
    use super::*;

    /// Something seen.
    #[derive(TS)]
    struct View {
        /// Many of them.
        things: Vec<Thing>,
        more: Option<Thing>,
        count: usize,
    }

    #[derive(TS)]
    struct Thing {
        letter: char,
    }

    #[test]
    fn a_type_comes_with_what_it_is_made_of_and_each_comes_once() {
        let text = typescript::<View>();
        assert!(text.find("export type View").unwrap() < text.find("export type Thing").unwrap(), "{text}");
        assert_eq!(text.matches("export type Thing = { letter: string, };").count(), 1, "{text}");
        assert!(text.contains("Something seen.") && text.contains("Many of them."), "{text}");
        assert!(text.contains("count: number"), "{text}");
    }
}

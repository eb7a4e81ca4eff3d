/// Who sees a key press first; the other one sees it if the first had no use for it.
///
/// - A composition in progress owns the keyboard: its Return, arrows and Escape choose and end, and go no further.
/// - Text that is typed into a text field belongs to the input method, which turns accents and syllables into characters.
/// - Everything else (arrows, Tab, Return, Escape, Delete, keys held with Control, Alt or Super, and all keys while nothing
///   takes text) goes to the content. What it leaves goes on to the input method, so that the keys which switch one work.
enum KeyRoute: Equatable {
  case contentOnly
  case contentFirst
  case inputMethodFirst

  init(takesText: Bool, isComposing: Bool, isTextKey: Bool) {
    self = !takesText ? .contentOnly : isComposing || isTextKey ? .inputMethodFirst : .contentFirst
  }
}

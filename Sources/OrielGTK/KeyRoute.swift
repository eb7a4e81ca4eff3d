/// The order in which a key press reaches the content and the input method. The second one receives it only if the first one doesn't handle
/// it.
///
/// - The input method receives all keys first while it composes a text: its Return, arrows and Escape select and end, and have no other
///   effect.
/// - The input method receives keys that type into a text field first, because it composes accents and syllables to characters.
/// - The content receives all other keys first: arrows, Tab, Return, Escape, Delete, keys with Control, Alt or Super, and all keys while no
///   text has the focus. Keys that it doesn't handle reach the input method, so that the keys that switch input methods work.
enum KeyRoute: Equatable {
  case contentOnly
  case contentFirst
  case inputMethodFirst

  init(takesText: Bool, isComposing: Bool, isTextKey: Bool) {
    self = !takesText ? .contentOnly : isComposing || isTextKey ? .inputMethodFirst : .contentFirst
  }
}

import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielModel

/// The window's input method, which inserts, composes and deletes text in the content's focused text view.
@MainActor
final class TextInput {
  private let content: any WindowContent
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// Created for the first text input: loading an input method's module takes as long as drawing some frames.
  private var context: UnsafeMutablePointer<GtkIMContext>?
  private lazy var signals = SignalConnections(owner: self)
  private var state: TextInputState?
  private var hasKeyboard = false
  private var isFocused = false
  private var preedit = ""
  private var preeditCaret = 0
  /// Indicates whether the input method has handled a key since it was reset. Some input methods don't show what they compose.
  private var isResettable = false
  /// Indicates whether the window shows a software keyboard of its own, which replaces the input method's.
  var servesItself = false {
    didSet { if servesItself != oldValue { updateHints() } }
  }
  /// A closure that is called when the input method receives or loses the focus.
  var focusDidChange: (Bool) -> Void = { _ in }
  /// A closure that receives each new state of the focused text, or `nil` if no text in the surface has the focus.
  var stateDidChange: (TextInputState?) -> Void = { _ in }
  /// Indicates whether a browser's page provides the input method, and GTK's does nothing.
  var isServedByPage = false
  /// Indicates whether the input method has edited the text since the content last described it.
  private var hasEdited = false

  init(widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent) {
    self.widget = widget
    self.content = content
  }

  var isActive: Bool { state != nil }
  var isComposing: Bool { !preedit.isEmpty }

  /// Disconnects the input method, after which the content receives no more events from it.
  func disconnect() {
    state = nil
    guard let context else { return }
    signals.disconnectAll()
    setFocused(false)
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context)
    self.context = nil
  }

  /// Sets the input method's widget when that is in a window. Input methods retain their widget, so that it would never be deallocated
  /// otherwise.
  func widgetDidRealize() {
    if let context { gtk_im_context_set_client_widget(context, widget) }
  }

  /// Resets the input method's widget before it leaves its window.
  func widgetWillUnrealize() {
    guard let context else { return }
    setFocused(false)
    gtk_im_context_set_client_widget(context, nil)
  }

  /// Passes a key event to the input method, and returns whether that has handled it. The content may receive text before this returns.
  func filter(_ event: OpaquePointer) -> Bool {
    guard let context, gtk_im_context_filter_keypress(context, event) != 0 else { return false }
    isResettable = true
    return true
  }

  /// Discards the marked text, before an edit or a click that the input method isn't aware of.
  func reset() {
    guard isResettable, let context else { return }
    isResettable = false
    gtk_im_context_reset(context)
    setPreedit("", caret: 0)
  }

  func keyboardDidChange(_ hasKeyboard: Bool) {
    self.hasKeyboard = hasKeyboard
    setFocused(hasKeyboard && state != nil)
  }

  func update(_ new: TextInputState?) {
    let old = state
    guard new != old else { return }
    if let old, let new, !hasEdited, old.surroundingText != new.surroundingText || old.surroundingCaret != new.surroundingCaret {
      reset()
    } else if new == nil {
      reset()
    }
    hasEdited = false
    state = new
    if new != nil, context == nil { makeContext() }
    setFocused(hasKeyboard && new != nil)
    if isFocused { stateDidChange(new) }
    guard let new, let context else { return }
    if new.traits != old?.traits { updateHints() }
    if new.purpose != old?.purpose { oriel_im_context_set_purpose(context, GtkInputPurpose(new.purpose)) }
    if new.caret != old?.caret {
      var area = GdkRectangle(
        x: Int32(nearest: new.caret.minX.rounded(.down)), y: Int32(nearest: new.caret.minY.rounded(.down)),
        width: Int32(nearest: max(1, new.caret.width.rounded(.up))), height: Int32(nearest: max(1, new.caret.height.rounded(.up))))
      gtk_im_context_set_cursor_location(context, &area)
    }
    if new.surroundingText != old?.surroundingText || new.surroundingCaret != old?.surroundingCaret { updateSurroundingText() }
  }

  private func setFocused(_ focused: Bool) {
    guard focused != isFocused, let context else { return }
    isFocused = focused
    if focused {
      gtk_im_context_focus_in(context)
    } else {
      reset()
      gtk_im_context_focus_out(context)
    }
    focusDidChange(focused)
    if !focused { stateDidChange(nil) } else if let state { stateDidChange(state) }
  }

  private func updateSurroundingText() {
    guard let state, let context else { return }
    let length = Int32(state.surroundingText.utf8.count)
    let caret = min(max(Int32(state.surroundingCaret), 0), length)
    gtk_im_context_set_surrounding_with_selection(context, state.surroundingText, length, caret, caret)
  }

  private func updateHints() {
    guard let context else { return }
    var hints = GtkInputHints(state?.traits ?? TextInputTraits())
    if servesItself { hints.rawValue |= GTK_INPUT_HINT_INHIBIT_OSK.rawValue }
    oriel_im_context_set_hints(context, hints)
  }

  private func setPreedit(_ text: String, caret: Int) {
    guard text != preedit || caret != preeditCaret else { return }
    preedit = text
    preeditCaret = caret
    edit(.preedit(text, caret: caret))
  }

  /// Inserts a text from another source than GTK's input method, and ends the marked text.
  func insert(_ text: String) {
    setPreedit("", caret: 0)
    edit(.insert(text))
  }

  /// Sets the marked text from another source than GTK's input method. The caret is a UTF-8 offset into it.
  func compose(_ text: String, caret: Int) { setPreedit(text, caret: caret) }

  private func edit(_ event: TextInputEvent) {
    guard state != nil else { return }
    hasEdited = true
    content.handle(event)
  }

  /// Registers the window with the window system's input method before the window receives the keyboard. Some Wayland compositors, such as
  /// sway, notify an input method of its focus only when the keyboard enters the window.
  func joinWindowSystem() {
    guard context == nil, oriel_display_is_wayland(gtk_widget_get_display(widget)) != 0 else { return }
    // Other input methods don't depend on this order, and take time to load.
    guard ["", "wayland"].contains(EnvironmentVariables.process["GTK_IM_MODULE"] ?? "") else { return }
    makeContext()
    guard let context else { return }
    // GTK requests an input method from the compositor when a context first has something to report.
    gtk_im_context_reset(context)
  }

  private func makeContext() {
    guard let context = gtk_im_multicontext_new() else { return }
    self.context = context
    if isServedByPage { oriel_im_multicontext_use_simple(context) }
    gtk_im_context_set_client_widget(context, widget)
    connect(to: context)
  }

  private func connect(to context: UnsafeMutablePointer<GtkIMContext>) {
    let commit: @convention(c) @MainActor (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void = {
      owner($2, as: TextInput.self).edit(.insert(String(cString: $1)))
    }
    let preeditChanged: PlainHandler = { owner($1, as: TextInput.self).readPreedit() }
    let preeditEnded: PlainHandler = { owner($1, as: TextInput.self).setPreedit("", caret: 0) }
    let retrieve: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      let input = owner($1, as: TextInput.self)
      input.updateSurroundingText()
      return input.isActive ? 1 : 0
    }
    let delete: @convention(c) @MainActor (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer) -> gboolean = {
      let range = SurroundingDeletion(offset: Int($1), count: Int($2))
      owner($3, as: TextInput.self).edit(.deleteSurrounding(before: range.before, after: range.after))
      return 1
    }
    signals.connect("commit", of: UnsafeMutableRawPointer(context), to: commit)
    signals.connect("preedit-changed", of: UnsafeMutableRawPointer(context), to: preeditChanged)
    signals.connect("preedit-end", of: UnsafeMutableRawPointer(context), to: preeditEnded)
    signals.connect("retrieve-surrounding", of: UnsafeMutableRawPointer(context), to: retrieve)
    signals.connect("delete-surrounding", of: UnsafeMutableRawPointer(context), to: delete)
  }

  private func readPreedit() {
    guard let context else { return }
    var text: UnsafeMutablePointer<CChar>?
    var caret: Int32 = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    guard let text else { return }
    let string = String(cString: text)
    g_free(text)
    setPreedit(string, caret: string.utf8Offset(ofCharacter: Int(caret)))
  }
}

/// A range of characters around the caret that an input method deletes. GTK specifies it by a start relative to the caret and a count.
struct SurroundingDeletion: Equatable {
  let before: Int
  let after: Int

  /// Creates a deletion. A range that doesn't touch the caret is extended to it.
  init(offset: Int, count: Int) {
    before = max(0, -offset)
    after = max(0, offset + count)
  }
}

extension String {
  /// Returns the UTF-8 offset of the code point with an index, or of the end for an index past it.
  func utf8Offset(ofCharacter index: Int) -> Int {
    unicodeScalars.prefix(max(0, index)).reduce(0) { $0 + UTF8.width($1) }
  }
}

extension GtkInputPurpose {
  init(_ purpose: TextInputState.Purpose) {
    self =
      switch purpose {
      case .text: GTK_INPUT_PURPOSE_FREE_FORM
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .email: GTK_INPUT_PURPOSE_EMAIL
      }
  }
}

extension GtkInputHints {
  /// Creates the hints for the changes that an input method may make to the text by itself.
  init(_ traits: TextInputTraits) {
    var hints = GTK_INPUT_HINT_NONE.rawValue
    switch traits.autocapitalization {
    case .sentences?: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .words?: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .characters?: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    default: break
    }
    switch traits.autocorrection {
    case true?: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    case false?: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case nil: break
    }
    self.init(rawValue: hints)
  }
}

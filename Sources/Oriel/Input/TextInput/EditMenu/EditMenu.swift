import Foundation
import OrielDrawing
import OrielModel

/// The actions for the focused text: a menu at the pointer, or a bar above the selection for touch.
///
/// The text keeps the focus while the menu is open, so the menu handles keys before the text. It closes when an action is chosen, by a
/// press elsewhere, by Escape and by any key that it doesn't consume, and when the text loses the focus or is scrolled.
@MainActor
final class EditMenu {
  enum Style: Equatable {
    /// A menu below and to the right of a point in the window, for a pointer or a key.
    case menu(CGPoint)
    /// A bar above a rectangle of the window, for touch.
    case bar(CGRect)
  }

  private unowned let coordinator: InputCoordinator
  private weak var field: (any TextSelecting)?
  private var box: EditMenuBox?
  private var style = Style.menu(.zero)
  /// The frame of the text when the menu was opened.
  private var place = CGRect.zero
  /// Indicates whether the clipboard has text, which is assumed until its contents are known.
  private var canPaste = true
  /// The pointer that is pressed on the menu.
  private var pressed: Int?

  init(coordinator: InputCoordinator) { self.coordinator = coordinator }

  var isOpen: Bool { box != nil }

  // MARK: Opening and closing

  func open(for field: any TextSelecting, style: Style) {
    close()
    self.field = field
    self.style = style
    place = field.windowFrame
    canPaste = true
    coordinator.surface?.readClipboard { [weak self, weak field] text in
      guard let self, let field, self.field === field else { return }
      let canPaste = text?.isEmpty == false
      guard canPaste != self.canPaste else { return }
      self.canPaste = canPaste
      if isOpen { show() }
    }
    show()
  }

  private func show() {
    guard let field else { return }
    let graph = coordinator.graph
    var actions = field.editActions
    if case .bar = style { actions.removeAll { !$0.isInBars } }
    let choices = actions.map { (action: $0, isEnabled: $0 == .paste ? canPaste : field.canPerform($0)) }
    let old = self.box
    let box = EditMenuBox(choices, style: style, field: field, menu: self, popup: old?.popup)
    guard !box.items.isEmpty else { return close() }
    if let old { graph.rootBox.remove(old) }
    self.box = box
    graph.rootBox.add(box)
    graph.needFrame()
  }

  func close() {
    field = nil
    pressed = nil
    guard let box else { return }
    self.box = nil
    coordinator.graph.rootBox.remove(box)
    box.endPopup()
    coordinator.graph.needFrame()
  }

  func perform(_ action: EditAction) {
    let (field, style) = (field, style)
    close()
    field?.perform(action)
    // After a selection by touch, further actions follow.
    if action == .selectAll, case .bar = style {
      field?.showsHandles = true
      field?.openEditBar()
    }
    coordinator.focus.reportTextInput()
    coordinator.graph.needFrame()
  }

  /// Called at the end of each frame. Closes the menu if the text has moved, lost the focus or left the tree.
  func frameDidEnd() {
    guard isOpen else { return }
    guard let field, field.isFocused, field.isAttached else { return close() }
    let frame = field.windowFrame
    if abs(frame.minX - place.minX) > 0.5 || abs(frame.minY - place.minY) > 0.5 { close() }
  }

  // MARK: Pointers

  /// Handles a pointer event. Returns `true` if it was consumed.
  func handle(_ event: PointerEvent) -> Bool {
    guard let box else { return false }
    let item = box.item(at: event.location)
    switch event.phase {
    case .down:
      guard box.presentedFrame.covers(event.location) else {
        close()
        // A click beside a menu has no other effect, but a touch continues.
        return event.device != .touch && event.button != .secondary
      }
      pressed = event.pointer
      box.selected = item
      return true
    case .move:
      // A button that is held since it has opened the menu chooses an item, too.
      guard pressed == nil || pressed == event.pointer else { return false }
      if event.device != .touch || pressed != nil { box.selected = item }
      return pressed != nil || event.device != .touch
    case .up:
      guard pressed == event.pointer || (event.button == .secondary && item != nil) else { return event.button == .secondary }
      pressed = nil
      if let item, let action = item.enabledAction { perform(action) } else { box.selected = nil }
      return true
    case .cancel:
      guard pressed == event.pointer else { return false }
      pressed = nil
      box.selected = nil
      return true
    case .leave:
      box.selected = nil
      return false
    }
  }

  // MARK: Keys

  /// Handles a key event. Returns `true` if it was consumed.
  func handle(_ event: KeyEvent) -> Bool {
    guard let box else { return false }
    guard event.phase != .up else { return true }
    let isPlain = event.modifiers.isDisjoint(with: [.shift, .control, .option, .command])
    switch event.key {
    case .upArrow where isPlain: box.select(next: -1)
    case .downArrow where isPlain: box.select(next: 1)
    case .leftArrow where isPlain: box.select(next: box.beginsAtRight ? 1 : -1)
    case .rightArrow where isPlain: box.select(next: box.beginsAtRight ? -1 : 1)
    case .tab: box.select(next: event.modifiers.contains(.shift) ? -1 : 1)
    case .home where isPlain: box.select(next: 1, from: nil)
    case .end where isPlain: box.select(next: -1, from: nil)
    case .escape: close()
    case .return where isPlain, .space where isPlain:
      guard let action = box.selected?.enabledAction else {
        close()
        return true
      }
      perform(action)
    default:
      close()
      return false
    }
    return true
  }
}

/// An action for a text.
enum EditAction: CaseIterable {
  case cut, copy, paste, undo, redo, selectAll, insertEmoji

  /// Indicates whether the bar for touch contains the action. Actions that don't apply to the selection are available elsewhere there, on
  /// the keyboard or by a shake.
  var isInBars: Bool {
    switch self {
    case .cut, .copy, .paste, .selectAll: true
    case .undo, .redo, .insertEmoji: false
    }
  }

  /// Indicates whether a menu has a line above the action.
  var beginsGroup: Bool { self == .undo || self == .selectAll }

  var title: Text {
    switch self {
    case .cut: Text(.own(.cut))
    case .copy: Text(.own(.copy))
    case .paste: Text(.own(.paste))
    case .undo: Text(.own(.undo))
    case .redo: Text(.own(.redo))
    case .selectAll: Text(.own(.selectAll))
    case .insertEmoji: Text(.own(.insertEmoji))
    }
  }

  /// The keyboard shortcut of the action.
  var shortcut: KeyboardShortcut {
    switch self {
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .undo: KeyboardShortcut("z")
    case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
    case .selectAll: KeyboardShortcut("a")
    case .insertEmoji: KeyboardShortcut(".")
    }
  }
}

extension TextInputBox {
  func canPerform(_ action: EditAction) -> Bool {
    switch action {
    // Secure text isn't copied.
    case .cut, .copy: editing.hasSelection && !isSecure
    case .paste, .insertEmoji: true
    case .undo: editing.canUndo
    case .redo: editing.canRedo
    case .selectAll: contents.count > 0 && editing.selection != 0..<contents.count
    }
  }

  func perform(_ action: EditAction) {
    switch action {
    case .cut: cut()
    case .copy: copySelection()
    case .paste: paste()
    case .undo: undoOrRedo { $0.undo() }
    case .redo: undoOrRedo { $0.redo() }
    case .selectAll: selectAll()
    case .insertEmoji: chooseEmoji()
    }
  }
}

extension TextSelecting {
  /// Opens the menu for a press of the secondary button. A selection at the location stays as it is.
  func contextPress(at location: CGPoint) {
    guard canBeFocused, let point = localPoint(location) else { return }
    let offset = caret(at: point).offset
    if !isFocused || !editing.hasSelection || !editing.selection.contains(offset) { press(at: point, clicks: 1, extending: false) }
    graph.input.editMenu.open(for: self, style: .menu(location))
  }

  /// Opens the menu beside the insertion point, for the keyboard.
  func openMenuAtCaret() {
    let caret = place(of: editing.selected.head).applying(transform(to: nil))
    graph.input.editMenu.open(for: self, style: .menu(CGPoint(x: caret.minX, y: caret.maxY + 4)))
  }

  /// Opens the bar above the selection, for touch.
  func openEditBar() {
    let transform = transform(to: nil)
    let visible = windowFrame
    let selected = selectionBounds.applying(transform).overlap(with: visible)
    graph.input.editMenu.open(for: self, style: .bar(selected.isNull ? place(of: editing.selected.head).applying(transform) : selected))
  }
}

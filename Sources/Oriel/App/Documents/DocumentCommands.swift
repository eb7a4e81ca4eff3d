import OrielModel

/// The default menu entries of an app with documents.
struct DocumentCommands: Commands {
  /// Indicates whether the app can create documents.
  let canBeNew: Bool
  /// Indicates whether documents can be saved.
  let canBeSaved: Bool

  var body: some Commands {
    StandardCommands(group: .newItem) {
      if canBeNew { NewDocumentEntry() }
      DocumentEntry(.open, key: "o") { $0.question = .open }
    }
    StandardCommands(group: .saveItem) {
      CloseWindowEntry()
      if canBeSaved {
        DocumentEntry(.save, key: "s", isEnabled: { $0.isEditable && ($0.isEdited || $0.fileURL == nil) }) { $0.save() }
        DocumentEntry(.saveAs, key: "s", modifiers: [.command, .shift], isEnabled: \.hasDocument) { $0.question = .save }
      }
    }
  }
}

private struct NewDocumentEntry: View {
  @Environment(\.documentActions) private var actions

  var body: some View { Button(.own(.new)) { actions?.openNew() }.keyboardShortcut("n") }
}

private struct CloseWindowEntry: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View { Button(.own(.close)) { dismissWindow() }.keyboardShortcut("w") }
}

/// An entry that acts on the document of the window.
private struct DocumentEntry: View {
  private let title: BuiltInText
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  private let isEnabled: (DocumentSession) -> Bool
  private let action: (DocumentSession) -> Void
  @FocusedValue(\.documentSession) private var session

  init(
    _ title: BuiltInText, key: KeyEquivalent, modifiers: EventModifiers = .command,
    isEnabled: @escaping (DocumentSession) -> Bool = { _ in true },
    action: @escaping (DocumentSession) -> Void
  ) {
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.isEnabled = isEnabled
    self.action = action
  }

  var body: some View {
    Button(.own(title)) { if let session { action(session) } }
      .keyboardShortcut(key, modifiers: modifiers)
      .disabled(session.map { !isEnabled($0) } ?? true)
  }
}

private enum DocumentSessionKey: FocusedValueKey { typealias Value = DocumentSession }

extension FocusedValues {
  /// The document of the window.
  var documentSession: DocumentSession? {
    get { self[DocumentSessionKey.self] }
    set { self[DocumentSessionKey.self] = newValue }
  }
}

import OrielModel
import UniformTypeIdentifiers

/// The content of a document window: the views of its current document.
struct DocumentRoot<Content: View>: View {
  let value: WindowValue
  let content: @MainActor (DocumentSession) -> Content?

  var body: some View {
    if let session = value.box.get()?.base as? DocumentSession {
      DocumentWindow(session: session) {
        if let content = content(session) { content } else { NoDocument(session: session) }
      }
      .id(ObjectIdentifier(session))
    }
  }
}

/// The views of a document, with the dialogs and alerts about it.
private struct DocumentWindow<Content: View>: View {
  let session: DocumentSession
  @ViewBuilder let content: () -> Content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.firstResponder) private var firstResponder
  @Environment(\.documentActions) private var actions
  @Environment(\.locale) private var locale

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.documentConfiguration, session.hasDocument ? session.documentConfiguration : nil)
      .focusedSceneValue(\.documentSession, session)
      .navigationTitle(session.title)
      .onAppear {
        session.undoManager = undoManager
        session.isTyping = { [firstResponder] in firstResponder.isWriting }
      }
      .fileDialog(isPresented: isAsking(.open)) { _ in
        var request = FileRequest(.open(several: false))
        request.types = actions?.readableTypes ?? []
        return request
      } finish: { urls in
        session.question = nil
        if let url = urls?.first { actions?.open(url, from: session) }
      }
      .fileDialog(isPresented: isAsking(.save)) { _ in
        session.saveRequest(in: locale)
      } finish: {
        session.save(to: $0?.first)
      }
      .alert(Text(.own(.askToSave, session.name)), isPresented: isAsking(.close)) {
        Button(.own(.save)) { session.saveAndClose() }
        Button(.own(.dontSave), role: .destructive) { session.discardAndClose() }
        Button(.own(.cancel), role: .cancel) {}
      } message: {
        Text(.own(.changesLost))
      }
      .alert(session.failure?.title ?? Text(verbatim: ""), isPresented: hasFailed, presenting: session.failure) { _ in
        Button(.own(.ok)) {}
      } message: {
        Text(verbatim: $0.error.localizedDescription)
      }
  }

  private func isAsking(_ question: DocumentSession.Question) -> Binding<Bool> {
    Binding {
      session.question == question
    } set: { isAsking in
      if !isAsking, session.question == question { session.question = nil }
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding {
      session.failure != nil
    } set: { hasFailed in
      if !hasFailed { session.failure = nil }
    }
  }
}

/// The placeholder for a window without a document, for groups that can't create documents.
private struct NoDocument: View {
  let session: DocumentSession

  var body: some View {
    ContentUnavailableView {
      Label(.own(.noDocument), systemImage: "doc")
    } actions: {
      Button(.own(.open)) { session.question = .open }
    }
  }
}

import UniformTypeIdentifiers

/// What a window for documents shows: the views of the document that it has just now.
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

/// The views of a document, and what is asked about it.
private struct DocumentWindow<Content: View>: View {
  let session: DocumentSession
  @ViewBuilder let content: () -> Content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.firstResponder) private var firstResponder
  @Environment(\.documentActions) private var actions

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.documentConfiguration, session.hasDocument ? session.documentConfiguration : nil)
      .focusedSceneValue(\.documentSession, session)
      .navigationTitle(Text(verbatim: session.title))
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
        session.saveRequest
      } finish: {
        session.save(to: $0?.first)
      }
      .alert(Text(verbatim: "Do you want to save the changes made to the document “\(session.name)”?"), isPresented: isAsking(.close)) {
        Button("Save") { session.saveAndClose() }
        Button("Don’t Save", role: .destructive) { session.discardAndClose() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your changes will be lost if you don’t save them.")
      }
      .alert(Text(verbatim: session.failure?.title ?? ""), isPresented: hasFailed, presenting: session.failure) { _ in
        Button("OK") {}
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

/// In place of a document, where there are no new ones.
private struct NoDocument: View {
  let session: DocumentSession

  var body: some View {
    ContentUnavailableView {
      Label("No Document", systemImage: "doc")
    } actions: {
      Button("Open…") { session.question = .open }
    }
  }
}

import OrielModel

/// The default label of a `ShareLink`. Mirrors SwiftUI's `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(title: Text = Text(.own(.share))) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A row of a collection that can be edited. Mirrors SwiftUI's `EditableCollectionContent`: the content of a `ForEach` with edit actions.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

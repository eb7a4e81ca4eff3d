/// The default entries of a group in a standard menu. An app replaces them with `CommandGroup(replacing:)`.
struct StandardCommands<Content: View>: Commands {
  private let group: CommandGroupPlacement
  private let content: Content

  init(group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
    self.group = group
    self.content = content()
  }

  var body: Never { neverBody(Self.self) }

  func _appendEntries(to list: inout _CommandList) { list.append(.standard(group), content) }
}

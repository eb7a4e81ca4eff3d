/// What a group of a standard menu has of its own accord: an app's `CommandGroup(replacing:)` takes its place.
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

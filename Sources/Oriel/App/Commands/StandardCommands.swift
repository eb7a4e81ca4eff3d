/// What a group of a standard menu has of its own accord: an app's `CommandGroup(replacing:)` takes its place.
struct StandardCommands<Content: View>: Commands {
  private let group: CommandGroupPlacement
  private let content: Content

  init(group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
    self.group = group
    self.content = content()
  }

  var body: Never { neverBody(Self.self) }

  static func _view(of commands: Self, at place: _CommandPlace) -> AnyView {
    place == _CommandPlace(kind: .standard, group: commands.group) ? AnyView(commands.content) : AnyView(EmptyView())
  }
}

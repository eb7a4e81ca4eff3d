/// Entries at a place of the standard menus. Mirrors SwiftUI's `CommandGroup`.
///
/// Of its own accord a standard menu has what the app's scenes bring, such as "Settings…"; a menu is there once it has an entry.
public struct CommandGroup<Content: View>: Commands {
  private let kind: _CommandPlace.Kind
  private let group: CommandGroupPlacement
  nonisolated(unsafe) private let content: Content

  nonisolated private init(_ kind: _CommandPlace.Kind, _ group: CommandGroupPlacement, _ content: Content) {
    self.kind = kind
    self.group = group
    self.content = content
  }

  /// Entries before those of the group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before, group, addition())
  }

  /// Entries after those of the group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after, group, addition())
  }

  /// The entries of the group.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.group, group, addition())
  }

  public var body: Never { neverBody(Self.self) }

  public static func _view(of commands: Self, at place: _CommandPlace) -> AnyView {
    guard place.group == commands.group else { return AnyView(EmptyView()) }
    if place.kind == commands.kind { return AnyView(commands.content) }
    return place.kind == .replaced && commands.kind == .group ? AnyView(Text(verbatim: "")) : AnyView(EmptyView())
  }
}

/// Entries at a place of the standard menus. Mirrors SwiftUI's `CommandGroup`.
///
/// Of its own accord a standard menu has what the app's scenes bring, such as "Settings…"; a menu is there once it has an entry.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let place: _CommandList.Place
  private let content: Content

  private init(_ place: _CommandList.Place, _ content: Content) {
    self.place = place
    self.content = content
  }

  /// Entries before those of the group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before(group), addition())
  }

  /// Entries after those of the group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after(group), addition())
  }

  /// The entries of the group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing(group), addition())
  }

  @MainActor public var body: Never { neverBody(Self.self) }

  @MainActor public func _appendEntries(to list: inout _CommandList) { list.append(place, content) }
}

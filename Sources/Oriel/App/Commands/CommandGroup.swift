/// Menu entries at a place of the standard menus. Mirrors SwiftUI's `CommandGroup`.
///
/// By default, a standard menu contains the entries that the app's scenes provide, such as "Settings…". A menu is shown if it has an entry.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let place: _CommandList.Place
  private let content: Content

  private init(_ place: _CommandList.Place, _ content: Content) {
    self.place = place
    self.content = content
  }

  /// Creates entries before those of the group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before(group), addition())
  }

  /// Creates entries after those of the group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after(group), addition())
  }

  /// Creates entries that replace those of the group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing(group), addition())
  }

  @MainActor public var body: Never { neverBody(Self.self) }

  @MainActor public func _appendEntries(to list: inout _CommandList) { list.append(place, content) }
}

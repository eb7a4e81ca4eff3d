/// A menu of the app's own. It follows the standard menus other than Window and Help. Mirrors SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let name: Text
  private let content: Content

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(nameKey), content: content) }

  /// Creates a menu with the name of a localized resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a name that isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }

  @MainActor public var body: Never { neverBody(Self.self) }

  @MainActor public func _appendEntries(to list: inout _CommandList) {
    list.append(
      .menus,
      Menu {
        content
      } label: {
        name
      })
  }
}

/// A menu of the app's own, after the standard ones but for Window and Help. Mirrors SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let name: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(nameKey), content: content) }

  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

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

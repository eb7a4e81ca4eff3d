/// A menu of the app's own, after the standard ones but for Window and Help. Mirrors SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
  nonisolated private let name: Text
  nonisolated(unsafe) private let content: Content

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(nameKey), content: content) }

  @_disfavoredOverload
  nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }

  public var body: Never { neverBody(Self.self) }

  public func _appendEntries(to list: inout _CommandList) {
    list.append(
      .menus,
      Menu {
        content
      } label: {
        name
      })
  }
}

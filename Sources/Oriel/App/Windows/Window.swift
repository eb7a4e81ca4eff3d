/// A scene with a single window. Mirrors SwiftUI's `Window`.
///
/// If it is an app's first scene, its window opens at launch. Otherwise `openWindow(id:)` opens the window, or presents it if it is open.
nonisolated public struct Window<Content: View>: Scene {
  private let title: Text
  private let id: String
  private let content: Content

  /// Creates a scene for a single window with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }

  /// Creates a scene for a single window with a localized title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a scene for a single window with a title from a localized string resource and an identifier.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }

  /// Creates a scene for a single window with an unlocalized title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: id, title: title, isSingle: true) { [content] _ in AnyView(content) }
  }
}

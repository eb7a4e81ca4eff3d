import Foundation

/// A scene whose windows all show the same view. Mirrors SwiftUI's `WindowGroup`.
///
/// The first scene of an app presents a window at launch; `openWindow` opens further ones. A group for values has a window for each value.
/// Ctrl+W closes a window, unless a command or a view of the app uses that shortcut.
nonisolated public struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let dataType: Any.Type?
  private let content: @MainActor (WindowValue) -> Content

  /// Creates a group with content.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content: content()) }

  /// Creates a group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content: content()) }

  /// Creates a group with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content: content()) }

  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }

  /// Creates a group with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleResource), content: content())
  }

  /// Creates a group with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }

  /// Creates a group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: title, content: content()) }

  /// Creates a group with a localized title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  /// Creates a group with a title from a localized string resource and an identifier.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleResource), content: content())
  }

  /// Creates a group with an unlocalized title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }

  private init(id: String?, title: Text?, content: Content) {
    // The view is transferred to the windows, which use it on the main actor only. SwiftUI's signature can't express `sending`.
    nonisolated(unsafe) let content = content
    self.init(id: id, title: title, dataType: nil) { _ in content }
  }

  init(id: String?, title: Text?, dataType: Any.Type?, make: @escaping @MainActor (WindowValue) -> Content) {
    self.id = id
    self.title = title
    self.dataType = dataType
    content = make
  }

  public var body: Never { return neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.append(id: id, title: title, dataType: dataType) { [content] in AnyView(content($0)) }
  }
}

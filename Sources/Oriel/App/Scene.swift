import Foundation

/// A part of an app's interface that the system shows. Mirrors SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The engine's: appends the windows that the scene consists of.
  @MainActor func _appendWindows(to windows: inout _WindowList)
}

extension Scene {
  public func _appendWindows(to windows: inout _WindowList) { body._appendWindows(to: &windows) }
}

extension Never: Scene {}

/// The windows of an app, as its scenes describe them.
public struct _WindowList {
  package struct Entry {
    package let id: String?
    package let title: String?
    package let content: AnyView
    package var defaultSize: CGSize?
  }

  package var entries: [Entry] = []
}

/// A window for a view. Mirrors SwiftUI's `WindowGroup`: one window is opened at launch.
nonisolated public struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content: content()) }

  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content: content()) }

  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content: content()) }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }

  private init(id: String?, title: Text?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  public var body: Never { neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    windows.entries.append(_WindowList.Entry(id: id, title: title?.string(in: .current), content: AnyView(content)))
  }
}

/// Builds scenes from closures. Mirrors SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, Second: Scene>(_ first: First, _ second: Second) -> some Scene {
    _ScenePair(first: first, second: second)
  }
}

/// Two scenes, one after the other.
nonisolated public struct _ScenePair<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second

  public var body: Never { neverBody(Self.self) }

  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    first._appendWindows(to: &windows)
    second._appendWindows(to: &windows)
  }
}

nonisolated struct _DefaultSizeScene<Content: Scene>: Scene {
  let content: Content
  let size: CGSize

  var body: Never { neverBody(Self.self) }

  @MainActor func _appendWindows(to windows: inout _WindowList) {
    let start = windows.entries.count
    content._appendWindows(to: &windows)
    for index in start..<windows.entries.count where windows.entries[index].defaultSize == nil { windows.entries[index].defaultSize = size }
  }
}

extension Scene {
  /// The size that new windows have, in points. Mirrors SwiftUI's `defaultSize(_:)`.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { _DefaultSizeScene(content: self, size: size) }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

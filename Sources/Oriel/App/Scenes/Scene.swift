import Foundation

/// A part of an app's interface that the system shows. Mirrors SwiftUI's `Scene`.
///
/// The underscored requirement is the engine's: a scene of your own implements `body` alone, and may have dynamic properties as a view has.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The engine's: appends the windows that the scene consists of.
  @MainActor func _appendWindows(to windows: inout _WindowList)
}

extension Scene {
  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    guard let scene = windows.installed(self) else { return }
    windows.inside(0) { scene.body._appendWindows(to: &$0) }
  }
}

extension Never: Scene {}

/// Builds scenes from closures. Mirrors SwiftUI's `SceneBuilder`.
@MainActor @preconcurrency @resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneList { windows in
      var place = 0
      repeat append(each content, to: &windows, at: &place)
    }
  }

  private static func append<S: Scene>(_ scene: S, to windows: inout _WindowList, at place: inout Int) {
    windows.inside(place) { scene._appendWindows(to: &$0) }
    place += 1
  }

  /// A scene that goes takes its open windows along; one that comes waits until a window of it is opened.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList { windows in
      if let content { windows.inside(0) { content._appendWindows(to: &$0) } }
    }
  }

  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<First, Second> {
    _ConditionalScene(first: first, second: nil)
  }

  public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<First, Second> {
    _ConditionalScene(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Scenes that append their windows by a function.
struct SceneList: Scene {
  let append: @MainActor (inout _WindowList) -> Void

  var body: Never { neverBody(Self.self) }

  func _appendWindows(to windows: inout _WindowList) { append(&windows) }
}

/// What `if` with `else`, and `switch`, make of scenes.
public struct _ConditionalScene<First: Scene, Second: Scene>: Scene {
  let first: First?
  let second: Second?

  public var body: Never { neverBody(Self.self) }

  public func _appendWindows(to windows: inout _WindowList) {
    if let first { windows.inside(0) { first._appendWindows(to: &$0) } }
    if let second { windows.inside(1) { second._appendWindows(to: &$0) } }
  }
}

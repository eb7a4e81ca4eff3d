import Foundation

/// A part of an app's interface that the system shows. Mirrors SwiftUI's `Scene`.
///
/// The underscored requirement belongs to the engine: an app's own scene implements `body` only. It can have dynamic properties, as a view
/// can.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes in `body`.
  associatedtype Body: Scene

  /// The scenes that this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the windows of the scene. The engine calls this method.
  @MainActor func _appendWindows(to windows: inout _WindowList)
}

extension Scene {
  @MainActor public func _appendWindows(to windows: inout _WindowList) {
    guard let scene = windows.installed(self) else { return }
    windows.inside(0) { scene.body._appendWindows(to: &$0) }
  }
}

extension Never: Scene {}

/// A result builder that combines scenes. Mirrors SwiftUI's `SceneBuilder`.
@MainActor @preconcurrency @resultBuilder
public struct SceneBuilder {
  /// Builds an expression within the builder.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single statement through unmodified.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds scenes from the statements of a block.
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

  /// Builds a scene for an `if` statement without `else`. When the scene is removed, its open windows close. When it is added, it has no
  /// window until one is opened.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList { windows in
      if let content { windows.inside(0) { content._appendWindows(to: &$0) } }
    }
  }

  /// Builds a scene for the first branch of a conditional statement.
  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<First, Second> {
    _ConditionalScene(first: first, second: nil)
  }

  /// Builds a scene for the second branch of a conditional statement.
  public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<First, Second> {
    _ConditionalScene(first: nil, second: second)
  }

  /// Builds a scene for a statement with limited availability.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// A scene that appends windows by a closure.
struct SceneList: Scene {
  let append: @MainActor (inout _WindowList) -> Void

  var body: Never { neverBody(Self.self) }

  func _appendWindows(to windows: inout _WindowList) { append(&windows) }
}

/// The scene of one branch of an `if`-`else` or `switch` statement.
public struct _ConditionalScene<First: Scene, Second: Scene>: Scene {
  let first: First?
  let second: Second?

  public var body: Never { neverBody(Self.self) }

  public func _appendWindows(to windows: inout _WindowList) {
    if let first { windows.inside(0) { first._appendWindows(to: &$0) } }
    if let second { windows.inside(1) { second._appendWindows(to: &$0) } }
  }
}

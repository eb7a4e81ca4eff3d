import Foundation
import OrielDrawing

/// The transition of a screen that is pushed on a stack or popped. Mirrors SwiftUI's `NavigationTransition`. Only the engine's own types
/// conform.
public protocol NavigationTransition {
  /// The view from which the screen zooms, or `nil` if the screen slides.
  var _zoomSource: _NavigationZoomSource? { get }
}

/// The engine's key of the view from which a screen zooms.
public struct _NavigationZoomSource {
  let key: MatchedGeometryKey
}

/// A transition that slides the screen over the one below. Mirrors SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}

  public var _zoomSource: _NavigationZoomSource? { nil }
}

/// A transition that zooms the screen from a view of the screen below, and back into it. Mirrors SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: MatchedGeometryKey

  /// Creates the transition with the id and the namespace of the view's `matchedTransitionSource(id:in:)`.
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {
    key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(sourceID))
  }

  public var _zoomSource: _NavigationZoomSource? { _NavigationZoomSource(key: key) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A transition that slides the screen over the one below. Mirrors SwiftUI's `automatic`.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms the screen from a view of the screen below. Mirrors SwiftUI's `zoom(sourceID:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: sourceID, in: namespace)
  }
}

extension View {
  /// Sets the transition of the enclosing screen. Mirrors SwiftUI's `navigationTransition(_:)`, for screens of stacks only: sheets and
  /// covers keep their own transition.
  ///
  /// A screen slides instead of zooming if its source doesn't exist, for example because its row is offscreen. It fades if motion is to be
  /// reduced.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationOption(.transition(style._zoomSource?.key)))
  }

  /// Makes the view the source of a screen with `navigationTransition(.zoom(sourceID:in:))`. Mirrors SwiftUI's
  /// `matchedTransitionSource(id:in:)`. If several sources have the same id, the last one applies.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))
  }

  /// Makes the view such a source, with another appearance during the transition. Mirrors SwiftUI's
  /// `matchedTransitionSource(id:in:configuration:)`.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
    return modifier(TransitionSourceModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), look: look))
  }
}

nonisolated struct TransitionSourceModifier: BoxModifier, Equatable {
  let key: MatchedGeometryKey
  var look = _TransitionSourceLook()

  @MainActor func makeBox(_ node: AnyViewNode) -> TransitionSourceBox {
    let box = TransitionSourceBox(key, node: node)
    box.look = look
    return box
  }

  @MainActor func update(_ box: TransitionSourceBox, transaction: Transaction) {
    box.key = key
    box.look = look
  }
}

/// The box of a view from which a screen zooms. During the transition the screen draws it.
@MainActor
final class TransitionSourceBox: WrapperBox {
  var key: MatchedGeometryKey {
    didSet {
      guard key != oldValue else { return }
      graph.transitionSources.remove(self, key: oldValue)
      graph.transitionSources.add(self)
    }
  }
  /// The appearance during the transition.
  var look = _TransitionSourceLook()
  var isAway = false { didSet { if isAway != oldValue { setNeedsDisplay() } } }

  init(_ key: MatchedGeometryKey, node: AnyViewNode) {
    self.key = key
    super.init(node: node)
    graph.transitionSources.add(self)
  }

  override func willDisappear() { graph.transitionSources.remove(self, key: key) }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isAway ? nil : super.drawing(at: offset) }

  /// The drawing of the view, with its origin at zero.
  var picture: DisplayNode? { super.drawing(at: .zero) }
}

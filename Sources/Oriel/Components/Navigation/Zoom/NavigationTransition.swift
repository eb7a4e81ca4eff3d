import Foundation
import OrielDrawing

/// How a screen comes onto a stack and leaves it. Mirrors SwiftUI's `NavigationTransition`: there are those that the engine brings.
public protocol NavigationTransition {
  /// What the screen grows out of; nil where it slides.
  var _zoomSource: _NavigationZoomSource? { get }
}

/// The engine's name for what a screen grows out of.
public struct _NavigationZoomSource {
  let key: MatchedGeometryKey
}

/// The screen slides over the one below. Mirrors SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}

  public var _zoomSource: _NavigationZoomSource? { nil }
}

/// The screen grows out of a view on the one below, and shrinks into it. Mirrors SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: MatchedGeometryKey

  /// The id and the namespace of the view's `matchedTransitionSource(id:in:)`.
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {
    key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(sourceID))
  }

  public var _zoomSource: _NavigationZoomSource? { _NavigationZoomSource(key: key) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: sourceID, in: namespace)
  }
}

extension View {
  /// How the screen that the view is on comes onto its stack. Mirrors SwiftUI's `navigationTransition(_:)`, for screens of stacks alone: sheets and covers
  /// keep their own way.
  ///
  /// A screen that zooms slides where the view that it names isn't there, a row out of sight for example, and fades where motion is to be reduced.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationOption(.transition(style._zoomSource?.key)))
  }

  /// Makes the view what a screen with `navigationTransition(.zoom(sourceID:in:))` grows out of. Mirrors SwiftUI's `matchedTransitionSource(id:in:)`.
  /// Of several with one id the last counts.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))
  }

  /// Makes the view such a source, which has another look on the way. Mirrors SwiftUI's `matchedTransitionSource(id:in:configuration:)`.
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

/// What a screen grows out of. While that is under way it is drawn by the screen.
@MainActor
final class TransitionSourceBox: WrapperBox {
  var key: MatchedGeometryKey {
    didSet {
      guard key != oldValue else { return }
      graph.transitionSources.remove(self, key: oldValue)
      graph.transitionSources.add(self)
    }
  }
  /// What is different about it on the way.
  var look = _TransitionSourceLook()
  var isAway = false { didSet { if isAway != oldValue { setNeedsDisplay() } } }

  init(_ key: MatchedGeometryKey, node: AnyViewNode) {
    self.key = key
    super.init(node: node)
    graph.transitionSources.add(self)
  }

  override func willDisappear() { graph.transitionSources.remove(self, key: key) }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isAway ? nil : super.drawing(at: offset) }

  /// What it shows, from its own top left corner.
  var picture: DisplayNode? { super.drawing(at: .zero) }
}

import Foundation
import Observation
import Synchronization

/// Where a program's views are shown: on Linux its window's content area, since a program is told no more than that. Mirrors UIKit's `UIScreen` as far
/// as that goes.
///
/// A view that reads it follows the window's size, in each window its own.
public final class UIScreen: Observable, Sendable {
  /// That of the window whose views are being made or updated; otherwise, and on any other thread than the main one, that of the window in front. Before
  /// there is one it has the size that windows have by themselves.
  public static var main: UIScreen {
    let own = isOnMainActor ? MainActor.assumeIsolated { ViewGraph.updating?.screen ?? expected } : nil
    return own ?? WindowInFront.current?.screen ?? standard
  }

  private static let standard = UIScreen(size: WindowOptions.standardSize)
  @MainActor private static var expected: UIScreen?

  /// Makes the views of a window that isn't there yet.
  @MainActor package static func expecting<Result>(_ size: CGSize?, _ body: () -> Result) -> Result {
    let previous = expected
    expected = UIScreen(size: size ?? WindowOptions.standardSize)
    defer { expected = previous }
    return body()
  }

  private struct Measures {
    var size: CGSize
    var density: CGFloat = 1
  }

  private let registrar = ObservationRegistrar()
  private let measures: Mutex<Measures>

  init(size: CGSize) { measures = Mutex(Measures(size: size)) }

  /// In points; begins at zero.
  public var bounds: CGRect {
    registrar.access(self, keyPath: \.bounds)
    return CGRect(origin: .zero, size: measures.withLock { $0.size })
  }

  /// Pixels a point.
  public var scale: CGFloat {
    registrar.access(self, keyPath: \.scale)
    return measures.withLock { $0.density }
  }

  /// In pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// As `scale`.
  public var nativeScale: CGFloat { scale }

  @MainActor func update(size newSize: CGSize, scale newScale: CGFloat) {
    let (size, density) = measures.withLock { ($0.size, $0.density) }
    if newSize != size { registrar.withMutation(of: self, keyPath: \.bounds) { measures.withLock { $0.size = newSize } } }
    if newScale != density { registrar.withMutation(of: self, keyPath: \.scale) { measures.withLock { $0.density = newScale } } }
  }
}

@MainActor private let screenService = GraphService<UIScreen> { _ in UIScreen(size: WindowOptions.standardSize) }

extension ViewGraph {
  /// What the window is on, as programs see it.
  var screen: UIScreen { service(screenService) }

  /// Has views that ask before the window has a size see this one, in points.
  func expectSize(_ size: CGSize) { setService(screenService, to: UIScreen(size: size)) }
}

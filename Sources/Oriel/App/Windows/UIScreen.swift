import Foundation
import Observation
import Synchronization

/// The screen of a program's views. On Linux, it represents the content area of the window, because a program can't observe more. Mirrors
/// that part of UIKit's `UIScreen`.
///
/// A view that reads it depends on the size of its window. Each window has its own screen.
public final class UIScreen: Observable, Sendable {
  /// The screen of the window whose views are being created or updated; otherwise, and on threads other than the main thread, that of the
  /// frontmost window. Before there is a window, its size is the default size of windows.
  public static var main: UIScreen {
    let own = isOnMainActor ? MainActor.assumeIsolated { ViewGraph.updating?.screen ?? expected } : nil
    return own ?? FrontmostWindow.current?.screen ?? standard
  }

  private static let standard = UIScreen(size: WindowOptions.standardSize)
  @MainActor private static var expected: UIScreen?

  /// Evaluates a closure that creates the views of a window that doesn't exist yet.
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

  /// The bounds in points, with the origin at zero.
  public var bounds: CGRect {
    registrar.access(self, keyPath: \.bounds)
    return CGRect(origin: .zero, size: measures.withLock { $0.size })
  }

  /// The number of pixels per point.
  public var scale: CGFloat {
    registrar.access(self, keyPath: \.scale)
    return measures.withLock { $0.density }
  }

  /// The bounds in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// The number of pixels per point, equal to `scale`.
  public var nativeScale: CGFloat { scale }

  @MainActor func update(size newSize: CGSize, scale newScale: CGFloat) {
    let (size, density) = measures.withLock { ($0.size, $0.density) }
    if newSize != size { registrar.withMutation(of: self, keyPath: \.bounds) { measures.withLock { $0.size = newSize } } }
    if newScale != density { registrar.withMutation(of: self, keyPath: \.scale) { measures.withLock { $0.density = newScale } } }
  }
}

@MainActor private let screenService = GraphService<UIScreen> { _ in UIScreen(size: WindowOptions.standardSize) }

extension ViewGraph {
  /// The screen of the window, as programs see it.
  var screen: UIScreen { service(screenService) }

  /// Sets the expected size in points, for views that read it before the window has one.
  func expectSize(_ size: CGSize) { setService(screenService, to: UIScreen(size: size)) }
}

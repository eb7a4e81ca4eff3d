import Foundation
import Oriel
import OrielGTK

/// A controller that measures a SwiftUI view outside any window. Mirrors SwiftUI's `UIHostingController` in part: its view isn't shown
/// anywhere.
///
/// The view is measured in the environment of the frontmost window, with its fonts, text size and language. It keeps its state between
/// measurements. On threads other than the main thread all sizes are zero.
public class UIHostingController<Content: View>: UIViewController {
  private var host: ViewHost?
  private lazy var measuring = HostedView { [weak self] proposal in self?.size(for: proposal) ?? .zero }

  /// Creates a controller for a root view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// The root view.
  public var rootView: Content { didSet { host?.setRoot(rootView) } }

  /// The view that has the sizes of the root view.
  nonisolated public override var view: UIView! { onMainThread("UIHostingController.view", orElse: HostedView.unmeasured) { measuring } }

  /// Returns the size of the root view for an available size, in points. A length of `CGFloat.greatestFiniteMagnitude` is unlimited.
  nonisolated public func sizeThatFits(in size: CGSize) -> CGSize {
    onMainThread("UIHostingController.sizeThatFits(in:)", orElse: .zero) { self.size(for: .offering(size)) }
  }

  private func size(for proposal: ProposedViewSize) -> CGSize {
    let around = AppLifecycle.current.frontWindow?.rootValues
    let host = host ?? ViewHost(root: rootView, rendering: Offscreen.current.rendering) { [around] in if let around { $0 = around } }
    self.host = host
    return host.idealSize(for: proposal)
  }
}

/// The view of a `UIHostingController`, whose sizes are those of the root view.
private final class HostedView: UIView {
  private let measure: (ProposedViewSize) -> CGSize

  init(measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
    super.init()
  }

  required convenience init() { self.init { _ in .zero } }

  /// A view without a size, for threads other than the main thread.
  nonisolated static var unmeasured: UIView { readOnMainActor { HostedView() } }

  nonisolated override var intrinsicContentSize: CGSize {
    onMainThread("UIView.intrinsicContentSize", orElse: .zero) { measure(.unspecified) }
  }

  nonisolated override func sizeThatFits(_ size: CGSize) -> CGSize {
    onMainThread("UIView.sizeThatFits(_:)", orElse: .zero) { measure(.offering(size)) }
  }

  nonisolated override class var replacement: String { "a hosting controller's view is never shown" }
}

extension ProposedViewSize {
  /// Returns the proposal for a size in UIKit, where the greatest finite number represents an unlimited length.
  fileprivate static func offering(_ size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat) -> CGFloat { value >= CGFloat(Float.greatestFiniteMagnitude) ? .infinity : max(0, value) }
    return ProposedViewSize(width: length(size.width), height: length(size.height))
  }
}

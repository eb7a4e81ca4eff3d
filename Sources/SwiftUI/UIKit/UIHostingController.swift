import Foundation
import Oriel
import OrielGTK

/// Measures a view of SwiftUI's outside of any window. Mirrors SwiftUI's `UIHostingController` as far as that goes: its view is shown nowhere.
///
/// The view is measured in the surroundings of the window in front, with its fonts, its text size and its language. It keeps its state from one measure to
/// the next. On another thread than the main one all sizes are zero.
public class UIHostingController<Content: View>: UIViewController {
  private var host: ViewHost?
  private lazy var measuring = HostedView { [weak self] proposal in self?.size(for: proposal) ?? .zero }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public var rootView: Content { didSet { host?.setRoot(rootView) } }

  /// The view that has the sizes of the root view.
  nonisolated public override var view: UIView! { onMainThread("UIHostingController.view", orElse: HostedView.unmeasured) { measuring } }

  /// The size that the root view takes of what there is, in points. A length of `CGFloat.greatestFiniteMagnitude` is no limit.
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

/// The view of a `UIHostingController`, which its root view measures for it.
private final class HostedView: UIView {
  private let measure: (ProposedViewSize) -> CGSize

  init(measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
    super.init()
  }

  required convenience init() { self.init { _ in .zero } }

  /// For other threads: it has no size.
  nonisolated static var unmeasured: UIView { readOnMainActor { HostedView() } }

  nonisolated override var intrinsicContentSize: CGSize {
    onMainThread("UIView.intrinsicContentSize", orElse: .zero) { measure(.unspecified) }
  }

  nonisolated override func sizeThatFits(_ size: CGSize) -> CGSize {
    onMainThread("UIView.sizeThatFits(_:)", orElse: .zero) { measure(.offering(size)) }
  }

  nonisolated override class var replacement: String { "a hosting controller's view is shown nowhere" }
}

extension ProposedViewSize {
  /// What UIKit offers a view: there, the greatest of numbers stands for any size.
  fileprivate static func offering(_ size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat) -> CGFloat { value >= CGFloat(Float.greatestFiniteMagnitude) ? .infinity : max(0, value) }
    return ProposedViewSize(width: length(size.width), height: length(size.height))
  }
}

import Foundation

extension CGFloat {
  /// Returns the length, or 0 if it isn't finite, which is reported once for the view.
  @MainActor func finite(_ name: String, of node: AnyViewNode?) -> CGFloat {
    if isFinite { return self }
    let path = node?.viewPath ?? ""
    Report.once("finite-\(name)-\(path)", "\(name) is \(self), but must be finite; 0 is used instead. (\(path))")
    return 0
  }
}

extension CGPoint {
  /// Returns the point. A coordinate that isn't finite is replaced by 0, and reported once for the view.
  @MainActor func finite(_ name: String, of node: AnyViewNode?) -> CGPoint {
    CGPoint(x: x.finite("The x of \(name)", of: node), y: y.finite("The y of \(name)", of: node))
  }
}

extension EdgeInsets {
  /// Returns the insets. A length that isn't finite is replaced by 0, and reported once for the view.
  @MainActor func finite(_ name: String, of node: AnyViewNode?) -> EdgeInsets {
    EdgeInsets(
      top: top.finite(name, of: node), leading: leading.finite(name, of: node), bottom: bottom.finite(name, of: node),
      trailing: trailing.finite(name, of: node))
  }
}

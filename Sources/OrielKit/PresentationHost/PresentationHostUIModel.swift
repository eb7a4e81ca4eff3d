import SwiftUI

/// How a host presents its modal.
public struct PresentationHostUIModel: Sendable {
  /// Where the modal stands in its layer's container.
  public var alignment: Alignment = .center

  /// The dimming colour while this modal is the layer's only one; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?

  /// Whether the modal goes, and the flag falls, when the view that presented it disappears.
  public var dismissesModalWhenHostDisappears = true

  public init() {}
}

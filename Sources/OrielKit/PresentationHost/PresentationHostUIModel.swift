import SwiftUI

/// How a host presents its modal.
public struct PresentationHostUIModel: Sendable {
  /// Where the modal stands in its layer's container.
  public var alignment: Alignment = .center

  /// The dimming colour while this modal is the layer's only one; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?

  /// Whether the modal goes, and the flag falls, when the view that presented it disappears.
  public var dismissesModalWhenHostDisappears = true

  /// The right of way over other modals of the layer, as its `PresentationHostLayerUIModel.QueuePolicy` says. It counts as it is when the
  /// modal is asked for. An addition of Oriel's.
  public var priority = 0

  /// What tells a modal's equals for a layer that drops duplicates; nil stands for the modal's id. An addition of Oriel's.
  public var kind: String?

  /// Whether the modal says something and asks for nothing: where its host has no layer around, it stands in one of the window that neither dims
  /// nor blocks what is below.
  var isAnnouncement = false

  public init() {}
}

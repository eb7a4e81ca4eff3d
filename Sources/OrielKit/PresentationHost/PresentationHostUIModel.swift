import SwiftUI

/// The way in which a host presents its modal.
public struct PresentationHostUIModel: Sendable {
  /// The alignment of the modal in the container of its layer.
  public var alignment: Alignment = .center

  /// The color of the dimming while this modal is the only one of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?

  /// A Boolean value that indicates whether the modal is dismissed, and its flag becomes `false`, when the presenting view disappears.
  public var dismissesModalWhenHostDisappears = true

  /// The precedence over other modals of the layer, according to its `PresentationHostLayerUIModel.QueuePolicy`. The value at the time of
  /// the request counts. An addition of Oriel's.
  public var priority = 0

  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the modal's id. An addition of Oriel's.
  public var kind: String?

  /// Indicates whether the modal only informs, and requires no interaction. If no layer encloses its host, it is shown in a layer of the
  /// window that neither dims nor blocks the content below.
  var isAnnouncement = false

  /// Creates a model with the default values.
  public init() {}
}

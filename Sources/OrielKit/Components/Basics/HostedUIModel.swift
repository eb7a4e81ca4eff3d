import SwiftUI

/// The common requirements of the UI models of all host-based components: the parameters for their host, and the appearance of their
/// surface.
protocol HostedUIModel {
  var preferredDimmingViewColor: Color? { get }
  var priority: Int { get }
  var kind: String? { get }
  var accessibilityTitle: String? { get }
  /// Indicates whether the component only informs, and requires no interaction.
  nonisolated var isAnnouncement: Bool { get }

  var backgroundColor: Color { get }
  var borderWidth: CGFloat { get }
  var borderColor: Color { get }
  var shadowColor: Color { get }
  var shadowRadius: CGFloat { get }
  var shadowOffset: CGSize { get }
}

extension HostedUIModel {
  nonisolated var isAnnouncement: Bool { false }

  nonisolated var hostUIModel: PresentationHostUIModel {
    var uiModel = PresentationHostUIModel()
    uiModel.preferredDimmingViewColor = preferredDimmingViewColor
    uiModel.priority = priority
    uiModel.kind = kind
    uiModel.isAnnouncement = isAnnouncement
    return uiModel
  }

  nonisolated func applying(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

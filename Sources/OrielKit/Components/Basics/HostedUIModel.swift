import SwiftUI

/// What the UI models of all host-based components say to their host (VC-2).
protocol HostedUIModel {
  var preferredDimmingViewColor: Color? { get }
  var priority: Int { get }
  var kind: String? { get }
}

extension HostedUIModel {
  nonisolated var hostUIModel: PresentationHostUIModel {
    var uiModel = PresentationHostUIModel()
    uiModel.preferredDimmingViewColor = preferredDimmingViewColor
    uiModel.priority = priority
    uiModel.kind = kind
    return uiModel
  }
}

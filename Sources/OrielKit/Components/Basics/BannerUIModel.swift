import SwiftUI

/// The common requirements of the UI models of notifications and toasts.
protocol BannerUIModel: HostedUIModel {
  var presentationEdge: VerticalEdge { get }
  var marginPresentedEdge: CGFloat { get }

  var dismissType: NotificationUIModel.DismissType { get }
  var timeoutDuration: TimeInterval { get }
  var swipeDismissDistanceFactor: CGFloat { get }

  var appearAnimation: BasicAnimation? { get }
  var disappearAnimation: BasicAnimation? { get }
  var swipeDismissAnimation: BasicAnimation? { get }

  init()

  mutating func apply(_ colorScheme: BannerColorScheme)
}

extension BannerUIModel {
  static func preset(_ colorScheme: BannerColorScheme) -> Self { Self().applying { $0.apply(colorScheme) } }

  /// - Parameter title: The text of the banner.
  func motion(title: String?) -> BannerPresentation.Motion {
    BannerPresentation.Motion(
      edge: presentationEdge, margin: marginPresentedEdge, timeout: dismissType.contains(.timeout) ? timeoutDuration : nil,
      swipes: dismissType.contains(.swipe), swipeDistanceFactor: swipeDismissDistanceFactor, appearAnimation: appearAnimation,
      disappearAnimation: disappearAnimation, swipeDismissAnimation: swipeDismissAnimation, title: accessibilityTitle ?? title)
  }
}

extension BannerUIModel {
  nonisolated var isAnnouncement: Bool { true }
}

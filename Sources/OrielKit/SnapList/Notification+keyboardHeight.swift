import SwiftUI

extension Notification {
  /// The height of the keyboard in points at the end of its animation, if this is one of `UIResponder`'s keyboard notifications; otherwise
  /// 0.
  public var keyboardHeight: CGFloat { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
}

extension Publishers {
  /// A publisher of the keyboard's height in points when it is about to be shown, and of 0 when it is about to be hidden.
  public static var keyboardHeight: AnyPublisher<CGFloat, Never> {
    let center = NotificationCenter.default
    return center.publisher(for: UIResponder.keyboardWillShowNotification).map(\.keyboardHeight)
      .merge(with: center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in 0 })
      .eraseToAnyPublisher()
  }
}

import SwiftUI

extension Notification {
  /// The height in points that the keyboard will have, by one of `UIResponder`'s keyboard notifications; 0 if this is none.
  public var keyboardHeight: CGFloat { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
}

extension Publishers {
  /// The keyboard's height in points when it is about to be shown, and 0 when it is about to be hidden.
  public static var keyboardHeight: AnyPublisher<CGFloat, Never> {
    let center = NotificationCenter.default
    return center.publisher(for: UIResponder.keyboardWillShowNotification).map(\.keyboardHeight)
      .merge(with: center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in 0 })
      .eraseToAnyPublisher()
  }
}

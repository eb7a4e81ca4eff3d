import Foundation
import Oriel

/// Menus that extend beyond the edges of the window, as on a desktop. The picture of the window doesn't contain them, and the methods for
/// pointer events reach them at points outside of the window.
extension TestHost {
  /// The area in which menus may be placed, or `nil` to keep them in the window.
  package var popupArea: PopupSpace? {
    get { window.popupArea }
    set { window.popupArea = newValue }
  }

  /// The number of times that views have requested the area for menus.
  package var popupAreaRequestCount: Int { window.popupAreaRequestCount }

  /// The popups that extend beyond the edges of the window now, from back to front.
  package var popups: [Popup] { content.popups }
}

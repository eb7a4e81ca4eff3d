import Foundation
import Oriel

/// Menus that pass the window's edges, as they do on a desktop: their pictures aren't in the window's then, and the pointer verbs reach them outside of
/// the window.
extension TestHost {
  /// Where menus may stand; nil keeps them in the window.
  package var popupRoom: PopupRoom? {
    get { window.popupRoom }
    set { window.popupRoom = newValue }
  }

  /// How often views have asked for the room.
  package var popupRoomRequests: Int { window.popupRoomRequests }

  /// What passes the window's edges now, from the back to the front.
  package var popups: [Popup] { content.popups }
}

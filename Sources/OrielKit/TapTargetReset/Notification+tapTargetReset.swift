import SwiftUI

extension Notification.Name {
  /// The notification that a sheet has been dismissed. `TapTargetResetLayer.presentedSheetChanged(toDismissed:)` posts it, with no object.
  public static var tapTargetResetSheetWasDismissed: Notification.Name { Notification.Name("tapTargetResetSheetWasDismissed") }
  /// The notification that a sheet has been presented.
  public static var tapTargetResetSheetWasPresented: Notification.Name { Notification.Name("tapTargetResetSheetWasPresented") }
}

import SwiftUI

extension Notification.Name {
  /// A sheet has gone: what `TapTargetResetLayer.presentedSheetChanged(toDismissed:)` posts, with no object.
  public static var tapTargetResetSheetWasDismissed: Notification.Name { Notification.Name("tapTargetResetSheetWasDismissed") }
  /// A sheet has come.
  public static var tapTargetResetSheetWasPresented: Notification.Name { Notification.Name("tapTargetResetSheetWasPresented") }
}

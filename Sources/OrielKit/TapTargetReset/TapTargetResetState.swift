import SwiftUI

/// The state of a `TapTargetResetLayer`: the phases of its scene, and the presentation of sheets.
struct TapTargetResetState: Equatable {
  private(set) var isPresentingSheet = false
  private(set) var wasInBackground = false
  /// Indicates whether the scene has returned from the background while a sheet was presented that hasn't been dismissed since.
  private(set) var isArmed = false

  mutating func sheetWasPresented() { isPresentingSheet = true }

  /// Handles the dismissal of a sheet. Returns `true` if the layout has to be repeated, once after each return from the background.
  mutating func sheetWasDismissed() -> Bool {
    defer { isArmed = false }
    isPresentingSheet = false
    return isArmed
  }

  mutating func sceneChanged(to phase: ScenePhase) {
    switch phase {
    case .background: wasInBackground = true
    case .active:
      if wasInBackground, isPresentingSheet { isArmed = true }
      // A return without a sheet counts, too: a sheet that is presented later is not affected.
      wasInBackground = false
    default: break
    }
  }
}

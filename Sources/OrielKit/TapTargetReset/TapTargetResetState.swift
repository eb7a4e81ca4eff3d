import SwiftUI

/// What a `TapTargetResetLayer` remembers of its own scene, and of sheets.
struct TapTargetResetState: Equatable {
  private(set) var isPresentingSheet = false
  private(set) var wasInBackground = false
  /// Whether the scene has come back from the background with a sheet up that hasn't gone since.
  private(set) var isArmed = false

  mutating func sheetWasPresented() { isPresentingSheet = true }

  /// Whether the layout has to be settled anew, which is so once for each trip to the background.
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
      // A trip without a sheet is over, too: a sheet that comes later has nothing to do with it.
      wasInBackground = false
    default: break
    }
  }
}

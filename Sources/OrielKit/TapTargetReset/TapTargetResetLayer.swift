import SwiftUI

/// Stands over a view whose tap targets the system may have shifted: after a trip to the background with a sheet up, the layout is settled
/// anew once the sheet goes.
///
/// Oriel doesn't need it: what a tap hits follows from the frame that is on the screen, so tap targets stay true without it. It is
/// here for programs that use it, and does its part without the keyboard: it draws nothing, takes no taps, no room and no focus. It hears of
/// no sheet by itself: the sheet's owner calls `presentedSheetChanged(toDismissed:)` as its flag changes.
public struct TapTargetResetLayer: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var state = TapTargetResetState()
  @State private var resets = 0
  private let onReset: () -> Void

  public init() { self.init(onReset: {}) }

  init(onReset: @escaping () -> Void) { self.onReset = onReset }

  public var body: some View {
    Color.clear
      .frame(width: 0, height: 0)
      // Another identity is laid out anew, which is all that the original's detour by way of the keyboard is for.
      .id(resets)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .onChange(of: scenePhase) { state.sceneChanged(to: scenePhase) }
      .onReceive(NotificationCenter.default.publisher(for: .tapTargetResetSheetWasPresented)) { _ in state.sheetWasPresented() }
      .onReceive(NotificationCenter.default.publisher(for: .tapTargetResetSheetWasDismissed)) { _ in
        guard state.sheetWasDismissed() else { return }
        resets += 1
        onReset()
      }
  }

  /// Tells all layers that a sheet has come, or gone.
  public static func presentedSheetChanged(toDismissed: Bool) {
    NotificationCenter.default.post(
      name: toDismissed ? .tapTargetResetSheetWasDismissed : .tapTargetResetSheetWasPresented, object: nil)
  }
}

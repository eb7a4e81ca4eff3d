import SwiftUI

/// A layer that repeats the layout of a view whose tap targets the system may have shifted: if the app was in the background while a sheet
/// was presented, the layer is laid out again when the sheet is dismissed.
///
/// Oriel doesn't need it: hit testing uses the frames that are on the screen, so tap targets are always correct. The type exists for
/// programs that use it, and works without the keyboard. It draws nothing, receives no taps or focus, and takes no space. It doesn't
/// observe sheets: the owner of a sheet calls `presentedSheetChanged(toDismissed:)` when its flag changes.
public struct TapTargetResetLayer: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var state = TapTargetResetState()
  @State private var resets = 0
  private let onReset: () -> Void

  /// Creates a layer. Place it over the view whose layout has to be repeated.
  public init() { self.init(onReset: {}) }

  init(onReset: @escaping () -> Void) { self.onReset = onReset }

  public var body: some View {
    Color.clear
      .frame(width: 0, height: 0)
      // A new identity is laid out again. The original achieves the same with the help of the keyboard.
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

  /// Notifies all layers that a sheet has been presented or dismissed.
  public static func presentedSheetChanged(toDismissed: Bool) {
    NotificationCenter.default.post(
      name: toDismissed ? .tapTargetResetSheetWasDismissed : .tapTargetResetSheetWasPresented, object: nil)
  }
}

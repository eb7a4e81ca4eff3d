import OrielKit
import SwiftUI

/// Three layers above one screen, as an app would inject them: containers, dialogs, and transient messages.
struct LayersDemo: View {
  @State private var isSheetShown = false
  @State private var isInnerShown = false
  @State private var isDialogShown = false
  @State private var toasts = [false, false, false]
  @State private var isNotificationShown = false
  @State private var policy = PresentationHostLayerUIModel.QueuePolicy.stack

  var body: some View {
    PresentationStage {
      screen
        .presentationHostLayer(id: "containers")
        .presentationHostLayer(id: "dialogs")
        .presentationHostLayer(id: "banners", uiModel: banners)
    } options: {
      Button("All, one above the other") { presentAll() }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("present")
      Button("A modal in a sheet") {
        isSheetShown = true
        isInnerShown = true
      }
      .buttonStyle(.bordered)
      Button("Three toasts at once") { toasts = [true, true, true] }
        .buttonStyle(.bordered)
      OptionChoice("Several banners", PresentationHostLayerUIModel.QueuePolicy.allCases, selection: $policy) { policy in
        switch policy {
        case .stack: "Stack"
        case .enqueue: "Queue"
        case .replace: "Replace"
        case .dropDuplicates: "Drop duplicates"
        }
      }
      Text(
        "Dialogs are above sheets, and banners above both, in any order. Each layer dims the views below it once, "
          + "and banners dim nothing: the views below them can be used."
      )
      .font(.callout)
      .foregroundStyle(.secondary)
    }
  }

  private var banners: PresentationHostLayerUIModel {
    var uiModel = PresentationHostLayerUIModel.clickThrough
    uiModel.queuePolicy = policy
    return uiModel
  }

  private func presentAll() {
    (isNotificationShown, isDialogShown, isSheetShown) = (true, true, true)
    toasts[0] = true
  }

  private var screen: some View {
    HarbourScreen()
      .overlay(alignment: .topTrailing) { WaitingNote().padding(16) }
      .bottomSheet(layerID: "containers", id: "sheet", uiModel: sheet, isPresented: $isSheetShown) { sheetContent }
      .dialog(
        layerID: "dialogs", id: "dialog", isPresented: $isDialogShown, title: "Cast off?", message: "The sheet below stays open.",
        actions: {
          DialogButton(role: .primary, title: "Cast off")
          DialogButton(role: .cancel, title: "Stay")
        }
      )
      .notification(
        layerID: "banners", id: "notification", uiModel: .info, isPresented: $isNotificationShown, icon: Image(systemName: "info.circle"),
        title: "Wind from the west", message: "Five in the gusts."
      )
      .toast(layerID: "banners", id: "first", uiModel: toast(.init()), isPresented: $toasts[0], text: "Aurora has left")
      .toast(layerID: "banners", id: "second", uiModel: toast(.success), isPresented: $toasts[1], text: "Delfin is repaired")
      .toast(layerID: "banners", id: "third", uiModel: toast(.warning), isPresented: $toasts[2], text: "Freja is late")
  }

  private var sheetContent: some View {
    VStack(spacing: 12) {
      Text("In a sheet").font(.headline)
      Button("A modal from the sheet") { isInnerShown = true }
        .buttonStyle(.bordered)
        .modal(layerID: "containers", id: "inner", uiModel: inner, isPresented: $isInnerShown) {
          VStack(spacing: 10) {
            Text("Inside the sheet").font(.headline)
            Text("It is dismissed with its sheet.").foregroundStyle(.secondary)
            Button("Close") { isInnerShown = false }.buttonStyle(.borderedProminent)
          }
        }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
  }

  /// Returns a toast's model with a common kind, so that a layer can drop a second toast.
  private func toast(_ uiModel: ToastUIModel) -> ToastUIModel {
    var uiModel = uiModel
    uiModel.kind = "toast"
    return uiModel
  }

  private var sheet: BottomSheetUIModel {
    var uiModel = BottomSheetUIModel()
    uiModel.dismissType = .all
    return uiModel
  }

  private var inner: ModalUIModel {
    var uiModel = ModalUIModel.insettedContent
    uiModel.sizeGroup = .init(.init(width: .wrapped(margin: .absolute(15)), height: .wrapped(margin: .absolute(15))))
    uiModel.dismissType = .backTap
    return uiModel
  }
}

/// The number of queued banners, and a button that discards them.
private struct WaitingNote: View {
  @Environment(\.presentationHostLayers) private var layers

  var body: some View {
    if let layer = layers["banners"], !layer.waitingIDs.isEmpty {
      HStack(spacing: 8) {
        Text("\(layer.waitingIDs.count) waiting").monospacedDigit()
        Button("Clear") { layer.clear() }
      }
      .font(.caption)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color.gray.opacity(0.18), in: Capsule())
    }
  }
}

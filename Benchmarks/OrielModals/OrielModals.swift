import CListScript
import Oriel
import OrielKit
import SwiftUI

@MainActor let driver = ModalScriptDriver()

/// The boxes of `Benchmarks/README.md` as modals of the presentation host, as an app would write them.
struct OrielModals: App {
  init() { _ = driver }

  var body: some Scene {
    WindowGroup { Boxes(models: driver.models, isDialog: driver.isDialog).onAppear { driver.attach() } }.defaultSize(
      width: 400, height: 800)
  }
}

/// The visibility of one box. Only the box's host depends on it.
@Observable
@MainActor
final class BoxModel {
  var isShown = false
}

struct Boxes: View {
  let models: [BoxModel]
  let isDialog: Bool

  var body: some View {
    ZStack {
      Color.white
      ForEach(models.indices, id: \.self) { BoxHost(model: models[$0], number: $0, isDialog: isDialog) }
    }
    .presentationHostLayer(
      uiModel: {
        var uiModel = PresentationHostLayerUIModel()
        uiModel.dimmingViewColor = isDialog ? Color.black.opacity(0.3) : .clear
        uiModel.dimmingViewAnimation = nil
        return uiModel
      }())
  }
}

struct BoxHost: View {
  @Bindable var model: BoxModel
  let number: Int
  let isDialog: Bool

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .presentationHost(
        id: "modal \(number)",
        uiModel: {
          var uiModel = PresentationHostUIModel()
          uiModel.alignment = .topLeading
          return uiModel
        }(),
        isPresented: $model.isShown
      ) {
        BoxModal(number: number, isDialog: isDialog)
      }
  }
}

struct BoxModal: View {
  let number: Int
  let isDialog: Bool
  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

  var body: some View {
    content
      .padding(.leading, CGFloat(modal_script_left(Int32(number))))
      .padding(.top, CGFloat(modal_script_top(Int32(number))))
      .onReceive(mode.dismissPublisher) { completion in completion() }
  }

  @ViewBuilder private var content: some View {
    if isDialog {
      DialogCard(title: "Modal \(number)")
    } else {
      Text(verbatim: "Modal \(number)").font(.system(size: 15)).foregroundStyle(Color.black)
        .frame(width: CGFloat(MODAL_WIDTH), height: CGFloat(MODAL_HEIGHT))
        .background(Color(red: 0.6, green: 0.8, blue: 0.9))
    }
  }
}

private struct DialogCard: View {
  let title: String

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: title).font(.system(size: 17, weight: .semibold))
      Text(verbatim: DIALOG_MESSAGE).font(.system(size: 13)).multilineTextAlignment(.center).frame(maxHeight: .infinity)
      HStack(spacing: 8) {
        Button(action: {}) { Text("Cancel").frame(maxWidth: .infinity) }
        Button(action: {}) { Text("OK").frame(maxWidth: .infinity) }
      }
      .buttonStyle(.bordered)
    }
    .foregroundStyle(Color.black)
    .padding(16)
    .frame(width: CGFloat(DIALOG_WIDTH), height: CGFloat(DIALOG_HEIGHT))
    .background(Color(red: 0.96, green: 0.96, blue: 0.97), in: RoundedRectangle(cornerRadius: 12))
  }
}

import CListScript
import Oriel
import OrielKit
import SwiftUI

@MainActor let driver = ModalScriptDriver()

/// The boxes of `Benchmarks/README.md` as modals of the presentation host, as an app would write them.
struct OrielModals: App {
  init() { _ = driver }

  var body: some Scene {
    WindowGroup { Boxes(models: driver.models).onAppear { driver.attach() } }.defaultSize(width: 400, height: 800)
  }
}

/// Whether a box is there: what its host depends on, and no other.
@Observable
@MainActor
final class BoxModel {
  var isShown = false
}

struct Boxes: View {
  let models: [BoxModel]

  var body: some View {
    ZStack {
      Color.white
      ForEach(models.indices, id: \.self) { BoxHost(model: models[$0], number: $0) }
    }
    .presentationHostLayer(
      uiModel: {
        var uiModel = PresentationHostLayerUIModel()
        uiModel.dimmingViewColor = .clear
        uiModel.dimmingViewAnimation = nil
        return uiModel
      }())
  }
}

struct BoxHost: View {
  @Bindable var model: BoxModel
  let number: Int

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
        BoxModal(number: number)
      }
  }
}

struct BoxModal: View {
  let number: Int
  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

  var body: some View {
    Text(verbatim: "Modal \(number)").font(.system(size: 15)).foregroundStyle(Color.black)
      .frame(width: CGFloat(MODAL_WIDTH), height: CGFloat(MODAL_HEIGHT))
      .background(Color(red: 0.6, green: 0.8, blue: 0.9))
      .padding(.leading, CGFloat(modal_script_left(Int32(number))))
      .padding(.top, CGFloat(modal_script_top(Int32(number))))
      .onReceive(mode.dismissPublisher) { completion in completion() }
  }
}

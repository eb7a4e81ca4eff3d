import OrielKit
import SwiftUI

/// A modal that appears and disappears at once, and that a tap beside it dismisses.
struct PlainModal<Content: View>: View {
  let script: Script
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Content

  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

  var body: some View {
    content()
      .onReceive(mode.presentPublisher) { script.log.append("\(mode.id) present") }
      .onReceive(mode.dismissPublisher) { completion in
        script.log.append("\(mode.id) dismiss")
        completion()
      }
      .onReceive(mode.dimmingViewTapActionPublisher) {
        script.log.append("\(mode.id) tap")
        isPresented = false
      }
  }
}

extension View {
  func plainModal<Content: View>(
    _ id: String, layerID: String? = nil, script: Script, uiModel: PresentationHostUIModel = .init(),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: script.binding(id),
      onPresent: { script.log.append("\(id) onPresent") }, onDismiss: { script.log.append("\(id) onDismiss") },
      content: { PlainModal(script: script, isPresented: script.binding(id), content: content) })
  }
}

extension PresentationHostUIModel {
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}

extension PresentationHostLayerUIModel {
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}

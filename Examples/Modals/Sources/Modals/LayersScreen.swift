import OrielKit
import SwiftUI

extension View {
  /// Adds all layers of an app: containers at the bottom, then alerts, then notes that let input through.
  public func injectLayers() -> some View {
    presentationHostLayer(id: "containers")
      .presentationHostLayer(id: "alerts")
      .presentationHostLayer(
        id: "notes",
        uiModel: {
          var uiModel = PresentationHostLayerUIModel()
          uiModel.dimmingViewTapAction = .passTapsThrough
          uiModel.dimmingViewColor = .clear
          // Only one note is visible at a time.
          uiModel.queuePolicy = .enqueue
          return uiModel
        }())
  }
}

/// A container, an alert above it, and notes above both.
public struct LayersScreen: View {
  @State private var isContainerPresented = false
  @State private var isAlertPresented = false
  @State private var isFirstNotePresented = false
  @State private var isSecondNotePresented = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      Button("Present") {
        isFirstNotePresented = true
        isSecondNotePresented = true
        isContainerPresented = true
      }
      .card(layerID: "containers", id: "container", isPresented: $isContainerPresented) {
        VStack {
          Button("Alert") { isAlertPresented = true }
          Spacer()
        }
      }
      .card(layerID: "alerts", id: "alert", isPresented: $isAlertPresented) { Text("Are you sure?") }
      .note(id: "first", "Saved", isPresented: $isFirstNotePresented)
      .note(id: "second", "Sent", isPresented: $isSecondNotePresented)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .injectLayers()
  }
}

extension View {
  fileprivate func note(id: String, _ text: String, isPresented: Binding<Bool>) -> some View {
    presentationHost(
      layerID: "notes", id: id,
      uiModel: {
        var uiModel = PresentationHostUIModel()
        uiModel.alignment = .top
        return uiModel
      }(),
      isPresented: isPresented
    ) {
      Note(text: text, isPresented: isPresented)
    }
  }
}

/// A line at the top that fades in and out.
private struct Note: View {
  let text: String
  @Binding var isPresented: Bool

  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.presentationHostPresentationMode) private var presentationMode: PresentationHostPresentationMode!
  @State private var isShown = false

  var body: some View {
    Button(text) { isPresented = false }
      .padding()
      .padding(.top, safeAreaInsets.top)
      .opacity(isShown ? 1 : 0)
      .onReceive(presentationMode.presentPublisher) { withAnimation { isShown = true } }
      .onReceive(presentationMode.dismissPublisher) { completion in
        withAnimation {
          isShown = false
        } completion: {
          completion()
        }
      }
  }
}

import OrielKit
import SwiftUI

/// A custom modal on the presentation host, above the whole Gallery.
struct HostDemo: View {
  @State private var isPresented = false
  @State private var dismissals = 0

  var body: some View {
    PanelPage {
      Panel("A modal in a layer") {
        VStack(alignment: .leading, spacing: 12) {
          Text("It slides in over the dimmed Gallery. A click outside dismisses it.")
            .panelWidth(340, alignment: .leading)
          Button("Open the modal") { isPresented = true }
            .buttonStyle(.borderedProminent)
            .presentationHost(
              id: "gallery-modal", isPresented: $isPresented, onDismiss: { dismissals += 1 },
              content: { CardModal(isPresented: $isPresented) })
          Text("Dismissed \(dismissals) times").foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A card that slides in from the bottom and out again.
struct CardModal: View {
  @Environment(\.presentationHostPresentationMode) private var presentationMode
  @Environment(\.presentationHostContainerSize) private var containerSize
  @Binding var isPresented: Bool
  @State private var isShown = false

  private let side: CGFloat = 300

  var body: some View {
    VStack(spacing: 14) {
      Text("Hello").font(.title).fontWeight(.bold)
      Text("The views behind can't be used.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Close") { isPresented = false }
        .buttonStyle(.borderedProminent)
    }
    .padding(24)
    .frame(width: side, height: side)
    .background(in: RoundedRectangle(cornerRadius: 20))
    .compositingGroup()
    .shadow(color: Color.black.opacity(0.15), radius: 10)
    .offset(y: isShown ? 0 : (containerSize.height + side) / 2)
    .onReceive(presentationMode?.presentPublisher ?? Empty().eraseToAnyPublisher()) { _ in
      withAnimation(.easeInOut(duration: 0.3)) { isShown = true }
    }
    .onReceive(presentationMode?.dismissPublisher ?? Empty().eraseToAnyPublisher()) { completion in
      withAnimation(.easeInOut(duration: 0.3), { isShown = false }, completion: completion)
    }
    .onReceive(presentationMode?.dimmingViewTapActionPublisher ?? Empty().eraseToAnyPublisher()) { _ in
      isPresented = false
    }
  }
}

import OrielKit
import SwiftUI

/// A modal that slides up from the bottom of its container. A tap beside it dismisses it.
struct Card<Content: View>: View {
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Content

  @Environment(\.presentationHostContainerSize) private var containerSize: CGSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets: EdgeInsets
  @Environment(\.presentationHostPresentationMode) private var presentationMode: PresentationHostPresentationMode!

  /// The presented state on the screen, which follows `isPresented` with an animation.
  @State private var isPresentedInternally = false

  private var side: CGFloat {
    let width = containerSize.width - safeAreaInsets.leading - safeAreaInsets.trailing
    let height = containerSize.height - safeAreaInsets.top - safeAreaInsets.bottom
    return max(0, min(300, width, height))
  }

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding()
      .background(Color(white: 0.98))
      .frame(width: side, height: side)
      .compositingGroup()
      .shadow(color: .black.opacity(0.15), radius: 10)
      .offset(y: isPresentedInternally ? 0 : (containerSize.height + side) / 2)
      .onReceive(presentationMode.presentPublisher, perform: animateIn)
      .onReceive(presentationMode.dismissPublisher, perform: animateOut)
      .onReceive(presentationMode.dimmingViewTapActionPublisher) { isPresented = false }
  }

  private func animateIn() {
    withAnimation(.easeInOut(duration: 0.3)) { isPresentedInternally = true }
  }

  private func animateOut(completion: @escaping () -> Void) {
    withAnimation(.easeInOut(duration: 0.3), { isPresentedInternally = false }, completion: completion)
  }
}

extension View {
  /// Presents a card while a binding is `true`.
  public func card<Content: View>(
    layerID: String? = nil, id: String, isPresented: Binding<Bool>, onPresent: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(layerID: layerID, id: id, isPresented: isPresented, onPresent: onPresent, onDismiss: onDismiss) {
      Card(isPresented: isPresented, content: content)
    }
  }

  /// Presents a card with an item while a binding isn't `nil`.
  public func card<Item, Content: View>(
    layerID: String? = nil, id: String, item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    // The card still shows the item during its dismissal. The layer removes the item from the cache afterwards.
    if let item = item.wrappedValue { PresentationHostDataSourceCache.shared.set(key: id, value: item) }
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return presentationHost(layerID: layerID, id: id, isPresented: isPresented) {
      Card(isPresented: isPresented) {
        if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: id) as? Item { content(item) }
      }
    }
  }
}

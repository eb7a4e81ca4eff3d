import SwiftUI

/// The view that `sideBar` presents.
struct SideBarView<Content: View>: View {
  private let uiModel: SideBarUIModel
  @Binding private var isPresented: Bool
  private let content: Content

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.usesTouch) private var usesTouch
  @Environment(\.presentationHostPresentationMode) private var mode
  @State private var isShown = false
  @State private var isSwipedAway = false
  /// Indicates whether the current drag has exceeded the distance of a swipe. A drag dismisses the side bar once.
  @GestureState private var hasGoneFar = false

  init(uiModel: SideBarUIModel, isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.content = content()
  }

  private var size: CGSize {
    let size = uiModel.$sizeGroup.value(usesTouch: usesTouch).current(in: containerSize)
    return CGSize(
      width: max(0, size.width.toAbsolute(dimension: containerSize.width)),
      height: max(0, size.height.toAbsolute(dimension: containerSize.height)))
  }

  private var dismissType: SideBarUIModel.DismissType { uiModel.$dismissType.value(usesTouch: usesTouch) }

  var body: some View {
    let size = size
    content
      .safeAreaPaddings(edges: uiModel.contentSafeAreaEdges, insets: safeAreaInsets)
      .padding(uiModel.contentMargins)
      .frame(size: size)
      .modifier(
        ComponentSurface(
          uiModel,
          cornerRadii: uiModel.$cornerRadii.value(usesTouch: usesTouch)
            .directed(by: layoutDirection, if: uiModel.reversesHorizontalCornersForRTLLanguages))
      )
      .modifier(
        ModalBehavior(title: uiModel.accessibilityTitle, mayDismiss: uiModel.$dismissType.allowsDismissal, dismiss: { isPresented = false })
      )
      .gesture(swipe, including: dismissType.contains(.swipe) ? .all : .subviews)
      .onChange(of: hasGoneFar) { if hasGoneFar { swipeAway() } }
      .offset(isShown ? .zero : hiddenOffset)
      .frame(size: containerSize, alignment: uiModel.presentationEdge.alignment)
      .onPresentationEvents(animateIn: animateIn, animateOut: animateOut) {
        if dismissType.contains(.backTap) { isPresented = false }
      }
      .dismissesKeyboard(whenOrientationOf: containerSize, changes: uiModel.dismissesKeyboardWhenInterfaceOrientationChanges)
  }

  /// The offset beyond the edge, by the length of the side bar and the safe area. SwiftUI mirrors horizontal offsets in right-to-left
  /// layouts.
  private var hiddenOffset: CGSize {
    switch uiModel.presentationEdge {
    case .leading: CGSize(width: -size.width - safeAreaInsets.leading, height: 0)
    case .trailing: CGSize(width: size.width + safeAreaInsets.trailing, height: 0)
    case .top: CGSize(width: 0, height: -size.height - safeAreaInsets.top)
    case .bottom: CGSize(width: 0, height: size.height + safeAreaInsets.bottom)
    }
  }

  /// A drag that exceeds the distance dismisses the side bar immediately. The side bar doesn't follow the drag.
  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20, coordinateSpace: .global)
      .updating($hasGoneFar) { value, hasGoneFar, _ in
        if distance(of: value.translation) >= uiModel.swipeDismissDistanceFactor * extent { hasGoneFar = true }
      }
  }

  private func swipeAway() {
    guard isPresented, let mode, !mode.isInteractiveDismissDisabled else { return }
    isSwipedAway = true
    mode.dismiss($isPresented) { isSwipedAway = false }
  }

  /// The length of the side bar in the direction of its edge.
  private var extent: CGFloat {
    switch uiModel.presentationEdge {
    case .leading, .trailing: size.width
    case .top, .bottom: size.height
    }
  }

  /// Returns the distance of a drag towards the edge.
  private func distance(of translation: CGSize) -> CGFloat {
    let forward = layoutDirection == .rightToLeft ? -translation.width : translation.width
    return switch uiModel.presentationEdge {
    case .leading: -forward
    case .trailing: forward
    case .top: -translation.height
    case .bottom: translation.height
    }
  }

  private func animateIn() {
    isSwipedAway = false
    withBasicAnimation(uiModel.appearAnimation) { isShown = true }
  }

  private func animateOut(completion: @escaping () -> Void) {
    let animation = isSwipedAway ? uiModel.swipeDismissAnimation : uiModel.disappearAnimation
    withBasicAnimation(animation, body: { isShown = false }, completion: completion)
  }
}

extension Edge {
  /// The alignment at the center of the edge.
  var alignment: Alignment {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

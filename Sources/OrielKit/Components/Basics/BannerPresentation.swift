import SwiftUI

/// What notifications and toasts have in common: they slide in from the top or the bottom, and go by a timeout or a swipe.
struct BannerPresentation: ViewModifier {
  /// What a banner's UI model says of this.
  struct Motion {
    let edge: VerticalEdge
    /// Between the safe area and the banner, in points.
    let margin: CGFloat
    let timeout: TimeInterval?
    let swipes: Bool
    /// As a share of the banner's height.
    let swipeDistanceFactor: CGFloat
    let appearAnimation: BasicAnimation?
    let disappearAnimation: BasicAnimation?
    let swipeDismissAnimation: BasicAnimation?
    /// What is announced as the banner comes, and what it is called.
    let title: String?
  }

  private let motion: Motion
  /// Points before a drag takes a press away from what is inside.
  private let dragDistance: CGFloat
  @Binding private var isPresented: Bool

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.presentationHostPresentationMode) private var mode
  @State private var isShown = false
  /// Whether it has appeared and stays: then the timeout counts.
  @State private var isResting = false
  @State private var isSwipedAway = false
  /// Whether the drag under way has gone far enough: it dismisses once.
  @GestureState private var hasGoneFar = false
  /// Counts the timeouts that were refused.
  @State private var refusals = 0
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @State private var height: CGFloat = 0
  /// Tells the end of one appearance from that of an earlier one.
  @State private var appearance = 0

  init(_ motion: Motion, dragDistance: CGFloat, isPresented: Binding<Bool>) {
    self.motion = motion
    self.dragDistance = dragDistance
    _isPresented = isPresented
  }

  func body(content: Content) -> some View {
    content
      .getSize { height = $0.height }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(motion.title ?? "")
      .accessibilityFocused($isRead)
      .focused($isFocused)
      .gesture(swipe, including: motion.swipes ? .all : .subviews)
      .modifier(EdgeSlide(edge: motion.edge, margin: margin, progress: isShown ? 1 : 0))
      .frame(size: containerSize, alignment: motion.edge == .top ? .top : .bottom)
      .onPresentationEvents(animateIn: animateIn, animateOut: animateOut)
      // Whoever reads it, or is in it with the keyboard, is given all of the time afterwards.
      .onTimeout(after: isResting && !isRead && !isFocused ? motion.timeout : nil, id: refusals) { dismiss { refusals += 1 } }
      .onChange(of: hasGoneFar) { if hasGoneFar { swipeAway() } }
  }

  private var margin: CGFloat { motion.margin + (motion.edge == .top ? safeAreaInsets.top : safeAreaInsets.bottom) }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: dragDistance, coordinateSpace: .global)
      .updating($hasGoneFar) { value, hasGoneFar, _ in
        let distance = motion.edge == .top ? -value.translation.height : value.translation.height
        if distance >= motion.swipeDistanceFactor * height, distance > 0 { hasGoneFar = true }
      }
  }

  private func swipeAway() {
    guard isPresented, mode?.isInteractiveDismissDisabled == false else { return }
    isSwipedAway = true
    dismiss { isSwipedAway = false }
  }

  private func dismiss(stay: @escaping () -> Void) { mode?.dismiss($isPresented, stay: stay) }

  private func animateIn() {
    isSwipedAway = false
    if let title = motion.title { AccessibilityNotification.Announcement(title).post() }
    appearance += 1
    let current = appearance
    withBasicAnimation(motion.appearAnimation) {
      isShown = true
    } completion: {
      if current == appearance { isResting = true }
    }
  }

  private func animateOut(completion: @escaping () -> Void) {
    isResting = false
    appearance += 1
    let animation = isSwipedAway ? motion.swipeDismissAnimation : motion.disappearAnimation
    withBasicAnimation(animation, body: { isShown = false }, completion: completion)
  }
}

/// Moves a view that stands at an edge: by its own height beyond it, or by a margin away from it.
private struct EdgeSlide: GeometryEffect {
  let edge: VerticalEdge
  let margin: CGFloat
  /// 0 is beyond the edge, 1 at rest.
  var progress: CGFloat

  nonisolated var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let distance = (size.height + margin) * progress - size.height
    return ProjectionTransform(CGAffineTransform(translationX: 0, y: edge == .top ? distance : -distance))
  }
}

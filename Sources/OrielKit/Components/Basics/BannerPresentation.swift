import SwiftUI

/// The common behavior of notifications and toasts: they slide in from the top or the bottom, and are dismissed by a timeout or a swipe.
struct BannerPresentation: ViewModifier {
  /// The parameters of the behavior, from the UI model of a banner.
  struct Motion {
    let edge: VerticalEdge
    /// The distance between the safe area and the banner, in points.
    let margin: CGFloat
    let timeout: TimeInterval?
    let swipes: Bool
    /// The minimum distance of a swipe, as a fraction of the banner's height.
    let swipeDistanceFactor: CGFloat
    let appearAnimation: BasicAnimation?
    let disappearAnimation: BasicAnimation?
    let swipeDismissAnimation: BasicAnimation?
    /// The text that is announced when the banner appears, and its accessibility label.
    let title: String?
  }

  private let motion: Motion
  /// The distance in points after which a drag takes precedence over a press inside of the banner.
  private let dragDistance: CGFloat
  @Binding private var isPresented: Bool

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.presentationHostPresentationMode) private var mode
  @State private var isShown = false
  /// Indicates whether the banner has animated in and isn't being dismissed. The timeout runs only then.
  @State private var isResting = false
  @State private var isSwipedAway = false
  /// Indicates whether the current drag has exceeded the distance of a swipe. A drag dismisses the banner once.
  @GestureState private var hasGoneFar = false
  /// The number of timeouts whose dismissal the binding has rejected.
  @State private var refusals = 0
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @State private var height: CGFloat = 0
  /// A counter that distinguishes the completion of one appearance from that of an earlier one.
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
      // The timeout is suspended while a screen reader or the keyboard focus is on the banner, and then starts from the beginning.
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

/// An effect that moves a view at an edge of its container: by its own height beyond the edge, or by a margin away from it.
private struct EdgeSlide: GeometryEffect {
  let edge: VerticalEdge
  let margin: CGFloat
  /// The progress from 0, the position beyond the edge, to 1, the final position.
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

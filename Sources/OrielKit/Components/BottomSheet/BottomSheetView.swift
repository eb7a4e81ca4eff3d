import SwiftUI

/// The view that `bottomSheet` presents. It always has the maximum height of the sheet, is aligned to the top of the container, and moves
/// down by the invisible part.
///
/// A card is a sheet with one height above the bottom of the container, so that a change between the two forms preserves the identity of
/// the content.
struct BottomSheetView<Content: View>: View {
  private let uiModel: BottomSheetUIModel
  @Binding private var isPresented: Bool
  private let content: Content

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.usesTouch) private var usesTouch
  @Environment(\.presentationHostPresentationMode) private var mode
  @State private var isShown = false
  @State private var place = Place.rest(.ideal)
  /// The height at the beginning of the current drag, or `nil` if there is none.
  @State private var dragStart: CGFloat?
  @State private var isSwipedAway = false
  /// The current resting height, or the last one before the current drag.
  @State private var lastRest = BottomSheetDrag.Rest.ideal
  @State private var drawn = DrawnOffset.Value()
  @GestureState private var isDragging = false

  private enum Place: Equatable {
    case rest(BottomSheetDrag.Rest)
    /// A height in points, during a drag.
    case dragged(CGFloat)
  }

  init(uiModel: BottomSheetUIModel, isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.content = content()
  }

  private var size: BottomSheetUIModel.Size { uiModel.$sizeGroup.value(usesTouch: usesTouch).current(in: containerSize) }

  /// The size of the card, or `nil` if the sheet is at the bottom.
  private var cardSize: CGSize? { uiModel.card?.size(in: containerSize) }

  private var heights: ResolvedHeights {
    cardSize.map { ResolvedHeights(min: $0.height, ideal: $0.height, max: $0.height) } ?? size.heights.resolved(in: containerSize.height)
  }

  private var width: CGFloat { cardSize?.width ?? max(0, size.width.toAbsolute(dimension: containerSize.width)) }

  /// The distance between the bottom of the sheet at rest and the bottom of the container.
  private var elevation: CGFloat { cardSize.map { (containerSize.height - $0.height) / 2 } ?? 0 }

  private var dismissType: BottomSheetUIModel.DismissType { uiModel.$dismissType.value(usesTouch: usesTouch) }

  private var drag: BottomSheetDrag {
    let heights = heights
    return BottomSheetDrag(
      heights: heights, canDismiss: dismissType.contains(.swipe) && mode?.isInteractiveDismissDisabled != true,
      snapVelocity: uiModel.velocityToSnapToNextHeight, dismissDistance: uiModel.swipeDismissDistanceFactor * heights.min)
  }

  /// The visible height of the sheet.
  private var height: CGFloat {
    let heights = heights
    return switch place {
    case .rest(.min): heights.min
    case .rest(.ideal): heights.ideal
    case .rest(.max): heights.max
    case .rest(.dismissed): 0
    case .dragged(let height): drag.limited(height)
    }
  }

  /// The visible height of the sheet in the current frame, during an animation, too.
  private var drawnHeight: CGFloat { containerSize.height - elevation - drawn.y }

  /// The height at which a drag that begins now takes over the sheet. It is `nil` while a sheet that can't be below its minimum height is
  /// animated from there.
  private var heldHeight: CGFloat? {
    if case .dragged = place { return height }
    return drag.canDismiss || drawnHeight >= heights.min ? drawnHeight : nil
  }

  private var contentIsDraggable: Bool { uiModel.contentIsDraggable && !heights.isFixed }

  var body: some View {
    let heights = heights
    sheet
      .frame(width: width, height: heights.max)
      .modifier(DrawnOffset(y: isShown ? containerSize.height - elevation - height : containerSize.height, drawn: drawn))
      .frame(width: containerSize.width, height: containerSize.height, alignment: .top)
      .onPresentationEvents(animateIn: animateIn, animateOut: animateOut) {
        if dismissType.contains(.backTap) { isPresented = false }
      }
      .dismissesKeyboard(whenOrientationOf: containerSize, changes: uiModel.dismissesKeyboardWhenInterfaceOrientationChanges)
      // A canceled drag ends like one that is released without a velocity.
      .onChange(of: isDragging) { if !isDragging, dragStart != nil { letGo(velocity: 0) } }
      .onChange(of: uiModel.sizeGroup) { rest(at: .ideal) }
      .onChange(of: containerSize.isPortrait) { rest(at: .ideal) }
      .onChange(of: cardSize == nil) { rest(at: .ideal) }
  }

  private var sheet: some View {
    let isCard = cardSize != nil
    let shape = UnevenRoundedRectangle(cornerRadii: isCard ? RectangleCornerRadii(uiModel.card?.cornerRadius ?? 0) : topCornerRadii)
    return ZStack(alignment: .top) {
      ComponentBackground(
        shape: shape, color: uiModel.backgroundColor, shadow: ComponentShadow(uiModel), hasEdge: uiModel.borderWidth <= 0
      )
      .contentShape(shape)
      // The spring of a snap may move the sheet slightly above its maximum height.
      .padding(.bottom, isCard ? 0 : -40)
      .gesture(dragGesture(minimumDistance: 0))

      VStack(spacing: 0) {
        header
        contentArea
      }
      .frame(height: uiModel.autoresizesContent ? max(heights.min, height) : heights.max, alignment: .top)
      .clipShape(shape)
    }
    .overlay {
      if uiModel.borderWidth > 0 { shape.strokeBorder(uiModel.borderColor, lineWidth: uiModel.borderWidth).allowsHitTesting(false) }
    }
    .modifier(
      ModalBehavior(title: uiModel.accessibilityTitle, mayDismiss: uiModel.$dismissType.allowsDismissal, dismiss: { isPresented = false }))
  }

  private var topCornerRadii: RectangleCornerRadii {
    RectangleCornerRadii(topLeading: uiModel.cornerRadius, topTrailing: uiModel.cornerRadius)
  }

  @ViewBuilder private var header: some View {
    // A card has only one height, and is dragged by its background.
    if uiModel.dragIndicatorSize.height > 0, cardSize == nil {
      RoundedRectangle(cornerRadius: uiModel.dragIndicatorCornerRadius)
        .fill(uiModel.dragIndicatorColor)
        .frame(size: uiModel.dragIndicatorSize)
        .padding(uiModel.dragIndicatorMargins)
        .frame(maxWidth: .infinity)
        .contentShape(.rect)
        .gesture(dragGesture(minimumDistance: 0))
        .accessibilityElement()
        .accessibilityLabel(Text(.height))
        .accessibilityValue(heightDescription)
        .accessibilityAdjustableAction { direction in _ = step(isDown: direction == .decrement) }
        .accessibilityHidden(heights.isFixed)
    }
  }

  /// The resting height, or the last one before a drag, as an accessibility value.
  private var heightDescription: Text {
    let heights = heights
    let height =
      switch lastRest {
      case .min: heights.min
      case .ideal, .dismissed: heights.ideal
      case .max: heights.max
      }
    let share = containerSize.height > 0 ? height / containerSize.height : 0
    return Text(Double(share), format: .percent.precision(.fractionLength(0)))
  }

  private var contentArea: some View {
    content
      // A card doesn't reach the edges of the container.
      .safeAreaPaddings(edges: cardSize == nil ? uiModel.contentSafeAreaEdges : [], insets: safeAreaInsets)
      .padding(uiModel.contentMargins)
      // The content is limited to the available space.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .clipped()
      // Content below the bottom of the container can be scrolled into view.
      .scrollEndRoom(uiModel.autoresizesContent || cardSize != nil ? 0 : max(0, heights.max - height))
      // A press that no gesture of the content handles drags the sheet.
      .gesture(dragGesture(minimumDistance: 10), including: contentIsDraggable ? .all : .subviews)
      .scrollHandover(isEnabled: contentIsDraggable, onBegin: takeHold, onMove: takeOver, onEnd: letGo, onWheelStep: takeStep)
  }

  // MARK: Drags

  private func dragGesture(minimumDistance: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { value in
        if dragStart == nil, isInMotion {
          // The drag continues from the position on the screen.
          if takeHold() { dragStart = height + value.translation.height }
          return
        }
        let start = dragStart ?? height
        dragStart = start
        let target = drag.limited(start - value.translation.height)
        guard place != .dragged(target) else { return }
        withBasicAnimation(uiModel.dragAnimation) { place = .dragged(target) }
      }
      .onEnded { letGo(velocity: $0.velocity.height) }
  }

  private var isInMotion: Bool { abs(drawnHeight - height) > 0.5 }

  /// Stops an animation of the sheet at its current position. Returns `false` if the sheet isn't moving or can't be taken over.
  private func takeHold() -> Bool {
    guard isInMotion, let heldHeight else { return false }
    place = .dragged(heldHeight)
    return true
  }

  /// Moves the sheet by a distance of a scroll view's drag, positive downwards. Returns the part of the distance that the sheet consumes.
  private func takeOver(_ distance: CGFloat) -> CGFloat {
    guard let old = heldHeight else { return 0 }
    let new = drag.limited(old - distance)
    guard new != old else { return 0 }
    place = .dragged(new)
    return old - new
  }

  /// Moves the sheet to its next height on a step of the wheel. The sheet is never dismissed by it.
  private func takeStep(_ distance: CGFloat) -> Bool { step(isDown: distance > 0) }

  private func step(isDown: Bool) -> Bool {
    guard case .rest(let current) = place, let next = drag.next(to: current, isDown: isDown) else { return false }
    withAnimation(uiModel.heightSnapAnimation) { rest(at: next) }
    return true
  }

  private func rest(at rest: BottomSheetDrag.Rest) {
    place = .rest(rest)
    lastRest = rest
  }

  private func letGo(velocity: CGFloat) {
    dragStart = nil
    let end = drag.rest(from: height, velocity: velocity)
    guard end == .dismissed, let mode else {
      return withAnimation(uiModel.heightSnapAnimation) { rest(at: end) }
    }
    isSwipedAway = true
    mode.dismiss($isPresented) {
      isSwipedAway = false
      withAnimation(uiModel.heightSnapAnimation) { rest(at: lastRest) }
    }
  }

  // MARK: Presentation and dismissal

  private func animateIn() {
    isSwipedAway = false
    withBasicAnimation(uiModel.appearAnimation) {
      isShown = true
      rest(at: .ideal)
    }
  }

  private func animateOut(completion: @escaping () -> Void) {
    dragStart = nil
    let animation = isSwipedAway ? uiModel.swipeDismissAnimation : uiModel.disappearAnimation
    withBasicAnimation(animation, body: { isShown = false }, completion: completion)
  }
}

import Foundation
import OrielDrawing
import OrielModel

/// The views of a screen's bars: the bar, the large title, and the bar at the bottom, in this order.
struct NavigationBars: View {
  struct Look: Equatable {
    var title: Text?
    var subtitle: Text?
    var titleIsLargeInBar = false
    var isTitleLeading = false
    var showsBackButton = false
    var backTitle: Text?
    var hasPrincipal = false
    var hasTitleMenu = false
    /// The space that the window's buttons reserve in the bar.
    var windowButtonInsets = WindowButtonInsets()
    var scheme: ColorScheme?
    var bottomScheme: ColorScheme?

    var hasTitle: Bool { title != nil || subtitle != nil || hasTitleMenu }
  }

  let screen: NavigationScreen
  let look: Look

  var body: some View {
    NavigationBarLayout(isTitleLeading: look.isTitleLeading || look.titleIsLargeInBar, windowButtonInsets: look.windowButtonInsets) {
      HStack(spacing: 2) {
        if look.showsBackButton { NavigationBackButton(screen: screen, title: look.backTitle) }
        ToolbarItems(shelf: screen, slot: .leading)
      }
      ZStack { if !look.hasPrincipal, look.hasTitle { NavigationBarTitle(screen: screen, look: look) } }
      ZStack { ToolbarItems(shelf: screen, slot: .principal) }
      ToolbarItemsLayout(spacing: 2, crowding: screen.crowding(of: .trailing)) {
        ToolbarItems(shelf: screen, slot: .trailing)
        ToolbarMenu(shelf: screen, slot: .trailing)
        ToolbarItems(shelf: screen, slot: .pinned)
      }
    }
    .barColorScheme(look.scheme)
    .barTypeSize()
    ZStack(alignment: .leading) {
      Color.clear
      if let title = look.title {
        VStack(alignment: .leading, spacing: 0) {
          title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.7).foregroundStyle(Color.primary)
            .accessibilityAddTraits(.isHeader)
          look.subtitle?.font(.subheadline).lineLimit(1).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 18)
      }
    }
    .barTypeSize(upTo: .largestTitle, of: .largeTitle)
    BottomBarLayout {
      ToolbarItemsLayout(spacing: 8, crowding: screen.crowding(of: .bottom)) {
        ToolbarItems(shelf: screen, slot: .bottom)
        ToolbarMenu(shelf: screen, slot: .bottom)
      }
      HStack(spacing: 8) { ToolbarItems(shelf: screen, slot: .status) }
    }
    .barColorScheme(look.bottomScheme)
  }
}

/// The layout of a bar's leading items, title, principal items, and trailing items.
struct NavigationBarLayout: Layout {
  /// The inset at the ends of the bar, in points.
  private static let margin: CGFloat = 10
  /// The spacing between the parts of the bar, in points.
  private static let gap: CGFloat = 8

  /// The fraction of the bar that the trailing items leave to a title.
  private static let titleShare: CGFloat = 0.3

  /// Indicates whether the title is at the leading end instead of in the center.
  let isTitleLeading: Bool
  /// The space that the window's buttons reserve in the bar. The title is nevertheless in the center of the whole bar, if there is enough
  /// space.
  var windowButtonInsets = WindowButtonInsets()

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationMetrics.barHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    guard subviews.count == 4 else { return }
    let isMirrored = subviews.layoutDirection == .rightToLeft
    let (leadingButtons, trailingButtons) =
      isMirrored ? (windowButtonInsets.right, windowButtonInsets.left) : (windowButtonInsets.left, windowButtonInsets.right)
    let inner = CGRect(
      x: bounds.minX + leadingButtons, y: bounds.minY, width: max(0, bounds.width - leadingButtons - trailingButtons),
      height: bounds.height)
    let room = inner.insetBy(dx: min(Self.margin, inner.width / 2), dy: 0)
    func size(_ index: Int, _ width: CGFloat) -> CGSize {
      subviews[index].sizeThatFits(ProposedViewSize(width: max(0, width), height: bounds.height))
    }
    func idealWidth(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width }
    // The trailing items have the highest priority, followed by the leading items. Both leave a title its width, up to a share of the bar,
    // and it takes the remaining space.
    let mostLeading = max(room.width * 0.45, 60)
    let title = max(idealWidth(1), idealWidth(2))
    let widths = [min(idealWidth(0), mostLeading), min(title, room.width * Self.titleShare)]
    let reserved = widths.reduce(0) { $1 > 0 ? $0 + $1 + Self.gap : $0 }
    let trailing = size(3, max(room.width * 0.3, room.width - reserved))
    let leading = size(0, min(room.width - trailing.width - Self.gap, mostLeading))
    subviews[0].place(at: CGPoint(x: room.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(leading))
    subviews[3].place(at: CGPoint(x: room.maxX, y: bounds.midY), anchor: .trailing, proposal: ProposedViewSize(trailing))
    let left = room.minX + (leading.width > 0 ? leading.width + Self.gap : 0)
    let right = room.maxX - (trailing.width > 0 ? trailing.width + Self.gap : 0)
    for index in 1...2 {
      let size = size(index, right - left)
      let middle = min(max(bounds.midX - size.width / 2, left), max(left, right - size.width))
      let x = isTitleLeading && index == 1 ? left + (leading.width > 0 ? 0 : Self.gap) : middle
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
    }
  }
}

/// The button that goes back to the previous screen. It shows that screen's title if there is enough space, or “Back” if the screen has no
/// title.
private struct NavigationBackButton: View {
  let screen: NavigationScreen
  let title: Text?

  var body: some View {
    Button {
      screen.model?.goBack()
    } label: {
      HStack(spacing: 7) {
        NavigationChevron()
          .stroke(style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
          .frame(width: 9, height: 16)
        if let title { title.lineLimit(1).frame(maxWidth: 130, alignment: .leading).fixedSize(horizontal: true, vertical: false) }
      }
      .padding(.leading, 2)
    }
    .buttonStyle(NavigationBarButtonStyle())
    .accessibilityLabel(Text(.own(.back)))
  }
}

/// A chevron that points against the reading direction, or along it if `pointsBack` is `false`.
nonisolated struct NavigationChevron: Shape {
  var pointsBack = true

  func path(in rect: CGRect) -> Path {
    let (tip, ends) = pointsBack ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    var path = Path()
    path.move(to: CGPoint(x: ends, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: ends, y: rect.maxY))
    return path
  }
}

/// A style for buttons in bars: flat unless the pointer is over them, and large enough for touch.
struct NavigationBarButtonStyle: ButtonStyle, Equatable {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  nonisolated init() {}

  /// The environment values and the state belong to the button, not to the style, so that all styles are equal.
  nonisolated static func == (left: Self, right: Self) -> Bool { true }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    configuration.label
      .labelForeground(isEnabled ? .buttonText(configuration.role) : .secondary)
      .lineLimit(1)
      .padding(.horizontal, 7)
      .frame(minWidth: 36, minHeight: 36)
      .background(Color.primary.opacity(configuration.isPressed ? 0.14 : isHovered && isEnabled ? 0.07 : 0), in: shape)
      .opacity(isEnabled ? 1 : 0.6)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }
}

/// A style for toggles in bars: buttons that stay highlighted while they are on.
struct NavigationBarToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(NavigationBarButtonStyle())
    .background(Color.accentColor.opacity(configuration.isOn ? 0.18 : 0), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A modifier that fades the title in the bar in as the large title scrolls away.
nonisolated struct NavigationTitleFade: BoxModifier {
  let screen: NavigationScreen

  @MainActor func makeBox(_ node: AnyViewNode) -> NavigationTitleFadeBox {
    let box = NavigationTitleFadeBox(node: node)
    screen.box?.titleFade = box
    screen.box?.lookDidChange()
    return box
  }

  @MainActor func update(_ box: NavigationTitleFadeBox, transaction: Transaction) { screen.box?.titleFade = box }
}

@MainActor
final class NavigationTitleFadeBox: WrapperBox, DrawingEffect {
  private var share: CGFloat = 1

  /// Sets the opacity of the title, which is clamped to `0...1`.
  func set(_ newShare: CGFloat) {
    let newShare = min(max(newShare, 0), 1)
    guard newShare != share else { return }
    let wasHidden = isHidden(from: .hitTesting)
    share = newShare
    setNeedsDisplay()
    if isHidden(from: .hitTesting) != wasHidden { graph.input.barriersDidChange() }
  }

  override var drawingEffect: (any DrawingEffect)? { share < 1 ? self : nil }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.opacity(Double(share), node)) }

  override func isHidden(from search: BoxSearch) -> Bool {
    switch search {
    case .hitTesting: !(share > 0)
    case .accessibility: share < 1
    }
  }
}

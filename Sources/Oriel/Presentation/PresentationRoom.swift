import Foundation

/// How a presentation stands in the window at the moment.
enum PresentationForm: Equatable {
  /// At the window's bottom, as wide as the window.
  case bottomSheet
  /// In the middle.
  case card
  /// All over the window.
  case cover
  /// Beside its anchor.
  case popover
  /// At its anchor, without an arrow.
  case menu
  case alert
  /// Choices at the window's bottom.
  case choices

  /// Whether the size follows from the content.
  var fitsContent: Bool {
    switch self {
    case .bottomSheet, .cover: false
    case .card, .popover, .menu, .alert, .choices: true
    }
  }
}

/// The room that a window has for presentations, in points.
struct PresentationRoom: Equatable {
  var window: CGSize
  var safeArea: SafeArea

  /// Below these a window is narrow, or low.
  static let narrowWidth: CGFloat = 600
  static let lowHeight: CGFloat = 480
  /// Between a sheet at its highest and the top of the safe area.
  private static let topGap: CGFloat = 10
  /// Around a menu.
  static let menuMargin: CGFloat = 8
  /// Around a popover.
  static let popoverMargin: CGFloat = 8
  static let alertWidth: CGFloat = 300
  /// With large text, where there is room: fewer words are broken.
  static let largeAlertWidth: CGFloat = 560
  static let choicesWidth: CGFloat = 420
  static let choicesMargin: CGFloat = 8
  /// Around what stands in the middle.
  private static let margin: CGFloat = 20

  var isNarrow: Bool { window.width < Self.narrowWidth }
  var isLow: Bool { window.height < Self.lowHeight }

  /// What a sheet at the bottom keeps free there, inside of it.
  var bottomInset: CGFloat { max(safeArea.container.bottom, safeArea.keyboard.bottom) }

  /// The highest that a sheet at the bottom gets.
  var sheetLimit: CGFloat { max(0, window.height - safeArea.container.top - Self.topGap) }

  /// The highest that its content gets.
  var detentLimit: CGFloat { max(0, sheetLimit - safeArea.container.bottom) }

  /// How high a sheet at the bottom is whose content has a height; the keyboard lifts it.
  func sheetHeight(content: CGFloat) -> CGFloat { min(content + bottomInset, sheetLimit) }

  /// The room for what stands in the middle, above the keyboard.
  var middle: CGRect { inset(by: Self.margin) }

  /// The room for what stands somewhere, clear of the window's edges.
  func inset(by margin: CGFloat) -> CGRect {
    let insets = EdgeInsets(
      top: safeArea.container.top + margin, leading: safeArea.container.leading + margin, bottom: bottomInset + margin,
      trailing: safeArea.container.trailing + margin)
    return CGRect(origin: .zero, size: window).inset(by: insets)
  }

  /// A size in the middle of the window; where the keyboard is in the way, just above that, and at last less high.
  func middleFrame(_ size: CGSize) -> CGRect {
    let room = middle
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let y = (window.height + safeArea.container.top - safeArea.container.bottom - size.height) / 2
    return CGRect(
      x: room.midX - size.width / 2, y: max(room.minY, min(y, room.maxY - size.height)), width: size.width, height: size.height)
  }

  func form(of kind: PresentationKind, options: PresentationOptions) -> PresentationForm {
    let adaptation =
      isNarrow ? options.horizontalAdaptation.kind : isLow ? options.verticalAdaptation.kind : PresentationAdaptation.Kind.none
    let sheet: PresentationForm = isNarrow ? .bottomSheet : .card
    switch kind {
    case .fullScreenCover: return adaptation == .sheet ? sheet : .cover
    case .sheet: return adaptation == .fullScreenCover ? .cover : sheet
    case .popover:
      switch adaptation {
      case .automatic: return isNarrow ? sheet : .popover
      case .sheet: return sheet
      case .fullScreenCover: return .cover
      case .none, .popover: return .popover
      }
    case .menu: return .menu
    case .alert: return .alert
    case .dialog: return isNarrow ? .choices : .alert
    }
  }
}

/// Where a menu stands.
enum MenuPlace {
  private static let gap: CGFloat = 4

  /// Below the anchor at its leading end, or above where there is no room; beside it, or on the other side; always in the room.
  static func frame(size: CGSize, anchor: CGRect, isBeside: Bool, isMirrored: Bool, room: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var origin = CGPoint.zero
    if isBeside {
      let (left, right) = (anchor.minX - size.width + gap, anchor.maxX - gap)
      let fits = isMirrored ? left >= room.minX : right + size.width <= room.maxX
      origin = CGPoint(x: isMirrored == fits ? left : right, y: anchor.minY - 6)
    } else {
      let gap = anchor.height > 0 ? gap : 0
      let (below, above) = (anchor.maxY + gap, anchor.minY - gap - size.height)
      let goesBelow = below + size.height <= room.maxY || above < room.minY && room.maxY - anchor.maxY >= anchor.minY - room.minY
      origin = CGPoint(x: isMirrored ? anchor.maxX - size.width : anchor.minX, y: goesBelow ? below : above)
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width)).rounded()
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height)).rounded()
    return CGRect(origin: origin, size: size)
  }
}

/// Where a popover stands, and from which edge of it its arrow points at the anchor.
struct PopoverPlace: Equatable {
  var frame: CGRect
  /// The edge of the popover that has the arrow; `leading` is the left.
  var arrowEdge: Edge
  /// Along that edge, from the frame's top or left.
  var arrow: CGFloat
  /// Whether there is an anchor in sight to point at.
  var hasArrow = true

  static let arrowLength: CGFloat = 11
  static let arrowWidth: CGFloat = 26

  /// The popover's part at which the arrow stands, one point high, in the popover's space.
  var arrowFoot: CGRect {
    let along = arrow - Self.arrowWidth / 2
    switch arrowEdge {
    case .top: return CGRect(x: along, y: 0, width: Self.arrowWidth, height: 1)
    case .bottom: return CGRect(x: along, y: frame.height - 1, width: Self.arrowWidth, height: 1)
    case .leading: return CGRect(x: 0, y: along, width: 1, height: Self.arrowWidth)
    case .trailing: return CGRect(x: frame.width - 1, y: along, width: 1, height: Self.arrowWidth)
    }
  }

  /// Beside the anchor at the preferred edge, else opposite, else at a side; where there is no room anywhere, where most of it is seen.
  init(size: CGSize, anchor: CGRect, edge: Edge, room: CGRect, cornerRadius: CGFloat) {
    func space(_ edge: Edge) -> CGFloat {
      switch edge {
      case .top: anchor.minY - room.minY
      case .bottom: room.maxY - anchor.maxY
      case .leading: anchor.minX - room.minX
      case .trailing: room.maxX - anchor.maxX
      }
    }
    func fits(_ edge: Edge) -> Bool {
      let isVertical = edge == .top || edge == .bottom
      return space(edge) >= (isVertical ? size.height : size.width) + Self.arrowLength
    }
    let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
    let others: [Edge] = edge == .top || edge == .bottom ? [.trailing, .leading] : [.bottom, .top]
    let order = [edge, opposite[edge]!] + others
    let side = order.first(where: fits) ?? [edge, opposite[edge]!].max { space($0) < space($1) }!
    var origin = CGPoint.zero
    switch side {
    case .top: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - Self.arrowLength - size.height)
    case .bottom: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + Self.arrowLength)
    case .leading: origin = CGPoint(x: anchor.minX - Self.arrowLength - size.width, y: anchor.midY - size.height / 2)
    case .trailing: origin = CGPoint(x: anchor.maxX + Self.arrowLength, y: anchor.midY - size.height / 2)
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    frame = CGRect(origin: origin, size: size)
    arrowEdge = opposite[side]!
    arrow = 0
    point(at: anchor, cornerRadius: cornerRadius)
  }

  /// Goes to where the window system has the popover stand, which may be on the other side of the anchor.
  mutating func move(to newFrame: CGRect, anchor: CGRect, cornerRadius: CGFloat) {
    guard newFrame != frame else { return }
    frame = newFrame
    switch arrowEdge {
    case .top: if frame.maxY <= anchor.minY { arrowEdge = .bottom }
    case .bottom: if frame.minY >= anchor.maxY { arrowEdge = .top }
    case .leading: if frame.maxX <= anchor.minX { arrowEdge = .trailing }
    case .trailing: if frame.minX >= anchor.maxX { arrowEdge = .leading }
    }
    point(at: anchor, cornerRadius: cornerRadius)
  }

  /// Moves the arrow along its edge to the middle of the anchor, clear of the corners.
  private mutating func point(at anchor: CGRect, cornerRadius: CGFloat) {
    let isVertical = arrowEdge == .top || arrowEdge == .bottom
    let (length, wanted) = isVertical ? (frame.width, anchor.midX - frame.minX) : (frame.height, anchor.midY - frame.minY)
    let margin = min(cornerRadius + Self.arrowWidth / 2, length / 2)
    arrow = min(max(wanted, margin), length - margin)
  }
}

import Foundation

/// The form of a presentation in the current window size.
enum PresentationForm: Equatable {
  /// A sheet at the bottom of the window, as wide as the window.
  case bottomSheet
  /// A card in the middle of the window.
  case card
  /// A view that covers the window.
  case cover
  /// A popover beside its anchor.
  case popover
  /// A menu at its anchor, without an arrow.
  case menu
  case alert
  /// The choices of a dialog at the bottom of the window.
  case choices

  /// Indicates whether the size is determined by the content.
  var fitsContent: Bool {
    switch self {
    case .bottomSheet, .cover: false
    case .card, .popover, .menu, .alert, .choices: true
    }
  }
}

/// The available space of a window for presentations, in points.
struct PresentationSpace: Equatable {
  var window: CGSize
  var safeArea: SafeArea

  /// The width below which a window is narrow. `lowHeight` is the height below which it is low.
  static let narrowWidth: CGFloat = 600
  static let lowHeight: CGFloat = 480
  /// The distance between the highest position of a bottom sheet and the top of the safe area.
  private static let topGap: CGFloat = 10
  /// The minimum distance between a menu and the window's edges.
  static let menuMargin: CGFloat = 8
  /// The minimum distance between a popover and the window's edges.
  static let popoverMargin: CGFloat = 8
  static let alertWidth: CGFloat = 300
  /// The maximum width of an alert with large text, so that fewer words are broken.
  static let largeAlertWidth: CGFloat = 560
  static let choicesWidth: CGFloat = 420
  static let choicesMargin: CGFloat = 8
  /// The minimum distance between a presentation in the middle and the window's edges.
  private static let margin: CGFloat = 20

  var isNarrow: Bool { window.width < Self.narrowWidth }
  var isLow: Bool { window.height < Self.lowHeight }

  /// The inset at the bottom of a bottom sheet.
  var bottomInset: CGFloat { max(safeArea.container.bottom, safeArea.keyboard.bottom) }

  /// The maximum height of a bottom sheet.
  var sheetLimit: CGFloat { max(0, window.height - safeArea.container.top - Self.topGap) }

  /// The maximum height of a bottom sheet's content.
  var detentLimit: CGFloat { max(0, sheetLimit - safeArea.container.bottom) }

  /// Returns the height of a bottom sheet for the height of its content. The keyboard raises the sheet.
  func sheetHeight(content: CGFloat) -> CGFloat { min(content + bottomInset, sheetLimit) }

  /// The available space for presentations in the middle, above the keyboard.
  var middle: CGRect { inset(by: Self.margin) }

  /// Returns the available space within the window's safe area and a margin.
  func inset(by margin: CGFloat) -> CGRect {
    let insets = EdgeInsets(
      top: safeArea.container.top + margin, leading: safeArea.container.leading + margin, bottom: bottomInset + margin,
      trailing: safeArea.container.trailing + margin)
    return CGRect(origin: .zero, size: window).inset(by: insets)
  }

  /// Returns the frame for a size in the middle of the window. The frame is moved above the keyboard if necessary, and reduced in height if
  /// it doesn't fit.
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

/// The position of a menu.
enum MenuPlacement {
  private static let gap: CGFloat = 4

  /// Returns the frame of a menu, which always lies in the available space: below the anchor at its leading edge, or above if it doesn't
  /// fit; or beside the anchor, on the opposite side if it doesn't fit.
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

/// The position of a popover, and the edge from which its arrow points at the anchor.
struct PopoverPlacement: Equatable {
  var frame: CGRect
  /// The edge of the popover that has the arrow. `leading` is the left edge.
  var arrowEdge: Edge
  /// The position of the arrow along that edge, from the frame's top or left.
  var arrow: CGFloat
  /// Indicates whether the arrow is shown because the anchor is visible.
  var hasArrow = true

  static let arrowLength: CGFloat = 11
  static let arrowWidth: CGFloat = 26

  /// The base of the arrow within the popover, one point thick, in the popover's coordinates.
  var arrowFoot: CGRect {
    let along = arrow - Self.arrowWidth / 2
    switch arrowEdge {
    case .top: return CGRect(x: along, y: 0, width: Self.arrowWidth, height: 1)
    case .bottom: return CGRect(x: along, y: frame.height - 1, width: Self.arrowWidth, height: 1)
    case .leading: return CGRect(x: 0, y: along, width: 1, height: Self.arrowWidth)
    case .trailing: return CGRect(x: frame.width - 1, y: along, width: 1, height: Self.arrowWidth)
    }
  }

  /// Determines the position: beside the anchor at the preferred edge, else at the opposite edge, else at one of the other edges. If the
  /// popover fits nowhere, it is placed at the preferred or opposite edge with more space.
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

  /// Moves to the frame that the window system has assigned, which may be on the opposite side of the anchor.
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

  /// Moves the arrow along its edge to the center of the anchor, within the straight part between the corners.
  private mutating func point(at anchor: CGRect, cornerRadius: CGFloat) {
    let isVertical = arrowEdge == .top || arrowEdge == .bottom
    let (length, wanted) = isVertical ? (frame.width, anchor.midX - frame.minX) : (frame.height, anchor.midY - frame.minY)
    let margin = min(cornerRadius + Self.arrowWidth / 2, length / 2)
    arrow = min(max(wanted, margin), length - margin)
  }
}

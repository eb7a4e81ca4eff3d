import Foundation

nonisolated struct IgnoreSafeAreaModifier: BoxModifier, Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  static var isStateless: Bool { true }

  static func == (left: Self, right: Self) -> Bool { left.regions == right.regions && left.edges == right.edges }

  @MainActor func makeBox(_ node: AnyViewNode) -> IgnoreSafeAreaBox { IgnoreSafeAreaBox(self, node: node) }

  @MainActor func update(_ box: IgnoreSafeAreaBox, transaction: Transaction) { box.modifier = self }
}

/// Extends its content into the insets of the window that touch the box's edges. The box's own size, which the parent
/// sees, stays within the safe area.
@MainActor
final class IgnoreSafeAreaBox: WrapperBox {
  var modifier: IgnoreSafeAreaModifier { didSet { if modifier != oldValue { setNeedsLayout(); graph.needFrame() } } }

  init(_ modifier: IgnoreSafeAreaModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// How far the content may grow, known once the place in the window is.
  private var expansion = EdgeInsets()
  /// Whether the place has been looked at.
  private(set) var hasSettled = false

  override func layoutChildren() {
    graph.safeAreaReaders.add(self)
    guard let child = children.first, !child.isLeaving else { return }
    // The boxes around have their places: what is known now needs no second layout.
    if hasSettled, isAttached { _ = refreshExpansion() }
    let proposal = ProposedViewSize(
      width: size.width + expansion.leading + expansion.trailing, height: size.height + expansion.top + expansion.bottom)
    let childSize = child.measure(proposal)
    // Content of a fixed size stays in the middle of what it was offered.
    placeChild(
      child,
      at: CGPoint(
        x: -expansion.leading + ((proposal.width ?? 0) - childSize.width) / 2,
        y: -expansion.top + ((proposal.height ?? 0) - childSize.height) / 2), proposal: proposal)
  }

  /// Looks at the place in the window; true if the content has to be laid out again.
  func refreshExpansion() -> Bool {
    hasSettled = true
    let frame = layoutFrameInWindow
    // The root has left out the keyboard already for what it holds itself.
    let available = remainingSafeArea(from: parent === graph.rootBox ? self : parent)
    let total = available.total
    let kept = available.insets(of: SafeAreaRegions.all.subtracting(modifier.regions))
    let window = graph.rootBox.size
    var next = EdgeInsets()
    let tolerance: CGFloat = 0.5
    if modifier.edges.contains(.top), frame.minY <= total.top + tolerance, frame.minY > kept.top - tolerance {
      next.top = max(0, frame.minY - kept.top)
    }
    if modifier.edges.contains(.bottom), frame.maxY >= window.height - total.bottom - tolerance {
      next.bottom = max(0, window.height - kept.bottom - frame.maxY)
    }
    if modifier.edges.contains(.leading), frame.minX <= total.leading + tolerance { next.leading = max(0, frame.minX - kept.leading) }
    if modifier.edges.contains(.trailing), frame.maxX >= window.width - total.trailing - tolerance {
      next.trailing = max(0, window.width - kept.trailing - frame.maxX)
    }
    guard next != expansion else { return false }
    expansion = next
    return true
  }
}

extension LayoutBox {
  /// Whether the box lets its content lie under the keyboard.
  final var ignoresKeyboard: Bool {
    guard let box = self as? IgnoreSafeAreaBox else { return false }
    return box.modifier.regions.contains(.keyboard) && box.modifier.edges.contains(.bottom)
  }

  /// The window's safe area for what is inside of `start`: without the keyboard where something around ignores that.
  final func remainingSafeArea(from start: LayoutBox?) -> SafeArea {
    var result = graph.rootBox.safeArea
    guard result.keyboard.bottom > 0 else { return result }
    var box = start
    while let current = box {
      if current.ignoresKeyboard {
        result.keyboard.bottom = 0
        break
      }
      box = current.parent
    }
    return result
  }

  /// The frame in the window that layout settled on, animations and effects left aside.
  final var layoutFrameInWindow: CGRect {
    var origin = CGPoint.zero
    var box: LayoutBox? = self
    while let current = box {
      origin.x += current.origin.x
      origin.y += current.origin.y
      box = current.parent
    }
    return CGRect(origin: origin, size: size)
  }
}

extension View {
  /// Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoreSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Mirrors SwiftUI's `edgesIgnoringSafeArea(_:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

import Foundation

/// A way to arrange views. Mirrors SwiftUI's `Layout`: call an instance with a view builder to use it as a container.
///
/// Its methods are called on the main actor. A size that is negative or not a number counts as zero and is reported.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Facts about a layout. Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis that the layout stacks along; spacers and dividers inside follow it.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays the views of the content out. Mirrors SwiftUI's `callAsFunction(_:)`.
  ///
  /// An initializer that takes such a closure goes first: a type may be a layout, and a view made of content as well.
  @_disfavoredOverload
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a subview hands to the layout around it. Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views that a layout arranges. Mirrors SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  private let boxes: ArraySlice<LayoutBox>
  private let recorder: PlacementRecorder?
  public var layoutDirection: LayoutDirection

  init(boxes: ArraySlice<LayoutBox>, layoutDirection: LayoutDirection, recorder: PlacementRecorder? = nil) {
    self.boxes = boxes
    self.layoutDirection = layoutDirection
    self.recorder = recorder
  }

  public var startIndex: Int { boxes.startIndex }
  public var endIndex: Int { boxes.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index], recorder: recorder) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(boxes: boxes[bounds], layoutDirection: layoutDirection, recorder: recorder)
  }

  /// The subviews at some indices, in their order, as a collection whose indices begin at zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(boxes: ArraySlice(indices.map { boxes[$0] }), layoutDirection: layoutDirection, recorder: recorder)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.boxes.elementsEqual(right.boxes, by: ===)
  }
}

/// Notes where a layout would put its subviews, without moving them.
@MainActor
final class PlacementRecorder {
  struct Placement {
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  var placements: [ObjectIdentifier: Placement] = [:]
  unowned let container: LayoutBox

  init(container: LayoutBox) { self.container = container }
}

/// A view as the layout around it sees it. Mirrors SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
  let box: LayoutBox
  let recorder: PlacementRecorder?

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.box === right.box }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = box
    return LayoutIsolation.run { box.measure(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let box = box
    return LayoutIsolation.run { box.dimensions(proposal) }
  }

  public var spacing: ViewSpacing {
    let box = box
    return LayoutIsolation.run { box.spacing }
  }

  public var priority: Double {
    let box = box
    return LayoutIsolation.run { box.layoutPriority }
  }

  /// Puts the view where its `anchor` is at `position`, in the coordinates of the bounds that the layout was given.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    // A function in place of a closure, which would need memory for what it captures each time.
    LayoutIsolation.run(with: (box, recorder, position, anchor, proposal), Self.place(_:))
  }

  @MainActor private static func place(
    _ subview: (box: LayoutBox, recorder: PlacementRecorder?, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  ) {
    let (box, recorder, position, anchor, proposal) = subview
    // Placed by its corner, as most are, a view needn't be measured for its anchor.
    let size = anchor == .topLeading ? .zero : box.measure(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    if let recorder {
      recorder.placements[ObjectIdentifier(box)] = PlacementRecorder.Placement(origin: origin, proposal: proposal)
    } else {
      box.parent?.placeChild(box, at: origin, proposal: proposal)
    }
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let box = box
    return LayoutIsolation.run { box.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
  }
}

enum LayoutValueTrait<K: LayoutValueKey>: LayoutTraitKey {
  typealias Value = K.Value
}

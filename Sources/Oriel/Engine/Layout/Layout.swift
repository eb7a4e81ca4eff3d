import Foundation

/// An arrangement of views. Mirrors SwiftUI's `Layout`. An instance can be called with a view builder, which makes it a container.
///
/// The methods are called on the main actor. A size that is negative or NaN is reported and counts as zero.
public protocol Layout: Animatable {
  /// The type of the values that the layout caches between its calls.
  associatedtype Cache = Void
  /// The type of the collection of subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout type.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred spacing of the container to its siblings.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews within the bounds.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a horizontal guide that the layout sets explicitly, or `nil` if the positions of the subviews determine it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide that the layout sets explicitly, or `nil` if the positions of the subviews determine it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout type. Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, which spacers and dividers in it follow, or `nil` for other layouts.
  public var stackOrientation: Axis?

  /// Creates the default properties.
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

  /// Returns a view that arranges the content by this layout. Mirrors SwiftUI's `callAsFunction(_:)`.
  ///
  /// The method is disfavored: a type may be a layout and also a view with an initializer that takes such a closure, which has precedence.
  @_disfavoredOverload
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a subview attaches for the enclosing layout. Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for subviews that don't set one.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges. Mirrors SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  private let boxes: ArraySlice<LayoutBox>
  private let recorder: PlacementRecorder?
  /// The layout direction of the container.
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

  /// The subviews at some indices, in the order of these, as a collection whose indices start at zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(boxes: ArraySlice(indices.map { boxes[$0] }), layoutDirection: layoutDirection, recorder: recorder)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.boxes.elementsEqual(right.boxes, by: ===)
  }
}

/// A recorder of the positions that a layout would give to its subviews, without moving them.
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

/// The proxy of a view for the enclosing layout. Mirrors SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
  let box: LayoutBox
  let recorder: PlacementRecorder?

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.box === right.box }

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = box
    return LayoutIsolation.run { box.measure(proposal) }
  }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let box = box
    return LayoutIsolation.run { box.dimensions(proposal) }
  }

  /// The preferred distances of the view to its siblings.
  public var spacing: ViewSpacing {
    let box = box
    return LayoutIsolation.run { box.spacing }
  }

  /// The layout priority of the view.
  public var priority: Double {
    let box = box
    return LayoutIsolation.run { box.layoutPriority }
  }

  /// Places the view with its `anchor` at `position`, in the coordinates of the bounds that the layout has received.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    // A function instead of a closure, which would allocate memory for its captures at each call.
    LayoutIsolation.run(with: (box, recorder, position, anchor, proposal), Self.place(_:))
  }

  @MainActor private static func place(
    _ subview: (box: LayoutBox, recorder: PlacementRecorder?, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  ) {
    let (box, recorder, position, anchor, proposal) = subview
    // Most views are placed by their top leading corner, which needs no measurement.
    let size = anchor == .topLeading ? .zero : box.measure(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    if let recorder {
      recorder.placements[ObjectIdentifier(box)] = PlacementRecorder.Placement(origin: origin, proposal: proposal)
    } else {
      box.parent?.placeChild(box, at: origin, proposal: proposal)
    }
  }

  /// The value that the view attaches for a key, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let box = box
    return LayoutIsolation.run { box.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
  }
}

enum LayoutValueTrait<K: LayoutValueKey>: LayoutTraitKey {
  typealias Value = K.Value
}

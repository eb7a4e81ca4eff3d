import Foundation

/// A type-erased layout. When it changes from one type of layout to another, the views keep their identity and move to their new positions.
/// Mirrors SwiftUI's `AnyLayout`.
nonisolated public struct AnyLayout: Layout {
  /// The cache of the wrapped layout. Mirrors SwiftUI's `AnyLayout.Cache`.
  public struct Cache {
    fileprivate let type: any Layout.Type
    fileprivate var value: Any
  }

  private var layout: any Layout

  /// Creates a type-erased layout from `layout`.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  public var animatableData: _AnyAnimatableData {
    get {
      func data<L: Layout>(of layout: L) -> _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }
      return data(of: layout)
    }
    set {
      func changed<L: Layout>(_ layout: L) -> any Layout {
        guard let data = newValue.value as? L.AnimatableData else { return layout }
        var layout = layout
        layout.animatableData = data
        return layout
      }
      layout = changed(layout)
    }
  }

  /// The axis of the wrapped stack, or `nil` for other layouts.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache { Cache(type: L.self, value: layout.makeCache(subviews: subviews)) }
    return make(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      guard var value = cache.value as? L.Cache, cache.type == L.self else { return cache = makeCache(subviews: subviews) }
      layout.updateCache(&value, subviews: subviews)
      cache.value = value
    }
    update(layout)
  }

  /// Runs `body` with the wrapped layout and its cache. A cache that belongs to a layout of another type is replaced by a new one.
  private func with<Result>(_ cache: inout Cache, _ subviews: Subviews, _ body: (any LayoutPart) -> Result) -> Result {
    func run<L: Layout>(_ layout: L) -> Result {
      var value = (cache.type == L.self ? cache.value as? L.Cache : nil) ?? layout.makeCache(subviews: subviews)
      let result = withUnsafeMutablePointer(to: &value) { body(TypedLayoutPart(layout: layout, cache: $0)) }
      cache = Cache(type: L.self, value: value)
      return result
    }
    return run(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { $0.spacing(subviews) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache, subviews) { $0.size(proposal, subviews) }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    with(&cache, subviews) { $0.place(bounds, proposal, subviews) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { $0.alignment(guide, bounds, proposal, subviews) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { $0.alignment(guide, bounds, proposal, subviews) }
  }
}

extension AnyLayout: Equatable {
  public static func == (left: AnyLayout, right: AnyLayout) -> Bool {
    func equal<L: Layout>(_ layout: L) -> Bool {
      guard let other = right.layout as? L else { return false }
      return valuesAreEqual(layout, other) || LayoutIsolation.run(with: (layout, other)) { PropertyPlan.of(L.self).inputsAreEqual($0, $1) }
    }
    return equal(left.layout)
  }
}

/// A layout together with its cache.
private protocol LayoutPart {
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func alignment(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat?
  func alignment(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat?
}

private struct TypedLayoutPart<L: Layout>: LayoutPart {
  let layout: L
  let cache: UnsafeMutablePointer<L.Cache>

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache.pointee) }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  func alignment(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat? {
    layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  func alignment(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat? {
    layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }
}

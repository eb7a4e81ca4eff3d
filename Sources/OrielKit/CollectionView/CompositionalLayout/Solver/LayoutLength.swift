import SwiftUI

/// A dimension as it is used: finite and not negative.
enum LayoutLength: Hashable, Sendable {
  case width(CGFloat)
  case height(CGFloat)
  case points(CGFloat)
  case estimate(CGFloat)
  case uniform(CGFloat)

  static let fallbackEstimate: CGFloat = 44
  /// Above it points mean nothing, and sums of any count of items below it stay finite.
  static let greatest: CGFloat = 1e9

  /// Reports what can't be used, once for each section and dimension.
  @MainActor
  init(_ dimension: NSCollectionLayoutDimension, _ name: String, in place: LayoutPlace) {
    let value = dimension.dimension
    let isUsable = value.isFinite && value >= 0 && value <= Self.greatest
    if !isUsable { place.report("\(name) of \(value)", "is neither zero nor a positive number that means points or a part of them") }
    switch dimension.kind {
    case .fractionalWidth: self = .width(isUsable ? value : 0)
    case .fractionalHeight: self = .height(isUsable ? value : 0)
    case .absolute: self = .points(isUsable ? value : 0)
    case .estimated: self = .estimate(isUsable && value > 0 ? value : Self.fallbackEstimate)
    case .uniformAcrossSiblings: self = .uniform(isUsable && value > 0 ? value : Self.fallbackEstimate)
    }
  }

  /// Whether content says how long it is.
  var isMeasured: Bool {
    switch self {
    case .estimate, .uniform: true
    case .width, .height, .points: false
    }
  }

  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }

  func dependsOn(_ axis: LayoutAxis) -> Bool {
    switch self {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    case .points, .estimate, .uniform: false
    }
  }

  /// With the estimate for what has to be measured.
  func points(in container: CGSize) -> CGFloat {
    switch self {
    case .width(let part): part * max(0, container.width)
    case .height(let part): part * max(0, container.height)
    case .points(let points), .estimate(let points), .uniform(let points): points
    }
  }
}

/// A distance as it is used.
struct LayoutSpace: Hashable, Sendable {
  var points: CGFloat
  var isFlexible: Bool

  static let none = LayoutSpace(points: 0, isFlexible: false)

  @MainActor
  init(_ spacing: NSCollectionLayoutSpacing?, in place: LayoutPlace) {
    self.init(points: place.usable(spacing?.spacing ?? 0, "a spacing"), isFlexible: spacing?.isFlexible ?? false)
  }

  init(points: CGFloat, isFlexible: Bool) {
    self.points = points
    self.isFlexible = isFlexible
  }
}

/// Which part of a layout a message is about.
struct LayoutPlace: Sendable {
  /// Nil for the layout as a whole.
  var section: Int?
  /// The collection's.
  var messages = ViewMessages()

  @MainActor
  func report(_ what: String, _ why: String) {
    // Not once for each section, since a layout has the same mistake in all of them.
    messages.warn(
      "layout: \(what)", "the layout of \(section.map { "section \($0)" } ?? "the whole") has \(what), which \(why)")
  }

  /// Not negative; 0 for what isn't a length.
  @MainActor
  func usable(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite, value >= 0, value <= LayoutLength.greatest else {
      report("\(name) of \(value)", "is taken for 0")
      return 0
    }
    return value
  }

  /// Negative ones reach outwards; 0 for what isn't a length.
  @MainActor
  func usable(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    func length(_ value: CGFloat) -> CGFloat {
      guard value.isFinite, abs(value) <= LayoutLength.greatest else {
        report("an inset of \(value)", "is taken for 0")
        return 0
      }
      return value
    }
    return NSDirectionalEdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom), trailing: length(insets.trailing))
  }
}

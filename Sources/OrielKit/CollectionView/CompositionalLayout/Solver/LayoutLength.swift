import SwiftUI

/// A dimension with a valid value: finite and not negative.
enum LayoutLength: Hashable, Sendable {
  case width(CGFloat)
  case height(CGFloat)
  case points(CGFloat)
  case estimate(CGFloat)
  case uniform(CGFloat)

  static let fallbackEstimate: CGFloat = 44
  /// The maximum length in points. Sums for any number of items within this limit are finite.
  static let greatest: CGFloat = 1e9

  /// Creates a length. An invalid value is reported, once for each combination of name and value.
  @MainActor
  init(_ dimension: NSCollectionLayoutDimension, _ name: String, in place: LayoutPlace) {
    let value = dimension.dimension
    let isUsable = value.isFinite && value >= 0 && value <= Self.greatest
    if !isUsable { place.report("\(name) of \(value)", "it isn't a valid length or fraction") }
    switch dimension.kind {
    case .fractionalWidth: self = .width(isUsable ? value : 0)
    case .fractionalHeight: self = .height(isUsable ? value : 0)
    case .absolute: self = .points(isUsable ? value : 0)
    case .estimated: self = .estimate(isUsable && value > 0 ? value : Self.fallbackEstimate)
    case .uniformAcrossSiblings: self = .uniform(isUsable && value > 0 ? value : Self.fallbackEstimate)
    }
  }

  /// Indicates whether the content determines the length.
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

  /// Returns the length in points, with the estimate for a measured length.
  func points(in container: CGSize) -> CGFloat {
    switch self {
    case .width(let part): part * max(0, container.width)
    case .height(let part): part * max(0, container.height)
    case .points(let points), .estimate(let points), .uniform(let points): points
    }
  }
}

/// A spacing with a valid value.
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

/// The part of a layout that a diagnostic refers to.
struct LayoutPlace: Sendable {
  /// The section, or `nil` for the whole layout.
  var section: Int?
  /// The diagnostics log of the collection.
  var messages = ViewMessages()

  @MainActor
  func report(_ what: String, _ why: String) {
    // The key doesn't contain the section, because a layout usually has the same defect in all sections.
    messages.warn("layout: \(what)", "the layout\(section.map { " of section \($0)" } ?? "") has \(what); \(why)")
  }

  /// Returns the value, or 0 if it isn't a valid length: finite, not negative, and at most `LayoutLength.greatest`.
  @MainActor
  func usable(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite, value >= 0, value <= LayoutLength.greatest else {
      report("\(name) of \(value)", "0 is used instead")
      return 0
    }
    return value
  }

  /// Returns the insets, with 0 for invalid lengths. Negative insets extend outwards.
  @MainActor
  func usable(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    func length(_ value: CGFloat) -> CGFloat {
      guard value.isFinite, abs(value) <= LayoutLength.greatest else {
        report("an inset of \(value)", "0 is used instead")
        return 0
      }
      return value
    }
    return NSDirectionalEdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom), trailing: length(insets.trailing))
  }
}

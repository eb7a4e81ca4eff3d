import Foundation

/// How an axis's labels lie at its ends. Mirrors Swift Charts' `AxisMarkPreset`.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, extended, aligned, inset }

  let kind: Kind

  public static var automatic: AxisMarkPreset { Self(kind: .automatic) }
  /// Grid lines go on beyond the plot, to the labels.
  public static var extended: AxisMarkPreset { Self(kind: .extended) }
  /// The labels at the ends lie within the plot's width or height.
  public static var aligned: AxisMarkPreset { Self(kind: .aligned) }
  /// The labels are within the plot.
  public static var inset: AxisMarkPreset { Self(kind: .inset) }

  public var description: String { kind.rawValue }
}

/// At which edge of the plot an axis's marks are. Mirrors Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// At the bottom, and of a y axis at the trailing edge.
  public static var automatic: AxisMarkPosition { Self(kind: .automatic) }
  public static var leading: AxisMarkPosition { Self(kind: .leading) }
  public static var trailing: AxisMarkPosition { Self(kind: .trailing) }
  public static var top: AxisMarkPosition { Self(kind: .top) }
  public static var bottom: AxisMarkPosition { Self(kind: .bottom) }

  public var description: String { kind.rawValue }
}

/// How an axis's label is turned. Mirrors Swift Charts' `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind

  public static var automatic: AxisValueLabelOrientation { Self(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { Self(kind: .horizontal) }
  /// From the bottom to the top.
  public static var vertical: AxisValueLabelOrientation { Self(kind: .vertical) }
  /// From the top to the bottom.
  public static var verticalReversed: AxisValueLabelOrientation { Self(kind: .verticalReversed) }

  public var description: String { kind.rawValue }
}

/// What happens to labels that would overlap. Mirrors Swift Charts' `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case automatic, truncate, disabled
    case greedy(priority: Double, spacing: CGFloat?)
  }

  let kind: Kind

  /// A label that would overlap another one isn't shown.
  public static var automatic: AxisValueLabelCollisionResolution { Self(kind: .automatic) }
  /// A label that would overlap another one isn't shown.
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }
  /// - Parameters:
  ///   - priority: Labels with a greater one go first.
  ///   - minimumSpacing: Points between labels; nil is 4.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    Self(kind: .greedy(priority: priority, spacing: minimumSpacing))
  }
  /// Labels are cut to the room between the marks.
  public static var truncate: AxisValueLabelCollisionResolution { Self(kind: .truncate) }
  /// All labels are shown.
  public static var disabled: AxisValueLabelCollisionResolution { Self(kind: .disabled) }

  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .truncate: "truncate"
    case .disabled: "disabled"
    case .greedy(let priority, _): "greedy(priority: \(priority))"
    }
  }
}

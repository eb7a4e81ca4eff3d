import Foundation

/// The arrangement of the labels and lines of an axis. Mirrors Swift Charts' `AxisMarkPreset`.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, extended, aligned, inset }

  let kind: Kind

  /// The default arrangement.
  public static var automatic: AxisMarkPreset { Self(kind: .automatic) }
  /// An arrangement whose grid lines extend beyond the plot to the labels.
  public static var extended: AxisMarkPreset { Self(kind: .extended) }
  /// An arrangement whose labels stay within the width or the height of the plot.
  public static var aligned: AxisMarkPreset { Self(kind: .aligned) }
  /// An arrangement with the labels inside of the plot.
  public static var inset: AxisMarkPreset { Self(kind: .inset) }

  public var description: String { kind.rawValue }
}

/// The edge of the plot at which the marks of an axis are. Mirrors Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// The default edge: the bottom edge for an x axis, the trailing edge for a y axis.
  public static var automatic: AxisMarkPosition { Self(kind: .automatic) }
  /// The leading edge of a y axis.
  public static var leading: AxisMarkPosition { Self(kind: .leading) }
  /// The trailing edge of a y axis.
  public static var trailing: AxisMarkPosition { Self(kind: .trailing) }
  /// The top edge of an x axis.
  public static var top: AxisMarkPosition { Self(kind: .top) }
  /// The bottom edge of an x axis.
  public static var bottom: AxisMarkPosition { Self(kind: .bottom) }

  public var description: String { kind.rawValue }
}

/// The orientation of the labels of an axis. Mirrors Swift Charts' `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind

  /// The default orientation, which is horizontal.
  public static var automatic: AxisValueLabelOrientation { Self(kind: .automatic) }
  /// Horizontal text.
  public static var horizontal: AxisValueLabelOrientation { Self(kind: .horizontal) }
  /// Text that runs from the bottom to the top.
  public static var vertical: AxisValueLabelOrientation { Self(kind: .vertical) }
  /// Text that runs from the top to the bottom.
  public static var verticalReversed: AxisValueLabelOrientation { Self(kind: .verticalReversed) }

  public var description: String { kind.rawValue }
}

/// The strategy for labels that would overlap. Mirrors Swift Charts' `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case automatic, truncate, disabled
    case greedy(priority: Double, spacing: CGFloat?)
  }

  let kind: Kind

  /// The default strategy, which hides labels that would overlap other ones.
  public static var automatic: AxisValueLabelCollisionResolution { Self(kind: .automatic) }
  /// A strategy that hides labels that would overlap other ones.
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }
  /// Returns a strategy that hides labels that would overlap other ones.
  ///
  /// - Parameters:
  ///   - priority: The priority of the labels. Labels with a higher priority are placed first.
  ///   - minimumSpacing: The minimum distance between labels in points, or `nil` for the default of 4.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    Self(kind: .greedy(priority: priority, spacing: minimumSpacing))
  }
  /// A strategy that truncates labels to the space between the marks.
  public static var truncate: AxisValueLabelCollisionResolution { Self(kind: .truncate) }
  /// A strategy that shows all labels.
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

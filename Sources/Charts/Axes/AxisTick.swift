import Foundation
import Oriel

/// A short line of an axis beside the plot. Mirrors Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
  /// The length of a tick. Mirrors Swift Charts' `AxisTick.Length`.
  public struct Length: Equatable, Sendable, CustomStringConvertible {
    enum Kind: Equatable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }

    let kind: Kind

    /// The default length of 4 points.
    public static var automatic: Length { Length(kind: .automatic) }
    /// The length of the label beside the tick.
    public static var label: Length { .label() }
    /// Returns the length of the label beside the tick, extended by a length.
    ///
    /// - Parameter extendPastBy: The length that is added, in points. A nonfinite length is treated as 0.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy.isFinite ? extendPastBy : 0)) }
    /// The length of the longest label of the axis.
    public static var longestLabel: Length { .longestLabel() }
    /// Returns the length of the longest label of the axis, extended by a length in points. A nonfinite length is treated as 0.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel(extendPastBy.isFinite ? extendPastBy : 0))
    }

    public var description: String {
      switch kind {
      case .automatic: "automatic"
      case .fixed(let length): "\(length)"
      case .label(let excess): "label(extendPastBy: \(excess))"
      case .longestLabel(let excess): "longestLabel(extendPastBy: \(excess))"
      }
    }
  }

  private let isCentered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  /// Creates a tick. If `centered` is `true`, it is centered between its value and the next one.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick of a fixed length.
  ///
  /// - Parameter length: The length in points. A nonfinite length is treated as `automatic`.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: length.isFinite ? .fixed(max(0, length)) : .automatic), stroke: stroke)
  }

  public static func _collectAxisMarks(_ content: AxisTick, into marks: inout _AxisMarkList) {
    marks.records.append(AxisMarkRecord(kind: .tick(isCentered: content.isCentered, content.length, content.stroke)))
  }
}

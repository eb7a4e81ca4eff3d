import Foundation
import Oriel

/// A short line beside the plot. Mirrors Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
  /// How long a tick is. Mirrors Swift Charts' `AxisTick.Length`.
  public struct Length: Equatable, Sendable, CustomStringConvertible {
    enum Kind: Equatable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }

    let kind: Kind

    /// 4 points.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as the label beside it.
    public static var label: Length { .label() }
    /// - Parameter extendPastBy: So many points longer than the label.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy.isFinite ? extendPastBy : 0)) }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { .longestLabel() }
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

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// - Parameter length: Points; what isn't finite counts as `automatic`.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: length.isFinite ? .fixed(max(0, length)) : .automatic), stroke: stroke)
  }

  public static func _collectAxisMarks(_ content: AxisTick, into marks: inout _AxisMarkList) {
    marks.records.append(AxisMarkRecord(kind: .tick(isCentered: content.isCentered, content.length, content.stroke)))
  }
}

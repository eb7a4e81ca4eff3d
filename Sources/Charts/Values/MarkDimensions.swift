import Foundation

/// The widths or heights of a plot's marks: one for all, or each element's own. Mirrors Swift Charts' `MarkDimensions`.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  public static var automatic: MarkDimensions<DataElement> { Self(.automatic) }

  /// Points, from 0.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.fixed(value)) }
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: value]) }
  }

  /// A part of the scale's step, from 0.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.ratio(value)) }
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: value]) }
  }

  /// The scale's step without so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.inset(value)) }
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: value]) }
  }

  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  private init(_ dimension: MarkDimension) { self.dimension = { _ in dimension } }

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }
}

import Foundation

/// The widths or heights of a plot's marks, the same for all or different for each element. Mirrors Swift Charts' `MarkDimensions`.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  /// A dimension that suits the marks and the scale.
  public static var automatic: MarkDimensions<DataElement> { Self(.automatic) }

  /// Returns a fixed dimension for all marks, in points. A negative value is treated as 0.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.fixed(value)) }
  /// Returns a fixed dimension for each element, in points. A negative value is treated as 0.
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: value]) }
  }

  /// Returns a fraction of the scale's step for all marks. A negative value is treated as 0.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.ratio(value)) }
  /// Returns a fraction of the scale's step for each element. A negative value is treated as 0.
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: value]) }
  }

  /// Returns the scale's step minus an inset at each side for all marks, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self(.inset(value)) }
  /// Returns the scale's step minus an inset at each side for each element, in points.
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: value]) }
  }

  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  private init(_ dimension: MarkDimension) { self.dimension = { _ in dimension } }

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }
}

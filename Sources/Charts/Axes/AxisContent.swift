import Foundation
import Oriel

/// The content of an axis. Mirrors Swift Charts' `AxisContent`.
public protocol AxisContent {
  static func _collectAxisContent(_ content: Self, into axis: inout _AxisContentList)
}

/// A list of the sets of marks of an axis.
public struct _AxisContentList {
  var sets: [AxisMarkSet] = []
}

/// Marks of an axis with values of one kind.
struct AxisMarkSet {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// A closure that returns the marks at a value, or `nil` for the default marks with `format` and `stroke`.
  var marks: ((AxisValue) -> [AxisMarkRecord])?
  var format: ((Datum, Locale, TimeZone) -> String?)?
  var stroke: StrokeStyle?
}

extension Never: AxisContent {
  public static func _collectAxisContent(_ content: Never, into axis: inout _AxisContentList) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _collectAxisContent(_ content: Wrapped?, into axis: inout _AxisContentList) {
    if let content { Wrapped._collectAxisContent(content, into: &axis) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public static func _collectAxisContent(_ content: Self, into axis: inout _AxisContentList) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectAxisContent(content, into: &axis)
    case .falseContent(let content): FalseContent._collectAxisContent(content, into: &axis)
    }
  }
}

extension BuilderEmpty: AxisContent {
  static func _collectAxisContent(_ content: BuilderEmpty, into axis: inout _AxisContentList) {}
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
  static func _collectAxisContent(_ content: Self, into axis: inout _AxisContentList) {
    First._collectAxisContent(content.first, into: &axis)
    Second._collectAxisContent(content.second, into: &axis)
  }
}

/// A type-erased axis content. Mirrors Swift Charts' `AnyAxisContent`.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Creates a type-erased content from a content of unknown type.
  public init(_ content: any AxisContent) { self.content = content }

  /// Creates a type-erased content.
  public init(erasing content: some AxisContent) { self.content = content }

  public static func _collectAxisContent(_ content: AnyAxisContent, into axis: inout _AxisContentList) {
    func collect<C: AxisContent>(_ content: C) { C._collectAxisContent(content, into: &axis) }
    collect(content.content)
  }
}

/// A result builder that creates the content of an axis. Mirrors Swift Charts' `AxisContentBuilder`.
@resultBuilder
public struct AxisContentBuilder {
  /// Returns the axis content of an expression.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Returns the empty axis content of a block without statements.
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }
  /// Returns the axis content of the first statement of a block.
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }
  /// Combines the axis content of the previous statements with that of the next one.
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    BuilderPair(first: accumulated, second: next)
  }
  /// Returns the axis content of an `if` statement without `else`, or `nil` if its condition is false.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  /// Returns the axis content of a condition that is true.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }
  /// Returns the axis content of a condition that is false.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }
  /// Returns the axis content of a statement with limited availability.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent { AnyAxisContent(content) }
}

/// The ticks of a slider. Mirrors SwiftUI's `SliderTickContent`.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks of a block.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  public let body: [SliderTick<Value>]
}

/// A result builder of a slider's ticks. Mirrors SwiftUI's `SliderTickBuilder`.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds ticks from an expression.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> _SliderTicks<V> { _SliderTicks(body: Array(content.body)) }

  /// Builds the ticks of a block.
  public static func buildBlock(_ content: _SliderTicks<V>...) -> _SliderTicks<V> { _SliderTicks(body: content.flatMap(\.body)) }
}

/// Ticks for the elements of a collection. Mirrors SwiftUI's `SliderTickContentForEach`.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
  public typealias Value = Content.Value

  public let body: [SliderTick<Content.Value>]

  /// Creates ticks for identifiable values.
  nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value { body = data.flatMap { content($0).body } }

  /// Creates ticks for values with the ids at a key path.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value { body = data.flatMap { content($0).body } }

  /// Creates ticks for a range of integers.
  nonisolated public init<V>(_ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.Value { body = data.flatMap { content($0).body } }
}

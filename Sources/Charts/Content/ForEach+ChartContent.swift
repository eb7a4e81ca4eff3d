import Oriel

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  /// A primitive content has no body. Accessing this property is a programming error.
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    context.collector.reserve(content.data.count)
    var known: [ID: Int] = [:]
    for element in content.data {
      let id = content.identity(of: element)
      let occurrence = known[id, default: 0]
      known[id] = occurrence + 1
      if occurrence == 1 {
        Report.once(
          "chart-duplicate-id-\(ID.self)",
          "A ForEach in a chart has several elements with the id \(id). Each is drawn, but animations may confuse them. Give each element "
            + "a unique id.")
      }
      let part = context.part(id)
      Content._collectMarks(content.content(element), in: occurrence == 0 ? part : part.part(occurrence))
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for each element of a collection. Mirrors Swift Charts' `ForEach.init(_:content:)`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, making: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element of a collection. Mirrors Swift Charts' `ForEach.init(_:id:content:)`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, making: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for each number of a range. Mirrors Swift Charts' use of `ForEach.init(_:content:)` with a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, making: content)
  }
}

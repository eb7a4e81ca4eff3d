import Oriel

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  /// A primitive content has no body. Accessing this property is a programming error.
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {
    context.collector.reserve(content.data.count)
    var known: [ID: Int] = [:]
    for element in content.data {
      let id = content.identity(of: element)
      let occurrence = known[id, default: 0]
      known[id] = occurrence + 1
      if occurrence == 1 {
        Report.once(
          "map-duplicate-id-\(ID.self)",
          "A ForEach in a map has several elements with the id \(id). Each is shown, but animations may confuse them. Give each element a "
            + "unique id.")
      }
      // As in lists, the id of an element selects it, unless a tag has another value.
      var part = context.part(id)
      if part.style.tag == nil { part.style.tag = AnyHashable(id) }
      Content._collectItems(content.content(element), in: occurrence == 0 ? part : part.part(occurrence))
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Creates content for each element of a collection. Mirrors MapKit's `ForEach.init(_:content:)`.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, making: content)
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element of a collection. Mirrors MapKit's `ForEach.init(_:id:content:)`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, making: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  /// Creates content for each number of a range. Mirrors MapKit's `ForEach.init(_:content:)` with a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, making: content)
  }
}

import Foundation
import Oriel

/// A view that shows data by marks. Mirrors Swift Charts' `Chart`.
///
/// It takes all the room that it is offered, and finds scales, axes and a legend that suit the marks. It isn't worth a frame's time to make another chart of
/// 100,000 marks: what changes within a chart should be what is seen, its scroll position say.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.calendar) private var calendar
  @Environment(\.chartDrawingRecord) private var record

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Content for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Content for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    let collector = MarkCollector()
    Content._collectMarks(content, in: _ChartContentContext(collector))
    record?.collections += 1
    var configuration = configuration
    configuration.xAxis.sets = configuration.xAxis.source?()
    configuration.yAxis.sets = configuration.yAxis.source?()
    let input = ModelInput(
      records: collector.records, functions: collector.functions, groups: collector.groups, configuration: configuration,
      calendar: calendar,
      xTickCount: 0, yTickCount: 0)
    return ChartFrame(source: ModelSource(input)).environment(\.chartConfiguration, ChartConfiguration())
  }
}

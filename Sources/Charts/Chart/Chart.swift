import Foundation
import Oriel

/// A view that displays data with marks. Mirrors Swift Charts' `Chart`.
///
/// A chart takes the proposed size, and chooses scales, axes and a legend that suit its marks. The evaluation of a chart with 100,000 marks
/// takes longer than a frame. State that changes often, such as a scroll position, should therefore affect only the visible part of a
/// chart.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.calendar) private var calendar
  @Environment(\.chartDrawingRecord) private var record

  /// Creates a chart with content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with content for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with content for each element of a collection, which a key path identifies.
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

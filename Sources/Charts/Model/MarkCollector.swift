import Foundation
import Oriel

/// A list of the marks of a chart's content, in their order.
final class MarkCollector {
  private(set) var records: [MarkRecord] = []
  private(set) var functions: [FunctionRecord] = []
  private(set) var groups: [MarkGroup] = []

  func reserve(_ count: Int) { records.reserveCapacity(records.count + count) }

  func add(_ template: MarkTemplate, in context: _ChartContentContext) {
    records.append(MarkRecord(template: template, style: context.style, key: context.key, group: context.group))
  }

  func add(_ template: FunctionTemplate, in context: _ChartContentContext) {
    functions.append(
      FunctionRecord(template: template, style: context.style, key: context.key, group: context.group, place: records.count))
  }

  func add(_ group: MarkGroup) -> Int {
    groups.append(group)
    return groups.count - 1
  }
}

/// The context in which content adds its marks to a chart.
public struct _ChartContentContext {
  let collector: MarkCollector
  var style: MarkStyle
  /// The hash of the content's identity.
  var key: Int
  var group: Int?

  init(_ collector: MarkCollector) {
    self.collector = collector
    style = .plain
    key = 0
  }

  /// Returns the context for a part of the content.
  func part(_ id: some Hashable) -> _ChartContentContext {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(id)
    var part = self
    part.key = hasher.finalize()
    return part
  }

  func styled(_ change: (MarkStyle) -> Void) -> _ChartContentContext {
    var context = self
    context.style = style.changed(change)
    return context
  }
}

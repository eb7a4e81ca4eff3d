import Foundation
import Oriel

/// The accessibility description of a mark: its position and its value.
struct MarkDescription {
  let model: PlotModel
  let locale: Locale
  let calendar: Calendar

  func describe(_ mark: Int) -> (label: String, value: String) {
    let record = model.record(of: mark)
    let template = record.template
    if template.kind.isSector {
      let name = record.style.foregroundBy.map { text($0.start) } ?? template.x.first?.label.string(in: locale) ?? ""
      return (name, text(template.x, isHorizontal: true))
    }
    let isHorizontal = model.marks[mark].isHorizontal
    var (place, length) = isHorizontal ? (template.y, template.x) : (template.x, template.y)
    if place.first == nil { swap(&place, &length) }
    var label = text(place, isHorizontal: !isHorizontal)
    if let by = record.style.foregroundBy ?? record.style.symbolBy ?? record.template.series {
      let name = text(by.start)
      if name != label { label += label.isEmpty ? name : ", \(name)" }
    }
    guard let first = length.first else { return (label, "") }
    let value = text(length, isHorizontal: isHorizontal)
    return (label, value.isEmpty ? "" : "\(first.label.string(in: locale)): \(value)")
  }

  private func text(_ position: MarkPosition, isHorizontal: Bool) -> String {
    switch position {
    case .none, .fixed, .fixedRange: return ""
    case .range(let start, let end): return "\(text(start.start)) – \(text(end.start))"
    case .value(let value):
      switch value.extent {
      case .point: return text(value.start)
      case .unit(let component, _): return text(value.start, unit: component)
      case .range(let end), .bin(let end): return "\(text(value.start)) – \(text(end))"
      }
    }
  }

  func text(_ datum: Datum, unit: Calendar.Component? = nil) -> String {
    switch datum {
    case .category(let category): return category
    case .number(let number): return number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
    case .date(let seconds):
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch unit {
      case .year: style = style.year()
      case .month, .quarter: style = style.month(.wide).year()
      case .hour, .minute, .second: style = style.month(.abbreviated).day().hour().minute()
      default: style = style.day().month(.abbreviated).year()
      }
      return style.format(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  /// Returns the start and the end of an axis's domain as text, or `nil` if there is no domain.
  func domain(_ scale: PositionScale?) -> String? {
    guard let data = scale?.data, let first = data.first, let last = data.last else { return nil }
    return "\(text(first)) – \(text(last))"
  }
}

import Foundation

/// The bindings that receive the selections in a chart.
struct ChartSelections {
  var x: ChartSelection?
  var y: ChartSelection?
  var angle: ChartSelection?

  var isEmpty: Bool { x == nil && y == nil && angle == nil }

  func select(value: Datum?, of selection: ChartSelection?) { if case .value(let set) = selection { set(value) } }

  func select(_ start: Datum?, _ end: Datum?, of selection: ChartSelection?) {
    guard case .range(let set) = selection, let start, let end else { return }
    set((start, end))
  }
}

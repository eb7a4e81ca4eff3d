import Foundation
import Oriel

/// The view that handles input over a plot: it scrolls, selects, or applies a custom gesture.
struct PlotInput: View {
  let configuration: ChartConfiguration
  let windows: ScrollWindows
  @Binding var scroll: PlotScroll
  let size: CGSize
  let scales: (PositionScale?, PositionScale?)
  let proxy: ChartProxy

  var body: some View {
    if windows.isScrolling {
      ScrollingPlot(configuration: configuration, windows: windows, scroll: $scroll, size: size, scales: scales, proxy: proxy)
    } else {
      Color.clear.contentShape(Rectangle()).modifier(PlotSelecting(configuration: configuration, proxy: proxy, isScrolling: false))
    }
  }
}

/// A modifier that selects at the pointer's location, or applies a custom gesture.
struct PlotSelecting: ViewModifier {
  let configuration: ChartConfiguration
  let proxy: ChartProxy
  let isScrolling: Bool

  func body(content: Content) -> some View {
    if let gesture = configuration.gesture {
      content.gesture(gesture(proxy))
    } else if proxy.selections.isEmpty {
      content
    } else {
      content
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): if !hasRange { point(at: location) }
          case .ended: if !hasRange { clear() }
          }
        }
        .modifier(SelectionDrag(isScrolling: isScrolling, hasRange: hasRange, change: drag, end: end))
    }
  }

  private var hasRange: Bool {
    for selection in [proxy.selections.x, proxy.selections.y] { if case .range = selection { return true } }
    return false
  }

  private func point(at location: CGPoint) {
    guard CGRect(origin: .zero, size: proxy.size).contains(location) else { return clear() }
    proxy.selectXValue(at: location.x)
    proxy.selectYValue(at: location.y)
    proxy.selectAngleValue(at: proxy.angle(at: location))
  }

  private func clear() {
    let selections = proxy.selections
    for selection in [selections.x, selections.y, selections.angle] { selections.select(value: nil, of: selection) }
  }

  private func drag(from start: CGPoint, to location: CGPoint) {
    guard hasRange else {
      let inside = CGPoint(
        x: min(max(location.x, 0), max(0, proxy.size.width - 0.01)), y: min(max(location.y, 0), max(0, proxy.size.height - 0.01)))
      return point(at: inside)
    }
    func clamp(_ value: CGFloat, _ length: CGFloat) -> CGFloat { min(max(value, 0), length) }
    proxy.selectXRange(from: clamp(start.x, proxy.size.width), to: clamp(location.x, proxy.size.width))
    proxy.selectYRange(from: clamp(start.y, proxy.size.height), to: clamp(location.y, proxy.size.height))
  }

  private func end(wasDrag: Bool) {
    guard hasRange else { return clear() }
    guard !wasDrag else { return }
    for selection in [proxy.selections.x, proxy.selections.y] { if case .range(let set) = selection { set(nil) } }
  }
}

/// A drag that selects. If the plot scrolls, the drag requires a long press first.
private struct SelectionDrag: ViewModifier {
  let isScrolling: Bool
  let hasRange: Bool
  let change: (CGPoint, CGPoint) -> Void
  let end: (Bool) -> Void

  func body(content: Content) -> some View {
    if isScrolling {
      content.gesture(
        LongPressGesture(minimumDuration: 0.25).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in if case .second(_, let drag?) = value { change(drag.startLocation, drag.location) } }
          .onEnded { value in if case .second(_, let drag?) = value { end(isDrag(drag)) } else { end(false) } })
    } else {
      content.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in if !hasRange || isDrag(drag) { change(drag.startLocation, drag.location) } }
          .onEnded { drag in end(isDrag(drag)) })
    }
  }

  private func isDrag(_ drag: DragGesture.Value) -> Bool { hypot(drag.translation.width, drag.translation.height) > 3 }
}

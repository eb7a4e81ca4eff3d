import Foundation
import Observation
import OrielKit
import OrielTesting
import SwiftUI

struct Message: Identifiable, Hashable {
  var id: Int
  var text: String { "message \(id)" }
}

/// The scroll view that keeps its position: a `SnapList`, or another scroll view with the modifier.
enum SnapContainer: CaseIterable {
  case snapList, scrollView, plain, inset, grouped, insetGrouped, sidebar, sections

  /// The points above the first row and below the last one.
  var headroom: CGFloat { self == .grouped || self == .insetGrouped ? 18 : self == .sidebar ? 8 : 0 }
  var footroom: CGFloat { self == .grouped || self == .insetGrouped ? 24 : 0 }
  var isList: Bool { self != .snapList && self != .scrollView }
}

/// A list between a title of 50 points and a composer of 40, in a window of 300 by 600 points.
@MainActor
final class SnapListStage {
  enum Opening: CaseIterable { case start, middle, end }

  @Observable @MainActor
  final class Model {
    var messages = (0..<100).map { Message(id: $0) }
    /// The lengths that are added to the row height of 44 points.
    var extraHeights: [Int: CGFloat] = [:]
    var edge: VerticalEdge? = .bottom
    var animation: Animation? = .easeOut(duration: 0.25)
    var titleHeight: CGFloat = 50
    @ObservationIgnored var proxy: ScrollViewProxy?
    @ObservationIgnored var reports: [Set<Int>] = []
    @ObservationIgnored var bound: Set<Int> = []
  }

  struct Root: View {
    let model: Model
    let opening: Opening
    let container: SnapContainer

    private var visible: Binding<Set<Int>> {
      Binding(
        get: { model.bound },
        set: {
          model.bound = $0
          if container != .snapList { model.reports.append($0) }
        })
    }

    private func row(_ message: Message) -> some View { Text(message.text).frame(height: 44 + (model.extraHeights[message.id] ?? 0)) }

    private func listRows(_ messages: some RandomAccessCollection<Message>) -> some View {
      ForEach(messages) { row($0).listRowInsets(EdgeInsets()).swipeActions { Button("Delete") {} } }
    }

    @ViewBuilder private var list: some View {
      switch container {
      case .snapList:
        SnapList(model.messages, visibleRows: visible) { row($0) }
          .snapping(to: model.edge, animation: model.animation)
          .onVisibleRowsChange { model.reports.append($0) }
      case .scrollView:
        ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(model.messages) { row($0) } }.scrollTargetLayout() }
          .snapRows(to: model.edge, animation: model.animation, visibleRows: visible)
      case .plain: snapping(List { listRows(model.messages) }.listStyle(.plain))
      case .inset: snapping(List { listRows(model.messages) }.listStyle(.inset))
      case .grouped: snapping(List { listRows(model.messages) }.listStyle(.grouped))
      case .insetGrouped: snapping(List { listRows(model.messages) }.listStyle(.insetGrouped))
      case .sidebar: snapping(List { listRows(model.messages) }.listStyle(.sidebar))
      case .sections:
        snapping(
          List {
            Section { listRows(model.messages.prefix(20)) }
            Section { listRows(model.messages.dropFirst(20)) }
          }
          .listStyle(.plain))
      }
    }

    private func snapping(_ list: some View) -> some View {
      list.environment(\.defaultMinListRowHeight, 0)
        .snapRows(to: model.edge, animation: model.animation, visibleRows: visible)
    }

    var body: some View {
      VStack(spacing: 0) {
        Text("Title").frame(height: model.titleHeight)
        ScrollViewReader { proxy in
          list
            .defaultScrollAnchor(opening == .end ? .bottom : nil)
            .onAppear {
              model.proxy = proxy
              switch opening {
              case .start, .end: break
              case .middle: proxy.scrollTo(50, anchor: .bottom)
              }
            }
        }
        Text("Composer").frame(height: 40)
      }
    }
  }

  let model: Model
  let host: TestHost
  let container: SnapContainer

  init(
    _ opening: Opening = .start, in container: SnapContainer = .snapList, size: CGSize = CGSize(width: 300, height: 600),
    _ change: (Model) -> Void = { _ in }
  ) {
    let model = Model()
    change(model)
    self.model = model
    self.container = container
    host = TestHost(size: size) { Root(model: model, opening: opening, container: container) }
  }

  /// The edges of the list in the window, in this frame.
  var top: CGFloat { model.titleHeight }
  var bottom: CGFloat { host.size.height - 40 - host.keyboard.inset }

  /// The built rows, from top to bottom.
  var rows: [(id: Int, frame: CGRect)] {
    let frames = Dictionary(host.findAll(role: []).map { ($0.label, $0.frame) }) { first, _ in first }
    return model.messages.compactMap { message in
      guard let frame = frames[message.text] else { return nil }
      let padding = (44 + (model.extraHeights[message.id] ?? 0) - frame.height) / 2
      return (message.id, frame.insetBy(dx: 0, dy: -padding))
    }
  }

  /// The fully visible rows, determined from all frames.
  var wholeRows: [Int] {
    rows.filter { $0.frame.minY >= top - 0.01 && $0.frame.maxY <= bottom + 0.01 }.map(\.id)
  }

  func frame(of id: Int) -> CGRect { rows.first { $0.id == id }?.frame ?? .null }

  func wheel(_ distance: CGFloat) { host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance)) }

  /// Advances by frames until nothing moves, for at most ten seconds, and calls a closure after each.
  func settle(_ look: () -> Void = {}) throws {
    for _ in 0..<600 {
      host.advance(by: TestHost.frameDuration)
      look()
      if host.leftovers().allSatisfy({ $0.contains("timer") }) { return }
    }
    throw StageError.doesNotSettle
  }

  enum StageError: Error { case doesNotSettle }
}

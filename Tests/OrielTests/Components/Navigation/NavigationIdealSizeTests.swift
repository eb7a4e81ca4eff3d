import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var hasItem = false
  var contentHeight: CGFloat = 80
  var sizes: [CGSize] = []
}

private struct OwnSize: View {
  let model: Model

  var body: some View {
    NavigationStack {
      Color.red.frame(width: 340, height: model.contentHeight)
        .toolbar { if model.hasItem { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } } }
    }
    .fixedSize()
    .onGeometryChange(for: CGSize.self, of: \.size) { model.sizes.append($0) }
  }
}

private struct Tabbed: View {
  let model: Model

  var body: some View {
    TabView { Color.red.frame(width: 340, height: model.contentHeight).tabItem { Text("One") } }
      .fixedSize()
      .onGeometryChange(for: CGSize.self, of: \.size) { model.sizes.append($0) }
  }
}

@Suite("Ideal sizes of stacks and tabs")
@MainActor
struct NavigationIdealSizeTests {
  @Test("A stack's ideal height is that of its content and its bar, and follows both")
  func stack() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 500)) { OwnSize(model: model) }
    #expect(model.sizes.last == CGSize(width: 340, height: 80))
    model.hasItem = true
    try host.settle()
    #expect(model.sizes.last == CGSize(width: 340, height: 80 + NavigationMetrics.barHeight))
    model.contentHeight = 100
    try host.settle()
    #expect(model.sizes.last == CGSize(width: 340, height: 100 + NavigationMetrics.barHeight))
    model.hasItem = false
    try host.settle()
    #expect(model.sizes.last == CGSize(width: 340, height: 100))
  }

  @Test("The ideal height of tabs follows the content")
  func tabs() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 500)) { Tabbed(model: model) }
    let before = try #require(model.sizes.last)
    model.contentHeight = 130
    try host.settle()
    #expect(model.sizes.last == CGSize(width: before.width, height: before.height + 50))
  }
}

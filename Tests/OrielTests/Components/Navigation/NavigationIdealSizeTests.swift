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

@Suite("Stacks and tabs that are offered no size")
@MainActor
struct NavigationIdealSizeTests {
  @Test("a stack is as high as its content and its bar, and follows both")
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

  @Test("tabs follow the height of the content")
  func tabs() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 500)) { Tabbed(model: model) }
    let before = try #require(model.sizes.last)
    model.contentHeight = 130
    try host.settle()
    #expect(model.sizes.last == CGSize(width: before.width, height: before.height + 50))
  }
}

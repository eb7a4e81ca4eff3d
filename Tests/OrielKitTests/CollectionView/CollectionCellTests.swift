import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

private struct SchemeCell: View {
  let name: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(verbatim: "\(name) \(colorScheme == .dark ? "dark" : "light")") }
}

@MainActor
@Suite("Cells of a collection")
struct CollectionCellTests {
  @Test("CV-4 Cells update with their environment although the rows are equal")
  func environment() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 12))
    let host = stage.host(size: CGSize(width: 400, height: 400)) {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.grid(4)
      } cell: {
        SchemeCell(name: $1)
      }
    }
    #expect(host.exists("0, 3 light"))
    host.colorScheme = .dark
    host.render()
    #expect(host.exists("0, 3 dark") && !host.exists("0, 3 light"))
    #expect(host.leftovers().isEmpty)
  }

  @Test("CV-14 A collection that ignores the safe area fills the window, and its cells are as large as elsewhere")
  func fillsWindow() throws {
    let safeArea = EdgeInsets(top: 50, leading: 20, bottom: 30, trailing: 10)
    let stage = CollectionStage(CollectionStage.rows(1, 100))
    let host = TestHost(size: CGSize(width: 400, height: 400), safeArea: safeArea) {
      Cells(stage: stage).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea(.all)
    }
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 200))
    try host.settle()
    let frames = host.findAll(text: "0, ").map(\.frame)
    #expect(frames.map(\.midX).min() == 50 && frames.map(\.midX).max() == 350)
    #expect(frames.map(\.midY).min()! <= 20 && frames.map(\.midY).max()! >= 380)
  }

  @Test("CV-15 Cells of different view types come from the branches of one builder")
  func builder() {
    let stage = CollectionStage(CollectionStage.rows(1, 6))
    let host = stage.host(size: CGSize(width: 400, height: 400)) {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.grid(3)
      } cell: { path, item in
        if path.item.isMultiple(of: 2) {
          Text(verbatim: item)
        } else {
          Button("Button \(item)") {}
        }
      }
    }
    #expect(host.exists("0, 0") && host.exists("Button 0, 1") && host.exists("0, 4") && host.exists("Button 0, 5"))
  }

  @Test("CV-20 A collection that ignores the safe area does so for its own views only, and a view beside it respects the insets")
  func safeArea() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 4))
    let host = TestHost(size: CGSize(width: 400, height: 400), safeArea: EdgeInsets(top: 50, leading: 20, bottom: 30, trailing: 0)) {
      ZStack(alignment: .topLeading) {
        CollectionView(rows: stage.rows) { _, _ in
          let section = CollectionStage.grid(1)
          section.boundarySupplementaryItems = CollectionStage.shelf().boundarySupplementaryItems
          return section
        } cell: { _, item in
          GeometryReader { proxy in Text(verbatim: "\(item): \(proxy.safeAreaInsets.top) \(proxy.size.height)") }
        } supplementaryView: { _, _ in
          GeometryReader { proxy in Text(verbatim: "Header \(proxy.safeAreaInsets.top) \(proxy.size.height)") }
        }
        .ignoresSafeArea()
        Text("Beside")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(try host.find("Beside").frame.minX == 20 && host.find("Beside").frame.minY == 50)
    #expect(try host.find(text: "Header").frame.minY < 44)
    #expect(host.exists(text: "44.0") && host.exists(text: "0, 0: ") && host.findAll(text: " 40.0").count == 4)
  }

  @Test("CV-23 A focused card in a cell is drawn enlarged above its neighbors, and they don't move")
  func focusedLook() throws {
    let stage = CollectionStage(CollectionStage.rows(2, 20))
    let host = stage.host {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.shelf()
      } cell: { _, item in
        Button {
        } label: {
          Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.card)
      } supplementaryView: { _, _ in
        Color.clear
      }
    }
    let neighbour = try host.find("0, 2").frame
    let before = host.snapshot()
    host.press(.tab)
    host.press(.rightArrow)
    try host.settle()
    let after = host.snapshot()
    // The card extends beyond the top of its cell, and its shadow beyond the bottom.
    #expect(after.pixel(520, 60) != before.pixel(520, 60))
    #expect(after.pixel(520, 252).red < before.pixel(520, 252).red)
    #expect(after.pixel(160, 60) == before.pixel(160, 60))
    #expect(try host.find("0, 2").frame == neighbour)
  }
}

import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Initializers and modifiers of CollectionView")
struct CollectionFormsTests {
  private struct Photo: Identifiable {
    let id: Int
    var title: String
  }

  private struct Album: Identifiable {
    let id: String
    var photos: [Photo]
  }

  @MainActor @Observable
  fileprivate final class Model {
    var chosen: Set<Int> = []
    var position: Int?
    @ObservationIgnored var proxy: ScrollViewProxy?
    @ObservationIgnored var announced: [Int] = []
  }

  private func photos(_ range: Range<Int>) -> [Photo] { range.map { Photo(id: $0, title: "Photo \($0)") } }

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), content: content)
  }

  @Test("Identifiable sections and items are shown in the frames of the layout")
  func sections() throws {
    let albums = [Album(id: "a", photos: photos(0..<2)), Album(id: "b", photos: photos(2..<3))]
    let host = host {
      CollectionView(sections: albums, items: \.photos) { _, _ in
        CollectionStage.grid(2)
      } cell: { _, photo in
        Text(verbatim: photo.title)
      }
    }
    #expect(try host.find("Photo 1").frame.midX == 300)
    #expect(try host.find("Photo 2").frame.midY == 60)
  }

  @Test("A tap selects a cell, and another tap deselects it")
  func selection() throws {
    let model = Model()
    let data = photos(0..<4)
    let host = host {
      CollectionView(data) { _ in
        CollectionStage.grid(2)
      } cell: {
        Text(verbatim: $0.title)
      }
      .selection(
        Binding {
          model.chosen
        } set: {
          model.chosen = $0
        })
    }
    try host.tap("Photo 1")
    try host.tap("Photo 2")
    #expect(model.chosen == [1, 2])
    #expect(try host.find("Photo 1").isSelected && !host.find("Photo 0").isSelected)
    try host.tap("Photo 1")
    #expect(model.chosen == [2])
  }

  @Test("scrollTo(_:anchor:) scrolls exactly to any of a million cells")
  func scrollTo() throws {
    let model = Model()
    let rows = [CollectionRow(section: 0, items: Array(0..<1_000_000))]
    let host = host {
      ScrollViewReader { proxy in
        CollectionView(rows: rows) { _, _ in
          CollectionStage.grid(4)
        } cell: {
          Text(verbatim: "\($1)")
        }
        .onAppear { model.proxy = proxy }
      }
    }
    model.proxy?.scrollTo(765_432, anchor: .top)
    try host.settle()
    #expect(try host.find("765432").frame.midY == 20)
    model.proxy?.scrollTo(999_999)
    try host.settle()
    #expect(try host.find("999999").frame.midY == 380)
  }

  @Test("scrollTo(_:anchor:) scrolls to a section that was never near the viewport")
  func farSection() throws {
    let model = Model()
    let albums = (0..<200).map { Album(id: "\($0)", photos: photos($0 * 100..<$0 * 100 + 7 + $0 % 30)) }
    let host = host {
      ScrollViewReader { proxy in
        CollectionView(sections: albums, items: \.photos) { _, _ in
          CollectionStage.grid(4)
        } cell: {
          Text(verbatim: $1.title)
        }
        .onAppear { model.proxy = proxy }
      }
    }
    model.proxy?.scrollTo(15_005, anchor: .top)
    try host.settle()
    #expect(try host.find("Photo 15005").frame.midY == 20)
  }

  @Test("scrollPosition(id:) scrolls when it is set, and is updated when the user scrolls")
  func position() throws {
    let model = Model()
    let data = photos(0..<10_000)
    let host = host {
      CollectionView(data) { _ in
        CollectionStage.grid(4)
      } cell: {
        Text(verbatim: $0.title)
      }
      .scrollPosition(
        id: Binding {
          model.position
        } set: {
          model.position = $0
        }, anchor: .topLeading)
    }
    model.position = 4_000
    try host.settle()
    #expect(try host.find("Photo 4000").frame.midY == 20)
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 400))
    try host.settle()
    #expect(model.position == 4_040)
  }

  @Test("layoutConfiguration sets the spacing between sections")
  func configuration() throws {
    let stage = CollectionStage(CollectionStage.rows(2, 4))
    let host = host {
      CollectionView(rows: stage.rows) { _, _ in
        CollectionStage.grid(4)
      } cell: {
        Text(verbatim: $1)
      }
      .layoutConfiguration { $0.interSectionSpacing = 30 }
    }
    #expect(try host.find("1, 0").frame.midY == 40 + 30 + 20)
  }

  @Test("onPrefetch announces each item near the viewport once, before it is visible")
  func prefetch() async throws {
    let model = Model()
    let data = photos(0..<1_000)
    let host = host {
      CollectionView(data) { _ in
        CollectionStage.grid(4)
      } cell: {
        Text(verbatim: $0.title)
      }
      .onPrefetch { model.announced += $0.map(\.id) }
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(model.announced.sorted() == Array(0..<80))
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 200))
    try host.settle()
    for _ in 0..<20 { await Task.yield() }
    // The items of a viewport beyond the visible ones, and of the cells that are built in advance.
    #expect(model.announced.sorted() == Array(0..<model.announced.count))
    #expect((100...120).contains(model.announced.count))
  }
}

import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Swipe actions of cells in collections")
struct CollectionSwipeTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), content: content)
  }

  private func shelf(_ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(60), spacing: 0)
    change(section)
    return section
  }

  @Test("Cells of a list reveal their swipe actions one cell at a time, and scrolling closes them")
  func swipe() throws {
    var removed: [String] = []
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, 40), collectionViewLayout: layout) { _, item in
        Text(verbatim: item).frame(maxWidth: .infinity, minHeight: 44)
          .swipeActions { Button("Delete", role: .destructive) { removed.append(item) } }
          .swipeActions(edge: .leading) { Button("Flag") {} }
      }
    }
    host.usesTouch = true
    func y(_ item: String) throws -> CGFloat { try host.find(item).frame.midY }
    let first = try host.find("0, 1").frame
    #expect(abs(first.midY - 66) < 0.01)
    host.drag(from: CGPoint(x: 350, y: try y("0, 1")), to: CGPoint(x: 240, y: try y("0, 1")), duration: 0.4)
    try host.settle()
    #expect(try host.find("0, 1").frame.midX < first.midX - 50)
    #expect(try host.find("Delete").frame.maxX == 400)
    // Swiping another cell closes it.
    host.drag(from: CGPoint(x: 50, y: try y("0, 3")), to: CGPoint(x: 160, y: try y("0, 3")), duration: 0.4)
    try host.settle()
    #expect(try host.find("0, 1").frame == first)
    #expect(!host.exists("Delete"))
    #expect(try host.find("Flag").frame.minX == 0)
    host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 60))
    host.advance(by: 1)
    #expect(!host.exists("Flag"))
    // The buttons perform their actions, and so does a long swipe.
    host.drag(from: CGPoint(x: 350, y: try y("0, 5")), to: CGPoint(x: 240, y: try y("0, 5")), duration: 0.4)
    try host.settle()
    try host.tap("Delete")
    host.advance(by: 1)
    host.drag(from: CGPoint(x: 390, y: try y("0, 6")), to: CGPoint(x: 20, y: try y("0, 6")), duration: 0.4)
    host.advance(by: 1)
    #expect(removed == ["0, 5", "0, 6"])
    #expect(!host.exists("Delete"))
    #expect(host.messages.isEmpty)
  }

  @Test("A horizontal swipe scrolls an orthogonal section instead of revealing swipe actions")
  func shelfSwipe() throws {
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, 40)) { _, _ in
        shelf()
      } cell: { _, item in
        Text(verbatim: item).swipeActions { Button("Delete") {} }
      }
    }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30), duration: 0.4)
    try host.settle()
    #expect(!host.exists("Delete"))
    #expect((host.findAll(label: "0, 0").first?.frame.minX ?? -1) < 0)
  }

  private func list(
    _ configure: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> some View {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configure(&configuration)
    return CollectionView(
      rows: CollectionStage.rows(1, 40), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    ) { _, item in
      Text(verbatim: item).frame(maxWidth: .infinity, minHeight: 44)
    }
  }

  private func swipe(_ item: String, by distance: CGFloat, _ host: TestHost) throws {
    let y = try host.find(item).frame.midY
    host.drag(from: CGPoint(x: 200 - distance / 2, y: y), to: CGPoint(x: 200 + distance / 2, y: y), duration: 0.4)
    try host.settle()
  }

  @Test("Swipe action providers are called when a swipe begins, and a button stays until its action calls its completion")
  func providers() throws {
    var asked: [String] = []
    var done: [(Bool) -> Void] = []
    let host = host {
      list {
        $0.leadingSwipeActionsConfigurationProvider = { path in
          asked.append("leading \(path.item)")
          return path.item == 2
            ? nil : UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }])
        }
        $0.trailingSwipeActionsConfigurationProvider = { path in
          asked.append("trailing \(path.item)")
          let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
            #expect(action.title == "Delete" && view.window == nil)
            done.append(completion)
          }
          let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
          flag.backgroundColor = .orange
          return UISwipeActionsConfiguration(actions: [delete, flag])
        }
      }
    }
    host.usesTouch = true
    let first = try host.find("0, 1").frame
    #expect(asked.isEmpty, "no swipe has begun")
    try swipe("0, 1", by: -110, host)
    #expect(asked == ["trailing 1"])
    #expect(try host.find("Delete").frame.maxX == 400 && host.find("Flag").frame.maxX < 400)
    try host.tap("Delete")
    host.advance(by: 1)
    #expect(done.count == 1 && host.exists("Delete"), "the completion isn't called yet")
    done[0](true)
    host.advance(by: 1)
    #expect(try !host.exists("Delete") && host.find("0, 1").frame == first)
    try swipe("0, 2", by: 110, host)
    #expect(asked.last == "leading 2" && !host.exists("Read"), "the provider returns nil for this item")
    try swipe("0, 3", by: 110, host)
    #expect(try host.find("Read").frame.minX == 0)
    // The completion of an earlier swipe doesn't affect this one.
    done[0](true)
    host.advance(by: 1)
    #expect(host.exists("Read") && host.messages.isEmpty)
  }

  @Test("A full swipe performs the first action if the configuration allows it, and the buttons stay until the completion")
  func longSwipe() throws {
    var acted: [Int] = []
    var done: ((Bool) -> Void)?
    let host = host {
      list {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          let action = UIContextualAction(style: .normal, title: "Archive") {
            acted.append(path.item)
            done = $2
          }
          let configuration = UISwipeActionsConfiguration(actions: [action])
          configuration.performsFirstActionWithFullSwipe = path.item != 1
          return configuration
        }
      }
    }
    host.usesTouch = true
    try swipe("0, 1", by: -390, host)
    #expect(acted.isEmpty && host.exists("Archive"))
    try swipe("0, 2", by: -390, host)
    let open = try host.find("Archive").frame
    #expect(acted == [2] && open.minX > 200 && open.maxX == 400)
    done?(false)
    host.advance(by: 1)
    #expect(!host.exists("Archive"))
  }

  private struct Swiping: View {
    let model: CollectionStage

    private var layout: UICollectionViewCompositionalLayout {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      if model.caption == "swipes" {
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { $2(true) }])
        }
      }
      return .list(using: configuration)
    }

    var body: some View {
      CollectionView(rows: CollectionStage.rows(1, 40), collectionViewLayout: layout) { _, item in
        Text(verbatim: item).frame(maxWidth: .infinity, minHeight: 44)
      }
    }
  }

  @Test("Lists without providers have no swipe actions, and items keep their frames when the list gets some")
  func withoutProviders() throws {
    let model = CollectionStage([])
    let host = host { Swiping(model: model) }
    host.usesTouch = true
    let frame = try host.find("0, 1").frame
    try swipe("0, 1", by: 110, host)
    #expect(!host.exists("Read"))
    model.caption = "swipes"
    try host.settle()
    #expect(try host.find("0, 1").frame == frame)
    try swipe("0, 1", by: 110, host)
    try host.tap("Read")
    host.advance(by: 1)
    #expect(try !host.exists("Read") && host.find("0, 1").frame == frame)
  }
}

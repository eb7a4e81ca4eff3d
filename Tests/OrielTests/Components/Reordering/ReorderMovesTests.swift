import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Reordering by keys and by assistive technology")
struct ReorderMovesTests {
  fileprivate struct Grid: View {
    let stage: ReorderStage

    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90)), GridItem(.fixed(90))]) {
        ForEach(stage.items) { item in Button(item.name) {}.buttonStyle(.plain).frame(width: 90, height: 50) }
          .reorderable()
      }
      .reorderContainer(for: ReorderStage.Item.self) { stage.move($0) }
    }
  }

  @Test("Elements offer the directions in which there are items")
  func actions() throws {
    let stage = ReorderStage([6])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Grid(stage: stage) }
    #expect(try host.find("Item 0").actions == ["Move Down", "Move Right"])
    #expect(try host.find("Item 4").actions == ["Move Up", "Move Left", "Move Right"])
    #expect(try host.find("Item 0").perform("Move Right"))
    host.advance(by: 1)
    #expect(stage.log == ["[0] before 2"] && stage.order == [[1, 0, 2, 3, 4, 5]])
    #expect(try host.find("Item 0").perform("Move Down"))
    host.advance(by: 1)
    #expect(stage.log.last == "[0] before 5")
    #expect(stage.order == [[1, 2, 3, 4, 0, 5]])
    #expect(try host.find("Item 0").perform("Move Left"))
    #expect(stage.log.last == "[0] before 4")
    let list = TestHost(size: CGSize(width: 320, height: 440)) { ReorderStageView(stage: ReorderStage([3]), kind: .list) }
    #expect(try list.find("Item 0").actions == ["Move Down"])
    #expect(try list.find("Item 1").actions == ["Move Up", "Move Down"])
    let custom = TestHost(size: CGSize(width: 320, height: 440)) { ReorderStageView(stage: ReorderStage([3]), kind: .custom) }
    #expect(try custom.find("Item 1").actions.isEmpty == false)
  }

  @Test("Arrow keys with Option move the focused item, and the focus stays with it")
  func keys() throws {
    let stage = ReorderStage([6])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Grid(stage: stage) }
    host.press(.tab)
    #expect(try host.find("Item 0").isFocused)
    host.press(.rightArrow, modifiers: .option)
    host.advance(by: 1)
    #expect(stage.log == ["[0] before 2"])
    #expect(try host.find("Item 0").isFocused)
    host.press(.downArrow, modifiers: .option)
    host.advance(by: 1)
    #expect(stage.order == [[1, 2, 3, 4, 0, 5]])
    let count = stage.log.count
    host.press(.downArrow, modifiers: .option)
    host.advance(by: 1)
    #expect(stage.log.count == count, "There is no item below")
    host.press(.leftArrow)
    host.advance(by: 1)
    #expect(stage.log.count == count, "An arrow alone moves the focus")
    #expect(try !host.find("Item 0").isFocused)
  }

  @Test("In a list with a selection, arrow keys with Option move the selected row")
  func selectedRow() throws {
    struct Rows: View {
      let stage: ReorderStage
      @State private var chosen: Int?

      var body: some View {
        List(selection: $chosen) { ForEach(stage.items) { Text(verbatim: $0.name) }.reorderable() }
          .reorderContainer(for: ReorderStage.Item.self) { stage.move($0) }
      }
    }
    let stage = ReorderStage([4])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Rows(stage: stage) }
    try host.tap("Item 1")
    host.press(.downArrow, modifiers: .option)
    host.advance(by: 1)
    #expect(stage.log == ["[1] before 3"])
    host.press(.upArrow, modifiers: .option)
    host.advance(by: 1)
    #expect(stage.log.last == "[1] before 2")
    host.press(.downArrow)
    #expect(stage.log.count == 2)
  }
}

import Foundation
import Oriel
import OrielTesting
import Testing

private struct Cell: View {
  let name: String
  let width: CGFloat
  var height: CGFloat = 10

  init(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) { (self.name, self.width, self.height) = (name, width, height) }

  var body: some View { Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name) }
}

@MainActor
@Suite("Grids")
struct GridTests {
  private func frame(_ host: TestHost, _ name: String) throws -> CGRect { try host.find(label: name).frame }

  @Test("A column of a grid is as wide as its widest cell")
  func aColumnIsAsWideAsItsWidestCell() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          Cell("a", 20)
          Cell("b", 30, 40)
        }
        GridRow {
          Cell("c", 50)
          Cell("d", 10)
        }
      }
    }
    let (a, b, c, d) = (try frame(host, "a"), try frame(host, "b"), try frame(host, "c"), try frame(host, "d"))
    #expect(a.minX == c.minX && b.minX == d.minX)
    #expect(b.minX - a.minX == 60)
    #expect(c.minY - a.minY == 46)
    #expect(abs(a.minX - (300 - 90) / 2) < 0.01)
    host.close()
  }

  @Test("A grid aligns cells by its own, the row's, the column's and the cell's alignment")
  func alignmentsOfGridRowColumnAndCell() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Cell("a", 20).gridColumnAlignment(.trailing)
          Cell("b", 40, 50)
        }
        GridRow {
          Cell("c", 60, 60)
          Cell("d", 20)
        }
        GridRow {
          Cell("e", 10, 30)
          Cell("f", 10).gridCellAnchor(.topLeading)
        }
      }
    }
    let c = try frame(host, "c")
    #expect(try frame(host, "a").maxX == c.maxX && frame(host, "e").maxX == c.maxX)
    #expect(try frame(host, "a").maxY == frame(host, "b").maxY)
    #expect(try frame(host, "d").midY == c.midY && frame(host, "d").midX == frame(host, "b").midX)
    #expect(try frame(host, "f").minX == c.maxX && frame(host, "f").minY == c.maxY)
    host.close()
  }

  @Test("Cells can span columns, and views outside of a row span all columns")
  func cellsOverSeveralColumnsAndViewsThatAreNoRow() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Cell("a", 30)
          Cell("b", 30)
          Cell("c", 30)
        }
        GridRow {
          Cell("wide", 90).gridCellColumns(2)
          Cell("d", 10)
        }
        Divider().accessibilityElement().accessibilityLabel("line")
      }
      .fixedSize()
    }
    let (a, b) = (try frame(host, "a"), try frame(host, "b"))
    #expect(abs(b.minX - a.minX - 50) < 0.01, "The wide cell adds 20 points, which two columns share")
    #expect(try frame(host, "d").minX == frame(host, "c").minX)
    host.close()
  }

  @Test("A text that spans columns takes the remaining width")
  func aTextOverSomeColumnsTakesTheWidthThatIsLeft() throws {
    let host = TestHost(size: CGSize(width: 400, height: 200)) {
      Grid(alignment: .leading) {
        GridRow {
          Text("A")
          Text("B")
          Text("C")
        }
        GridRow {
          Text("Sum of the two").gridCellColumns(2)
          Text("3")
        }
      }
    }
    let line = TestHost(size: CGSize(width: 400, height: 200)) { Text("Sum of the two") }
    #expect(try frame(host, "Sum of the two").size == line.find("Sum of the two").frame.size)
    host.close()
  }

  @Test("A view with an unsized axis takes the width of the other cells and requires none")
  func whatIsUnsizedTakesTheRoomOfTheOthersAndAsksForNone() throws {
    func width(_ axes: Axis.Set) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 300, height: 300)) {
        Grid {
          GridRow { Cell("a", 40) }
          Color.blue.frame(height: 2).gridCellUnsizedAxes(axes).accessibilityElement().accessibilityLabel("line")
        }
      }
      defer { host.close() }
      return try frame(host, "line").width
    }
    #expect(try width([]) == 300)
    #expect(try width(.horizontal) == 40)
  }

  @Test("Flexible columns share the available width")
  func flexibleColumnsShareTheWidth() throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Cell("a", 50)
          Color.blue.frame(height: 10).accessibilityElement().accessibilityLabel("b")
          Color.blue.frame(height: 10).accessibilityElement().accessibilityLabel("c")
        }
      }
    }
    #expect(try frame(host, "b").width == 115 && frame(host, "c").width == 115)
    host.close()
  }

  @Test("A new row of a grid is laid out with the others")
  func aRowThatComesIsPlacedAnew() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Grid(verticalSpacing: 0) { ForEach(0..<count, id: \.self) { row in GridRow { Cell("r\(row)", CGFloat(20 + row * 20)) } } }
          Button("More") { count += 1 }
        }
      }
    }
    let host = TestHost { Growing() }
    try host.tap("More")
    #expect(try frame(host, "r1").minY == frame(host, "r0").maxY)
    #expect(try frame(host, "r1").midX == frame(host, "r0").midX)
    host.close()
  }
}

@MainActor
@Suite("Views that fit")
struct ViewThatFitsTests {
  private struct Choice: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("a rather long text for a narrow room").lineLimit(1)
        Button("middle text") {}
        Text("x")
      }
    }
  }

  @Test("ViewThatFits shows the first view that fits, or the last one if none fits")
  func theFirstThatFitsIsShownAndNothingElse() {
    let host = TestHost(size: CGSize(width: 500, height: 100)) { Choice() }
    #expect(host.allElements.count == 1 && host.exists(text: "rather long"))
    host.resize(to: CGSize(width: 120, height: 100))
    #expect(host.allElements.count == 1 && host.exists("middle text"))
    host.resize(to: CGSize(width: 30, height: 100))
    #expect(host.allElements.count == 1 && host.exists("x"))
    host.resize(to: CGSize(width: 2, height: 100))
    #expect(host.exists("x"), "The last view is shown if none fits")
    host.close()
  }

  @Test("ViewThatFits draws only the view that it shows")
  func whatIsNotShownIsNotDrawn() {
    let host = TestHost(size: CGSize(width: 50, height: 50)) {
      ViewThatFits {
        Color.red.frame(width: 100, height: 100)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    let picture = host.snapshot()
    let pixel = picture.pixel(25, 25)
    #expect(pixel.blue > 200 && pixel.red < 50)
    #expect(picture.pixel(5, 5).red > 240 && picture.pixel(5, 5).green > 240)
    host.close()
  }
}

@MainActor
@Suite("Type-erased layouts")
struct AnyLayoutTests {
  private struct Turning: View {
    @State private var isVertical = false
    @State private var log = ""

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 20))
      VStack {
        layout {
          Cell("a", 40)
          Cell("b", 40).onAppear { log += "appeared " }
        }
        Button("Turn") { withAnimation(.linear(duration: 1)) { isVertical.toggle() } }
        Text(verbatim: log)
      }
    }
  }

  @Test("Views keep their identity and animate to their new places when the layout changes")
  func viewsKeepTheirIdentityAndGoToTheirNewPlaces() throws {
    let host = TestHost { Turning() }
    #expect(try host.find(label: "b").frame.minX - host.find(label: "a").frame.minX == 60)
    try host.tap("Turn")
    host.advance(by: 0.5)
    let amid = try host.find(label: "b").frame.minX - host.find(label: "a").frame.minX
    #expect(amid > 5 && amid < 55)
    try host.settle()
    #expect(try host.find(label: "b").frame.minX == host.find(label: "a").frame.minX)
    #expect(try host.find(label: "b").frame.minY - host.find(label: "a").frame.minY == 20)
    #expect(host.exists("appeared "))
    host.close()
  }

  @Test("Spacers follow the axis of the stack layout in AnyLayout")
  func spacersFollowTheStackInside() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      AnyLayout(HStackLayout(spacing: 0)) {
        Cell("a", 20)
        Spacer()
        Cell("b", 20)
      }
    }
    #expect(try host.find(label: "a").frame.minX == 0 && host.find(label: "b").frame.maxX == 200)
    host.close()
  }

  @Test("Invalid numbers of grid columns are reported and clamped")
  func numbersOfColumnsThatNoGridHoldsAreToldAndTheNearestCount() throws {
    for count in [Int.max, 10_000_000, 0, -5, Int.min] {
      let host = TestHost(size: CGSize(width: 300, height: 100)) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Cell("a", 20)
            Cell("wide", 60).gridCellColumns(count)
            Cell("end", 10).gridCellColumns(100_000)
          }
          GridRow { Cell("b", 30) }
        }
      }
      let (a, wide, end) = try (host.find(label: "a").frame, host.find(label: "wide").frame, host.find(label: "end").frame)
      #expect(a.maxX <= wide.minX && wide.maxX <= end.minX + 0.01)
      #expect(host.messages.count == 2 && host.messages.contains { $0.contains("gridCellColumns is \(count)") }, "\(host.messages)")
      host.close()
    }
  }
}

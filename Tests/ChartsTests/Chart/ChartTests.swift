import Foundation
import Oriel
import OrielTesting
import Testing

@testable import Charts

struct Item: Identifiable {
  let id: Int
  let name: String
  let value: Double
}

@MainActor
struct ChartTests {
  static let items = [Item(id: 0, name: "Ant", value: 40), Item(id: 1, name: "Bee", value: 93), Item(id: 2, name: "Cow", value: 20)]

  private func host(
    _ size: CGSize = CGSize(width: 300, height: 220), locale: String = "en_US", direction: LayoutDirection = .leftToRight,
    type: DynamicTypeSize = .large, scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View
  ) throws -> TestHost {
    let host = TestHost(
      size: size, colorScheme: scheme, locale: Locale(identifier: locale), layoutDirection: direction, dynamicTypeSize: type,
      content: content)
    try host.settle()
    return host
  }

  private func bars() -> some View {
    Chart(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }
  }

  private func isBlue(_ pixel: Snapshot.Pixel) -> Bool { pixel.blue > 200 && pixel.red < 60 }

  private func labels(_ host: TestHost) -> Set<String> {
    Set(host.allElements.filter { $0.frame.minX > -1000 && $0.value?.isEmpty != false }.map(\.label))
  }

  @Test func `A bar chart has bars, their labels, and an axis with round values at the trailing edge`() throws {
    let host = try host { bars() }
    #expect(
      labels(host).isSuperset(of: ["Ant", "Bee", "Cow", "0", "20", "40", "60", "80", "100"].filter { Int($0) == nil } + ["0", "100"]))
    let hundred = try #require(host.allElements.first { $0.label == "100" })
    #expect(hundred.frame.minX > 250 && hundred.frame.maxX <= 300)
    let ant = try #require(host.allElements.first { $0.label == "Ant" && $0.frame.minY > 190 })
    #expect(ant.frame.maxY <= 220)
    let picture = host.snapshot()
    // A bar is in the middle of each band just above the axis, and none between bands.
    #expect(isBlue(picture.pixel(Int(ant.frame.midX), Int(ant.frame.minY) - 12)))
    #expect(!isBlue(picture.pixel(1, Int(ant.frame.minY) - 12)))
  }

  @Test func `The height of a bar represents its value`() throws {
    let host = try host { bars().chartYScale(domain: 0...100) }
    let zero = try #require(host.allElements.first { $0.label == "0" }).frame.midY
    let hundred = try #require(host.allElements.first { $0.label == "100" }).frame.midY
    for item in Self.items {
      let mark = try #require(host.allElements.first { $0.label == item.name && $0.value?.isEmpty == false })
      #expect(abs(mark.frame.maxY - zero) < 1 && abs((zero - mark.frame.minY) / (zero - hundred) - item.value / 100) < 0.01)
    }
  }

  @Test func `Each mark is an accessibility element with a label and a value`() throws {
    let host = try host { bars() }
    let bee = try #require(host.allElements.first { $0.label == "Bee" && $0.value == "Value: 93" })
    #expect(bee.frame.width > 40 && bee.frame.height > 100)
  }

  @Test func `Marks have the accessibility label, value and visibility that the content sets`() throws {
    let host = try host {
      Chart(Self.items) {
        BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)).accessibilityLabel("The \($0.name)").accessibilityValue(
          "\(Int($0.value)) of them"
        )
        .accessibilityIdentifier("bar-\($0.id)").accessibilityHidden($0.id == 2)
      }
    }
    let element = try host.find("bar-1")
    #expect(element.label == "The Bee" && element.value == "93 of them")
    #expect(!host.allElements.contains { $0.identifier == "bar-2" })
  }

  @Test func `A Plot is one accessibility element with its label and value`() throws {
    let host = try host {
      Chart {
        Plot { ForEach(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) } }.accessibilityLabel("All")
          .accessibilityValue("153")
      }
    }
    let marks = host.allElements.filter { $0.value?.isEmpty == false }
    #expect(marks.map(\.label) == ["All"] && marks[0].frame.width > 150)
  }

  @Test func `A style by a value adds a legend at the bottom leading edge, unless the legend is hidden or moved`() throws {
    func chart() -> some View {
      Chart(Self.items) { BarMark(x: .value("n", "x"), y: .value("v", $0.value)).foregroundStyle(by: .value("Name", $0.name)) }
    }
    let host = try host { chart() }
    let entries = try ["Ant", "Bee", "Cow"].map { name in try #require(host.allElements.first { $0.label == name && $0.frame.minY > 200 }) }
    #expect(entries[0].frame.minX < 5 && entries[0].frame.maxX < entries[1].frame.minX && entries[2].frame.maxY <= 220)
    #expect(try !self.host { chart().chartLegend(.hidden) }.allElements.contains { $0.label == "Ant" && $0.frame.minY > 200 })
    let top = try self.host { chart().chartLegend(position: .top, alignment: .trailing) }
    let last = try #require(top.allElements.first { $0.label == "Cow" && $0.frame.maxY < 20 })
    #expect(last.frame.maxX > 295)
  }

  @Test func `Colors are the standard ones in order, or those of a style scale`() throws {
    func colours(_ host: TestHost) -> [Snapshot.Pixel] {
      let picture = host.snapshot()
      return Self.items.map { item in
        let frame = host.allElements.first { $0.label == item.name && $0.value?.isEmpty == false }!.frame
        return picture.pixel(Int(frame.midX), Int(frame.midY))
      }
    }
    func chart() -> some View {
      Chart(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("v", $0.value)).foregroundStyle(by: .value("Name", $0.name)) }
    }
    let standard = try colours(host { chart() })
    #expect(standard[0].blue > 200 && standard[1].green > 150 && standard[1].blue < 150 && standard[2].red > 200 && standard[2].green > 100)
    let own = try colours(host { chart().chartForegroundStyleScale(["Ant": Color.red, "Bee": .black, "Cow": .white]) })
    #expect(own[0].red > 200 && own[0].blue < 100 && own[1].red < 20 && own[2].red > 250 && own[2].blue > 250)
  }

  @Test func `Axis labels are formatted in the locale`() throws {
    #expect(
      try labels(host(locale: "de_DE") { Chart { PointMark(x: .value("x", 0.5), y: .value("y", 12_000)) } }).isSuperset(of: [
        "0,5", "10.000",
      ]))
    #expect(try labels(host(locale: "ar_EG") { bars() }).contains("١٠٠"))
  }

  @Test func `In right-to-left layout the value axis is on the left and the first bar on the right`() throws {
    let host = try host(direction: .rightToLeft) { bars() }
    #expect(try #require(host.allElements.first { $0.label == "100" }).frame.minX < 5)
    let (ant, cow) = (host.allElements.first { $0.label == "Ant" }!, host.allElements.first { $0.label == "Cow" }!)
    #expect(ant.frame.minX > cow.frame.maxX)
    let marks = host.allElements.filter { $0.value?.isEmpty == false }
    #expect(marks.first { $0.label == "Ant" }!.frame.minX > marks.first { $0.label == "Cow" }!.frame.maxX)
  }

  @Test func `Larger text leaves space for fewer labels, and none of them overlap`() throws {
    func values(_ type: DynamicTypeSize) throws -> [Element] {
      try host(type: type) { bars() }.allElements.filter { Int($0.label) != nil && $0.value?.isEmpty != false }.sorted {
        $0.frame.minY < $1.frame.minY
      }
    }
    let (usual, large) = (try values(.large), try values(.accessibility3))
    #expect(large.count < usual.count && large.count >= 2)
    for (above, below) in zip(large, large.dropFirst()) { #expect(above.frame.maxY <= below.frame.minY + 0.5) }
  }

  @Test func `Crowded category labels are thinned out`() throws {
    let host = try host { Chart(0..<60, id: \.self) { BarMark(x: .value("n", "Number \($0)"), y: .value("v", $0)) } }
    let shown = host.allElements.filter { $0.label.hasPrefix("Number") && $0.value?.isEmpty != false && $0.frame.minX > -1000 }
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(shown.count > 1 && shown.count < 10)
    for (left, right) in zip(shown, shown.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX) }
  }

  @Test func `AxisMarks sets the positions and labels of an axis`() throws {
    let host = try host {
      bars().chartYAxis {
        AxisMarks(position: .leading, values: [0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel { Text("<\(value.as(Int.self) ?? -1)|\(value.index)|\(value.count)>") }
        }
      }
      .chartXAxis(.hidden)
    }
    #expect(labels(host).isSuperset(of: ["<0|0|3>", "<50|1|3>", "<100|2|3>"]))
    #expect(!host.allElements.contains { $0.label == "Ant" && $0.value?.isEmpty != false })
    #expect(try #require(host.allElements.first { $0.label == "<100|2|3>" }).frame.minX < 5)
  }

  @Test func `Axes have titles`() throws {
    let host = try host { bars().chartXAxisLabel("Animals").chartYAxisLabel("Number") }
    let (x, y) = (try host.find("Animals"), try host.find("Number"))
    #expect(x.frame.minY > 195 && abs(x.frame.midX - 140) < 30 && y.frame.maxY < 20 && y.frame.maxX > 290)
    #expect(try #require(host.allElements.first { $0.label == "100" }).frame.minY >= y.frame.maxY)
  }

  @Test func `Annotations are placed beside their marks`() throws {
    let host = try host {
      Chart(Self.items) { item in
        BarMark(x: .value("Name", item.name), y: .value("Value", item.value)).annotation(position: .top, spacing: 2) {
          Text("<\(item.name)>")
        }
      }
      .chartYScale(domain: 0...120)
    }
    for item in Self.items {
      let mark = try #require(host.allElements.first { $0.label == item.name && $0.value?.isEmpty == false })
      let text = try host.find("<\(item.name)>")
      #expect(abs(text.frame.maxY + 2 - mark.frame.minY) < 1 && abs(text.frame.midX - mark.frame.midX) < 1)
    }
  }

  @Test func `chartPlotStyle sets the style and size of the plot`() throws {
    let host = try host { bars().chartPlotStyle { $0.frame(width: 120, height: 80).background(Color.red) } }
    let picture = host.snapshot()
    let red = (0..<300).flatMap { x in (0..<220).map { (x, $0) } }.filter {
      picture.pixel($0.0, $0.1).red > 200 && picture.pixel($0.0, $0.1).blue < 80
    }
    #expect(red.map(\.0).max()! < 125 && red.map(\.1).max()! < 100)
  }

  @Test func `Empty charts, tiny sizes and invalid values don't crash`() throws {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 300, height: 220), CGSize(width: 3, height: 400)] {
      _ = try host(size) { bars() }
      _ = try host(size) { bars().frame(width: 0, height: 0) }
      _ = try host(size) { Chart {} }
      _ = try host(size) { Chart([Item]()) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) } }
      _ = try host(size) { Chart { PointMark(x: .value("x", Double.nan), y: .value("y", -Double.infinity)) } }
      _ = try host(size) {
        Chart {
          SectorMark(angle: .value("v", 0)); SectorMark(angle: .value("v", -3))
        }
      }
      _ = try host(size) { Chart { SectorMark(angle: .value("v", 5), innerRadius: .ratio(0.5), angularInset: 30).cornerRadius(50) } }
      _ = try host(size) { Chart { BarMark(x: .value("x", "a"), y: .value("y", 0)) }.chartYScale(domain: 5...5, type: .log) }
      _ = try host(size) {
        Chart {
          LineMark(x: .value("x", 1), y: .value("y", 1e308)); LineMark(x: .value("x", 2), y: .value("y", -1e308))
        }
      }
      _ = try host(size) {
        bars().chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: -1).chartYVisibleDomain(length: Double.nan)
      }
      _ = try host(size) { bars().chartXScale(range: .plotDimension(padding: 500)) }
    }
  }

  @Test func `Elements with the same id are all drawn, and a message is reported`() throws {
    let host = try host {
      Chart([Item(id: 1, name: "a", value: 1), Item(id: 1, name: "b", value: 2)]) {
        BarMark(x: .value("n", $0.name), y: .value("v", $0.value))
      }
    }
    #expect(host.allElements.filter { $0.value?.isEmpty == false }.map(\.label) == ["a", "b"])
    #expect(host.messages.contains { $0.contains("several elements with the id 1") })
  }

  @Test func `A mask, a clip shape and a blur of marks are drawn`() throws {
    func dark(_ host: TestHost) -> Int {
      let picture = host.snapshot()
      return (0..<220).reduce(0) { sum, y in sum + (0..<300).count { isBlue(picture.pixel($0, y)) } }
    }
    let plain = try dark(host { bars() })
    let masked = try dark(
      host {
        Chart {
          ForEach(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }
            .mask { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 20)) }
        }
      })
    #expect(masked > 0 && masked < plain * 2 / 3)
    #expect(
      try dark(host { Chart(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)).clipShape(Circle()) } }) < plain
    )
    #expect(
      try dark(
        host {
          Chart { Plot { ForEach(Self.items) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) } }.blur(radius: 6) }
        }) < plain)
  }
}

import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Components with large text")
struct LargeTextTests {
  private func host<Content: View>(
    _ size: CGSize = CGSize(width: 390, height: 600), _ typeSize: DynamicTypeSize = .large, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> Content
  ) throws -> TestHost {
    let host = TestHost(size: size, layoutDirection: direction, dynamicTypeSize: typeSize, content: content)
    host.textScale = scale
    try host.settle()
    return host
  }

  private struct Choice: View {
    let names: [String]
    @State private var chosen = ""

    init(_ names: [String]) { self.names = names }

    var body: some View {
      Picker("Flavor", selection: $chosen) { ForEach(names, id: \.self) { Text(verbatim: $0).tag($0) } }.pickerStyle(.segmented)
    }
  }

  @Test("Segments that don't fit side by side continue in another line, where they can be pressed")
  func segmentsInLines() throws {
    let names = ["Vanilla", "Lemon", "Mint", "Chocolate", "Raspberry"]
    let host = try host(CGSize(width: 240, height: 300)) { Choice(names) }
    #expect(host.textProblems() == [])
    #expect(try host.find("Vanilla").frame.maxY <= host.find("Raspberry").frame.minY)
    try host.tap("Raspberry")
    try host.settle()
    #expect(try host.find("Raspberry").isSelected)
  }

  @Test("Segments of uneven widths stay in one line while all of them fit")
  func unevenSegments() throws {
    let host = try host(CGSize(width: 330, height: 300)) { Choice(["A", "B", "A longer name here"]) }
    #expect(host.textProblems() == [])
    #expect(try host.find("A").frame.midY == host.find("A longer name here").frame.midY)
  }

  @MainActor private final class Frames { var all: [String: CGRect] = [:] }

  private struct Noted: View {
    let text: String
    let frames: Frames

    init(_ text: String, _ frames: Frames) { (self.text, self.frames) = (text, frames) }

    var body: some View {
      Text(verbatim: text).onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frames.all[text] = $0 }
    }
  }

  @Test(
    "A label is above its control if the line is too narrow for a word of it, and beside it otherwise",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labelsAbove(_ direction: LayoutDirection) throws {
    let frames = Frames()
    let host = try host(direction: direction) {
      LabeledContent {
        Noted("a control of some width", frames).fixedSize()
      } label: {
        Noted("Departure", frames)
      }
      .padding(20)
    }
    func isAbove() throws -> Bool {
      #expect(host.textProblems() == [])
      let (label, control) = (try #require(frames.all["Departure"]), try #require(frames.all["a control of some width"]))
      let isAbove = control.minY >= label.maxY
      #expect(isAbove || abs(label.midY - control.midY) < 1)
      if isAbove {
        let edge = { (frame: CGRect) in direction == .leftToRight ? frame.minX : host.size.width - frame.maxX }
        #expect(abs(edge(label) - 20) < 0.5 && abs(edge(control) - 20) < 0.5, "The label and the control are aligned at the leading edge")
      }
      return isAbove
    }
    #expect(try !isAbove())
    host.resize(to: CGSize(width: 250, height: 600))
    try host.settle()
    #expect(try isAbove())
    host.resize(to: CGSize(width: 390, height: 600))
    try host.settle()
    #expect(try !isAbove())
  }

  @Test("A label of several words wraps beside its control before it moves above it")
  func labelsThatWrap() throws {
    let frames = Frames()
    let host = try host(CGSize(width: 300, height: 600)) {
      Stepper {
        Noted("Passengers who travel with a bicycle", frames)
      } onIncrement: {
      } onDecrement: {
      }
      .padding(20)
    }
    let label = try #require(frames.all["Passengers who travel with a bicycle"])
    #expect(label.height > 30 && label.maxX < 250 && host.textProblems() == [])
  }

  @Test("The desktop's scaling makes text in bars no larger than the largest text size of the user does")
  func bars() throws {
    func height(_ size: DynamicTypeSize, _ scale: Double) throws -> CGFloat {
      let host = try host(CGSize(width: 390, height: 600), size, scale: scale) {
        NavigationStack { Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
      return try host.find("Title").frame.height
    }
    #expect(try height(.large, 3) <= height(.accessibility5, 1) + 1)
    #expect(try height(.large, 3) > height(.large, 1))
  }

  @Test("A large title reserves the space that scaled text needs")
  func largeTitle() throws {
    let host = try host(scale: 2) {
      NavigationStack { List { Text("First row") }.navigationTitle("Places") }
    }
    #expect(try host.find("Places").frame.maxY <= host.find("First row").frame.minY)
    #expect(host.textProblems() == [])
  }

  @Test("An alert is wider with large text, and no word is broken", arguments: [1.0, 2])
  func alerts(_ scale: Double) throws {
    let host = try host(CGSize(width: 900, height: 700), scale == 1 ? .accessibility3 : .large, scale: scale) {
      Color.white.alert("Delete the conversation?", isPresented: .constant(true)) {
        Button("Delete everywhere", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Nobody can read it afterwards.")
      }
    }
    host.advance(by: 1)
    #expect(host.textProblems() == [])
  }

  @Test("Days and weekdays of a calendar aren't truncated", arguments: [1.0, 1.5, 2], [DynamicTypeSize.large, .accessibility5])
  func calendars(_ scale: Double, _ size: DynamicTypeSize) throws {
    let host = try host(CGSize(width: 320, height: 600), size, scale: scale) {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_781_773_200)), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(host.textProblems() == [])
  }

  @Test("The wheel of hours is to the left of that of minutes in both layout directions")
  func timeWheels() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = try host(direction: direction) {
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1_781_773_200)), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).labelsHidden()
      }
      #expect(try host.find(label: "Hour").frame.maxX <= host.find(label: "Minute").frame.minX + 1)
    }
  }

  @Test("A gauge's ring grows with its text", arguments: [1.0, 2])
  func rings(_ scale: Double) throws {
    let host = try host(scale: scale) {
      Gauge(value: 6.4, in: 0...12) {
        Text("kn")
      } currentValueLabel: {
        Text("6.4")
      }.gaugeStyle(.accessoryCircular)
    }
    #expect(host.textProblems() == [])
  }

  private struct Menus: View {
    @State private var isPopular = true

    var body: some View {
      Menu("Actions") {
        Section("Summer") {
          Text("Choose")
          Button("Duplicate the photograph of the summer") {}
          Toggle("Popular", isOn: $isPopular)
        }
        Divider()
        Menu("Move to another collection") { Button("Journeys") {} }
      }
    }
  }

  @Test("A menu's entries and titles grow like body text, by the user's text size and by the desktop's scaling")
  func menus() throws {
    func heights(_ typeSize: DynamicTypeSize, _ scale: Double = 1) throws -> [CGFloat] {
      let host = try host(CGSize(width: 700, height: 900), typeSize, scale: scale) { Menus() }
      try host.tap("Actions")
      try host.settle()
      #expect(host.textProblems() == [])
      return try ["Summer", "Choose"].map { try host.find($0).frame.height }
    }
    let standard = try heights(.large)
    for (height, largest) in zip(standard, try heights(.accessibility5)) { #expect(abs(largest / height - 53 / 17) < 0.2) }
    for (height, scaled) in zip(standard, try heights(.large, 2)) { #expect(abs(scaled / height - 2) < 0.15) }
    #expect(try heights(.small)[1] < standard[1])
  }

  @Test("A menu is wider with large text, within the width of the window", arguments: [1400, 390] as [CGFloat])
  func menuWidths(_ room: CGFloat) throws {
    func width(_ typeSize: DynamicTypeSize) throws -> CGFloat {
      let host = try host(CGSize(width: room, height: 900), typeSize) { Menus() }
      try host.tap("Actions")
      try host.settle()
      #expect(host.textProblems() == [])
      let frame = try host.find("Duplicate the photograph of the summer").frame
      #expect(frame.minX >= 0 && frame.maxX <= room)
      return frame.width
    }
    let (standard, largest) = try (width(.large), width(.accessibility5))
    if room > 1000 { #expect(largest > standard * 2) } else { #expect(largest > standard) }
  }
}

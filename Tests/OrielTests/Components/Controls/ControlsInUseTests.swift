import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Everyday uses of controls")
struct ControlsInUseTests {
  private final class Width { var value: CGFloat = 0 }

  private func width<V: View>(_ view: V) throws -> CGFloat {
    let width = Width()
    let host = TestHost {
      ZStack {
        view.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width.value = $0
        }
      }
    }
    defer { host.close() }
    try host.settle()
    return width.value
  }

  @Test("The wheels of a date and a time fit the width of a phone", arguments: ["en_US", "de_DE"])
  func wheels(_ locale: String) throws {
    let picker = DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)))
      .datePickerStyle(.wheel).labelsHidden().environment(\.locale, Locale(identifier: locale))
    #expect(try width(picker) <= 390)
  }

  @Test("A picker's wheel has the full width, and its label is exposed to accessibility only")
  func wheelLabel() throws {
    let host = TestHost {
      Picker("Hours", selection: .constant(2)) { ForEach(0..<6) { Text("\($0) h") } }.pickerStyle(.wheel).frame(width: 120)
    }
    defer { host.close() }
    #expect(try host.find(label: "Hours").frame.width == 120)
  }

  @Test("A control with a fixed size is close to its label")
  func fixed() throws {
    let label = try width(Text("Grid"))
    let control = try width(Stepper("Grid", value: .constant(1)).labelsHidden().fixedSize())
    #expect(abs(try width(Stepper("Grid", value: .constant(1)).fixedSize()) - label - control - 8) < 0.5)
  }

  @Test(
    "Frequently used symbols are drawn", arguments: ["slider.horizontal.3", "slider.vertical.3", "grid", "textformat", "bed.double.fill"])
  func symbols(_ name: String) {
    let host = TestHost(size: CGSize(width: 60, height: 60)) { Image(systemName: name).font(.system(size: 40)) }
    defer { host.close() }
    let snapshot = host.snapshot()
    #expect(host.messages.isEmpty)
    #expect((0..<60).contains { y in (0..<60).contains { x in snapshot.pixel(x, y).red < 100 } })
  }

  @Test("horizontalRadioGroupLayout arranges radio buttons side by side")
  func radioGroup() throws {
    let host = TestHost {
      Picker("Tea", selection: .constant(1)) {
        Text("Green").tag(1)
        Text("Black").tag(2)
      }
      .pickerStyle(.radioGroup)
      .horizontalRadioGroupLayout()
    }
    defer { host.close() }
    let (green, black) = (try host.find("Green").frame, try host.find("Black").frame)
    #expect(green.midY == black.midY && green.maxX + 16 == black.minX)
  }

  @Test("tableColumnHeaders(.hidden) hides a table's headers")
  func headers() throws {
    struct Tea: Identifiable { let id: String }
    for visibility in [Visibility.automatic, .visible, .hidden] {
      let host = TestHost(size: CGSize(width: 700, height: 300)) {
        Table([Tea(id: "Mint")]) { TableColumn("Kind") { Text($0.id) } }.tableColumnHeaders(visibility)
      }
      #expect(host.exists("Kind") == (visibility != .hidden))
      #expect(host.exists("Mint"))
      host.close()
    }
  }

  @Test("A tab's badge doesn't cover the tab's image, however wide it is")
  func badge() throws {
    func image(_ badge: String?) -> [Snapshot.Pixel] {
      let host = TestHost(size: CGSize(width: 390, height: 300)) {
        TabView {
          Text("A").tabItem { Label("Mail", systemImage: "square.fill") }.badge(badge.map { Text(verbatim: $0) })
          Text("B").tabItem { Label("Other", systemImage: "star") }
        }
      }
      defer { host.close() }
      let snapshot = host.snapshot()
      // The left half of the first tab's image.
      return (240..<300).flatMap { y in (60..<97).map { snapshot.pixel($0, y) } }
    }
    let plain = image(nil)
    #expect(Set(plain).count > 2)
    for badge in ["3", "24", "news"] { #expect(image(badge) == plain, "\(badge)") }
  }
}

import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Initializers and styles of progress views")
struct ProgressFormsTests {
  private func element<Content: View>(@ViewBuilder _ content: () -> Content) throws -> (label: String, value: String?, frame: CGRect) {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    defer { host.close() }
    let found = try host.find(role: .updatesFrequently)
    return (found.label, found.value, found.frame)
  }

  private func picture<Content: View>(@ViewBuilder _ content: () -> Content) -> Snapshot {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    defer { host.close() }
    return host.snapshot()
  }

  @Test("A progress view with a title is indeterminate and has that label")
  func title() throws {
    let plain = try element { ProgressView() }
    #expect(plain.label == "" && plain.value == nil)
    let titled = try element { ProgressView("Loading") }
    #expect(titled.label == "Loading" && titled.value == nil)
    #expect(titled.frame.height > plain.frame.height && titled.frame.width > plain.frame.width)
    let string = "Loading"
    #expect(try element { ProgressView(string) } == titled)
  }

  @Test("A progress view with a label view shows that view")
  func label() throws {
    let titled = try element { ProgressView("Loading") }
    let labelled = try element {
      ProgressView { Text("Loading") }
    }
    #expect(labelled == titled)
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    let drawn = picture {
      ProgressView { Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20) }
    }
    let rows = (0..<100).filter { drawn.pixel(100, $0) == red }
    #expect(rows.count == 20)
    let square = try element {
      ProgressView { Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20) }
    }
    // The wheel is above the label.
    #expect(Int(square.frame.maxY.rounded()) == (rows.last ?? 0) + 1 && square.frame.height > 30)
  }

  @Test("An indeterminate progress view turns until it is removed, and leaks nothing")
  func turns() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ProgressView("Loading") }
    let first = host.snapshot().pngData
    host.advance(by: 0.3)
    #expect(host.snapshot().pngData != first)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("progressViewStyle(.linear) is a bar of the full width, with and without a value")
  func linear() throws {
    let wheel = try element { ProgressView().progressViewStyle(.circular) }
    #expect(wheel.frame.width == wheel.frame.height && wheel.frame.width < 60)
    let bar = try element { ProgressView().progressViewStyle(.linear) }
    #expect(bar.frame.width == 200 && bar.frame.height < wheel.frame.height && bar.value == nil)
    let half = try element { ProgressView(value: 0.5).progressViewStyle(.linear) }
    #expect(half.frame == bar.frame && half.value == "50%")
    #expect(try element { ProgressView(value: 0.5) }.frame == bar.frame)
    #expect(try element { ProgressView(value: 0.5).progressViewStyle(.circular) }.frame == wheel.frame)
  }

  @Test("The innermost style takes precedence, and its bar is filled to the value")
  func fill() {
    func columns(_ value: Double) -> Int {
      let drawn = picture {
        VStack { ProgressView(value: value).progressViewStyle(.linear) }.progressViewStyle(.circular).tint(Color(red: 1, green: 0, blue: 0))
      }
      return (0..<200).count { drawn.pixel($0, 50).red > 200 && drawn.pixel($0, 50).green < 110 }
    }
    for (value, expected) in [(0.25, 50), (0.5, 100), (1, 200)] as [(Double, Int)] {
      let found = columns(value)
      #expect(abs(found - expected) <= 3, "\(found) of \(expected)")
    }
    #expect(columns(0) == 0)
  }
}

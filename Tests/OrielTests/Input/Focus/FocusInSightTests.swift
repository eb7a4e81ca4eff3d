import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Scrolling to the focused view")
struct FocusInSightTests {
  struct Form: View {
    @State private var texts = Array(repeating: "", count: 30)
    @FocusState private var field: Int?
    var editor = ""

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("To 25") { field = 25 }
          Button("To 0") { field = 0 }
          Button("To 40") { field = 40 }
        }
        .frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { index in
              TextField("Field \(index)", text: $texts[index]).frame(height: 44).focused($field, equals: index)
            }
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.gray.frame(width: 900, height: 44)
                Button("Far") {}.frame(width: 100).focused($field, equals: 40)
              }
            }
          }
        }
      }
    }
  }

  private func host(_ policy: SoftwareKeyboardPolicy = .never) -> TestHost {
    TestHost(size: CGSize(width: 390, height: 844)) { Form().softwareKeyboard(policy) }
  }

  private func isVisible(_ name: String, _ host: TestHost, above bottom: CGFloat = 844) throws -> Bool {
    let frame = try host.find(name).frame
    return frame.minY >= 50 && frame.maxY <= bottom && frame.minX >= 0 && frame.maxX <= 390
  }

  @Test("A focus move by the program scrolls the field into the viewport, by the shortest distance")
  func byProgram() throws {
    let host = host()
    #expect(try !isVisible("Field 25", host))
    try host.tap("To 25")
    host.advance(by: 0.1)
    #expect(try host.find("Field 25").isFocused && isVisible("Field 25", host))
    let place = try host.find("Field 20").frame
    try host.tap("To 0")
    host.advance(by: 0.1)
    try host.tap("To 25")
    host.advance(by: 0.1)
    #expect(try isVisible("Field 25", host))
    #expect(try host.find("Field 20").frame == place, "The scroll view moves by the shortest distance both times")
  }

  @Test("Nested scroll views each scroll as far as necessary, for controls as well as for texts")
  func nested() throws {
    let host = host()
    try host.tap("To 40")
    host.advance(by: 0.1)
    #expect(try host.find("Far").isFocused && isVisible("Far", host))
  }

  @Test("Tab scrolls each field into the viewport, forwards and backwards")
  func tab() throws {
    let host = host()
    try host.tap("To 0")
    for index in 1..<30 {
      host.press(.tab)
      #expect(try host.find("Field \(index)").isFocused && isVisible("Field \(index)", host), "\(index)")
    }
    for index in (0..<29).reversed() {
      host.press(.tab, modifiers: .shift)
      #expect(try isVisible("Field \(index)", host), "\(index)")
    }
  }

  @Test("A software keyboard that appears moves the focused field together with its top edge")
  func keyboard() throws {
    let host = host(.always)
    let start = try host.find("Field 15").frame
    host.tap(at: CGPoint(x: start.midX, y: start.midY))
    for _ in 0..<60 {
      host.advance(by: TestHost.frameDuration)
      #expect(try host.find("Field 15").frame.maxY <= max(844 - host.keyboard.inset, start.maxY) + 0.5)
      #expect(try host.find("Field 15").frame.minY <= start.minY)
    }
    #expect(host.keyboard.isShown)
    #expect(try isVisible("Field 15", host, above: host.keyboard.frame.minY))
    try host.tap("To 25")
    host.advance(by: 1)
    #expect(try isVisible("Field 25", host, above: host.keyboard.frame.minY))
  }

  @Test("A field that the software keyboard doesn't cover stays in place")
  func uncovered() throws {
    let host = host(.always)
    let start = try host.find("Field 2").frame
    try host.tap("Field 2")
    for _ in 0..<60 {
      host.advance(by: TestHost.frameDuration)
      #expect(try host.find("Field 2").frame == start)
    }
    #expect(try host.keyboard.isShown && host.find("Field 2").isFocused)
  }

  @Test("A window that becomes lower, as for a compositor's keyboard, scrolls the focused text into the viewport")
  func lowerWindow() throws {
    let host = host()
    try host.tap("Field 15")
    host.advance(by: 0.1)
    let start = try host.find("Field 15").frame
    host.resize(to: CGSize(width: 390, height: 844 - 50))
    #expect(try host.find("Field 15").frame == start, "A field that is still visible doesn't move")
    host.resize(to: CGSize(width: 390, height: 400))
    #expect(try isVisible("Field 15", host, above: 400))
    let place = try host.find("Field 15").frame
    host.resize(to: CGSize(width: 390, height: 844))
    #expect(try host.find("Field 15").frame == place, "Nothing moves back when the space is available again")
  }

  @Test("A focused text that was scrolled away isn't scrolled back when the window becomes lower")
  func scrolledAway() throws {
    let host = host()
    try host.tap("Field 1")
    host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 400))
    host.advance(by: 1)
    #expect(try !isVisible("Field 1", host))
    let place = try host.find("Field 12").frame
    host.resize(to: CGSize(width: 390, height: 500))
    #expect(try host.find("Field 12").frame == place)
  }
}

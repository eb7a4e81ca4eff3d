import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("what gets the focus comes into sight")
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

  private func isInSight(_ name: String, _ host: TestHost, above bottom: CGFloat = 844) throws -> Bool {
    let frame = try host.find(name).frame
    return frame.minY >= 50 && frame.maxY <= bottom && frame.minX >= 0 && frame.maxX <= 390
  }

  @Test("a program's word scrolls the field in, and nothing that is seen already")
  func byProgram() throws {
    let host = host()
    #expect(try !isInSight("Field 25", host))
    try host.tap("To 25")
    host.advance(by: 0.1)
    #expect(try host.find("Field 25").isFocused && isInSight("Field 25", host))
    let place = try host.find("Field 20").frame
    try host.tap("To 0")
    host.advance(by: 0.1)
    try host.tap("To 25")
    host.advance(by: 0.1)
    #expect(try isInSight("Field 25", host))
    #expect(try host.find("Field 20").frame == place, "the shortest way, both times")
  }

  @Test("in nested scroll views each moves as far as it has to, for controls as well as for texts")
  func nested() throws {
    let host = host()
    try host.tap("To 40")
    host.advance(by: 0.1)
    #expect(try host.find("Far").isFocused && isInSight("Far", host))
  }

  @Test("Tab brings each field into sight, forwards and backwards")
  func tab() throws {
    let host = host()
    try host.tap("To 0")
    for index in 1..<30 {
      host.press(.tab)
      #expect(try host.find("Field \(index)").isFocused && isInSight("Field \(index)", host), "\(index)")
    }
    for index in (0..<29).reversed() {
      host.press(.tab, modifiers: .shift)
      #expect(try isInSight("Field \(index)", host), "\(index)")
    }
  }

  @Test("a keyboard that comes takes the field with the focus along, as its edge gets there")
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
    #expect(try isInSight("Field 15", host, above: host.keyboard.frame.minY))
    try host.tap("To 25")
    host.advance(by: 1)
    #expect(try isInSight("Field 25", host, above: host.keyboard.frame.minY))
  }

  @Test("a field that a keyboard doesn't cover stays where it is")
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

  @Test("a window that gets lower, as a compositor makes it for its keyboard, takes along the text with the focus")
  func lowerWindow() throws {
    let host = host()
    try host.tap("Field 15")
    host.advance(by: 0.1)
    let start = try host.find("Field 15").frame
    host.resize(to: CGSize(width: 390, height: 844 - 50))
    #expect(try host.find("Field 15").frame == start, "still seen: nothing moves")
    host.resize(to: CGSize(width: 390, height: 400))
    #expect(try isInSight("Field 15", host, above: 400))
    let place = try host.find("Field 15").frame
    host.resize(to: CGSize(width: 390, height: 844))
    #expect(try host.find("Field 15").frame == place, "there is room: nothing moves back")
  }

  @Test("a text that was scrolled away stays there as the window gets lower")
  func scrolledAway() throws {
    let host = host()
    try host.tap("Field 1")
    host.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 400))
    host.advance(by: 1)
    #expect(try !isInSight("Field 1", host))
    let place = try host.find("Field 12").frame
    host.resize(to: CGSize(width: 390, height: 500))
    #expect(try host.find("Field 12").frame == place)
  }
}

import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Bottom sheets: fields that are focused when the sheet appears")
struct BottomSheetKeyboardTests {
  private struct Sheet: View {
    let above: CGFloat
    @State private var isPresented = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      Button("Open") { isPresented = true }
        .bottomSheet(isPresented: $isPresented) {
          VStack(spacing: 0) {
            Color.blue.frame(height: above)
            TextField("Name", text: $text).focused($isFocused)
            Spacer()
          }
          .onAppear { isFocused = true }
        }
    }
  }

  private func host(above: CGFloat) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Sheet(above: above) }
    host.usesTouch = true
    try host.tap("Open")
    return host
  }

  @Test("A sheet whose field is above the keyboard settles at its height, and is never higher in any frame")
  func clear() throws {
    let host = try host(above: 60)
    // The height of the sheet is 0.6 of the window's.
    let top: CGFloat = 844 * 0.4
    for _ in 0..<120 {
      host.advance(by: TestHost.frameDuration)
      if let field = try? host.find("Name") { #expect(field.frame.minY >= top) }
    }
    #expect(host.keyboard.isShown)
    let rest = try host.find("Name").frame
    #expect(rest.minY < top + 120 && rest.maxY + 20 <= host.keyboard.frame.minY)
  }

  @Test("A sheet whose field would be covered moves up just until the field is above the keyboard")
  func covered() throws {
    let host = try host(above: 300)
    host.advance(by: 2)
    #expect(host.keyboard.isShown)
    #expect(abs(try host.find("Name").frame.maxY + 20 - host.keyboard.frame.minY) < 1)
    host.press(.escape)
    host.advance(by: 2)
    #expect(!host.exists("Name") && host.messages.isEmpty)
  }
}

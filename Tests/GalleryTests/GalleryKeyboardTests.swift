import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Gallery's keyboard demos with touches and typed keys.
@MainActor
@Suite("The Gallery's keyboard demos in a headless host")
struct GalleryKeyboardTests {
  private func open(_ demo: KeyboardDemo) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .keyboard) }
    host.advance(by: 0.2)
    try host.tap("keyboard-\(demo.rawValue)")
    host.advance(by: 0.5)
    return host
  }

  @Test("In every demo the focused field is above the keyboard", arguments: KeyboardDemo.allCases)
  func fields(_ demo: KeyboardDemo) throws {
    let host = try open(demo)
    try host.tap(demo.exampleField)
    host.advance(by: 1.5)
    #expect(host.keyboard.isShown)
    #expect(try host.find(identifier: demo.exampleField).frame.maxY <= host.keyboard.frame.minY)
    #expect(host.messages.isEmpty)
  }

  @Test("KB-9: The pay bar doesn't move for the keyboard, and is reachable again after a tap beside the field")
  func checkout() throws {
    let host = try open(.checkout)
    let bar = try host.find("pay").frame
    try host.tap("field-Address")
    host.advance(by: 1.5)
    #expect(try host.find("pay").frame == bar)
    #expect(bar.minY > host.keyboard.frame.minY)
    try host.tap("Flat")
    host.advance(by: 1.5)
    #expect(!host.keyboard.isShown)
    try host.tap("pay")
    host.advance(by: 0.2)
    #expect(host.exists("Paid"))
  }

  @Test("The keys of the software keyboard type into the focused field of a form")
  func signUp() throws {
    let host = try open(.signUp)
    try host.tap("field-Name")
    host.advance(by: 1.5)
    try host.keyboard.type("ada")
    host.advance(by: 0.2)
    #expect(try host.find("field-Name").value == "ada")
  }

  @Test("KB-23: The sheet's sample keeps its field above the keyboard, and closing the sheet hides the keyboard")
  func sheet() throws {
    let host = try open(.samples)
    try host.tap("Open the sheet")
    host.advance(by: 1)
    try host.tap("sample-In a sheet")
    host.advance(by: 1.5)
    #expect(host.keyboard.isShown)
    #expect(try host.find("sample-In a sheet").frame.maxY <= host.keyboard.frame.minY)
    try host.tap("Done")
    host.advance(by: 1.5)
    #expect(!host.keyboard.isShown && !host.exists("sample-In a sheet"))
  }
}

import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("import UIKit")
struct UIKitImportTests {
  @Test("brings SwiftUI, Foundation and Core Graphics along, as it does on Apple's systems")
  func names() {
    #expect(drawnSize() == CGSize(width: 4, height: 2))
  }

  @Test("a view reads the insets of its window by UIKit's names")
  func window() throws {
    let host = TestHost(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) { Insets() }
    defer { host.close() }
    host.render()
    #expect(host.exists("34 at the bottom"))
  }
}

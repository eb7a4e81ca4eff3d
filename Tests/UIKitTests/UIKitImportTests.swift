import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("import UIKit")
struct UIKitImportTests {
  @Test("import UIKit exports SwiftUI, Foundation and Core Graphics, as on Apple's platforms")
  func names() {
    #expect(drawnSize() == CGSize(width: 4, height: 2))
  }

  @Test("A view reads the insets of its window with UIKit's names")
  func window() throws {
    let host = TestHost(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) { Insets() }
    defer { host.close() }
    host.render()
    #expect(host.exists("34 at the bottom"))
  }
}

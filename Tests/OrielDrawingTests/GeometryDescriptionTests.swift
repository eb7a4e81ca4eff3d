import Foundation
import OrielDrawing
import Testing

@Suite("Descriptions of geometry")
struct GeometryDescriptionTests {
  @Test("Points, sizes and rectangles are described as lists of their numbers")
  func lists() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: -4)
    #expect("\(rect)" == "(1.0, 2.5, 3.0, -4.0)")
    #expect(rect.origin.debugDescription == "(1.0, 2.5)")
    #expect(String(reflecting: rect.size) == "(3.0, -4.0)")
  }
}

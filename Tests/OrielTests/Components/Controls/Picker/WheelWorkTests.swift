import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Work of wheel pickers")
struct WheelWorkTests {
  @Test("A wheel of thousands of choices builds only the visible ones and their neighbors")
  func rows() {
    let picker = Picker("Number", selection: .constant(4000)) { ForEach(0..<5000) { Text(verbatim: "\($0)") } }.pickerStyle(.wheel)
    let stage = Stage(picker, size: CGSize(width: 200, height: 300))
    stage.run(for: 0.5)
    let texts = stage.texts
    #expect(texts.count < 60)
    #expect(texts.contains("3998") && texts.contains("4002"))
    // Turning the wheel builds one row instead of all rows.
    let scroll = stage.boxes(ScrollBox.self)[0]
    let work = stage.work { scroll.setOffset(CGPoint(x: 0, y: scroll.offset.y + 17)) }
    #expect(work.displayed < 200)
  }
}

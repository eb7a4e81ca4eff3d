import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var detent = PresentationDetent.large
}

private struct Chosen: View {
  @Bindable var model: Model

  var body: some View {
    Color.clear.sheet(isPresented: .constant(true)) {
      Color.green.presentationDetents([.height(200), .medium, .large], selection: $model.detent)
    }
  }
}

@MainActor
@Suite("Detent selection")
struct DetentSelectionTests {
  @Test("Selecting a detent that the sheet doesn't have keeps the sheet's height and is reported once")
  func unknown() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { Chosen(model: model) }
    try host.settle()
    func height() throws -> CGFloat { try host.find(role: .isModal).frame.height }
    #expect(try height() == 800 && host.messages.isEmpty)
    model.detent = .fraction(0.3)
    try host.settle()
    #expect(try height() == 800 && host.messages.count == 1)
    model.detent = .medium
    try host.settle()
    #expect(try height() == 400 && host.messages.count == 1)
    host.close()
  }

  @Test("A sheet whose initial selection isn't one of its detents opens at its lowest detent")
  func unknownAtFirst() throws {
    let model = Model()
    model.detent = .height(300)
    let host = TestHost(size: CGSize(width: 400, height: 810)) { Chosen(model: model) }
    try host.settle()
    #expect(try host.find(role: .isModal).frame.height == 200)
    #expect(host.messages.count == 1)
    host.close()
  }
}

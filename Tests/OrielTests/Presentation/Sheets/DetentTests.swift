import Foundation
import OrielTesting
import Testing

@testable import Oriel

private enum Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
}

private enum None: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

@MainActor
@Suite("Detents")
struct DetentTests {
  private func height(_ detents: Set<PresentationDetent>, size: CGSize = CGSize(width: 400, height: 810)) throws -> (CGFloat, [String]) {
    let host = TestHost(size: size) {
      Color.clear.sheet(isPresented: .constant(true)) { Color.red.presentationDetents(detents) }
    }
    try host.settle()
    return (try host.find(role: .isModal).frame.height, host.messages)
  }

  @Test("Detents have the height of medium, large, a fraction, points or a custom value, and a sheet opens at its lowest detent")
  func heights() throws {
    #expect(try height([.medium]).0 == 400)
    #expect(try height([.large]).0 == 800)
    #expect(try height([.fraction(0.25)]).0 == 200)
    #expect(try height([.height(123)]).0 == 123)
    #expect(try height([.custom(Third.self)]).0 == 200)
    #expect(try height([.large, .height(300), .medium]).0 == 300)
    #expect(try height([.medium, .large], size: CGSize(width: 400, height: 410)).0 == 400)
    #expect(try height([.height(300)]).1.isEmpty)
  }

  @Test("An invalid detent is reported once and replaced by the nearest valid height")
  func nonsense() throws {
    for (detents, expected) in [
      ([], 800), ([.fraction(2)], 800), ([.fraction(-1)], 0), ([.fraction(.nan)], 800), ([.height(-5)], 0), ([.height(.infinity)], 800),
      ([.height(.nan)], 800),
    ] as [(Set<PresentationDetent>, CGFloat)] {
      let (height, messages) = try height(detents)
      #expect(height == expected && messages.count == 1, "\(detents)")
    }
    #expect(try height([.custom(None.self)]).0 == 800)
    #expect(try height([.height(5000)]).0 == 800)
  }

  @Test(
    "Presenting in a window of zero or one point doesn't crash", arguments: [CGSize(width: 1, height: 1), CGSize(width: 0, height: 0)])
  func tiny(size: CGSize) throws {
    let host = TestHost(size: size) {
      Color.clear
        .sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large])
            .alert("Alert", isPresented: .constant(true)) { TextField("Name", text: .constant("")) }
        }
    }
    try host.settle()
    host.resize(to: CGSize(width: 1200, height: 1))
    try host.settle()
    host.resize(to: CGSize(width: 400, height: 800))
    try host.settle()
    #expect(host.exists("Alert"))
  }
}

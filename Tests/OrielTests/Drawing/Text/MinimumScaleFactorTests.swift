import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Text that becomes smaller before it is cut off")
struct MinimumScaleFactorTests {
  fileprivate static let string = "A line that is too long for its place"

  private func size(width: CGFloat, factor: CGFloat, lineLimit: Int? = 1, height: CGFloat? = nil) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 600, height: 300)) {
      Text(verbatim: Self.string).lineLimit(lineLimit).minimumScaleFactor(factor).frame(width: width, height: height)
    }
    return try host.find(Self.string).frame.size
  }

  @Test("It is as large as it can be without being cut off")
  func fits() throws {
    let natural = try size(width: 600, factor: 1)
    let smaller = try size(width: natural.width * 0.8, factor: 0.5)
    #expect(abs(smaller.height / natural.height - 0.8) < 0.04)
    #expect(smaller.width <= natural.width * 0.8 && smaller.width > natural.width * 0.74)
    #expect(try size(width: 600, factor: 0.5) == natural)
  }

  @Test("It becomes no smaller than the factor says, and not at all with a factor of 1")
  func least() throws {
    let natural = try size(width: 600, factor: 1)
    #expect(try abs(size(width: natural.width * 0.3, factor: 0.75).height / natural.height - 0.75) < 0.04)
    #expect(try abs(size(width: natural.width * 0.3, factor: 1).height - natural.height) < 0.01)
  }

  @Test("On several lines it becomes smaller if there are too many of them")
  func lines() throws {
    let natural = try size(width: 600, factor: 1)
    let two = try size(width: natural.width * 0.45, factor: 0.5, lineLimit: 2)
    #expect(two.height < natural.height * 2 - 1 && two.height > natural.height)
  }

  @Test("A change of the factor alone is laid out")
  func change() throws {
    let model = Factor()
    let host = TestHost(size: CGSize(width: 600, height: 300)) { Shrinking(model: model) }
    let before = try host.find(Self.string).frame.height
    model.factor = 0.5
    host.advance(by: 0.1)
    #expect(try host.find(Self.string).frame.height < before - 1)
  }

  @MainActor @Observable final class Factor { var factor: CGFloat = 1 }

  struct Shrinking: View {
    let model: Factor

    var body: some View {
      Text(verbatim: MinimumScaleFactorTests.string).lineLimit(1).minimumScaleFactor(model.factor).frame(width: 150)
    }
  }

  @Test("Factors that cannot be count as the nearest that can")
  func bad() throws {
    #expect(try size(width: 100, factor: .nan) == size(width: 100, factor: 1))
    #expect(try size(width: 100, factor: 7) == size(width: 100, factor: 1))
    #expect(try size(width: 200, factor: -1).height > 0)
  }
}

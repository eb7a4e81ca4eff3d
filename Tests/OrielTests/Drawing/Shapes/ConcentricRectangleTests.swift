import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ConcentricRectangleTests {
  private func host(_ shape: some Shape) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), scale: 1) {
      ZStack {
        Color.white
        shape.fill(.black).padding(10).containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
      }
      .ignoresSafeArea()
    }
  }

  private func isFilled(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.snapshot().pixel(x, y).red < 128 }

  @Test func `Concentric corners follow the container`() {
    // A corner of 20 points leaves 5.9 points of the diagonal free.
    let host = host(ConcentricRectangle())
    #expect(!isFilled(host, 14, 14) && isFilled(host, 18, 18))
    #expect(!isFilled(host, 85, 85) && isFilled(host, 81, 81))
    host.close()
  }

  @Test func `Corners have their minimum and their fixed radii`() {
    let minimum = host(.rect(corners: .concentric(minimum: 40)))
    #expect(!isFilled(minimum, 19, 19) && isFilled(minimum, 24, 24))
    minimum.close()
    let fixed = host(ConcentricRectangle(topLeadingCorner: .concentric, bottomTrailingCorner: .fixed(0)))
    #expect(!isFilled(fixed, 14, 14) && isFilled(fixed, 88, 88) && isFilled(fixed, 11, 88))
    fixed.close()
  }
}

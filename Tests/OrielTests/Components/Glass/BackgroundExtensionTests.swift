import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct BackgroundExtensionTests {
  private func host(isEnabled: Bool) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), scale: 1, safeArea: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)) {
      VStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .background { Color.white.ignoresSafeArea() }
    }
  }

  @Test func `A view is continued over the safe area as if in a mirror`() {
    let host = host(isEnabled: true)
    let picture = host.snapshot()
    let (above, within) = (picture.pixel(50, 15), picture.pixel(50, 40))
    #expect(above.red > 200 && above.green < 120 && above.blue < 120)
    #expect(within.red > 200 && within.green < 120)
    #expect(picture.pixel(50, 90).blue > 200)
    host.close()
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func `The copies are beside the view`(direction: LayoutDirection) {
    let host = TestHost(
      size: CGSize(width: 100, height: 40), scale: 1, layoutDirection: direction,
      safeArea: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    ) { Color.red.backgroundExtensionEffect().background { Color.white.ignoresSafeArea() } }
    let picture = host.snapshot()
    #expect([15, 50, 85].allSatisfy { picture.pixel($0, 20).green < 120 })
    host.close()
  }

  @Test func `A disabled effect changes nothing`() {
    let host = host(isEnabled: false)
    #expect(host.snapshot().pixel(50, 15).green == 255)
    host.close()
  }
}

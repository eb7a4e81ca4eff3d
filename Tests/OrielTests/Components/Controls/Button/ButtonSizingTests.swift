import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ButtonSizingTests {
  @Test(arguments: [false, true]) func `A flexible button fills the width`(isGlass: Bool) throws {
    func host(_ sizing: ButtonSizing) -> TestHost {
      TestHost(size: CGSize(width: 300, height: 100)) {
        Group {
          if isGlass { Button("Save") {}.buttonStyle(.glass) } else { Button("Save") {}.buttonStyle(.bordered) }
        }
        .buttonSizing(sizing)
      }
    }
    let (fitted, flexible) = (host(.fitted), host(.flexible))
    #expect(try fitted.find("Save").frame.width < 120)
    #expect(try flexible.find("Save").frame.width == 300)
    fitted.close()
    flexible.close()
  }
}

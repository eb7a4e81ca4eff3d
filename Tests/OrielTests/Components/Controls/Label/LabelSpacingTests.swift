import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct LabelSpacingTests {
  private func width<V: View>(_ view: V) -> CGFloat {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { view.fixedSize().accessibilityElement(children: .combine) }
    defer { host.close() }
    return host.allElements.first?.frame.width ?? 0
  }

  @Test func `The distance between icon and title and the icon's width can be set`() {
    let label = Label("Wind", systemImage: "wind")
    let (standard, wide) = (width(label), width(label.labelIconToTitleSpacing(28)))
    #expect(abs(wide - standard - 20) < 0.5)
    let reserved = width(label.labelReservedIconWidth(60))
    #expect(reserved > standard + 20)
    #expect(abs(width(label.labelReservedIconWidth(70)) - reserved - 10) < 0.5)
  }
}

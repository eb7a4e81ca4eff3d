import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Margins of a list's sections")
struct ListSectionMarginsTests {
  private func frames(_ margins: @escaping (AnyView) -> AnyView, direction: LayoutDirection = .leftToRight) throws -> [String: CGRect] {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      List {
        Section { Text("First").frame(maxWidth: .infinity) }
        margins(
          AnyView(
            Section {
              Text("Second").frame(maxWidth: .infinity)
              Text("Third").frame(maxWidth: .infinity)
            }))
        Section { Text("Last").frame(maxWidth: .infinity) }
      }
      .listStyle(.insetGrouped)
      .environment(\.layoutDirection, direction)
    }
    try host.settle()
    defer { host.close() }
    var frames: [String: CGRect] = [:]
    for name in ["First", "Second", "Third", "Last"] { frames[name] = try host.find(name).frame }
    return frames
  }

  @Test("Margins at single edges change the section's own distances only", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edges(direction: LayoutDirection) throws {
    let plain = try frames({ $0 }, direction: direction)
    let changed = try frames({ AnyView($0.listSectionMargins(.leading, 60)) }, direction: direction)
    #expect(changed["First"] == plain["First"] && changed["Last"] == plain["Last"])
    for name in ["Second", "Third"] {
      let (old, new) = try (#require(plain[name]), #require(changed[name]))
      #expect(abs(new.midX - old.midX) > 15 && new.minY == old.minY)
      #expect(direction == .leftToRight ? new.midX > old.midX : new.midX < old.midX)
    }
  }

  @Test("Vertical margins replace the space above the section and add the space below it")
  func vertical() throws {
    let (plain, none) = (try frames { $0 }, try frames { AnyView($0.listSectionMargins(.top, 0)) })
    let wide = try frames { AnyView($0.listSectionMargins(.bottom, 50)) }
    func y(_ frames: [String: CGRect], _ name: String) -> CGFloat { frames[name]?.minY ?? 0 }
    #expect(y(plain, "Second") - y(none, "Second") == 28 && y(none, "Third") - y(none, "Second") == y(plain, "Third") - y(plain, "Second"))
    #expect(y(wide, "Last") - y(plain, "Last") == 50 && y(wide, "Third") == y(plain, "Third"))
  }

  @Test("A length of nil keeps the style's margins, and the inner of two modifiers is replaced by the outer one at its edges")
  func combinations() throws {
    let plain = try frames { $0 }
    #expect(try frames { AnyView($0.listSectionMargins(.all, nil)) } == plain)
    let two = try frames { AnyView($0.listSectionMargins(.horizontal, 0).listSectionMargins(.leading, 16)) }
    let one = try frames { AnyView($0.listSectionMargins(.trailing, 0).listSectionMargins(.leading, 16)) }
    #expect(two == one)
    #expect(try frames { AnyView($0.listSectionMargins(.leading, .nan)) } == frames { AnyView($0.listSectionMargins(.leading, 0)) })
  }
}

import Foundation
import OrielDrawing
import Testing

@testable import Oriel

/// Tests that each argument of a modifier reaches the drawing.
@MainActor
struct ArgumentTests {
  private func fills<V: View>(_ view: V) -> [FillStyle] {
    Stage(view).nodes.compactMap { node in
      switch node.content {
      case .fill(_, let style, _), .clip(_, let style, _): style
      default: nil
      }
    }
  }

  @Test("The outline, border and clip of a shape are antialiased as their argument says", arguments: [true, false])
  func antialiasing(_ isOn: Bool) {
    let expected = [FillStyle(antialiased: isOn)]
    #expect(fills(Circle().stroke(.red, lineWidth: 2, antialiased: isOn)) == expected)
    #expect(fills(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: isOn)) == expected)
    #expect(fills(Circle().strokeBorder(.red, lineWidth: 2, antialiased: isOn)) == expected)
    #expect(fills(Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: isOn)) == expected)
    #expect(fills(Circle().strokeBorder(lineWidth: 2, antialiased: isOn)) == expected)
    #expect(fills(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: isOn)) == expected)
    #expect(fills(Color.red.clipped(antialiased: isOn)) == expected)
    #expect(fills(Color.red.cornerRadius(4, antialiased: isOn)) == expected)
    #expect(fills(Color.red.clipShape(Circle(), style: FillStyle(antialiased: isOn))) == expected)
    #expect(fills(Rectangle().fill(.red, style: FillStyle(antialiased: isOn))) == (isOn ? [] : expected))
  }

  @Test("A blur is as opaque as its argument says", arguments: [true, false])
  func opaqueBlur(_ isOn: Bool) {
    let stage = Stage(Color.red.blur(radius: 3, opaque: isOn))
    let blurs = stage.nodes.compactMap { if case .blur(_, let isOpaque, _) = $0.content { isOpaque } else { nil } }
    #expect(blurs == [isOn])
  }

  @Test("A tag matches optional selections only if it includes optionals")
  func tags() {
    func tag<V: View>(_ view: V) -> ViewTag? { Stage(view).boxes(TraitBox<TagTrait>.self).first?.trait(TagTrait.self) }
    let both = tag(Text("a").tag(7))
    #expect(both?.selection(Int.self) == 7)
    #expect(both?.selection(Int?.self) == .some(.some(7)))
    #expect(both?.selection(String.self) == nil)
    let plain = tag(Text("a").tag(7, includeOptional: false))
    #expect(plain?.selection(Int.self) == 7)
    #expect(plain?.selection(Int?.self) == Int??.none)
    let optional = tag(Text("a").tag(Int?.none))
    #expect(optional?.selection(Int?.self) == .some(.none))
    #expect(optional?.selection(Int.self) == nil)
  }
}

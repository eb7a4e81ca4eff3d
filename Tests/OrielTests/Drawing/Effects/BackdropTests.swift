import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Blending with and blurring of the backdrop")
struct BackdropTests {
  private func picture<V: View>(_ view: V, colorScheme: ColorScheme = .light) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100), colorScheme: colorScheme) { view }
    defer { host.close() }
    return host.snapshot()
  }

  @Test func aViewIsMultipliedWithWhatIsBehindIt() {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      Color(red: 0, green: 1, blue: 1).frame(width: 50, height: 50).blendMode(.multiply)
    }
    let picture = picture(view)
    #expect(picture.pixel(50, 50) == .init(red: 0, green: 255, blue: 0))
    #expect(picture.pixel(10, 10) == .init(red: 255, green: 255, blue: 0))
  }

  @Test func aViewBlendsThroughGroupsTransformsAndClips() {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      VStack { HStack { Color(red: 0, green: 1, blue: 1).frame(width: 50, height: 50).blendMode(.multiply) } }
        .offset(x: 20)
        .clipShape(Circle())
    }
    let picture = picture(view)
    #expect(picture.pixel(65, 50) == .init(red: 0, green: 255, blue: 0))
    #expect(picture.pixel(30, 50) == .init(red: 255, green: 255, blue: 0))
  }

  @Test func aCompositingGroupIsolatesBlending() {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      ZStack { Color(red: 0, green: 1, blue: 1).frame(width: 50, height: 50).blendMode(.multiply) }.compositingGroup()
    }
    #expect(picture(view).pixel(50, 50) == .init(red: 0, green: 255, blue: 255))
  }

  private static let green = Snapshot.Pixel(red: 0, green: 255, blue: 0)

  /// A square in the middle, colored by an overlay over the whole area.
  private var coloured: some View {
    Color.black.frame(width: 40, height: 40).padding(20).overlay(Color(red: 0, green: 1, blue: 0).blendMode(.sourceAtop))
  }

  private var colouredByView: some View {
    Color.black.frame(width: 40, height: 40).padding(20).overlay { Color(red: 0, green: 1, blue: 0).blendMode(.sourceAtop) }
  }

  @Test("Coverage blend modes consider the views only, not the window's background")
  func groundsAreNoViews() {
    for scheme in [ColorScheme.light, .dark] {
      let ground = picture(Color.clear, colorScheme: scheme).pixel(50, 50)
      for view in [AnyView(coloured), AnyView(colouredByView), AnyView(coloured.compositingGroup())] {
        let picture = picture(view, colorScheme: scheme)
        #expect(picture.pixel(50, 50) == Self.green)
        #expect(picture.pixel(20, 50) == ground)
      }
      let hole = picture(
        Color.black.overlay(Color.white.frame(width: 20, height: 20).blendMode(.destinationOut)), colorScheme: scheme)
      #expect(hole.pixel(50, 50) == ground)
      #expect(hole.pixel(30, 50) == .init(red: 0, green: 0, blue: 0))
      let below = picture(
        ZStack {
          Color.clear; Color(red: 0, green: 1, blue: 0).blendMode(.destinationOver)
        }, colorScheme: scheme)
      #expect(below.pixel(50, 50) == Self.green)
    }
  }

  @Test("Coverage blend modes ignore the backgrounds of navigation stacks, lists and sheets")
  func groundsOfScreens() {
    func greens<V: View>(_ view: V) -> Int {
      let host = TestHost(size: CGSize(width: 200, height: 300)) { view }
      defer { host.close() }
      host.advance(by: 1)
      let picture = host.snapshot()
      return (0..<200).reduce(0) { sum, x in (0..<300).reduce(sum) { $0 + (picture.pixel(x, $1) == Self.green ? 1 : 0) } }
    }
    #expect(greens(NavigationStack { coloured }) == 1600)
    #expect(greens(List { coloured }) == 1600)
    #expect(greens(Text("a").sheet(isPresented: .constant(true)) { coloured }) == 1600)
  }

  @Test func aMaterialWithAShadowBlursWhatIsBehind() {
    // Stripes of 4 points: neighboring stripes differ a lot in contrast if they aren't blurred.
    func contrast(_ shadow: CGFloat?) -> Int {
      let card = Color.clear.frame(width: 60, height: 60).background(.ultraThinMaterial, in: Rectangle())
      let picture = picture(
        ZStack {
          HStack(spacing: 0) { ForEach(0..<25) { ($0.isMultiple(of: 2) ? Color.black : .white).frame(width: 4) } }
          if let shadow { card.shadow(color: .red, radius: shadow, y: 20) } else { card }
        })
      if shadow != nil {
        let below = picture.pixel(50, 92)
        #expect(below.red > below.blue + 60, "The shadow is visible below the card")
      }
      return abs(picture.pixel(46, 40).red - picture.pixel(50, 40).red)
    }
    #expect(contrast(nil) < 30)
    #expect(contrast(2) < 30)
  }

  /// The contrast between neighboring stripes of 4 points below a card of thin material. It is high if the stripes aren't blurred.
  private func contrast(_ card: (AnyView) -> AnyView) -> Int {
    let plain = Color.clear.frame(width: 60, height: 60).background(.ultraThinMaterial, in: Rectangle())
    let picture = picture(
      ZStack {
        HStack(spacing: 0) { ForEach(0..<25) { ($0.isMultiple(of: 2) ? Color.black : .white).frame(width: 4) } }
        card(AnyView(plain))
      })
    return abs(picture.pixel(46, 45).red - picture.pixel(50, 45).red)
  }

  @Test func aMaterialInAnEffectGroupBlursTheBackdrop() {
    #expect(contrast { AnyView($0.mask(Capsule())) } < 30)
    #expect(contrast { AnyView($0.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .init(x: 0.5, y: 20)))) } < 30)
    #expect(contrast { AnyView($0.compositingGroup()) } < 30)
    #expect(contrast { AnyView($0.compositingGroup().offset(x: 3).scaleEffect(0.9)) } < 30)
    #expect(contrast { AnyView($0.saturation(0.9)) } < 30)
    #expect(contrast { AnyView($0.rotation3DEffect(.degrees(5), axis: (x: 1, y: 0, z: 0))) } < 30)
    #expect(contrast { AnyView($0.drawingGroup()) } > 30, "A drawing group has no access to its backdrop")
  }

  @Test func aMaskThatMovesWithAMaterialStaysOnIt() {
    let view = ZStack {
      Color.blue
      Color.clear.frame(width: 60, height: 60).background(.thickMaterial).mask(Circle().padding(1)).offset(x: 20)
    }
    let picture = picture(view)
    #expect(picture.pixel(25, 50) == picture.pixel(5, 5), "Left of the circle")
    #expect(picture.pixel(42, 22) == picture.pixel(5, 5), "The corner of the circle's square")
    #expect(picture.pixel(70, 50).red > 120)
  }

  @Test func aCompositingGroupIsolatesBlendModesButNotMaterials() {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      ZStack {
        Color.clear.frame(width: 20, height: 20).background(.thickMaterial).offset(x: 35)
        Color(red: 0, green: 1, blue: 1).frame(width: 40, height: 40).blendMode(.multiply)
      }
      .compositingGroup()
    }
    #expect(picture(view).pixel(50, 50) == .init(red: 0, green: 255, blue: 255))
  }

  @Test func theShadowOfAMaterialIsNotSeenThroughIt() {
    func middle(_ hasShadow: Bool) -> Int {
      let card = Color.clear.frame(width: 60, height: 60).background(.ultraThinMaterial).clipShape(Capsule())
      return picture(
        ZStack {
          Color.white
          if hasShadow { card.shadow(color: .black, radius: 6) } else { card }
        }
      ).pixel(50, 50).red
    }
    #expect(abs(middle(true) - middle(false)) <= 6)
  }

  @Test func screenAndPlusLighterMakeLighter() {
    func mixed(_ mode: BlendMode) -> Snapshot.Pixel {
      picture(
        ZStack {
          Color(red: 0.2, green: 0.4, blue: 0)
          Color(red: 0.2, green: 0, blue: 0.6).blendMode(mode)
        }
      ).pixel(50, 50)
    }
    let lighter = mixed(.plusLighter)
    #expect(abs(lighter.red - 102) <= 2 && abs(lighter.green - 102) <= 2 && abs(lighter.blue - 153) <= 2)
    #expect(abs(mixed(.screen).red - 92) <= 2)
  }

  @Test func aMaterialBlursTheEdgeBehindIt() {
    func edge(_ material: Material?) -> (Int, Int) {
      let view = ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        if let material { Rectangle().fill(material) }
      }
      let picture = picture(view)
      return (picture.pixel(44, 50).red, picture.pixel(56, 50).red)
    }
    let sharp = edge(nil)
    #expect(sharp == (0, 255))
    let (left, right) = edge(.ultraThin)
    #expect(right - left < 60 && right > left, "Blurred: \(left), \(right)")
    let thick = edge(.ultraThick)
    #expect(thick.1 - thick.0 < right - left, "A thicker material lets less contrast through")
  }

  @Test func aMaterialEndsAtItsShapeAndIsDarkInTheDark() {
    let view = ZStack {
      Color.blue
      Text(" ").frame(width: 40, height: 40).background(.regularMaterial, in: Circle())
    }
    let light = picture(view)
    #expect(light.pixel(32, 32) == light.pixel(5, 5), "The corner of the circle's square")
    #expect(light.pixel(50, 50).red > 150)
    #expect(picture(view, colorScheme: .dark).pixel(50, 50).red < 60)
  }

  @Test func nothingBesideAMaterialIsSeenInIt() {
    let view = ZStack {
      Color.white
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        Rectangle().fill(.ultraThinMaterial)
      }
      .frame(width: 80, height: 80)
    }
    let picture = picture(view)
    let middle = picture.pixel(50, 50)
    #expect(middle.red < 250 && middle.red < middle.green)
    for (x, y) in [(11, 50), (88, 50), (50, 11), (50, 88), (11, 11), (88, 88)] {
      #expect(abs(picture.pixel(x, y).red - middle.red) <= 3, "\(x), \(y)")
    }
  }

  @Test func aMaterialIsClippedAndFadesWithItsGroup() {
    let view = ZStack {
      Color.blue
      Color.clear.frame(width: 60, height: 60).background(.thickMaterial).cornerRadius(30).opacity(0.5)
    }
    let picture = picture(view)
    #expect(picture.pixel(22, 22) == picture.pixel(5, 5))
    let middle = picture.pixel(50, 50).red
    #expect(middle > 70 && middle < 190, "\(middle)")
  }
}

import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
struct FrameModifierTests {
  private func outer(_ view: some View) -> CGRect? { frames { view.background { box("outer") } }["outer"] }

  @Test("Fixed frames center smaller content, and align larger content as specified")
  func fixedFramesCentreSmallerAndLargerContent() {
    #expect(frames { box("a", 10, 10).frame(width: 40, height: 40) }["a"] == rect(45, 45, 10, 10))
    #expect(frames { box("a", 60, 60).frame(width: 40, height: 40, alignment: .topLeading) }["a"] == rect(30, 30, 60, 60))
    #expect(outer(box("a", 10, 10).frame(width: 40)) == rect(30, 45, 40, 10))
  }

  @Test("Flexible frames take the proposed size within their limits")
  func flexibleFramesTakeTheProposalWithinTheirLimits() {
    #expect(outer(box("a", 10, 10).frame(maxWidth: .infinity)) == rect(0, 45, 100, 10))
    #expect(outer(box("a", 10, 10).frame(maxWidth: 60)) == rect(20, 45, 60, 10))
    #expect(outer(box("a", 10, 10).frame(minWidth: 30)) == rect(35, 45, 30, 10))
    #expect(outer(box("a", 10, 10).frame(minWidth: 30, maxWidth: 50)) == rect(25, 45, 50, 10))
    #expect(outer(box("a", 10, 10).frame(minWidth: 120, maxWidth: 200)) == rect(-10, 45, 120, 10))
    #expect(outer(box("a", 10, 10).frame(minHeight: 20, maxHeight: 30)) == rect(45, 35, 10, 30))
  }

  @Test("Ideal lengths apply where nothing is proposed")
  func idealSizesCountWhereNothingIsProposed() {
    #expect(outer(Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()) == rect(35, 40, 30, 20))
    #expect(outer(Color.red.frame(maxWidth: 20, maxHeight: 20).fixedSize())?.width == 10)
  }

  @Test("Invalid lengths of frames are reported and ignored")
  func impossibleLengthsAreToldAndLeftOut() {
    for width in [-1, CGFloat.nan, .infinity, -.infinity] {
      let host = TestHost(size: CGSize(width: 100, height: 100)) { box("a", 10, 10).frame(width: width, height: 30) }
      #expect(host.messages.count == 1)
      #expect(host.findAll(label: "a").first?.frame == rect(45, 45, 10, 10))
      host.close()
    }
  }

  @Test("Both maximum lengths are reported by their names")
  func bothMaximumLengthsAreNamed() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      box("a", 10, 10).frame(maxWidth: .nan).frame(maxHeight: -1).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(host.messages.count == 2, "\(host.messages)")
    for name in ["maxWidth is nan", "maxHeight is -1.0"] { #expect(host.messages.contains { $0.contains(name) }, "\(host.messages)") }
    host.close()
  }

  @Test("Lengths that aren't finite are reported with their view", arguments: [CGFloat.nan, .infinity, -.infinity])
  func lengthsThatAreNotFiniteAreToldWithTheirView(_ bad: CGFloat) {
    func told(_ name: String, _ view: some View) {
      let host = TestHost(size: CGSize(width: 100, height: 100)) { Named(content: view) }
      #expect(host.messages.count == 1 && host.messages.contains { $0.contains(name) && $0.contains("Named") }, "\(host.messages)")
      #expect(host.findAll(label: "a").first?.frame.isNull == false)
      #expect(host.allElements.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite })
      host.close()
    }
    told("A padding is", box("a").padding(bad))
    told("A padding is", box("a").padding(EdgeInsets(top: bad, leading: 1, bottom: 1, trailing: 1)))
    told("x of a position", box("a", 10, 10).position(x: bad, y: 5))
    told("safeAreaPadding is", box("a").safeAreaPadding(.top, bad))
    told("spacing of a safeAreaInset", box("a").safeAreaInset(edge: .bottom, spacing: bad) { box("b", 10, 10) })
  }

  private struct Named<Content: View>: View {
    let content: Content

    var body: some View { content }
  }

  @Test("Invalid column widths and font sizes are reported", arguments: [CGFloat.nan, .infinity, -3])
  func widthsOfColumnsAndSizesOfFontsAreTold(_ bad: CGFloat) {
    let column = TestHost {
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(bad)
      } detail: {
        Text("b")
      }
    }
    #expect(column.messages.filter { $0.contains("column's width is") }.count == 1, "\(column.messages)")
    column.close()
    let text = TestHost { Text("a").font(.system(size: bad)) }
    #expect(text.messages.count == 1 && text.messages.contains { $0.contains("font's size is") }, "\(text.messages)")
    text.close()
  }

  @Test("Padding insets its content, and negative padding enlarges it")
  func paddingInsetsAndNegativePaddingGrows() {
    #expect(frames { box("a").padding(10) }["a"] == rect(10, 10, 80, 80))
    #expect(frames { box("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }["a"] == rect(2, 1, 94, 96))
    #expect(outer(box("a", 50, 50).padding(-10)) == rect(35, 35, 30, 30))
  }

  @Test("The modifier aspectRatio fits and fills")
  func aspectRatioFitsAndFills() {
    #expect(frames { box("a").aspectRatio(2, contentMode: .fit) }["a"] == rect(0, 25, 100, 50))
    #expect(frames { box("a").aspectRatio(2, contentMode: .fill) }["a"] == rect(-50, 0, 200, 100))
  }

  @Test("The modifiers position and offset move a view")
  func positionAndOffsetMove() {
    #expect(frames { box("a", 10, 10).position(x: 20, y: 30) }["a"] == rect(15, 25, 10, 10))
    #expect(frames { box("a", 10, 10).offset(x: 20, y: -5) }["a"] == rect(65, 40, 10, 10))
  }

  @Test(
    "A tiny or invalid window size causes no diagnostic",
    arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: -5, height: CGFloat.nan)])
  func tinyWindowsStandEverything(size: CGSize) {
    let host = TestHost(size: size) {
      VStack {
        Text("A text that does not fit").padding()
        HStack {
          Spacer()
          Color.red.aspectRatio(1, contentMode: .fit)
          Divider()
        }
        Circle().frame(minWidth: 20, maxWidth: .infinity)
      }
    }
    host.advance(by: 0.05)
    #expect(host.messages.isEmpty)
    host.close()
  }
}

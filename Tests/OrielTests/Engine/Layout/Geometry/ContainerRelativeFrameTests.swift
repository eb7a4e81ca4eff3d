import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Frames relative to their container")
struct ContainerRelativeFrameTests {
  private func block(_ name: String = "block") -> some View { Color.red.accessibilityElement().accessibilityIdentifier(name) }

  @Test("A view can have the length of the window without its safe area, and follows a resize")
  func aViewIsAsLongAsTheWindowLessItsInsets() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      HStack(spacing: 0) { block().containerRelativeFrame([.horizontal, .vertical]) }.fixedSize()
    }
    #expect(try host.find("block").frame.size == CGSize(width: 400, height: 550))
    host.resize(to: CGSize(width: 300, height: 500))
    #expect(try host.find("block").frame.size == CGSize(width: 300, height: 450))
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test("Views that span columns divide the scroll view's length and account for the spacing")
  func columnsShareTheScrollViewWithTheirSpacing() throws {
    let host = TestHost(size: CGSize(width: 340, height: 300)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            block("\(index)").frame(height: 20).containerRelativeFrame(.horizontal, count: 4, span: index == 0 ? 1 : 2, spacing: 10)
          }
        }
      }
      .contentMargins(.horizontal, 5, for: .scrollContent)
    }
    // 330 points are available for four columns and three gaps.
    #expect(try host.find("0").frame.width == 75)
    #expect(try host.find("1").frame.width == 160)
    #expect(try host.find("1").frame.minX == 5 + 75 + 10)
    host.resize(to: CGSize(width: 420, height: 300))
    #expect(try host.find("0").frame.width == 95)
    #expect(try host.find("1").frame.width == 200)
    host.close()
  }

  @Test("A closure can calculate the length for each axis")
  func aFunctionSaysHowLongForWhichAxis() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      ScrollView {
        VStack(spacing: 0) {
          block().containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
            axis == .horizontal ? length / 2 : length / 3
          }
          Color.blue.frame(width: 30, height: 40).accessibilityElement().accessibilityIdentifier("small")
            .containerRelativeFrame(.vertical, alignment: .bottom) { length, _ in length / 6 }
        }
      }
    }
    #expect(try host.find("block").frame.size == CGSize(width: 200, height: 200))
    #expect(try host.find("small").frame.minY == 200 + 100 - 40)
    host.close()
  }

  @Test("A page of a lazy stack is as high as the scroll view and follows its size")
  func aPageOfALazyStackIsAsHighAsTheScrollViewAndFollowsIt() throws {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in block("\(index)").containerRelativeFrame(.vertical) }
        }
      }
    }
    #expect(try host.find("0").frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    host.resize(to: CGSize(width: 200, height: 450))
    #expect(try host.find("0").frame == CGRect(x: 0, y: 0, width: 200, height: 450))
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 450))
    host.advance(by: 1)
    #expect(try host.find("1").frame.height == 450)
    host.close()
  }

  @Test("In a vertical scroll view, content can have a fraction of the scroll view's width")
  func aVerticalScrollViewTakesTheWidthThatItsContentTakesOfIt() throws {
    let host = TestHost(size: CGSize(width: 320, height: 300)) {
      ScrollView { block().containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }.frame(height: 40) }
    }
    #expect(try host.find("block").frame.width == 240)
    host.resize(to: CGSize(width: 400, height: 300))
    #expect(try host.find("block").frame.width == 300)
    host.close()
  }

  @Test("Screens of a navigation stack, tabs and sheets are containers")
  func screensTabsAndSheetsAreContainers() throws {
    let screen = TestHost(size: CGSize(width: 400, height: 600)) {
      NavigationStack {
        block().containerRelativeFrame([.horizontal, .vertical]).navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try screen.find("block").frame == CGRect(x: 0, y: 46, width: 400, height: 554))
    screen.close()
    let tabs = TestHost(size: CGSize(width: 400, height: 600)) {
      TabView { block().containerRelativeFrame([.horizontal, .vertical]).tabItem { Text("a") } }
    }
    #expect(try tabs.find("block").frame.height < 600)
    #expect(try tabs.find("block").frame.width == 400)
    tabs.close()
    let sheet = TestHost(size: CGSize(width: 900, height: 700)) {
      Color.clear.sheet(isPresented: .constant(true)) { block().containerRelativeFrame([.horizontal, .vertical]) }
    }
    sheet.advance(by: 1)
    #expect(try sheet.find("block").frame.width < 900)
    #expect(try sheet.find("block").frame.width > 200)
    sheet.close()
  }

  @Test("A container that changes its size evaluates no body, and an idle frame measures nothing")
  func work() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      ScrollView {
        VStack(spacing: 0) {
          block().containerRelativeFrame(.vertical) { length, _ in length / 2 }
          Text("a")
        }
      }
    }
    let mark = host.mark()
    host.resize(to: CGSize(width: 400, height: 500))
    #expect(host.work(since: mark).bodies == 0)
    #expect(try host.find("block").frame.height == 250)
    let still = host.mark()
    host.render()
    #expect(host.work(since: still).measured == 0)
    host.close()
  }

  private struct Inner<Content: View>: View {
    let content: Content

    var body: some View { content }
  }

  @Test("Invalid counts are reported once and count as one, and an invalid length is reported and zero")
  func badCountsAreToldOnceAndCountAsOne() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      VStack(spacing: 0) {
        block().containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: .nan)
        block("other").containerRelativeFrame(.vertical) { _, _ in -.infinity }
      }
    }
    #expect(try host.find("block").frame.width == 400)
    #expect(try host.find("other").frame.height == 0)
    #expect(host.messages.count == 2)
    host.clearMessages()
    host.close()
    let several = TestHost(size: CGSize(width: 400, height: 400)) {
      block().containerRelativeFrame(.vertical) { _, _ in .nan }
      Inner(content: block("other").containerRelativeFrame(.vertical) { _, _ in .nan })
    }
    #expect(several.messages.count == 2 && several.messages.contains { $0.contains("Inner") }, "\(several.messages)")
    several.close()
  }
}

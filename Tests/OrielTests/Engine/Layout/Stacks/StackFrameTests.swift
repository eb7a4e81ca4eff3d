import Foundation
import Oriel
import OrielTesting
import Testing

private struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
struct StackFrameTests {
  @Test("Vertical stacks place views with their spacing and alignment")
  func verticalStacksPlaceWithSpacingAndAlignment() {
    let found = frames {
      VStack(alignment: .leading, spacing: 5) {
        box("a", 20, 10)
        box("b", 40, 20)
      }
    }
    #expect(found == ["a": rect(30, 32.5, 20, 10), "b": rect(30, 47.5, 40, 20)])
  }

  @Test("The default spacing is 8 points")
  func defaultSpacingIsEight() {
    let found = frames {
      HStack {
        box("a", 10, 10)
        box("b", 10, 10)
      }
    }
    #expect(found == ["a": rect(36, 45, 10, 10), "b": rect(54, 45, 10, 10)])
  }

  @Test("Flexible children share the remaining space")
  func flexibleChildrenShareWhatIsLeft() {
    let found = frames {
      HStack(spacing: 0) {
        box("a", 20, 10)
        box("b", nil, 10)
        box("c", nil, 10)
      }
    }
    #expect(found == ["a": rect(0, 45, 20, 10), "b": rect(20, 45, 40, 10), "c": rect(60, 45, 40, 10)])
  }

  @Test("Without a proposed height, flexible views of a row stretch to the height of the tallest one")
  func whereNobodySaysHowHighTheSmallStretchToTheLargest() {
    let found = frames {
      HStack(spacing: 0) {
        box("tall", 20, 60)
        box("bar", 4, nil)
        box("rigid", 10, 10)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(found == ["tall": rect(33, 20, 20, 60), "bar": rect(53, 20, 4, 60), "rigid": rect(57, 45, 10, 10)])
  }

  @Test("Columns with texts of different heights become equally high")
  func columnsOfUnequalTextsBecomeEquallyHigh() {
    let found = frames {
      HStack(alignment: .top, spacing: 0) {
        box("text", 30, 40).frame(maxHeight: .infinity).background(box("first", nil, nil))
        box("more", 30, 70).frame(maxHeight: .infinity).background(box("second", nil, nil))
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(found["first"] == rect(20, 15, 30, 70))
    #expect(found["second"] == rect(50, 15, 30, 70))
    #expect(found["text"] == rect(20, 30, 30, 40))
  }

  @Test("A divider in a column with an ideal size is as wide as the widest entry")
  func dividersOfAMenuAreAsWideAsItsWidestEntry() {
    let found = frames {
      VStack(spacing: 0) {
        box("entry", 40, 10)
        box("line", nil, 1)
        box("longer", 60, 10)
      }
      .fixedSize()
    }
    #expect(found["line"] == rect(20, 49.5, 60, 1))
  }

  @Test("Views with a higher layout priority receive their space first")
  func higherPriorityTakesFirst() {
    let found = frames {
      HStack(spacing: 0) {
        box("low", nil, 10)
        box("high", nil, 10).layoutPriority(1)
      }
    }
    #expect(found["low"]?.width == 0)
    #expect(found["high"] == rect(0, 45, 100, 10))
  }

  @Test("Spacers separate views and keep their minimum length")
  func spacersPushApartAndKeepTheirMinimum() {
    let found = frames {
      HStack(spacing: 0) {
        box("a", 10, 10)
        Spacer(minLength: 30)
        box("b", nil, 10)
      }
    }
    #expect(found["a"] == rect(0, 45, 10, 10))
    #expect(found["b"].map { $0.maxX } == 100)
    #expect(found["b"].map { $0.minX >= 40 } == true)
  }

  @Test("An edge with padding or a fixed length has the default spacing, regardless of the content")
  func paddingsAndFixedFramesStandApartWhateverIsInside() {
    func gap(_ view: some View) -> CGFloat? {
      let found = frames(in: CGSize(width: 200, height: 200)) {
        VStack {
          box("a", 10, 10)
          view.background { box("b") }
        }
      }
      guard let first = found["a"], let second = found["b"] else { return nil }
      return second.minY - first.maxY
    }
    let room = VStack { Spacer(minLength: 0) }
    #expect(gap(room.frame(width: 20)) == 0)
    #expect(gap(room.padding(.bottom, 8).frame(width: 20)) == 0)
    #expect(gap(room.padding(0).frame(width: 20)) == 0)
    #expect(gap(room.padding(.top, 8).frame(width: 20)) == 8)
    #expect(gap(room.padding(.horizontal, 4).frame(height: 40)) == 8)
    #expect(gap(room.padding(8).frame(width: 20, height: 40)) == 8)
    #expect(gap(Color.red.frame(width: 20, height: 40)) == 8)
  }

  @Test("A ZStack aligns its views to the largest one")
  func layersAlignToTheirLargest() {
    let found = frames {
      ZStack(alignment: .bottomTrailing) {
        box("large", 40, 40)
        box("small", 10, 20)
      }
    }
    #expect(found == ["large": rect(30, 30, 40, 40), "small": rect(60, 50, 10, 20)])
  }

  @Test("Views align by custom alignment guides")
  func customGuidesAlign() {
    let found = frames {
      HStack(alignment: .middle, spacing: 0) {
        box("a", 10, 40).alignmentGuide(.middle) { _ in 0 }
        box("b", 10, 20)
      }
    }
    // The top of a meets the center of b: 50 points in all.
    #expect(found == ["a": rect(40, 35, 10, 40), "b": rect(50, 25, 10, 20)])
  }

  @Test("A right-to-left direction mirrors rows, alignment and padding")
  func rightToLeftMirrorsRowsAlignmentAndOffset() {
    let found = frames(direction: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 10)
          box("b", 40, 10)
        }
        box("c", 10, 10)
        box("d", 10, 10).padding(.leading, 5)
      }
    }
    #expect(found["a"] == rect(60, 35, 20, 10))
    #expect(found["b"] == rect(20, 35, 40, 10))
    #expect(found["c"] == rect(70, 45, 10, 10))
    #expect(found["d"] == rect(65, 55, 10, 10))
  }

  @Test("Overlays and backgrounds take the size of their content and follow their alignment")
  func overlaysAndBackgroundsTakeTheContentsSizeAndAlignment() {
    let found = frames {
      box("content", 40, 20)
        .overlay(alignment: .topTrailing) { box("badge", 10, 10) }
        .background { box("back") }
    }
    #expect(found["badge"] == rect(60, 40, 10, 10))
    #expect(found["back"] == rect(30, 40, 40, 20))
  }

  @Test("Rows of fully flexible views share the height of a column")
  func rowsOfViewsThatTakeAllTheyGetShareAColumn() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Circle().accessibilityLabel("a")
          Circle().accessibilityLabel("b")
        }
        ZStack { Circle().accessibilityLabel("c") }
      }
    }
    #expect(host.messages.isEmpty)
    #expect(host.allElements.map(\.frame) == [rect(0, 0, 50, 50), rect(50, 0, 50, 50), rect(25, 50, 50, 50)])
    host.close()
  }
}

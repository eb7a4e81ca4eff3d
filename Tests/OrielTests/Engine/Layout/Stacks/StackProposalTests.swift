import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// What a layout was asked.
private final class Questions {
  var all: [String] = []
}

/// Takes what it is offered between two bounds, and notes what that was.
private struct Asked: Layout {
  let name: String
  let questions: Questions
  var least = CGSize.zero
  var most = CGSize(width: CGFloat.infinity, height: .infinity)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    func text(_ length: CGFloat?) -> String { length.map { $0 == .infinity ? "inf" : "\(Int($0))" } ?? "nil" }
    // A check that compares caches asks again.
    if MainActor.assumeIsolated({ InvariantChecker.comparing == nil }) {
      questions.all.append("\(name) \(text(proposal.width))x\(text(proposal.height))")
    }
    return CGSize(
      width: min(max(proposal.width ?? 10, least.width), most.width), height: min(max(proposal.height ?? 10, least.height), most.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor
@Suite("What containers ask of their views")
struct StackProposalTests {
  private func asked<Content: View>(
    _ size: CGSize = CGSize(width: 100, height: 200), @ViewBuilder _ content: (Questions) -> Content
  ) -> [String] {
    let questions = Questions()
    let host = TestHost(size: size) { content(questions) }
    defer { host.close() }
    return questions.all
  }

  private func probe(_ name: String, _ questions: Questions, least: CGSize = .zero) -> some View {
    Asked(name: name, questions: questions, least: least)() {}
  }

  @Test("a stack asks a single view once")
  func single() {
    #expect(asked { questions in VStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in HStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in ZStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in VStack { HStack { probe("a", questions) } } } == ["a 100x200"])
  }

  @Test("of several it asks how little and how much they would take, and offers the least flexible its share first")
  func several() {
    let found = asked { questions in
      HStack(spacing: 0) {
        probe("a", questions)
        Asked(name: "b", questions: questions, most: CGSize(width: 20, height: 200))() {}
      }
    }
    #expect(found == ["a 0x200", "a infx200", "b 0x200", "b infx200", "b 50x200", "a 80x200"])
  }

  @Test("of views of other priorities it asks only what it has to put aside")
  func priorities() {
    let found = asked { questions in
      HStack(spacing: 0) {
        probe("a", questions, least: CGSize(width: 30, height: 0))
        probe("b", questions).layoutPriority(1)
      }
    }
    #expect(found == ["a 0x200", "b 70x200", "a 30x200"])
  }

  @Test("where nothing limits the stack along its axis it asks each view once")
  func ideal() {
    let found = asked { questions in
      VStack(spacing: 0) {
        probe("a", questions)
        probe("b", questions)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(found == ["a 100xnil", "b 100xnil"])
  }

  @Test("of views that are flexible without limit the one that needs most gets its share first")
  func unlimited() {
    let found = frames(in: CGSize(width: 150, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityElement().accessibilityLabel("a")
        Color.blue.frame(minWidth: 100).accessibilityElement().accessibilityLabel("b")
      }
    }
    #expect(found == ["a": rect(0, 0, 50, 100), "b": rect(50, 0, 100, 100)])
  }

  @Test("a frame that knows its size asks once, with that size")
  func fixedFrames() {
    #expect(asked { questions in probe("a", questions).frame(width: 30, height: 20) } == ["a 30x20"])
    #expect(
      asked { questions in probe("a", questions).frame(minWidth: 0, maxWidth: 30, minHeight: 0, maxHeight: .infinity) } == ["a 30x200"])
    #expect(asked { questions in probe("a", questions).frame(maxWidth: .infinity) } == ["a 100x200"])
  }

  @Test("a lazy stack asks its rows once, for their length")
  func lazy() {
    let found = asked { questions in
      ScrollView {
        LazyVStack(spacing: 0) {
          probe("a", questions)
          probe("b", questions)
        }
      }
    }
    #expect(found.sorted() == ["a 100xnil", "b 100xnil"])
  }

  @Test("the views of the highest priority decide the size of layers; the others are offered that size")
  func layers() {
    let found = frames {
      ZStack(alignment: .topLeading) {
        box("behind")
        box("large", 80, 90)
        box("first", 40, 20).layoutPriority(1)
        box("second", 30, 30).layoutPriority(1)
      }
    }
    #expect(
      found == [
        "behind": rect(30, 35, 40, 30), "large": rect(30, 35, 80, 90), "first": rect(30, 35, 40, 20), "second": rect(30, 35, 30, 30),
      ])
  }

  @Test("layers that nothing limits are as large as the largest")
  func idealLayers() {
    let found = frames {
      ZStack {
        box("behind")
        box("text", 40, 20)
      }
      .fixedSize()
    }
    #expect(found == ["behind": rect(30, 40, 40, 20), "text": rect(30, 40, 40, 20)])
  }
}

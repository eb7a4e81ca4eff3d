import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// The proposals that layouts received.
private final class Questions {
  var all: [String] = []
}

/// A layout that takes the proposed size between two bounds and records the proposal.
private struct Asked: Layout {
  let name: String
  let questions: Questions
  var least = CGSize.zero
  var most = CGSize(width: CGFloat.infinity, height: .infinity)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    func text(_ length: CGFloat?) -> String { length.map { $0 == .infinity ? "inf" : "\(Int($0))" } ?? "nil" }
    // The invariant checks of caches measure again.
    if MainActor.assumeIsolated({ InvariantChecker.comparing == nil }) {
      questions.all.append("\(name) \(text(proposal.width))x\(text(proposal.height))")
    }
    return CGSize(
      width: min(max(proposal.width ?? 10, least.width), most.width), height: min(max(proposal.height ?? 10, least.height), most.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor
@Suite("Proposals of containers")
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

  @Test("A stack measures a single view once")
  func single() {
    #expect(asked { questions in VStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in HStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in ZStack { probe("a", questions) } } == ["a 100x200"])
    #expect(asked { questions in VStack { HStack { probe("a", questions) } } } == ["a 100x200"])
  }

  @Test("A stack measures the minimum and maximum of several views, and proposes a share to the least flexible view first")
  func several() {
    let found = asked { questions in
      HStack(spacing: 0) {
        probe("a", questions)
        Asked(name: "b", questions: questions, most: CGSize(width: 20, height: 200))() {}
      }
    }
    #expect(found == ["a 0x200", "a infx200", "b 0x200", "b infx200", "b 50x200", "a 80x200"])
  }

  @Test("A stack measures the minimum of views with a lower priority only")
  func priorities() {
    let found = asked { questions in
      HStack(spacing: 0) {
        probe("a", questions, least: CGSize(width: 30, height: 0))
        probe("b", questions).layoutPriority(1)
      }
    }
    #expect(found == ["a 0x200", "b 70x200", "a 30x200"])
  }

  @Test("A stack with an unspecified length measures each view once")
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

  @Test("Among views without a maximum, the one with the largest minimum receives its share first")
  func unlimited() {
    let found = frames(in: CGSize(width: 150, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityElement().accessibilityLabel("a")
        Color.blue.frame(minWidth: 100).accessibilityElement().accessibilityLabel("b")
      }
    }
    #expect(found == ["a": rect(0, 0, 50, 100), "b": rect(50, 0, 100, 100)])
  }

  @Test("A frame with a known size measures its content once, with that size")
  func fixedFrames() {
    #expect(asked { questions in probe("a", questions).frame(width: 30, height: 20) } == ["a 30x20"])
    #expect(
      asked { questions in probe("a", questions).frame(minWidth: 0, maxWidth: 30, minHeight: 0, maxHeight: .infinity) } == ["a 30x200"])
    #expect(asked { questions in probe("a", questions).frame(maxWidth: .infinity) } == ["a 100x200"])
  }

  @Test("A lazy stack measures each row once, with an unspecified length")
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

  @Test("The views with the highest priority determine the size of a ZStack, which is proposed to the others")
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

  @Test("A ZStack with an ideal size is as large as its largest view")
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

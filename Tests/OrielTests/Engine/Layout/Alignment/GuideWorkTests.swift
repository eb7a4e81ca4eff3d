import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// The work for guides that no view sets, and the update when such a guide appears.
@MainActor
@Suite("Possible guides")
struct GuideWorkTests {
  @Observable
  final class Model {
    var hasText = false
    var width: CGFloat = 10
  }

  private func isAsked(_ key: AlignmentKey, _ view: some View) -> Bool {
    Stage(view.frame(width: 180, height: 90)).boxes(FrameBox.self)[0].children[0].mayHaveGuide(key)
  }

  @Test("A stack can have only those guides that a view in it can set")
  func possibleGuides() {
    let plain = VStack {
      HStack {
        Text("two").padding(4)
        Color.red.frame(width: 10, height: 10)
      }
      .padding(8)
    }
    #expect(!isAsked(HorizontalAlignment.center.key, plain))
    #expect(!isAsked(HorizontalAlignment.leading.key, plain))
    #expect(isAsked(VerticalAlignment.firstTextBaseline.key, plain))
    #expect(isAsked(HorizontalAlignment.leading.key, plain.alignmentGuide(.leading) { _ in 3 }))
    #expect(isAsked(HorizontalAlignment.leading.key, VStack { Color.red.alignmentGuide(.leading) { _ in 3 } }))
  }

  private struct Bar: View {
    let model: Model

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        VStack(spacing: 0) { Late(model: model).frame(width: 50, height: 40, alignment: .top) }
      }
    }
  }

  private struct Late: View {
    let model: Model

    var body: some View {
      if model.hasText { Text("late") } else { Color.blue }
    }
  }

  @Test("A guide that appears later inside a fixed frame reaches the enclosing stack")
  func guideComesLater() {
    let model = Model()
    let stage = Stage(Bar(model: model))
    func top() -> CGFloat { stage.boxes(FrameBox.self).last!.windowFrame.minY - stage.boxes(FrameBox.self).first!.windowFrame.minY }
    #expect(top() == 0)
    model.hasText = true
    stage.render()
    let fresh = Stage(Bar(model: model))
    let expected = fresh.boxes(FrameBox.self).last!.windowFrame.minY - fresh.boxes(FrameBox.self).first!.windowFrame.minY
    #expect(expected != 0)
    #expect(top() == expected)
  }
}

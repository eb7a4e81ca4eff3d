import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// What guides that nobody sets cost, and that those that come are heard of.
@MainActor
@Suite("Guides that may be there")
struct GuideWorkTests {
  @Observable
  final class Model {
    var hasText = false
    var width: CGFloat = 10
  }

  /// How often a layout was asked to place its views.
  private final class Calls {
    var count = 0
  }

  /// A layout of the program's own, that says nothing about guides.
  private struct Pile: Layout {
    let calls: Calls

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      calls.count += 1
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  private struct Nested: View {
    let model: Model
    let calls: Calls

    var body: some View {
      Pile(calls: calls) {
        Pile(calls: calls) {
          VStack {
            Text("one").padding(4).frame(maxWidth: .infinity)
            HStack {
              Text("two").padding(model.width)
              Text("three").frame(minWidth: 10)
            }
          }
          .padding(8)
        }
        .padding(8)
      }
      .frame(width: 180, height: 90)
    }
  }

  @Test("Where no view sets a guide, no layout is asked where its views would be in order to find one")
  func nothingAsked() {
    let (model, calls) = (Model(), Calls())
    let stage = Stage(Nested(model: model, calls: calls))
    calls.count = 0
    model.width = 12
    stage.render()
    #expect(calls.count == 2)
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

  @Test("A guide that comes to be inside a fixed frame reaches the stack around, though it could not be there before")
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

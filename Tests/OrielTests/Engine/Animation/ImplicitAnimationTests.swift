import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Animation modifiers")
struct ImplicitAnimationTests {
  final class Remote<Value> {
    var set: (Value) -> Void = { _ in }
  }

  /// A view that runs `content` with a value that the test sets.
  struct Driven<Value, Content: View>: View {
    let remote: Remote<Value>
    @State private var value: Value
    let content: (Value) -> Content

    init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
      _value = State(initialValue: value)
      self.remote = remote
      self.content = content
    }

    var body: some View {
      let _ = remote.set = { value = $0 }
      content(value)
    }
  }

  private func opacities(_ stage: Stage) -> [Double] {
    stage.nodes.compactMap { if case .opacity(let value, _) = $0.content { value } else { nil } }
  }

  @Test("A change of the watched value is animated, and other changes aren't")
  func watchedValue() {
    let remote = Remote<(Double, Int)>()
    let stage = Stage(
      Driven((0.2, 0), remote) { value in
        Text("a").opacity(value.0).animation(.linear(duration: 1), value: value.1)
      })
    remote.set((0.4, 0))
    stage.render()
    #expect(opacities(stage) == [0.4])
    remote.set((0.8, 1))
    stage.render()
    #expect(opacities(stage) == [0.4])
    stage.advance(by: 0.5)
    #expect(abs(opacities(stage)[0] - 0.6) < 1e-6)
    stage.advance(by: 0.6)
    #expect(opacities(stage) == [0.8])
  }

  @Test("The animation modifier nearest to a view takes precedence")
  func nested() {
    let remote = Remote<Double>()
    let stage = Stage(
      Driven(0.2, remote) { value in
        VStack {
          Text("a").opacity(value).animation(nil, value: value)
          Text("b").opacity(value)
        }.animation(.linear(duration: 1), value: value)
      })
    remote.set(0.8)
    stage.render()
    stage.advance(by: 0.5)
    #expect(opacities(stage)[0] == 0.8)
    #expect(abs(opacities(stage)[1] - 0.5) < 1e-6)
  }

  @Test("A transaction with disablesAnimations overrides animation modifiers")
  func disabled() {
    let remote = Remote<Double>()
    let stage = Stage(
      Driven(0.2, remote) { Text("a").opacity($0).animation(.linear(duration: 1), value: $0) })
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote.set(0.8) }
    stage.render()
    #expect(opacities(stage) == [0.8])
  }

  @Test("The modifier transaction(_:) changes the animation of withAnimation for the views below it only")
  func transactionModifier() {
    let remote = Remote<Double>()
    let stage = Stage(
      Driven(0.2, remote) { value in
        VStack {
          Text("a").opacity(value).transaction { $0.animation = nil }
          Text("b").opacity(value)
        }
      })
    withAnimation(.linear(duration: 1)) { remote.set(0.8) }
    stage.render()
    stage.advance(by: 0.5)
    #expect(opacities(stage)[0] == 0.8)
    #expect(abs(opacities(stage)[1] - 0.5) < 1e-6)
  }

  @Test("The modifier transaction(value:_:) applies only to updates in which the value changes")
  func valueTransaction() {
    let remote = Remote<(Double, Int)>()
    let stage = Stage(
      Driven((0.2, 0), remote) { value in
        Text("a").opacity(value.0).transaction(value: value.1) { $0.animation = .linear(duration: 1) }
      })
    remote.set((0.4, 0))
    stage.render()
    #expect(opacities(stage) == [0.4])
    remote.set((0.8, 1))
    stage.render()
    #expect(opacities(stage) == [0.4])
  }

  private struct Inner: View {
    let remote: Remote<Double>
    @State private var opacity = 0.2

    var body: some View {
      let _ = remote.set = { opacity = $0 }
      Text("a").opacity(opacity)
    }
  }

  @Test("An animation modifier animates a view below it that changes by its own state")
  func ownState() {
    let remote = Remote<Double>()
    let stage = Stage(VStack { Inner(remote: remote) }.animation(.linear(duration: 1)))
    remote.set(0.8)
    stage.render()
    stage.advance(by: 0.5)
    #expect(abs(opacities(stage)[0] - 0.5) < 1e-6)
  }

  @Test("An animation modifier animates movements that a layout change causes")
  func layout() {
    let remote = Remote<CGFloat>()
    let stage = Stage(
      Driven(0, remote) { value in
        HStack(spacing: 0) {
          Color.red.frame(width: 20 + value, height: 10)
          Text("a")
        }.frame(width: 200, alignment: .leading).animation(.linear(duration: 1), value: value)
      })
    let text = stage.boxes(TextBox.self)[0]
    #expect(text.windowFrame.minX == 20)
    remote.set(100)
    stage.render()
    #expect(text.windowFrame.minX == 20)
    stage.advance(by: 0.5)
    #expect(abs(text.windowFrame.minX - 70) < 1e-6)
    stage.advance(by: 0.6)
    #expect(text.windowFrame.minX == 120)
  }

  @Test("A later change of the window's size doesn't run the animation again")
  func windowSize() {
    let remote = Remote<Double>()
    let stage = Stage(
      Driven(0.2, remote) { value in
        HStack {
          Spacer()
          Text("a").opacity(value)
        }.animation(.linear(duration: 1), value: value)
      })
    remote.set(0.8)
    stage.render()
    stage.advance(by: 2)
    stage.host.resize(to: CGSize(width: 300, height: 100), scale: 1)
    stage.render()
    #expect(stage.boxes(TextBox.self)[0].windowFrame.maxX == 300)
  }
}

import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

@Observable
private final class Switch {
  var isOn = false
  var number = 0
}

@MainActor
@Suite("Transitions")
struct TransitionTests {
  private struct Door<Content: View>: View {
    let door: Switch
    @ViewBuilder let content: () -> Content

    var body: some View {
      ZStack {
        Color.clear
        if door.isOn { content() }
      }
    }
  }

  private struct Doorway<Content: View>: View {
    let door: Switch
    @ViewBuilder let content: () -> Content

    var body: some View { if door.isOn { content() } }
  }

  /// A transition that slides by 100 points per phase and is half transparent outside of the identity phase.
  private struct Pass: Transition {
    let journal: Journal?

    func body(content: Content, phase: TransitionPhase) -> some View {
      journal?.note("\(phase)")
      return content.offset(x: 100 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private func stage(_ door: Switch, @ViewBuilder _ content: @escaping () -> some View) -> Stage {
    Stage(Door(door: door, content: content))
  }

  /// Returns the distance of the text from its final position, in points, or `nil` if there is no text.
  private func x(_ stage: Stage) -> CGFloat? {
    stage.boxes(TextBox.self).first.map { ($0.windowFrame.minX - 95).rounded() }
  }

  private func opacity(_ stage: Stage) -> Double? {
    stage.nodes.lazy.compactMap { if case .opacity(let opacity, _) = $0.content { (opacity * 100).rounded() / 100 } else { nil } }.first
  }

  private func change(_ door: Switch, _ stage: Stage, to isOn: Bool, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { door.isOn = isOn }
    stage.render()
  }

  @Test("A custom transition runs from willAppear to identity, and then to didDisappear")
  func phases() {
    let door = Switch()
    let journal = Journal()
    let stage = stage(door) { Text("a").transition(Pass(journal: journal)) }
    change(door, stage, to: true)
    #expect(x(stage) == -100)
    #expect(opacity(stage) == 0.5)
    stage.advance(by: 0.5)
    #expect(x(stage) == -50)
    #expect(opacity(stage) == 0.75)
    stage.advance(by: 0.5)
    #expect(x(stage) == 0)
    #expect(opacity(stage) == nil)
    journal.clear()
    change(door, stage, to: false)
    #expect(journal.entries == ["didDisappear"])
    stage.advance(by: 0.5)
    #expect(x(stage) == 50)
    stage.advance(by: 0.5)
    stage.advance(by: 0.1)
    #expect(stage.boxes(TextBox.self).isEmpty)
    #expect(stage.graph.isIdle)
    #expect(stage.messages.isEmpty)
  }

  @Test("Without an animation, a view is inserted at once, and its transition's body receives the identity phase only")
  func withoutAnimation() {
    let door = Switch()
    let journal = Journal()
    let stage = stage(door) { Text("a").transition(Pass(journal: journal)) }
    change(door, stage, to: true, nil)
    #expect(x(stage) == 0)
    #expect(Set(journal.entries) == ["identity"])
    change(door, stage, to: false, nil)
    #expect(stage.boxes(TextBox.self).isEmpty)
    #expect(Set(journal.entries) == ["identity"])
  }

  @Test("A view that returns during its removal transition reverses it")
  func turnsRound() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(Pass(journal: nil)) }
    change(door, stage, to: true, nil)
    change(door, stage, to: false)
    stage.advance(by: 0.5)
    #expect(x(stage) == 50)
    change(door, stage, to: true)
    #expect(x(stage) == 50)
    stage.run(for: 2.5)
    #expect(x(stage) == 0)
    #expect(stage.texts == ["a"])
    #expect(stage.graph.isIdle)
  }

  @Test("A view that is removed during its insertion transition disappears when the removal transition ends")
  func removalDuringInsertion() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(Pass(journal: nil)) }
    withAnimation(.linear(duration: 1)) { door.isOn = true }
    stage.render()
    stage.advance(by: 0.25)
    change(door, stage, to: false)
    stage.run(for: 1.1)
    #expect(stage.boxes(TextBox.self).isEmpty)
    #expect(stage.graph.isIdle)
  }

  @Test("The layout in a transition's body is animated")
  func layout() {
    struct Fold: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.padding(.leading, phase == .willAppear ? 80 : 0) }
    }
    let door = Switch()
    let stage = Stage(
      ZStack(alignment: .leading) {
        Color.clear
        Doorway(door: door) { Text("a").transition(Fold()) }
      })
    func left() -> CGFloat? { stage.boxes(TextBox.self).first?.windowFrame.minX }
    change(door, stage, to: true)
    #expect(left() == 80)
    stage.advance(by: 0.5)
    #expect(left() == 40)
    stage.advance(by: 0.6)
    #expect(left() == 0)
  }

  @Test("Built-in transitions run no bodies, and their types and their values are equivalent")
  func builtIn() throws {
    let size = CGSize(width: 10, height: 20)
    func effects(_ transition: AnyTransition) -> [CGAffineTransform] {
      #expect(transition.staged == nil)
      return [transition.insertion.transform(size: size), transition.removal.transform(size: size)]
    }
    let moves = effects(AnyTransition(MoveTransition(edge: .bottom)))
    #expect(moves == effects(.move(edge: .bottom)))
    #expect(moves == [CGAffineTransform(translationX: 0, y: 20), CGAffineTransform(translationX: 0, y: 20)])
    let slides = effects(AnyTransition(SlideTransition()))
    #expect(slides == effects(.slide))
    #expect(slides == [CGAffineTransform(translationX: -10, y: 0), CGAffineTransform(translationX: 10, y: 0)])
    let pushes = effects(AnyTransition(PushTransition(edge: .trailing)))
    #expect(pushes == effects(.push(from: .trailing)))
    #expect(pushes == [CGAffineTransform(translationX: 10, y: 0), CGAffineTransform(translationX: -10, y: 0)])
    #expect(AnyTransition(.push(from: .top)).insertion.opacity == 0)
    #expect(effects(AnyTransition(OffsetTransition(size))) == effects(.offset(x: 10, y: 20)))
    #expect(effects(AnyTransition(.scale(0.5, anchor: .top))) == effects(.scale(scale: 0.5, anchor: .top)))
    #expect(AnyTransition(.opacity).removal.opacity == 0)
    #expect(AnyTransition(.identity).insertion.isIdentity)
    let blurs = AnyTransition(.blurReplace)
    #expect(blurs.insertion.blur > 0 && blurs.insertion.scale.width < 1 && blurs.removal.scale.width < 1)
    #expect(AnyTransition(.blurReplace(.upUp)).removal.scale.width > 1)
    let asymmetric = AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .slide))
    #expect(asymmetric.insertion.opacity == 0 && asymmetric.insertion.shift == .zero)
    #expect(asymmetric.removal.opacity == 1 && asymmetric.removal.shift.width == 1)
    let combined = AnyTransition(OpacityTransition().combined(with: .move(edge: .top)))
    #expect(combined.insertion.opacity == 0 && combined.insertion.shift.height == -1)
  }

  @Test("Built-in transitions have bodies, which custom transitions can use")
  func nested() {
    struct Made: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        MoveTransition(edge: .trailing).apply(content: content, phase: phase)
      }
    }
    let door = Switch()
    let stage = stage(door) { Text("a").transition(Made().combined(with: OpacityTransition())) }
    change(door, stage, to: true)
    #expect(x(stage) == 10)
    #expect(opacity(stage) == 0)
    stage.advance(by: 0.5)
    #expect(x(stage) == 5)
    #expect(opacity(stage) == 0.5)
  }

  @Test("The transition modifier(active:identity:) interpolates between both modifiers")
  func modifiers() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let door = Switch()
    let stage = stage(door) { Text("a").transition(.modifier(active: Shift(x: 60), identity: Shift(x: 0))) }
    change(door, stage, to: true)
    #expect(x(stage) == 60)
    stage.advance(by: 0.5)
    #expect(x(stage) == 30)
    stage.run(for: 0.6)
    change(door, stage, to: false)
    stage.advance(by: 0.5)
    #expect(x(stage) == 30)
  }

  @Test("A transition's own animation runs with or without an animation in the change")
  func ownAnimation() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(.offset(x: 100).animation(.linear(duration: 2))) }
    change(door, stage, to: true, nil)
    stage.advance(by: 1)
    #expect(x(stage) == 50)
    stage.run(for: 1.1)
    change(door, stage, to: false, .linear(duration: 1))
    stage.advance(by: 1)
    #expect(x(stage) == 50)
  }

  @Test("Each of two combined transitions keeps its own animation, on insertion and on removal")
  func twoAnimations() {
    let door = Switch()
    let stage = stage(door) {
      Text("a").transition(.offset(x: 100).animation(.linear(duration: 2)).combined(with: .opacity))
    }
    for isOn in [true, false] {
      change(door, stage, to: isOn, .linear(duration: 1))
      stage.advance(by: 0.5)
      #expect(x(stage) == (isOn ? 75 : 25))
      #expect(opacity(stage) == 0.5)
      stage.run(for: 1.6)
    }
    #expect(stage.boxes(TextBox.self).isEmpty)
  }

  @Test("Changes that disable animations run no transitions")
  func disabled() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(.offset(x: 100).animation(.linear(duration: 2))) }
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) { door.isOn = true }
    stage.render()
    #expect(x(stage) == 0)
    withTransaction(transaction) { door.isOn = false }
    stage.render()
    #expect(stage.boxes(TextBox.self).isEmpty)
    change(door, stage, to: true)
    #expect(x(stage) == 100)
    change(door, stage, to: false)
    #expect(!stage.boxes(TextBox.self).isEmpty)
  }

  @Test("The leading edge is on the right in a right-to-left layout")
  func mirrored() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(.move(edge: .leading)).environment(\.layoutDirection, .rightToLeft) }
    change(door, stage, to: true)
    #expect(x(stage) == 10)
  }

  @Test("With reduced motion, a transition that moves a view fades it instead")
  func reducedMotion() {
    let door = Switch()
    let stage = stage(door) { Text("a").transition(Pass(journal: nil)).environment(\.accessibilityReduceMotion, true) }
    change(door, stage, to: true)
    #expect(x(stage) == 0)
    #expect(opacity(stage) == 0)
    stage.advance(by: 0.5)
    #expect(opacity(stage) == 0.5)
  }

  @Test("The completion of a change runs after its transition has ended")
  func completion() {
    let door = Switch()
    let journal = Journal()
    let stage = stage(door) { Text("a").transition(Pass(journal: nil)) }
    withAnimation(.linear(duration: 1)) {
      door.isOn = true
    } completion: {
      journal.note("arrived")
    }
    stage.render()
    stage.advance(by: 0.9)
    #expect(journal.entries.isEmpty)
    stage.advance(by: 0.2)
    stage.advance(by: 0.1)
    #expect(journal.entries == ["arrived"])
  }

  @Test("A view keeps its state when its transition changes")
  func changes() {
    struct Counter: View {
      @State private var start = Date.now.timeIntervalSince1970
      var body: some View { Text(verbatim: "\(start)") }
    }
    let door = Switch()
    door.isOn = true
    let stage = stage(door) { Counter().transition(door.number == 0 ? .slide : .push(from: .top)) }
    let before = stage.texts
    #expect(before.count == 1)
    door.number = 1
    stage.render()
    #expect(stage.texts == before)
  }

  @Test("Phases have the values -1, 0 and 1, and transitions state whether they have motion")
  func values() {
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
    #expect(TransitionProperties().hasMotion)
    #expect(!OpacityTransition.properties.hasMotion && MoveTransition.properties.hasMotion)
  }
}

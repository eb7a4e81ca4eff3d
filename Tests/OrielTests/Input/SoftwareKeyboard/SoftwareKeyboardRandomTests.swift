import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard under random touches")
struct SoftwareKeyboardRandomTests {
  private struct Form: View {
    @State private var text = ""
    @State private var number = ""

    var body: some View {
      VStack {
        TextField("Text", text: $text)
        TextField("Number", text: $number).keyboardType(.decimalPad)
        Button("Elsewhere") {}
        Spacer()
      }
    }
  }

  @Test("500 random steps leave no key pressed, no bubble open and no pending work", arguments: SeededGenerator.seeds(1...3))
  func survives(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let host = TestHost { Form() }
    host.usesTouch = true
    var down: [Int: CGPoint] = [:]
    var deeds: [String] = []
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    func point() -> CGPoint {
      if chance(75), let key = host.keyboard.keys.randomElement(using: &generator) { return key.center }
      if chance(30), host.keyboard.isShown {
        return CGPoint(x: host.keyboard.frame.midX, y: host.keyboard.frame.minY + 6)
      }
      return CGPoint(x: .random(in: 0...host.size.width, using: &generator), y: .random(in: 0...host.size.height, using: &generator))
    }
    func check() -> String? {
      let (software, keyboard) = (host.graph.softwareKeyboard, host.graph.keyboard)
      if !host.messages.isEmpty { return "message: \(host.messages)" }
      if let panel = software.panel {
        if panel.presentedFrame != keyboard.frame { return "the panel is at \(panel.presentedFrame), the keyboard at \(keyboard.frame)" }
        if panel.keys.contains(where: { !$0.isAttached || $0.needsLayout }) { return "a key that isn't laid out" }
      }
      guard down.isEmpty else { return nil }
      if software.panel?.keys.contains(where: \.isPressed) == true { return "a key stays pressed" }
      if software.panel?.isMovingCaret == true || software.panel?.isHeld == true { return "the panel still tracks a finger" }
      if keyboard.isDragged { return "the keyboard is still dragged" }
      if case .held = software.shift { return "shift is still held" }
      if let callout = software.panel?.callout, case .preview = callout.content { return "a bubble stays open" }
      return nil
    }
    for step in 0..<500 {
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<30:
        let pointer = Int.random(in: 0..<3, using: &generator)
        guard down[pointer] == nil else { continue }
        let place = point()
        deeds.append("down \(pointer) at \(place)")
        host.pointerDown(at: place, pointer: pointer)
        down[pointer] = place
      case 30..<50:
        guard let pointer = down.keys.sorted().randomElement(using: &generator) else { continue }
        let place = point()
        deeds.append("move \(pointer) to \(place)")
        host.pointerMove(to: place, pointer: pointer)
        down[pointer] = place
      case 50..<75:
        guard let pointer = down.keys.sorted().randomElement(using: &generator) else { continue }
        deeds.append("up \(pointer)")
        host.pointerUp(at: down.removeValue(forKey: pointer)!, pointer: pointer)
      case 75..<78:
        guard let pointer = down.keys.sorted().randomElement(using: &generator) else { continue }
        deeds.append("cancel \(pointer)")
        host.pointerCancel(at: down.removeValue(forKey: pointer)!, pointer: pointer)
      case 78..<82:
        deeds.append("hardware key")
        host.press("x")
      case 82..<86:
        let size =
          chance(50)
          ? CGSize(width: 390, height: 844)
          : CGSize(width: .random(in: 200...1400, using: &generator), height: .random(in: 200...1000, using: &generator))
        deeds.append("resize to \(size)")
        host.resize(to: size)
      case 86..<88:
        deeds.append("suspend")
        host.suspend()
        host.resume()
        down.removeAll()
      case 88..<94:
        deeds.append("tap a field")
        guard down.isEmpty, let field = host.findAll(role: .isTextField).randomElement(using: &generator) else { continue }
        host.tap(at: field.center)
      default:
        deeds.append("wait")
        host.advance(by: .random(in: 0.02...0.8, using: &generator))
      }
      if let fault = check() {
        Issue.record("seed \(seed), step \(step): \(fault); after \(deeds.suffix(8).joined(separator: "; "))")
        return
      }
    }
    for (pointer, place) in down { host.pointerUp(at: place, pointer: pointer) }
    down.removeAll()
    host.graph.input.focus.move(to: nil, byKeyboard: false)
    host.advance(by: 2)
    #expect(!host.keyboard.isShown && host.graph.keyboard.inset == 0 && host.graph.rootBox.inputLayers.isEmpty, "seed \(seed)")
    #expect(host.leftovers().isEmpty, "seed \(seed): \(host.leftovers())")
  }
}

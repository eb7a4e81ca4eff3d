import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Presents and dismisses modals at random, and compares the layer with a list that is maintained by hand.
@MainActor
@Suite("Presentation host: random changes")
struct PresentationHostRandomTests {
  private typealias Policy = PresentationHostLayerUIModel.QueuePolicy

  @Observable
  fileprivate final class Scene {
    var flags: [String: Bool] = [:]
    var hidden: Set<String> = []
    var isFixed = false
    @ObservationIgnored var log: [String: [String]] = [:]
    @ObservationIgnored var layer: PresentationLayer?

    func binding(_ id: String) -> Binding<Bool> {
      Binding(get: { self.flags[id] ?? false }, set: { if self.flags[id] != $0 { self.flags[id] = $0 } })
    }

    func wants(_ id: String) -> Bool { flags[id] ?? false }
  }

  private struct Modal: View {
    let scene: Scene
    let id: String
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @State private var isShown = false

    var body: some View {
      Color.red
        .frame(width: 100, height: 100)
        .offset(y: isShown ? 0 : 200)
        .onReceive(mode.presentPublisher) {
          scene.log[id, default: []].append("present")
          withAnimation(.linear(duration: 0.2)) { isShown = true }
        }
        .onReceive(mode.dismissPublisher) { completion in
          scene.log[id, default: []].append("dismiss")
          withAnimation(.linear(duration: 0.2)) {
            isShown = false
          } completion: {
            completion()
          }
        }
        .onReceive(mode.dimmingViewTapActionPublisher) { scene.flags[id] = false }
        .modifier(Host(scene: scene, id: id == "outer" ? "inner" : nil))
    }
  }

  private struct Host: ViewModifier {
    let scene: Scene
    let id: String?

    func body(content: Content) -> some View {
      if let id {
        content.presentationHost(
          id: id,
          uiModel: PresentationHostUIModel {
            $0.priority = id == "urgent" ? 1 : 0
            $0.dismissesModalWhenHostDisappears = id != "staying"
          }, isPresented: scene.binding(id), onPresent: { scene.log[id, default: []].append("onPresent") },
          onDismiss: { scene.log[id, default: []].append("onDismiss") }
        ) { Modal(scene: scene, id: id) }
      } else {
        content
      }
    }
  }

  private struct Root: View {
    let scene: Scene
    let policy: Policy

    var body: some View {
      ZStack {
        LayerReader(scene: scene)
        ForEach(PresentationHostRandomTests.ids, id: \.self) { id in
          if !scene.hidden.contains(id) { Color.clear.modifier(Host(scene: scene, id: id)) }
        }
      }
      .presentationHostLayer(
        uiModel: PresentationHostLayerUIModel {
          $0.queuePolicy = policy
          if scene.isFixed { $0.frame = .fixed(size: CGSize(width: 200, height: 200), alignment: .top, offset: .zero) }
        })
    }
  }

  private struct LayerReader: View {
    let scene: Scene
    @Environment(\.presentationLayers) private var layers

    var body: some View {
      scene.layer = layers[nil]
      return Color.clear
    }
  }

  /// The ids whose order the list predicts exactly, and two that depend on more than their flags.
  private static let plain = ["a", "b", "c", "urgent"]
  private static let ids = plain + ["outer", "staying"]
  private static let all = ids + ["inner"]

  /// The expected order of the ids, from the requests.
  private struct Expected {
    var order: [String] = []

    private func priority(_ id: String) -> Int { id == "urgent" ? 1 : 0 }

    mutating func add(_ id: String) {
      guard !order.contains(id) else { return }
      order.insert(id, at: (order.lastIndex { priority($0) <= priority(id) } ?? -1) + 1)
    }

    mutating func remove(_ id: String) { order.removeAll { $0 == id } }
  }

  @Test("After each of 1,000 random steps a stack has the order of a list", arguments: SeededGenerator.seeds(1...2))
  func stack(seed: UInt64) throws { try run(.stack, seed: seed, steps: 1_000) }

  @Test("After each random step the other queue policies keep their invariants", arguments: SeededGenerator.seeds(1...1), [1, 2, 3])
  func queues(seed: UInt64, policy: Int) throws { try run(Policy(rawValue: policy)!, seed: seed, steps: 500) }

  private func run(_ policy: Policy, seed: UInt64, steps: Int) throws {
    print("presentation host, \(policy), seed \(seed)")
    let scene = Scene()
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Root(scene: scene, policy: policy) }
    let layer = try #require(scene.layer)
    var random = SeededGenerator(seed: seed)
    var expected = Expected()
    let nodesAtRest = host.liveNodeCount

    for step in 0..<steps {
      var action = ""
      func set(_ id: String, _ isPresented: Bool) {
        scene.flags[id] = isPresented
        if isPresented, !scene.hidden.contains(id) { expected.add(id) } else { expected.remove(id) }
        action += " \(id)=\(isPresented)"
      }
      let id = Self.all.randomElement(using: &random)!
      switch Int.random(in: 0..<20, using: &random) {
      case 0...5: set(id, true)
      case 6...9: set(id, false)
      case 10:
        // Changes the flag twice, with one frame in between.
        let wanted = scene.wants(id)
        set(id, !wanted)
        host.render()
        set(id, wanted)
      case 11...13:
        if scene.hidden.remove(id) != nil {
          if scene.wants(id) { expected.add(id) }
        } else if id != "inner" {
          scene.hidden.insert(id)
          expected.remove(id)
        }
        action = "host \(id)"
      case 14: host.resize(to: CGSize(width: Int.random(in: 200...400, using: &random), height: Int.random(in: 200...400, using: &random)))
      case 15:
        host.suspend()
        host.resume()
      case 16:
        let topmost = layer.topmost
        let responds = topmost.map { $0.phase == .presented } ?? false
        host.press(.escape)
        action = "escape \(topmost?.mode.id ?? "")"
        if let topmost, responds {
          #expect(!scene.wants(topmost.mode.id), "seed \(seed) step \(step)")
          expected.remove(topmost.mode.id)
        }
      case 17:
        if layer.forceRemoval(of: id) { expected.remove(id) }
        action = "force \(id)"
      case 18: scene.isFixed.toggle()
      default: host.advance(by: Double.random(in: 0...0.5, using: &random))
      }
      for _ in 0..<3 { host.render() }
      expected.order.removeAll { !scene.wants($0) }
      try check(layer, scene, policy, expected, "seed \(seed), step \(step):\(action)")
    }

    for id in Self.all { scene.flags[id] = false }
    scene.hidden = []
    scene.isFixed = false
    host.advance(by: 3)
    #expect(layer.presentations.isEmpty && layer.waitingIDs.isEmpty)
    #expect(host.liveNodeCount == nodesAtRest)
    #expect(host.leftovers().isEmpty)
    #expect(host.messages.isEmpty)
    for id in Self.all {
      let log = scene.log[id, default: []]
      #expect(log.filter { $0 == "onPresent" }.count == log.filter { $0 == "onDismiss" }.count, "\(id)")
    }
    #expect(scene.log.values.map(\.count).reduce(0, +) > 50)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  private func check(
    _ layer: PresentationLayer, _ scene: Scene, _ policy: Policy, _ expected: Expected, _ moment: String
  ) throws {
    // A presented modal is requested or animates out.
    for presentation in layer.presentations {
      #expect(
        presentation.isBeingRemoved || scene.wants(presentation.mode.id), "\(moment) \(presentation.mode.id) is presented without a request"
      )
    }
    #expect(Set(layer.presentations.map(\.mode.id)).count == layer.presentations.count, "\(moment)")
    for id in layer.waitingIDs { #expect(scene.wants(id), "\(moment) \(id) waits without a request") }
    // Sorted by priority.
    let priorities = layer.presentations.map(\.priority)
    #expect(priorities == priorities.sorted(), "\(moment)")
    switch policy {
    case .stack:
      #expect(layer.waitingIDs.isEmpty, "\(moment)")
      let staying = layer.presentations.filter { !$0.isBeingRemoved }.map(\.mode.id)
      #expect(
        staying.filter(Self.plain.contains) == expected.order.filter(Self.plain.contains), "\(moment)")
    case .enqueue, .dropDuplicates:
      #expect(layer.presentations.count <= 1, "\(moment)")
      let known = Set(layer.waitingIDs + layer.presentations.filter { !$0.isBeingRemoved }.map(\.mode.id))
      for id in Self.plain where scene.wants(id) && !scene.hidden.contains(id) { #expect(known.contains(id), "\(moment) \(id) is lost") }
    case .replace:
      #expect(layer.presentations.count <= 1, "\(moment)")
      #expect(layer.waitingIDs.count <= 1, "\(moment)")
      #expect(Self.plain.filter { scene.wants($0) && !scene.hidden.contains($0) }.count <= 1, "\(moment)")
    }
    for (id, log) in scene.log {
      // onPresent and onDismiss alternate.
      let outer = log.filter { $0.hasPrefix("on") }
      for (index, entry) in outer.enumerated() { #expect((entry == "onPresent") == index.isMultiple(of: 2), "\(moment) \(id) \(outer)") }
      let present = layer.presentations.contains { $0.mode.id == id }
      #expect(present == !outer.count.isMultiple(of: 2), "\(moment) \(id)")
      var isPresented = false
      for entry in log {
        switch entry {
        case "present":
          #expect(!isPresented, "\(moment) \(id) \(log.suffix(6))")
          isPresented = true
        case "dismiss":
          #expect(isPresented, "\(moment) \(id) \(log.suffix(6))")
          isPresented = false
        default: isPresented = false
        }
      }
    }
  }
}

extension PresentationLayer {
  /// The presentations in the order in which they are stacked.
  var presentations: [Presentation] { picture(blocks: false).parts.compactMap(\.presentation) }
}

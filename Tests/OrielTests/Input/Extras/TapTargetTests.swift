import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// The kinds of presentations in the tests of tap targets.
enum PresentedKind: String, CaseIterable, Sendable {
  case sheet, lowSheet, cover, popover, alert, choices
}

/// The ways to dismiss a presentation.
enum DismissWay: String, CaseIterable, Sendable {
  case binding, action, escape, outside, drag
}

@Observable
private final class Model {
  var isPresented = false
  var hits: [Int] = []
}

private struct Covered: View {
  @Bindable var model: Model
  let kind: PresentedKind

  var body: some View {
    VStack(spacing: 6) {
      HStack { ForEach(0..<3, id: \.self) { target($0) } }
      presenting(Text("Presenter").frame(height: 20))
      ScrollView { VStack { ForEach(3..<20, id: \.self) { target($0) } } }
      HStack { ForEach(20..<23, id: \.self) { target($0) } }
    }
    .padding()
  }

  private func target(_ index: Int) -> some View {
    Button("Target \(index)") { model.hits.append(index) }.frame(maxWidth: .infinity).frame(height: 30)
  }

  @ViewBuilder private func presenting(_ view: some View) -> some View {
    switch kind {
    case .sheet: view.sheet(isPresented: $model.isPresented) { Inside() }
    case .lowSheet: view.sheet(isPresented: $model.isPresented) { Inside().presentationDetents([.height(150), .large]) }
    case .cover: view.fullScreenCover(isPresented: $model.isPresented) { Inside() }
    case .popover: view.popover(isPresented: $model.isPresented) { Inside() }
    case .alert: view.alert("Alert", isPresented: $model.isPresented) { Button("Go", role: .cancel) {} }
    case .choices: view.confirmationDialog("Choices", isPresented: $model.isPresented) { Button("Go") {} }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Go") { dismiss() }.padding(30) }
}

@MainActor
@Suite("Tap targets")
struct TapTargetTests {
  nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1000, height: 700)]

  /// Expects that a tap at the drawn center of every visible target hits that target.
  private func expectTrueTargets(_ host: TestHost, _ model: Model, _ what: String) throws {
    let targets = host.allElements.filter { $0.label.hasPrefix("Target") }
    var checked = 0
    for target in targets where host.cover(of: target) == nil && CGRect(origin: .zero, size: host.size).contains(target.center) {
      model.hits = []
      host.tap(at: target.center)
      #expect(model.hits == [Int(target.label.dropFirst(7))!], "\(what): \(target.label)")
      checked += 1
    }
    #expect(checked >= 8, "\(what)")
  }

  /// Dismisses the presentation and returns `true`, or returns `false` if the way doesn't apply to the kind.
  private func dismiss(_ host: TestHost, _ model: Model, _ kind: PresentedKind, _ way: DismissWay) throws -> Bool {
    let isNarrow = host.size.width < 600
    switch way {
    case .binding: model.isPresented = false
    case .action: try host.tap("Go")
    case .escape:
      guard kind != .cover else { return false }
      host.press(.escape)
    case .outside:
      guard kind != .cover, kind != .alert else { return false }
      host.tap(at: CGPoint(x: host.size.width / 2, y: 4))
    case .drag:
      guard kind == .sheet || kind == .lowSheet || kind == .popover && isNarrow else { return false }
      host.usesTouch = true
      let frame = try host.find(role: .isModal).frame
      let start = CGPoint(x: frame.midX - 60, y: frame.minY + 12)
      host.drag(from: start, to: CGPoint(x: start.x, y: min(start.y + 400, host.size.height - 1)), duration: 0.12)
      host.usesTouch = false
    }
    return true
  }

  @Test(
    "TT-12 TT-13 After presenting, suspending, resuming and dismissing in each way, every control is hit where it is drawn",
    arguments: PresentedKind.allCases, sizes)
  func targets(kind: PresentedKind, size: CGSize) throws {
    for scale in [1.0, 2] {
      for way in DismissWay.allCases {
        for resizes in [false, true] {
          let model = Model()
          let host = TestHost(size: size, scale: scale, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
            Covered(model: model, kind: kind)
          }
          let what = "\(kind) \(size) @\(scale) by \(way)\(resizes ? " resized" : "")"
          try host.settle()
          model.isPresented = true
          try host.settle()
          host.suspend()
          if resizes { host.resize(to: CGSize(width: size.width + 40, height: size.height - 60)) }
          host.advance(by: 0.2)
          host.resume()
          try host.settle()
          guard try dismiss(host, model, kind, way) else { continue }
          #expect(!model.isPresented, "\(what)")
          // Runs a part of the removal transition before it settles.
          host.advance(by: 0.05)
          try host.settle()
          #expect(host.graph.rootBox.layers.boxes.isEmpty, "\(what)")
          try expectTrueTargets(host, model, what)
        }
      }
    }
  }

  @Test("A covered control isn't hit, wherever it is", arguments: PresentedKind.allCases)
  func covered(kind: PresentedKind) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Covered(model: model, kind: kind) }
    try host.settle()
    let centers = host.allElements.filter { $0.label.hasPrefix("Target") }.map(\.center)
    #expect(centers.count >= 8)
    for center in centers {
      model.isPresented = true
      try host.settle()
      host.tap(at: center)
      try host.settle()
    }
    #expect(model.hits.isEmpty)
    model.isPresented = false
    try host.settle()
    try expectTrueTargets(host, model, "\(kind) gone")
  }
}

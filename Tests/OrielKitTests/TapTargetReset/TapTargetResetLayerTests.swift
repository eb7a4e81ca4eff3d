import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Notifications reach the layers of all running tests, so these tests are serialized, and none of them suspends.
@MainActor
@Suite("TapTargetResetLayer", .serialized)
struct TapTargetResetLayerTests {
  @Observable
  final class Model {
    var taps: [String] = []
    var isPresented = false
    var resets = 0
    var text = ""
    @ObservationIgnored var hears = true
  }

  /// A view that uses the layer as the original's README does.
  private struct Screen: View {
    @Bindable var model: Model
    var withLayer = true

    var body: some View {
      ZStack {
        VStack {
          Button("top") { model.taps.append("top") }
          TextField("field", text: $model.text)
          Spacer()
          Button("bottom") { model.taps.append("bottom") }
        }
        if withLayer { TapTargetResetLayer(onReset: { model.resets += 1 }) }
      }
      .onChange(of: model.isPresented) {
        if model.hears { TapTargetResetLayer.presentedSheetChanged(toDismissed: !model.isPresented) }
      }
    }
  }

  private let model = Model()

  private func host() -> TestHost {
    // Views of other tests may still have the state of a presented sheet.
    TapTargetResetLayer.presentedSheetChanged(toDismissed: true)
    return TestHost(size: CGSize(width: 300, height: 400)) { Screen(model: model) }
  }

  private func show(_ isPresented: Bool, in host: TestHost) {
    model.isPresented = isPresented
    host.render()
  }

  private func trip(_ host: TestHost) {
    host.suspend()
    host.resume()
  }

  @Test("TT-1 The layer requires no arguments, draws nothing, and takes no taps, no space and no focus")
  func invisible() throws {
    let plain = TestHost(size: CGSize(width: 300, height: 400)) { Screen(model: model, withLayer: false) }
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ZStack {
        Screen(model: model, withLayer: false)
        TapTargetResetLayer()
      }
    }
    #expect(host.snapshot().pngData == plain.snapshot().pngData)
    for x in stride(from: 1, to: 300, by: 7) {
      for y in stride(from: 1, to: 400, by: 7) {
        let point = CGPoint(x: x, y: y)
        let (hit, expected) = (host.content.graph.rootBox.hitTest(point), plain.content.graph.rootBox.hitTest(point))
        #expect(hit.map { "\(type(of: $0)) \($0.windowFrame)" } == expected.map { "\(type(of: $0)) \($0.windowFrame)" })
      }
    }
    try host.tap("top")
    try host.tap("bottom")
    #expect(model.taps == ["top", "bottom"])
    // Three views are focusable, and the fourth step returns to the first.
    var order: [String] = []
    for _ in 0..<4 {
      host.press(.tab)
      order += ["top", "field", "bottom"].filter { (try? host.find($0).isFocused) == true }
    }
    #expect(order == ["top", "field", "bottom", "top"])
  }

  @Test("TT-2 presentedSheetChanged posts one notification without an object")
  func posts() {
    var heard: [(Notification.Name, Bool)] = []
    let observers = [Notification.Name.tapTargetResetSheetWasPresented, .tapTargetResetSheetWasDismissed].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let hasNoObject = notification.object == nil
        MainActor.assumeIsolated { heard.append((name, hasNoObject)) }
      }
    }
    TapTargetResetLayer.presentedSheetChanged(toDismissed: false)
    #expect(heard.map(\.0.rawValue) == ["tapTargetResetSheetWasPresented"])
    TapTargetResetLayer.presentedSheetChanged(toDismissed: true)
    #expect(heard.map(\.0.rawValue) == ["tapTargetResetSheetWasPresented", "tapTargetResetSheetWasDismissed"])
    #expect(heard.allSatisfy { $0.1 })
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("TT-3 The state stores that a sheet is presented, and resets when it is dismissed")
  func remembersSheet() {
    var state = TapTargetResetState()
    state.sheetWasPresented()
    #expect(state.isPresentingSheet)
    let wasArmed = state.sheetWasDismissed()
    #expect(!wasArmed && state == TapTargetResetState())
  }

  @Test("TT-4 The state stores that the scene was in the background, and inactive changes nothing")
  func remembersBackground() {
    var state = TapTargetResetState()
    state.sceneChanged(to: .inactive)
    #expect(state == TapTargetResetState())
    state.sceneChanged(to: .background)
    #expect(state.wasInBackground)
    state.sceneChanged(to: .inactive)
    #expect(state.wasInBackground)
  }

  @Test("TT-5 The state is armed only by returning from the background while a sheet is presented")
  func arms() {
    for (sheet, background) in [(false, false), (false, true), (true, false), (true, true)] {
      var state = TapTargetResetState()
      if sheet { state.sheetWasPresented() }
      state.sceneChanged(to: background ? .background : .inactive)
      state.sceneChanged(to: .active)
      #expect(state.isArmed == (sheet && background))
      #expect(!state.wasInBackground)
    }
  }

  @Test("TT-6 A dismissal without a preceding trip to the background doesn't reset")
  func notArmed() {
    let host = host()
    show(true, in: host)
    host.suspend()
    host.resume()
    show(false, in: host)
    #expect(model.resets == 1)
    show(true, in: host)
    show(false, in: host)
    #expect(model.resets == 1)
  }

  @Test("TT-7 TT-8 TT-9 TT-10 TT-17 An armed dismissal resets once, and the keyboard and the focus don't change")
  func armed() throws {
    let host = host()
    show(true, in: host)
    trip(host)
    try host.tap("field")
    show(false, in: host)
    #expect(model.resets == 1)
    for _ in 0..<150 {
      host.advance(by: TestHost.frameDuration)
      #expect(try host.find("field").isFocused)
      #expect(host.keyboard.inset == 0)
    }
    host.type("typed")
    #expect(model.text == "typed")
  }

  @Test("TT-9 TT-10 Without a focused view the reset focuses none, in any frame of the 2.2 s that the original takes")
  func nothingFocused() throws {
    let host = host()
    show(true, in: host)
    trip(host)
    show(false, in: host)
    #expect(model.resets == 1)
    for _ in 0..<140 {
      host.advance(by: TestHost.frameDuration)
      #expect(try !host.find("field").isFocused && host.keyboard.inset == 0)
    }
  }

  @Test("TT-11 One trip to the background causes one reset")
  func oneShot() {
    let host = host()
    for cycle in 1...3 {
      show(true, in: host)
      if cycle == 1 { trip(host) }
      show(false, in: host)
      #expect(model.resets == 1)
    }
  }

  @Test("TT-14 The layer resets only if its owner has called presentedSheetChanged")
  func ownerTells() {
    let host = host()
    model.hears = false
    show(true, in: host)
    trip(host)
    show(false, in: host)
    #expect(model.resets == 0)
    model.hears = true
    show(true, in: host)
    trip(host)
    show(false, in: host)
    #expect(model.resets == 1)
  }

  @Test("TT-15 A trip to the background without a sheet doesn't arm a later dismissal")
  func flagIsCleared() {
    let host = host()
    trip(host)
    show(true, in: host)
    host.suspend()
    host.resume()
    show(false, in: host)
    #expect(model.resets == 1)
    trip(host)
    show(true, in: host)
    var state = TapTargetResetState()
    state.sceneChanged(to: .background)
    state.sceneChanged(to: .active)
    state.sheetWasPresented()
    state.sceneChanged(to: .inactive)
    state.sceneChanged(to: .active)
    let isArmed = state.sheetWasDismissed()
    #expect(!isArmed)
    show(false, in: host)
    #expect(model.resets == 1)
  }

  @Test("TT-16 Only the windows that were in the background reset")
  func ownWindow() {
    let (first, other) = (host(), Model())
    let second = TestHost(size: CGSize(width: 300, height: 400)) { Screen(model: other) }
    show(true, in: first)
    second.render()
    trip(first)
    show(false, in: first)
    second.render()
    #expect(model.resets == 1 && other.resets == 0)
  }

  @Test("TT-18 The usage in the original's README compiles")
  func usage() {
    struct Usage: View {
      @State private var showingSheet = false
      var body: some View {
        ZStack {
          Text("tab view")
          TapTargetResetLayer()
        }
        .onChange(of: showingSheet, perform: showingSheetChanged)
      }
      func showingSheetChanged(_ newValue: Bool) { TapTargetResetLayer.presentedSheetChanged(toDismissed: newValue == false) }
    }
    let host = TestHost { Usage() }
    #expect(host.exists("tab view") && host.messages.isEmpty)
  }
}

import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Notifications reach the layers of all tests that run, so these take turns and none of them waits.
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

  /// The seed's way to use it.
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
    // What other tests left on the screen may think that a sheet is up.
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

  @Test("TT-1 The layer needs no argument, draws nothing and takes no tap, no room and no focus")
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
    // Three views can have the focus, and the fourth step is at the first again.
    var order: [String] = []
    for _ in 0..<4 {
      host.press(.tab)
      order += ["top", "field", "bottom"].filter { (try? host.find($0).isFocused) == true }
    }
    #expect(order == ["top", "field", "bottom", "top"])
  }

  @Test("TT-2 presentedSheetChanged posts one notification to all, with no object")
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

  @Test("TT-3 The layer remembers that a sheet is up, and forgets it")
  func remembersSheet() {
    var state = TapTargetResetState()
    state.sheetWasPresented()
    #expect(state.isPresentingSheet)
    let wasArmed = state.sheetWasDismissed()
    #expect(!wasArmed && state == TapTargetResetState())
  }

  @Test("TT-4 The background is remembered; inactive changes nothing")
  func remembersBackground() {
    var state = TapTargetResetState()
    state.sceneChanged(to: .inactive)
    #expect(state == TapTargetResetState())
    state.sceneChanged(to: .background)
    #expect(state.wasInBackground)
    state.sceneChanged(to: .inactive)
    #expect(state.wasInBackground)
  }

  @Test("TT-5 It is armed by coming back with a sheet up, and by that alone")
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

  @Test("TT-6 A dismissal without a trip to the background does nothing")
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

  @Test("TT-7 TT-8 TT-9 TT-10 TT-17 An armed dismissal settles the layout, and the keyboard and the focus never know of it")
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

  @Test("TT-9 TT-10 With nothing focused, nothing is, in any frame of the 2.2 s that the original takes")
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

  @Test("TT-11 One trip, one time")
  func oneShot() {
    let host = host()
    for cycle in 1...3 {
      show(true, in: host)
      if cycle == 1 { trip(host) }
      show(false, in: host)
      #expect(model.resets == 1)
    }
  }

  @Test("TT-14 It hears of a sheet from its owner alone, who says so from onChange")
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

  @Test("TT-15 A trip without a sheet arms nothing later")
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

  @Test("TT-16 Of several windows those alone act that were in the background themselves")
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

  @Test("TT-18 The usage of the original's README builds, with the name that SwiftUI has for its sheet")
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

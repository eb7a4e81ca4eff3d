import OrielKit
import OrielTesting
import SwiftUI
import Testing

@testable import Oriel

private enum NoteKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@MainActor
private final class Readings {
  var containerSizes: [CGSize] = []
  var modes: [String?] = []
  var notes: [String] = []
  var texts: [String] = []
}

private struct Reader: View {
  let readings: Readings
  var text = ""
  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostPresentationMode) private var mode
  @Environment(\.note) private var note

  var body: some View {
    readings.containerSizes.append(containerSize)
    readings.modes.append(mode?.id)
    readings.notes.append(note)
    readings.texts.append(text)
    return Color.pureRed
  }
}

@MainActor
@Suite(.serialized) struct PresentationHostEnvironmentTests {
  private let script = Script()
  private let readings = Readings()

  @Test("PH-25 The environment of modals has the size of their container")
  func containerSize() {
    script["one"] = true
    let readings = readings
    let stage = ModalStage(
      Color.white.presentationHost(id: "one", isPresented: script.binding("one")) { Reader(readings: readings) }
        .frame(width: 200, height: 150).presentationHostLayer())
    stage.settle()
    #expect(readings.containerSizes.last == CGSize(width: 200, height: 150))
  }

  @Test("PH-27 The environment of modals has a presentation mode, and that of other views has none")
  func presentationMode() {
    script["one"] = true
    let (readings, outside) = (readings, Readings())
    let stage = ModalStage(
      Reader(readings: outside).presentationHost(id: "one", isPresented: script.binding("one")) { Reader(readings: readings) }
        .presentationHostLayer())
    stage.settle()
    #expect(readings.modes.last == "one")
    #expect(outside.modes.allSatisfy { $0 == nil })
  }

  @Test("PH-24 Modals inherit the environment of their host, and its changes")
  func hostEnvironment() {
    struct Root: View {
      let script: Script
      let readings: Readings
      var body: some View {
        Color.white.presentationHost(id: "one", isPresented: script.binding("one")) { Reader(readings: readings) }
          .environment(\.note, script.text)
          .presentationHostLayer()
      }
    }
    script["one"] = true
    script.text = "before"
    let stage = ModalStage(Root(script: script, readings: readings))
    #expect(readings.notes.last == "before")
    script.text = "after"
    stage.settle()
    #expect(readings.notes.last == "after")
  }

  @Test("PH-7 A modal always shows the current state of the views around its host, without diagnostics")
  func currentState() {
    struct Root: View {
      let script: Script
      let readings: Readings
      var body: some View {
        let text = script.text
        Color.white.presentationHost(id: "one", isPresented: script.binding("one")) { Reader(readings: readings, text: text) }
          .presentationHostLayer()
      }
    }
    let log = MessageLog()
    log.listen()
    script["one"] = true
    script.text = "a"
    let stage = ModalStage(Root(script: script, readings: readings))
    script.text = "b"
    stage.settle()
    script.text = "c"
    stage.settle()
    #expect(readings.texts == ["a", "b", "c"])
    #expect(log.messages.isEmpty)
  }

  @Test("PH-28 The alignment of the host's UI model determines the modal's position in the container")
  func alignment() {
    var uiModel = PresentationHostUIModel()
    uiModel.alignment = .bottomTrailing
    script["one"] = true
    script.size = 100
    let stage = ModalStage(
      Color.white.slidingModal("one", script: script, uiModel: uiModel) { Color.pureRed }.filling().presentationHostLayer())
    stage.advance(by: 0.5)
    #expect(stage.color(395, 395) == Paint.red)
    #expect(stage.color(305, 305) == Paint.red)
    #expect(stage.color(290, 350) != Paint.red)
  }
}

import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: toast")
struct ToastTests {
  private static let long = Array(repeating: "words", count: 20).joined(separator: " ")

  private func stage(
    _ size: CGSize = ComponentStage.phone, text: String = "Saved", colorScheme: ColorScheme = .light,
    _ change: (inout ToastUIModel) -> Void = { _ in }
  ) -> ComponentStage {
    var uiModel = ToastUIModel()
    change(&uiModel)
    let stage = ComponentStage(size: size, colorScheme: colorScheme, layer: ComponentStage.clickThrough) {
      Color.white.toast(id: "it", uiModel: uiModel, isPresented: $0.binding("it"), text: text)
    }
    stage.present(wait: 0.5)
    return stage
  }

  /// Returns the frame of the toast, from the pixels of its color.
  private func frame(_ stage: ComponentStage, grey: Int = 235) -> CGRect {
    let image = stage.host.snapshot()
    var result = CGRect.null
    for y in (image.height - 200)..<image.height {
      for x in 0..<image.width where image.pixel(x, y).red == grey && image.pixel(x, y).blue == grey {
        result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return result
  }

  @Test("VT-1 A toast is as wide as its text with margins of 15 to the container, and has at most 0.5 of it in landscape")
  func width() throws {
    let short = stage()
    let text = try short.host.find("Saved").frame
    #expect(abs(frame(short).width - text.width - 40) <= 1 && abs(frame(short).midX - 195) <= 1)
    #expect(frame(stage(text: Self.long)).width >= 350 && frame(stage(text: Self.long)).minX >= 15)
    let landscape = frame(stage(ComponentStage.landscape, text: Self.long))
    #expect(landscape.width <= 422 && landscape.width > 400)
  }

  @Test("VT-1 The width of a toast can be fixed or stretched")
  func otherWidths() {
    let fixed = stage { $0.widthGroup = .init(.fixed(dimension: .absolute(200))) }
    #expect(frame(fixed).width == 200)
    let stretched = stage { $0.widthGroup = .init(.stretched(margin: .absolute(30))) }
    #expect(frame(stretched).width == 330)
  }

  @Test("VT-2 A toast is a capsule in gray 235, or gray 60 in dark mode, around a headline with margins of 20 and 12")
  func look() throws {
    for (colorScheme, grey) in [(ColorScheme.light, 235), (.dark, 60)] {
      let stage = stage(colorScheme: colorScheme)
      let (frame, text) = (frame(stage, grey: grey), try stage.host.find("Saved").frame)
      #expect(abs(frame.height - text.height - 24) <= 1 && abs(text.minX - frame.minX - 20) <= 1)
      // The corner is rounded by half of the height, so its first pixels aren't painted.
      #expect(stage.pixel(Int(frame.minX) + 4, Int(frame.minY) + 4)[0] != grey)
      #expect(stage.pixel(Int(frame.midX), Int(frame.minY) + 2)[0] == grey)
    }
    #expect(ToastUIModel().textFont == .headline)
  }

  @Test("VT-2 The corners of a toast can have a fixed radius")
  func rounded() {
    let stage = stage { $0.cornerRadius = .rounded(cornerRadius: 2) }
    let frame = frame(stage)
    #expect(stage.pixel(Int(frame.minX) + 3, Int(frame.minY) + 3)[0] == 235)
  }

  @Test("VT-2 A single line is scaled down to 0.75 before it is truncated, and multiple lines wrap")
  func lines() throws {
    let line = try stage().host.find("Saved").frame.height
    let single = stage(text: Self.long)
    #expect(try abs(single.host.find(label: Self.long).frame.height - 0.75 * line) < 3)
    let multi = stage(text: Self.long) { $0.textLineType = .multiLine(alignment: .center, lineLimit: nil) }
    #expect(try multi.host.find(label: Self.long).frame.height > 2 * line - 3)
  }

  @Test("VT-3 Each of two toasts in one layer has its own timeout")
  func two() {
    let stage = ComponentStage(layer: ComponentStage.clickThrough) { script in
      Color.white
        .toast(id: "a", isPresented: script.binding("a"), text: "First")
        .toast(id: "b", isPresented: script.binding("b"), text: "Second")
    }
    stage.present("a", wait: 1)
    stage.present("b", wait: 2.4)
    #expect(!stage.script["a"] && stage.script["b"])
    stage.host.advance(by: 1)
    #expect(!stage.script["b"])
    stage.host.advance(by: 0.5)
    #expect(!stage.host.exists("Second") && stage.host.leftovers().isEmpty)
  }

  @Test("VT-3 In a layer with a queue toasts are presented one after the other, each for its full timeout")
  func queue() {
    var layer = ComponentStage.clickThrough
    layer.queuePolicy = .enqueue
    let stage = ComponentStage(layer: layer) { script in
      Color.white
        .toast(id: "a", isPresented: script.binding("a"), text: "First")
        .toast(id: "b", isPresented: script.binding("b"), text: "Second")
    }
    (stage.script["a"], stage.script["b"]) = (true, true)
    stage.host.advance(by: 3)
    #expect(stage.host.exists("First") && !stage.host.exists("Second"))
    stage.host.advance(by: 1)
    #expect(!stage.script["a"] && stage.script["b"] && stage.host.exists("Second"))
    stage.host.advance(by: 2)
    #expect(stage.host.exists("Second"))
    stage.host.advance(by: 1)
    #expect(!stage.script["b"] && stage.host.leftovers().isEmpty)
  }

  @Test("VT-3 The priority and the kind of a toast are passed to the queue of the layer")
  func priorities() {
    var layer = ComponentStage.clickThrough
    layer.queuePolicy = .dropDuplicates
    func uiModel(_ kind: String, _ priority: Int) -> ToastUIModel {
      var uiModel = ToastUIModel()
      (uiModel.kind, uiModel.priority) = (kind, priority)
      return uiModel
    }
    let stage = ComponentStage(layer: layer) { script in
      Color.white
        .toast(id: "a", uiModel: uiModel("x", 0), isPresented: script.binding("a"), text: "First")
        .toast(id: "b", uiModel: uiModel("x", 0), isPresented: script.binding("b"), text: "Twin")
        .toast(id: "c", uiModel: uiModel("y", 0), isPresented: script.binding("c"), text: "Third")
        .toast(id: "d", uiModel: uiModel("z", 1), isPresented: script.binding("d"), text: "Urgent")
    }
    for id in ["a", "b", "c", "d"] { stage.present(id, wait: 0.1) }
    #expect(stage.script["a"] && !stage.script["b"])
    stage.host.advance(by: 4)
    #expect(stage.host.exists("Urgent") && !stage.host.exists("Third"))
    stage.host.advance(by: 3.5)
    #expect(stage.host.exists("Third"))
  }
}

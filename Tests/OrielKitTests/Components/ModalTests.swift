import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: modal")
struct ModalTests {
  private func stage(
    _ size: CGSize = ComponentStage.phone, touch: Bool = true, _ change: (inout ModalUIModel) -> Void = { _ in }
  ) -> ComponentStage {
    var uiModel = ModalUIModel()
    change(&uiModel)
    return ComponentStage(size: size, touch: touch) {
      Color.white.modal(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) { Probe() }
    }
  }

  @Test(
    "VM-1 A modal has 0.9 by 0.6 of the container in portrait, 0.6 by 0.9 in landscape, 0.5 by 0.8 with a pointer, and is centered",
    arguments: [
      (ComponentStage.phone, true, CGSize(width: 0.9, height: 0.6)), (ComponentStage.landscape, true, CGSize(width: 0.6, height: 0.9)),
      (ComponentStage.phone, false, CGSize(width: 0.5, height: 0.8)), (ComponentStage.desktop, false, CGSize(width: 0.5, height: 0.8)),
    ])
  func size(_ window: CGSize, _ touch: Bool, _ share: CGSize) throws {
    let stage = stage(window, touch: touch)
    stage.present()
    let frame = try #require(stage.probe)
    #expect(abs(frame.width - window.width * share.width) < 0.5)
    #expect(abs(frame.height - window.height * share.height) < 0.5)
    #expect(abs(frame.midX - window.width / 2) < 1 && abs(frame.midY - window.height / 2) < 1)
  }

  @Test("VM-2 A dimension of a modal is fixed, wraps its content, or is stretched to a margin")
  func dimensions() throws {
    func size(_ width: ModalComponentDimension, _ height: ModalComponentDimension) throws -> CGSize {
      var uiModel = ModalUIModel()
      uiModel.sizeGroup = ModalUIModel.SizeGroup(ModalUIModel.Size(width: width, height: height))
      uiModel.contentMargins = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let stage = ComponentStage {
        Color.white.modal(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) {
          Probe().frame(minWidth: 100, idealWidth: 100, maxWidth: .infinity, minHeight: 60, idealHeight: 60, maxHeight: .infinity)
        }
      }
      stage.present()
      let frame = try #require(stage.probe)
      return CGSize(width: frame.width + 10, height: frame.height + 10)
    }
    #expect(try size(.fixed(dimension: .absolute(200)), .fixed(dimension: .fraction(0.25))) == CGSize(width: 200, height: 211))
    #expect(try size(.wrapped(margin: .absolute(15)), .wrapped(margin: .absolute(15))) == CGSize(width: 110, height: 70))
    #expect(try size(.stretched(margin: .absolute(15)), .stretched(margin: .fraction(0.25))) == CGSize(width: 360, height: 422))
  }

  @Test("VM-2 A modal that wraps its content keeps its margins with content of any size")
  func wrappedIsLimited() throws {
    var uiModel = ModalUIModel()
    uiModel.sizeGroup = ModalUIModel.SizeGroup(
      ModalUIModel.Size(width: .wrapped(margin: .absolute(15)), height: .wrapped(margin: .absolute(50))))
    let stage = ComponentStage {
      Color.white.modal(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) {
        Probe().frame(idealWidth: 2000, maxWidth: .infinity, idealHeight: 2000, maxHeight: .infinity)
      }
    }
    stage.present()
    #expect(stage.probe?.size == CGSize(width: 360, height: 744))
  }

  @Test("VM-3 By default a modal has corners of 15, no border and no margins, and margins of 15 in insettedContent")
  func look() {
    let uiModel = ModalUIModel()
    #expect(uiModel.cornerRadii == RectangleCornerRadii(topLeading: 15, bottomLeading: 15, bottomTrailing: 15, topTrailing: 15))
    #expect(uiModel.borderWidth == 0 && uiModel.borderColor == .clear && uiModel.contentMargins == EdgeInsets())
    let inset = ModalUIModel.insettedContent.contentMargins
    #expect(inset == EdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15))
    let stage = stage { $0.preferredDimmingViewColor = .pureGreen }
    stage.present()
    // The corner at (19.5, 168.8) is clipped by about 4 points along its diagonal.
    #expect(stage.pixel(21, 171)[0] < 100 && stage.pixel(28, 177) == Paint.red)
  }

  @Test("VM-3 A border is drawn inside the edge of a modal")
  func border() {
    let stage = stage {
      $0.borderWidth = 4
      $0.borderColor = .pureBlue
    }
    stage.present()
    #expect(stage.pixel(195, 171) == Paint.blue && stage.pixel(195, 176) == Paint.red)
  }

  @Test("VM-4 A tap on the dimming view dismisses a modal only with the dismiss type backTap")
  func backTap() {
    for (type, dismisses) in [([], false), (ModalUIModel.DismissType.backTap, true)] {
      let stage = stage { $0.dismissType = type }
      stage.present()
      stage.host.tap(at: CGPoint(x: 195, y: 60))
      stage.host.advance(by: 0.5)
      #expect(stage.isThere == !dismisses && stage.script["it"] == !dismisses)
    }
  }

  @Test("VM-5 A modal appears from a scale of 1.01 and disappears to it, each in 0.05 s")
  func scale() throws {
    let uiModel = ModalUIModel()
    #expect(uiModel.scaleEffect == 1.01)
    #expect(uiModel.appearAnimation == BasicAnimation(curve: .linear, duration: 0.05))
    #expect(uiModel.disappearAnimation == BasicAnimation(curve: .easeIn, duration: 0.05))
    let stage = stage {
      $0.scaleEffect = 2
      $0.appearAnimation?.duration = 0.5
      $0.disappearAnimation?.duration = 0.5
    }
    stage.script["it"] = true
    stage.frames(1)
    stage.host.advance(by: 0.25)
    // Half of the distance from twice its width.
    #expect(try abs(#require(stage.probe).width - 351 * 1.5) < 20)
    stage.host.advance(by: 0.5)
    #expect(try abs(#require(stage.probe).width - 351) < 0.5)
    stage.script["it"] = false
    stage.host.advance(by: 0.4)
    #expect(try #require(stage.probe).width > 351 * 1.4)
    stage.host.advance(by: 0.2)
    #expect(!stage.isThere)
  }

  @Test("VM-6 contentWrappingHeight is the sum of the margins and the content")
  func wrappingHeight() {
    #expect(ModalUIModel().contentWrappingHeight(contentHeight: 100) == 100)
    #expect(ModalUIModel.insettedContent.contentWrappingHeight(contentHeight: 100) == 130)
  }
}

import OrielKit
import SwiftUI

/// A sheet with a list. A single drag moves the sheet, then the list, then the sheet again.
struct SheetDemo: View {
  @State private var isPresented = false
  @State private var hasThreeHeights = true
  @State private var contentIsDraggable = true
  @State private var autoresizes = false
  @State private var swipeDismisses = true
  @State private var tapDismisses = true
  @State private var hasIndicator = true
  @State private var isCardWithRoom = false

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .bottomSheet(id: "sheet", uiModel: uiModel, isPresented: $isPresented) { content }
        .presentationHostLayer()
    } options: {
      OptionSwitch("Three heights", isOn: $hasThreeHeights)
      OptionSwitch("Content drags the sheet", isOn: $contentIsDraggable)
      OptionSwitch("Content is resized", isOn: $autoresizes)
      OptionSwitch("A swipe dismisses", isOn: $swipeDismisses)
      OptionSwitch("A tap outside dismisses", isOn: $tapDismisses)
      OptionSwitch("Indicator", isOn: $hasIndicator)
      OptionSwitch("A card if there is space", isOn: $isCardWithRoom)
    }
  }

  private var content: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(1..<101) { BoatRow(number: $0) } }
    }
    .overlay(alignment: .bottom) {
      if autoresizes {
        Text("The end of the visible part")
          .font(.caption)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background(Color.accentColor.opacity(0.15))
      }
    }
    .accessibilityIdentifier("boats")
  }

  private var uiModel: BottomSheetUIModel {
    var uiModel = hasIndicator ? BottomSheetUIModel() : .noDragIndicator
    if hasThreeHeights {
      uiModel.sizeGroup.portrait.heights = BottomSheetHeights(min: .fraction(0.3), ideal: .fraction(0.6), max: .fraction(0.9))
    }
    if isCardWithRoom { uiModel.card = BottomSheetUIModel.Card(size: CGSize(width: 420, height: 480), minHeight: 320) }
    uiModel.contentIsDraggable = contentIsDraggable
    uiModel.autoresizesContent = autoresizes
    uiModel.dismissType = swipeDismisses ? .swipe : []
    if tapDismisses { uiModel.dismissType.insert(.backTap) }
    return uiModel
  }
}

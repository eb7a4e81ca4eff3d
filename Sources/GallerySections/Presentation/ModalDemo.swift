import OrielKit
import SwiftUI

/// A centered modal, with each kind of size.
struct ModalDemo: View {
  private enum Sizing: String, CaseIterable { case standard, wrapped, stretched }

  @State private var isPresented = false
  @State private var sizing = Sizing.standard
  @State private var tapDismisses = true
  @State private var hasBorder = false

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .modal(id: "modal", uiModel: uiModel, isPresented: $isPresented) { content }
        .presentationHostLayer()
    } options: {
      OptionChoice("Size", Sizing.allCases, selection: $sizing) { $0.rawValue.capitalized }
      OptionSwitch("A tap outside dismisses", isOn: $tapDismisses)
      OptionSwitch("Border", isOn: $hasBorder)
    }
  }

  private var content: some View {
    VStack(spacing: 10) {
      Image(systemName: "checkmark.circle").font(.largeTitle).foregroundStyle(Color.green)
      Text("Aurora is back").font(.headline)
      Text("She came in at a quarter past four and lies at berth 4.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Fine") { isPresented = false }.buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: sizing == .wrapped ? nil : .infinity, maxHeight: sizing == .wrapped ? nil : .infinity)
  }

  private var uiModel: ModalUIModel {
    var uiModel = ModalUIModel.insettedContent
    switch sizing {
    case .standard: break
    case .wrapped:
      uiModel.sizeGroup = .init(.init(width: .wrapped(margin: .absolute(15)), height: .wrapped(margin: .absolute(15))))
    case .stretched:
      uiModel.sizeGroup = .init(.init(width: .stretched(margin: .absolute(15)), height: .stretched(margin: .absolute(15))))
    }
    uiModel.dismissType = tapDismisses ? .backTap : []
    if hasBorder {
      uiModel.borderWidth = 2
      uiModel.borderColor = .accentColor
    }
    return uiModel
  }
}

import OrielKit
import SwiftUI

/// A side bar at each of the four edges.
struct SideBarDemo: View {
  @State private var isPresented = false
  @State private var edge = Edge.leading
  @State private var isRightToLeft = false

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .sideBar(id: "side-bar", uiModel: uiModel, isPresented: $isPresented) { content }
        .presentationHostLayer()
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    } options: {
      OptionChoice("Edge", [Edge.leading, .trailing, .top, .bottom], selection: $edge) { "\($0)".capitalized }
      OptionSwitch("Right to left", isOn: $isRightToLeft)
      Text("A swipe towards its edge dismisses it.").font(.callout).foregroundStyle(.secondary)
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Fleet").font(.title3).fontWeight(.bold)
      ForEach(["All boats", "At sea", "In the yard", "For hire"], id: \.self) { name in
        Label(name, systemImage: "folder")
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var uiModel: SideBarUIModel {
    var uiModel = SideBarUIModel(presentationEdge: edge)
    uiModel.contentMargins = EdgeInsets(top: 20, leading: 18, bottom: 18, trailing: 18)
    uiModel.dismissType = .all
    return uiModel
  }
}

import Foundation
import Oriel

/// What a map shows at a moment of its camera's flight, along which an animation moves the progress.
struct MapStage: View, Animatable {
  let model: MapModel
  let flight: MapFlight
  let size: CGSize
  let insets: EdgeInsets
  let revision: Int
  let version: Int
  let store: TileStore?
  let tileVersion: Int
  let isMuted: Bool
  /// The tag of what is selected.
  let selected: AnyHashable?
  let hasSelection: Bool
  let layoutDirection: LayoutDirection
  var progress: Double

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  private struct Moment: Equatable {
    let frame: MapFrame
    let isAtRest: Bool
  }

  var body: some View {
    let frame = MapFrame(viewpoint: flight.viewpoint(at: progress), size: size, insets: insets)
    let _ = model.present(frame, progress: progress)
    let isAtRest = model.isAtRest
    ZStack(alignment: .topLeading) {
      MapGround(model: model, frame: frame, store: store, tileVersion: tileVersion, isMuted: isMuted)
        // A program's own tap on the map is told all the same.
        .simultaneousGesture(TapGesture().onEnded { model.selection?.select(nil) }, including: hasSelection ? .all : .none)
      ShapesLayer(model: model, frame: frame, version: version)
      PlacesLayer(model: model, frame: frame, version: version, selected: selected, layoutDirection: layoutDirection)
    }
    .onChange(of: Moment(frame: frame, isAtRest: isAtRest), initial: true) { _, moment in
      model.status.show(moment.frame)
      model.report(moment.frame, moment.isAtRest)
    }
  }
}

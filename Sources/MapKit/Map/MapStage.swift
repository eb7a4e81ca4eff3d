import Foundation
import Oriel

/// The views of a map at one moment of its camera's path. An animation interpolates the progress.
struct MapStage: View, Animatable {
  let model: MapModel
  let flight: MapCameraPath
  let size: CGSize
  let insets: EdgeInsets
  let revision: Int
  let version: Int
  let store: TileStore?
  let tileVersion: Int
  let isMuted: Bool
  /// The tag of the selected content.
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
      MapBackground(model: model, frame: frame, store: store, tileVersion: tileVersion, isMuted: isMuted)
        // Simultaneous, so that an app's own tap gesture on the map is recognized as well.
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

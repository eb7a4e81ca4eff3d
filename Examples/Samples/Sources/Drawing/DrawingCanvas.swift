import SwiftUI

/// A canvas that shows the strokes, and adds a new one with a drag.
struct DrawingCanvas: View {
  @ObservedObject var drawing: Drawing
  let pen: Pen

  @GestureState private var points: [CGPoint] = []

  private var unfinishedStroke: Stroke? {
    points.isEmpty ? nil : pen.stroke(along: points)
  }

  var body: some View {
    Canvas { context, _ in
      // The strokes are in a separate layer, so that the eraser removes strokes only.
      context.drawLayer { layer in
        for stroke in drawing.strokes + [unfinishedStroke].compactMap({ $0 }) {
          layer.blendMode = stroke.isEraser ? .destinationOut : .normal
          layer.stroke(
            stroke.path, with: .color(stroke.color), style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
      }
    }
    .background(.white)
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($points) { value, points, _ in
          points.append(value.location)
        }
        .onEnded { value in
          drawing.add(pen.stroke(along: points + [value.location]))
        }
    )
    .accessibilityElement()
    .accessibilityLabel("Canvas")
    .accessibilityValue(drawing.strokes.count == 1 ? "1 stroke" : "\(drawing.strokes.count) strokes")
  }
}

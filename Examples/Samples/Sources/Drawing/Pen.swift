import SwiftUI

/// A drawing tool: a pen with a color and a width, or the eraser.
struct Pen: Equatable {
  var color = Color.blue
  var width: CGFloat = 6
  var isEraser = false

  static let colors: [(name: String, color: Color)] = [
    ("Black", .black), ("Blue", .blue), ("Green", .green), ("Orange", .orange), ("Red", .red),
  ]

  func stroke(along points: [CGPoint]) -> Stroke {
    Stroke(points: points, color: isEraser ? .black : color, width: isEraser ? width * 3 : width, isEraser: isEraser)
  }
}

/// A bar with controls for the pen.
struct PenBar: View {
  @Binding var pen: Pen
  /// The custom color beside the predefined ones.
  @State private var ownColor = Color.purple

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 10) {
        ForEach(Pen.colors, id: \.color) { name, color in
          Swatch(color: color, isSelected: !pen.isEraser && pen.color == color) {
            pen.color = color
            pen.isEraser = false
          }
          .accessibilityLabel(name)
        }
        ColorPicker("Any color", selection: $ownColor, supportsOpacity: false)
          .labelsHidden()
          .onChange(of: ownColor) {
            pen.color = ownColor
            pen.isEraser = false
          }
        Spacer(minLength: 0)
        Toggle("Eraser", systemImage: "eraser", isOn: $pen.isEraser)
          .toggleStyle(.button)
          .labelStyle(.iconOnly)
      }
      HStack(spacing: 12) {
        Image(systemName: "circle.fill")
          .imageScale(.small)
          .font(.caption2)
        Slider(value: $pen.width, in: 2...24) { Text("Width") }
        Image(systemName: "circle.fill")
          .imageScale(.large)
      }
      .foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity)
    .background(.bar)
  }
}

/// A swatch of a color, with a ring if it is selected.
private struct Swatch: View {
  let color: Color
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Circle()
        .fill(color)
        .strokeBorder(Color.primary.opacity(0.15))
        .frame(width: 28, height: 28)
        .padding(4)
        .overlay {
          Circle()
            .strokeBorder(color, lineWidth: 2)
            .opacity(isSelected ? 1 : 0)
        }
    }
    .buttonStyle(.plain)
    .animation(.snappy, value: isSelected)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview {
  @Previewable @State var pen = Pen()
  PenBar(pen: $pen)
}

import SwiftUI

struct DrawingSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Shapes") {
          WrappingRow(spacing: 16) {
            Circle().fill(.orange).frame(width: 64, height: 64)
            Capsule().fill(.green).frame(width: 96, height: 48)
            RoundedRectangle(cornerRadius: 14).strokeBorder(.blue, lineWidth: 4).frame(width: 64, height: 64)
            Ellipse().stroke(.purple, style: StrokeStyle(lineWidth: 4, dash: [8, 5])).frame(width: 90, height: 56)
            Star().fill(.yellow).frame(width: 68, height: 68)
            Circle().trim(from: 0, to: 0.7).stroke(.pink, style: StrokeStyle(lineWidth: 8, lineCap: .round))
              .frame(width: 56, height: 56)
          }
        }
      }
      PanelRow {
        Panel("Gradients") {
          HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12)
              .fill(LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing))
            RoundedRectangle(cornerRadius: 12)
              .fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 70))
            RoundedRectangle(cornerRadius: 12)
              .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
            RoundedRectangle(cornerRadius: 12).fill(Color.teal.gradient)
            Aurora()
          }
          .frame(height: 84).frame(idealWidth: 645, maxWidth: 645)
        }
      }
      PanelRow {
        Panel("Effects") {
          WrappingRow(spacing: 16) {
            sample.shadow(color: Color.black.opacity(0.4), radius: 8, y: 4)
            sample.blur(radius: 4)
            sample.rotationEffect(.degrees(18))
            sample.scaleEffect(0.7)
            sample.opacity(0.4)
            sample.clipShape(Circle())
          }
          .padding(8)
        }
        Panel("Painted") {
          HStack(spacing: 13) {
            Circle().fill(ImagePaint(image: Self.tile)).frame(width: 64, height: 64)
            ZStack {
              sample
              Circle().fill(.blue.blendMode(.screen)).frame(width: 48, height: 48).offset(x: 12, y: 12)
            }
            .frame(width: 64, height: 64)
          }
          .padding(.vertical, 8)
        }
      }
    }
  }

  private var sample: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      .frame(width: 64, height: 64)
      .overlay { Text("Aa").font(.system(size: 22)).foregroundStyle(.white) }
  }

  /// Two of four squares, which are drawn once and tiled.
  private static let tile = Image(size: CGSize(width: 16, height: 16)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.indigo))
    for corner in [CGPoint.zero, CGPoint(x: 8, y: 8)] {
      context.fill(Path(CGRect(origin: corner, size: CGSize(width: 8, height: 8))), with: .color(.mint))
    }
  }
}

/// A mesh gradient whose center moves to the position of a press.
private struct Aurora: View {
  @State private var middle = SIMD2<Float>(0.35, 0.6)

  var body: some View {
    GeometryReader { proxy in
      MeshGradient(
        width: 3, height: 3,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
        colors: [.indigo, .blue, .teal, .purple, .mint, .cyan, .pink, .orange, .yellow]
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .contentShape(Rectangle())
      .onTapGesture { place in
        withAnimation(.spring(duration: 0.6, bounce: 0.3)) {
          middle = [Float(place.x / proxy.size.width), Float(place.y / proxy.size.height)]
        }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("A mesh of colors")
    .accessibilityAddTraits(.isButton)
  }
}

/// A star with five points.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<10 {
        let radius = index.isMultiple(of: 2) ? outer : outer * 0.45
        let angle = Double(index) * .pi / 5 - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

import SwiftUI

struct DrawingSection: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Shapes") {
        HStack(spacing: 16) {
          Circle().fill(.orange).frame(width: 64, height: 64)
          Capsule().fill(.green).frame(width: 96, height: 48)
          RoundedRectangle(cornerRadius: 14).strokeBorder(.blue, lineWidth: 4).frame(width: 64, height: 64)
          Ellipse().stroke(.purple, style: StrokeStyle(lineWidth: 4, dash: [8, 5])).frame(width: 90, height: 56)
          Star().fill(.yellow).frame(width: 68, height: 68)
          Circle().trim(from: 0, to: 0.7).stroke(.pink, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .frame(width: 56, height: 56)
        }
      }
      Panel("Gradients") {
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 12)
            .fill(LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing))
          RoundedRectangle(cornerRadius: 12)
            .fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 70))
          RoundedRectangle(cornerRadius: 12)
            .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
          RoundedRectangle(cornerRadius: 12).fill(Color.teal.gradient)
        }
        .frame(width: 560, height: 84)
      }
      Panel("Effects") {
        HStack(spacing: 28) {
          sample.shadow(color: Color.black.opacity(0.4), radius: 8, y: 4)
          sample.blur(radius: 4)
          sample.rotationEffect(.degrees(18))
          sample.scaleEffect(0.7)
          sample.opacity(0.4)
          sample.clipShape(Circle())
        }
        .padding(8)
      }
    }
  }

  private var sample: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      .frame(width: 64, height: 64)
      .overlay { Text("Aa").font(.title2).foregroundStyle(.white) }
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

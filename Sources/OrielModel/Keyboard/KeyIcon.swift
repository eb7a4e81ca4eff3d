import Foundation
import OrielDrawing

/// The icons of function keys, drawn in a square of 24 points around the origin.
package enum KeyIcon: Sendable {
  case shift(isFilled: Bool, isLocked: Bool)
  case delete, globe, dismiss, submit, emoji, search

  @MainActor package func node(at center: CGPoint, scale: CGFloat, color: RGBA) -> DisplayNode {
    let transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
    let line = StrokeStyle(lineWidth: 1.6 * scale, lineCap: .round, lineJoin: .round)
    func stroke(_ path: Path) -> DisplayNode { DisplayNode(.stroke(path.applying(transform), line, .color(color))) }
    func fill(_ path: Path) -> DisplayNode { DisplayNode(.fill(path.applying(transform), FillStyle(), .color(color))) }
    switch self {
    case .shift(let isFilled, let isLocked):
      let arrow = Self.arrow(bottom: isLocked ? 4 : 8)
      var nodes = isFilled ? [fill(arrow), stroke(arrow)] : [stroke(arrow)]
      if isLocked {
        nodes.append(
          stroke(
            Path { path in
              path.move(to: CGPoint(x: -4.5, y: 8))
              path.addLine(to: CGPoint(x: 4.5, y: 8))
            }))
      }
      return DisplayNode(.group(nodes))
    case .delete:
      let outline = Path { path in
        path.move(to: CGPoint(x: -11, y: 0))
        path.addLine(to: CGPoint(x: -4.5, y: -7))
        path.addLine(to: CGPoint(x: 9, y: -7))
        path.addQuadCurve(to: CGPoint(x: 11, y: -5), control: CGPoint(x: 11, y: -7))
        path.addLine(to: CGPoint(x: 11, y: 5))
        path.addQuadCurve(to: CGPoint(x: 9, y: 7), control: CGPoint(x: 11, y: 7))
        path.addLine(to: CGPoint(x: -4.5, y: 7))
        path.closeSubpath()
      }
      let cross = Path { path in
        path.move(to: CGPoint(x: 0, y: -2.8))
        path.addLine(to: CGPoint(x: 5.6, y: 2.8))
        path.move(to: CGPoint(x: 5.6, y: -2.8))
        path.addLine(to: CGPoint(x: 0, y: 2.8))
      }
      return DisplayNode(.group([stroke(outline), stroke(cross)]))
    case .globe:
      let lines = Path { path in
        path.addEllipse(in: CGRect(x: -9.5, y: -9.5, width: 19, height: 19))
        path.addEllipse(in: CGRect(x: -4.2, y: -9.5, width: 8.4, height: 19))
        path.move(to: CGPoint(x: -9.5, y: 0))
        path.addLine(to: CGPoint(x: 9.5, y: 0))
        path.move(to: CGPoint(x: -8.2, y: -4.8))
        path.addLine(to: CGPoint(x: 8.2, y: -4.8))
        path.move(to: CGPoint(x: -8.2, y: 4.8))
        path.addLine(to: CGPoint(x: 8.2, y: 4.8))
      }
      return stroke(lines)
    case .emoji:
      let face = Path { path in
        path.addEllipse(in: CGRect(x: -9.5, y: -9.5, width: 19, height: 19))
        path.move(to: CGPoint(x: -5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 2), control: CGPoint(x: 0, y: 8))
      }
      let eyes = Path { path in
        path.addEllipse(in: CGRect(x: -4.9, y: -4.4, width: 2.8, height: 3.4))
        path.addEllipse(in: CGRect(x: 2.1, y: -4.4, width: 2.8, height: 3.4))
      }
      return DisplayNode(.group([stroke(face), fill(eyes)]))
    case .search:
      return stroke(
        Path { path in
          path.addEllipse(in: CGRect(x: -8.5, y: -8.5, width: 12.5, height: 12.5))
          path.move(to: CGPoint(x: 2.6, y: 2.6))
          path.addLine(to: CGPoint(x: 8.5, y: 8.5))
        })
    case .submit:
      return stroke(
        Path { path in
          path.move(to: CGPoint(x: 9, y: -6))
          path.addLine(to: CGPoint(x: 9, y: 2))
          path.addLine(to: CGPoint(x: -9, y: 2))
          path.move(to: CGPoint(x: -4, y: -3))
          path.addLine(to: CGPoint(x: -9, y: 2))
          path.addLine(to: CGPoint(x: -4, y: 7))
        })
    case .dismiss:
      let frame = Path {
        $0.addRoundedRect(in: CGRect(x: -11, y: -9, width: 22, height: 12.5), cornerSize: CGSize(width: 2.5, height: 2.5))
      }
      let keys = Path { path in
        for x in [-7, -2.4, 2.4, 7] as [CGFloat] { path.addEllipse(in: CGRect(x: x - 0.95, y: -6.45, width: 1.9, height: 1.9)) }
        path.addRoundedRect(in: CGRect(x: -5, y: -1.3, width: 10, height: 1.7), cornerSize: CGSize(width: 0.85, height: 0.85))
      }
      let chevron = Path { path in
        path.move(to: CGPoint(x: -3.4, y: 7))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 3.4, y: 7))
      }
      return DisplayNode(.group([stroke(frame), fill(keys), stroke(chevron)]))
    }
  }

  private static func arrow(bottom: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: -9.5))
      path.addLine(to: CGPoint(x: 9.5, y: 0))
      path.addLine(to: CGPoint(x: 4.5, y: 0))
      path.addLine(to: CGPoint(x: 4.5, y: bottom))
      path.addLine(to: CGPoint(x: -4.5, y: bottom))
      path.addLine(to: CGPoint(x: -4.5, y: 0))
      path.addLine(to: CGPoint(x: -9.5, y: 0))
      path.closeSubpath()
    }
  }
}

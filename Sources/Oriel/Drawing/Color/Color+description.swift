import Foundation
import OrielDrawing

extension Color.Provider: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fixed(.black): "black"
    case .fixed(.white): "white"
    case .fixed(.clear): "clear"
    case .fixed(let color): color.hexadecimal
    case .system(let color): "\(color)"
    case .tint: "accentColor"
    case .style(let style): "\(style)"
    case .opacity(let color, let opacity): "\(Self.percent(opacity)) \(color)"
    case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0.bundlePath)" } ?? "nil"))"
    case .adaptive(let light, let dark): "adaptive(light: \(light), dark: \(dark))"
    case .mixed(let first, let second, let share, _): "mix(\(first), \(Self.percent(share)) \(second))"
    }
  }

  private static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return abs(percent) < 1e9 ? "\(Int(percent))%" : "\(share)"
  }
}

extension RGBA {
  /// The components as `#RRGGBBAA`, limited to 0...1.
  fileprivate var hexadecimal: String {
    let bytes = [red, green, blue, alpha].map { component in
      let byte = String(Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + bytes.joined()
  }
}

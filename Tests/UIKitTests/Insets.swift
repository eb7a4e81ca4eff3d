import UIKit

/// A view in a file that imports UIKit only. The file can't import Testing, which has a part for UIKit that Linux lacks.
struct Insets: View {
  @State private var bottom: CGFloat = -1

  var body: some View {
    Text("\(Int(bottom)) at the bottom").onAppear {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      bottom = scene?.windows.first?.safeAreaInsets.bottom ?? -1
    }
  }
}

/// Uses declarations of SwiftUI, Foundation and Core Graphics.
func drawnSize() -> CGSize {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
  guard UIKit.UIColor.red.cgColor.alpha == 1, URL(string: UIApplication.openSettingsURLString) != nil else { return .zero }
  return UIBezierPath(cgPath: path).bounds.size
}

import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Surface {
  var isGlass = true
}

private struct Told: View {
  @Environment(\.backgroundMaterial) private var material
  let name: String

  var body: some View {
    Text(verbatim: "\(name) \(material == nil ? "none" : material == .thin ? "thin" : "other")")
  }
}

private struct Panel: View {
  let surface: Surface

  var body: some View {
    VStack {
      Told(name: "outside")
      VStack {
        Told(name: "inside")
        Told(name: "covered").background(Color.red)
        Told(name: "in a view").background { Color.red }
      }
      .background(surface.isGlass ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.blue))
      Told(name: "shaped").background(.regularMaterial, in: .capsule)
      Told(name: "styled").background(in: .rect).backgroundStyle(.thinMaterial)
    }
  }
}

@MainActor
@Suite("The background material of a view")
struct BackgroundMaterialTests {
  @Test("A view reads the material of its background from the environment until another background covers it")
  func told() throws {
    let surface = Surface()
    let host = TestHost { Panel(surface: surface) }
    for text in ["outside none", "inside thin", "covered none", "in a view thin", "shaped other", "styled thin"] {
      _ = try host.find(text)
    }
    surface.isGlass = false
    host.render()
    for text in ["outside none", "inside none", "covered none", "in a view none", "shaped other"] { _ = try host.find(text) }
    surface.isGlass = true
    host.render()
    _ = try host.find("inside thin")
  }
}

import CGTK
import Foundation
import OrielBus
import OrielGSK
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("An app on the accessibility bus", .enabled(if: PrivateBus.isAvailable), .serialized)
struct AccessibilityServiceTests {
  /// A window surface without a display.
  private final class Surface: AccessibleSurface {
    let host: ViewHost
    var time = 0.0
    var watchesMade = 0
    let widgetSize = CGSize(width: 300, height: 200)
    let screenOrigin = CGPoint(x: 40, y: 30)

    init<Content: View>(_ content: Content) {
      host = ViewHost(root: content, rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()))
      host.resize(to: widgetSize, scale: 1)
      frame()
    }

    func frame() {
      time += 0.1
      _ = host.renderFrame(at: time)
    }

    func watchAccessibility() -> AccessibilityObserver? {
      watchesMade += 1
      return host.watchAccessibility()
    }

    func grabKeyboard() {}
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("A window isn't observed until an assistive technology requests it, and then for a limited time")
  func cost() throws {
    let service = AccessibilityService { AccessibilityBus($0) }
    let surface = Surface(Counter())
    let window = AccessibleWindow(surface, title: "Test", service: service)
    for _ in 0..<10 {
      surface.frame()
      window.frameDidRun()
    }
    #expect(surface.watchesMade == 0 && !service.isListening)
    service.didReceiveRequest()
    #expect(service.isListening)
    #expect(window.snapshot.elements.values.map(\.label) == ["Count 0"] && surface.watchesMade == 1)
  }

  @Test("Text content types, input labels and action categories are exposed as attributes")
  func attributes() throws {
    let service = AccessibilityService { AccessibilityBus($0) }
    let surface = Surface(
      Text("let x = 1")
        .accessibilityTextContentType(.sourceCode)
        .accessibilityInputLabels(["Code", "Line"])
        .accessibilityActions(category: .edit) { Button("Indent") {} })
    let window = AccessibleWindow(surface, title: "Test", service: service)
    service.didReceiveRequest()
    let element = try #require(window.snapshot.roots.first.flatMap { window.snapshot.elements[$0] })
    let answers = ATSPIAnswers(object: .element(element, window), service: service)
    let reply = answers.answer(.accessible, "GetAttributes", DBusArguments(nil))
    let told = ["input-labels": "Code, Line", "text-content-type": "source-code", "toolkit": "Oriel", "xml-roles": "code"]
    #expect(reply == .tuple([.dictionary(told)]))
    let actions = answers.answer(.action, "GetActions", DBusArguments(nil))
    #expect(actions == .tuple([.array("(sss)", [.tuple([.string("Indent"), .string("Edit"), .string("")])])]))
  }

  @Test("The service answers over the bus with names, roles, positions and stable ids, and performs requested actions")
  func answers() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let reader = try bus.connect()
    let service = AccessibilityService { AccessibilityBus($0) }
    let surface = Surface(Counter())
    let window = AccessibleWindow(surface, title: "Test", service: service)
    service.add(window)
    let own = AccessibilityBus(service)
    defer { own.disconnect() }
    own.start(environment: ["AT_SPI_BUS_ADDRESS": bus.address])
    #expect(bus.run { !own.uniqueName.isEmpty })

    func call(_ node: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = []) -> DBusArguments? {
      final class Reply { var value: DBusArguments?; var isThere = false }
      let reply = Reply()
      g_dbus_connection_call(
        reader, own.uniqueName, "\(AccessibilityService.root)/\(node)", interface, method, DBusValue.tuple(arguments).makeVariant(), nil,
        G_DBUS_CALL_FLAGS_NONE, 3000, nil,
        { source, result, data in
          let variant = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          let reply = Unmanaged<Reply>.fromOpaque(data!).takeRetainedValue()
          reply.isThere = true
          guard let variant else { return }
          reply.value = DBusArguments(variant)
          g_variant_unref(variant)
        }, Unmanaged.passRetained(reply).toOpaque())
      bus.run { reply.isThere }
      return reply.value
    }
    let accessible = "org.a11y.atspi.Accessible"
    func element() -> String { window.snapshot.roots.first.map(String.init) ?? "" }
    func node(_ answer: DBusArguments?) -> String { answer?.parts(0).string(1).split(separator: "/").last.map(String.init) ?? "" }

    #expect(node(call("root", accessible, "GetChildAtIndex", [.int(0)])) == "\(window.id)")
    #expect(node(call("\(window.id)", accessible, "GetChildAtIndex", [.int(0)])) == element())
    #expect(node(call("\(window.id)", accessible, "GetChildAtIndex", [.int(9)])) == "null")
    #expect(call(element(), accessible, "GetRole")?.int(0) == Int(ATSPIRole.pushButton.rawValue))
    let extents = call(element(), "org.a11y.atspi.Component", "GetExtents", [.uint32(0)])?.parts(0)
    let frame = try #require(window.snapshot.elements[Int(element())!]?.frame)
    #expect(extents?.int(0) == Int((frame.minX + 40).rounded()) && extents?.int(1) == Int((frame.minY + 30).rounded()))
    let before = element()
    #expect(call(before, "org.a11y.atspi.Action", "DoAction", [.int(0)])?.bool(0) == true)
    surface.frame()
    window.frameDidRun()
    #expect(window.snapshot.elements.values.map(\.label) == ["Count 1"] && element() == before)
    // Invalid requests are answered, too.
    #expect(call(before, "org.a11y.atspi.Action", "DoAction", [.int(-4)])?.bool(0) == false)
    #expect(call("999999", accessible, "GetRole") == nil)
    #expect(call("nonsense", accessible, "GetRole") == nil)
    #expect(call(before, "org.a11y.atspi.Text", "GetText", [.int(0), .int(-1)]) == nil, "A button has no text")

    service.remove(window)
    #expect(call(before, accessible, "GetRole") == nil)
  }
}

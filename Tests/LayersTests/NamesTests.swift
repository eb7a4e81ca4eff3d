import Testing

@testable import Layers

@Suite("Report of used names")
struct NamesTests {
  @Test(
    "The type of a declaration is the prefix of its name without generic parameters",
    arguments: [
      ("View.frame<A>(in:)", "View"), ("static Axis.Set.all", "Axis.Set"), ("Button<>.init(_:action:)", "Button"),
      ("withAnimation<A>(_:_:)", nil),
      ("Circle", nil), ("static CoordinateSpaceProtocol<>.named<A>(_:)", "CoordinateSpaceProtocol"),
    ] as [(String, String?)])
  func type(_ declaration: String, _ type: String?) {
    #expect(NamesReport.type(of: declaration) == type)
  }

  @Test("Names from the Extras folder are listed by file, and other names by type")
  func document() {
    let uses: Set = [
      NameUse(user: "Modal.swift", symbol: "s:a", name: "onIdle(perform:)", definition: "Engine/Extras/View+onIdle.swift"),
      NameUse(user: "Modal.swift", symbol: "s:b", name: "frame(in:)", definition: "Engine/GeometryProxy.swift"),
      NameUse(user: "List.swift", symbol: "s:b", name: "frame(in:)", definition: "Engine/GeometryProxy.swift"),
      NameUse(user: "List.swift", symbol: "s:c", name: "Circle", definition: "Drawing/Circle.swift"),
      NameUse(user: "List.swift", symbol: "s:d", name: "size", definition: "Engine/GeometryProxy.swift"),
    ]
    let declarations = ["s:a": "View.onIdle(perform:)", "s:b": "GeometryProxy.frame<A>(in:)", "s:c": "Circle", "s:d": "GeometryProxy.size"]
    #expect(
      NamesReport(declarations: declarations, uses: uses).document(preamble: "# Names\n") == """
        # Names

        ## Files that need more than Apple's SwiftUI

        All other files use only Apple's names.

        | File | Names of `Extras` |
        | --- | --- |
        | Modal.swift | `View.onIdle(perform:)` |

        ## Apple's names: types, functions

        `Circle`

        ## Apple's names: members

        | Type | Members |
        | --- | --- |
        | `GeometryProxy` | `frame(in:)`, `size` |

        """)
  }

  @Test("The difference of two documents lists the lines that only one of them has")
  func difference() {
    #expect(NamesCommand.difference("a\nb\nc", "a\nc\nd") == "- b\n+ d\n")
    #expect(NamesCommand.difference("a\n", "a\n") == "")
  }
}

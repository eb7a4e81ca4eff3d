extension Group {
  /// Creates a view from the subviews of another. Mirrors SwiftUI's `Group.init(subviews:transform:)`.
  ///
  /// The closure runs again whenever a subview is inserted or removed. Subviews that it doesn't use stay mounted without being shown.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(view: view, transform: transform))
  }

  /// Creates a view from the sections of another. Mirrors SwiftUI's `Group.init(sections:transform:)`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(view: view, transform: transform))
  }
}

/// A view that is created from the subviews of another. Mirrors SwiftUI's `GroupElementsOfContent`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubviewsNode(view, in: context, base: { $0.view }, collected: { $0.subviews }, transform: { $0.transform })
  }
}

/// A view that is created from the sections of another. Mirrors SwiftUI's `GroupSectionsOfContent`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let view: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubviewsNode(view, in: context, base: { $0.view }, collected: { $0.sections }, transform: { $0.transform })
  }
}

extension GroupElementsOfContent: RowStructure {
  @MainActor static var rowShape: RowShape { .of(Content.self) }
}

extension GroupSectionsOfContent: RowStructure {
  @MainActor static var rowShape: RowShape { .of(Content.self) }
}

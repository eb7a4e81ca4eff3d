#if DEBUG
  import Foundation

  extension DisplayNode {
    /// A difference between two drawings.
    package struct Difference: Equatable {
      /// The contents from the outermost to the one that differs.
      package let path: String
      package let found: String
      package let expected: String

      package init(path: String, found: String, expected: String) {
        self.path = path
        self.found = found
        self.expected = expected
      }
    }

    /// Returns the first difference from another drawing, or `nil` if both draw the same. Nodes that both share aren't compared.
    package func difference(from expected: DisplayNode) -> Difference? { difference(from: expected, path: name) }

    private func difference(from other: DisplayNode, path: String) -> Difference? {
      guard self !== other else { return nil }
      guard name == other.name else { return Difference(path: path, found: name, expected: other.name) }
      let (own, others) = (children, other.children)
      guard own.count == others.count else {
        return Difference(path: path, found: "\(own.count) members", expected: "\(others.count) members")
      }
      if !hasSameValues(as: other) {
        let difference = Difference(path: path, found: "\(content)", expected: "\(other.content)")
        // NaN isn't equal to itself, but has the same text.
        if difference.found != difference.expected { return difference }
      }
      for (index, (child, expected)) in zip(own, others).enumerated() {
        if let difference = child.difference(from: expected, path: "\(path)[\(index)].\(child.name)") { return difference }
      }
      return nil
    }

    private var name: String {
      switch content {
      case .group: "group"
      case .color: "color"
      case .fill: "fill"
      case .stroke: "stroke"
      case .text: "text"
      case .image: "image"
      case .transform: "transform"
      case .projection: "projection"
      case .opacity: "opacity"
      case .clip: "clip"
      case .mask: "mask"
      case .blur: "blur"
      case .shadow: "shadow"
      case .innerShadow: "innerShadow"
      case .blend: "blend"
      case .blendBehind: "blendBehind"
      case .composited: "composited"
      case .isolated: "isolated"
      case .colorMatrix: "colorMatrix"
      case .platform: "platform"
      }
    }

    private var children: [DisplayNode] {
      switch content {
      case .group(let children): children
      case .color, .fill, .stroke, .text, .image, .platform: []
      case .transform(_, let child), .projection(_, let child), .opacity(_, let child), .clip(_, _, let child), .blur(_, _, let child),
        .shadow(_, _, _, let child), .innerShadow(_, _, _, let child), .blendBehind(_, let child), .composited(let child),
        .isolated(let child), .colorMatrix(_, let child):
        [child]
      case .mask(let child, let mask): [child, mask]
      case .blend(_, let bottom, let top): [bottom, top]
      }
    }

    /// Indicates whether the nodes' values are equal, without their children. Separately shaped texts count as equal if their positions and
    /// ink bounds are.
    private func hasSameValues(as other: DisplayNode) -> Bool {
      switch (content, other.content) {
      case (.group, .group), (.mask, .mask), (.composited, .composited), (.isolated, .isolated): true
      case (.color(let color, let rect), .color(let other, let otherRect)): color == other && rect == otherRect
      case (.fill(let path, let style, let paint), .fill(let otherPath, let otherStyle, let otherPaint)):
        path == otherPath && style == otherStyle && paint.isSame(as: otherPaint)
      case (.stroke(let path, let style, let paint), .stroke(let otherPath, let otherStyle, let otherPaint)):
        path == otherPath && style == otherStyle && paint.isSame(as: otherPaint)
      case (.text(let text, let point, let color), .text(let otherText, let otherPoint, let otherColor)):
        (text === otherText || text.inkBounds == otherText.inkBounds) && point == otherPoint && color == otherColor
      case (.image(let image, let drawing), .image(let otherImage, let otherDrawing)):
        (image === otherImage || image.pixelSize == otherImage.pixelSize) && drawing == otherDrawing
      case (.transform(let transform, _), .transform(let other, _)): transform == other
      case (.projection(let projection, _), .projection(let other, _)): projection == other
      case (.opacity(let opacity, _), .opacity(let other, _)): opacity == other
      case (.clip(let path, let style, _), .clip(let otherPath, let otherStyle, _)): path == otherPath && style == otherStyle
      case (.blur(let radius, let isOpaque, _), .blur(let otherRadius, let otherIsOpaque, _)):
        radius == otherRadius && isOpaque == otherIsOpaque
      case (.shadow(let color, let radius, let offset, _), .shadow(let otherColor, let otherRadius, let otherOffset, _)),
        (.innerShadow(let color, let radius, let offset, _), .innerShadow(let otherColor, let otherRadius, let otherOffset, _)):
        color == otherColor && radius == otherRadius && offset == otherOffset
      case (.blend(let mode, _, _), .blend(let other, _, _)): mode == other
      case (.blendBehind(let mode, _), .blendBehind(let other, _)): mode == other
      case (.colorMatrix(let matrix, _), .colorMatrix(let other, _)): matrix == other
      case (.platform(let picture, let rect), .platform(let other, let otherRect)): picture === other && rect == otherRect
      default: false
      }
    }
  }

  extension Paint {
    /// Indicates whether two paints are equal. Pictures are compared by their contents.
    @MainActor fileprivate func isSame(as other: Paint) -> Bool {
      guard case .tiles(var own) = self, case .tiles(let others) = other else { return self == other }
      guard own.picture.difference(from: others.picture) == nil else { return false }
      own.picture = others.picture
      return own == others
    }
  }
#endif

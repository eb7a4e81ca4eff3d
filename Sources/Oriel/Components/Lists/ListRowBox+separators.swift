import Foundation
import OrielDrawing

/// The separators above and below a row.
extension ListRowBox {
  // MARK: Separator insets

  /// Returns the distance in points from the leading edge of a row at `frame` to the content's leading separator guide, or without one to
  /// the first text, so that the separator starts after an icon. Returns `nil` if the content has neither.
  func lineStart(in frame: CGRect) -> CGFloat? {
    let x = guide(.listRowSeparatorLeading) ?? firstText(in: content).map { $0 + content.origin.x }
    return x.map { isMirrored ? frame.maxX - $0 : $0 - frame.minX }
  }

  /// Returns the distance in points from the content's trailing separator guide to the trailing edge of a row at `frame`, or `nil` if the
  /// content has no such guide.
  func lineEnd(in frame: CGRect) -> CGFloat? {
    guide(.listRowSeparatorTrailing).map { isMirrored ? $0 - frame.minX : frame.maxX - $0 }
  }

  /// Returns the distance of a guide of the content from the row's left edge, or `nil` if the content doesn't set it.
  private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
    guard let place = content.explicitGuide(alignment.key, size: content.size, proposal: content.proposal) else { return nil }
    return content.origin.x + (content.isMirrored ? content.size.width - place : place)
  }

  /// Returns the distance from the box's left edge to the leading edge of the first visible text, or `nil` if the box has none.
  private func firstText(in box: LayoutBox) -> CGFloat? {
    if box is TextBox { return isMirrored ? box.size.width : 0 }
    if box is SecondaryRowTextBox || box is AccessibilityOnlyBox { return nil }
    for child in box.children where child.isPlaced && !child.isBeingRemoved {
      if let start = firstText(in: child) { return child.origin.x + start }
    }
    return nil
  }

  // MARK: Drawing

  func separators(in frame: CGRect) -> [DisplayNode] {
    let look = setup.look
    guard look.hasSeparators else { return [] }
    let thickness = 1 / max(1, environment.displayScale)
    func line(at y: CGFloat, tint: Color?, isWhole: Bool) -> DisplayNode {
      let color = (tint ?? Color(.system(.separator))).resolved(in: environment)
      let start = isWhole ? 0 : min(separatorStart, frame.width)
      let standardEnd: CGFloat = look == .plain || look == .bordered || look.hasCards ? 0 : 16
      let end = isWhole ? 0 : separatorEnd ?? standardEnd
      let width = max(0, frame.width - start - end)
      return DisplayNode(.color(color, CGRect(x: frame.minX + (isMirrored ? end : start), y: y, width: width, height: thickness)))
    }
    var lines: [DisplayNode] = []
    if effectivePosition.isFirst || isAlone {
      let visibility = visibility(ofSectionEdge: .top)
      if visibility == .visible || visibility == .automatic && look == .grouped && !isAlone {
        lines.append(line(at: frame.minY, tint: tint(ofSectionEdge: .top), isWhole: look.hasCards))
      }
    }
    if effectivePosition.isLast || isAlone {
      let visibility = visibility(ofSectionEdge: .bottom)
      if visibility == .visible || visibility == .automatic && look != .insetGrouped && !isAlone {
        lines.append(line(at: frame.maxY - thickness, tint: tint(ofSectionEdge: .bottom), isWhole: look.hasCards))
      }
    } else {
      let isHidden =
        visibility(RowSeparatorTrait.self, at: .bottom) == .hidden || next?.visibility(RowSeparatorTrait.self, at: .top) == .hidden
      // Rounded highlights have no separators beside them.
      let isBesideHighlight = look == .inset && (isSelected || next?.isSelected == true)
      if !isHidden, !isBesideHighlight {
        let tint = tint(RowSeparatorTintTrait.self, at: .bottom) ?? next?.tint(RowSeparatorTintTrait.self, at: .top)
        lines.append(line(at: frame.maxY - thickness, tint: tint, isWhole: false))
      }
    }
    return lines
  }

  /// Returns the visibility of the separator at a section's edge. A value for the row takes precedence over one for its section.
  private func visibility(ofSectionEdge edge: VerticalEdge.Set) -> Visibility {
    let own = visibility(RowSeparatorTrait.self, at: edge)
    return own == .automatic ? visibility(SectionSeparatorTrait.self, at: edge) : own
  }

  private func tint(ofSectionEdge edge: VerticalEdge.Set) -> Color? {
    tint(RowSeparatorTintTrait.self, at: edge) ?? tint(SectionSeparatorTintTrait.self, at: edge)
  }

  private func visibility<Key: LayoutTraitKey>(_ key: Key.Type, at edge: VerticalEdge.Set) -> Visibility
  where Key.Value == SeparatorChange {
    content.traits(key).first { $0.edges.contains(edge) }?.visibility ?? .automatic
  }

  private func tint<Key: LayoutTraitKey>(_ key: Key.Type, at edge: VerticalEdge.Set) -> Color? where Key.Value == SeparatorTint {
    content.traits(key).first { $0.edges.contains(edge) }?.color
  }
}

extension LayoutBox {
  /// Returns all values that modifiers attached to this box, from the outside in. Each value can apply to other edges.
  func traits<Key: LayoutTraitKey>(_ key: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    var box: LayoutBox? = self
    while let current = box {
      if let trait = current as? TraitBox<Key> { values.append(trait.value) }
      box = current.layoutChild
    }
    return values
  }
}

import CGTK

/// The AT-SPI interfaces that Oriel's objects implement.
@MainActor
enum ATSPIInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"
  case selection = "org.a11y.atspi.Selection"
  case cache = "org.a11y.atspi.Cache"

  /// The description of the interface for GDBus, which lives as long as the process.
  var info: UnsafeMutablePointer<GDBusInterfaceInfo>? { Self.infos[self] }

  private static let infos = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { interface in
      InterfaceDescription(name: interface.rawValue, members: contents[interface] ?? "").info.map { (interface, $0) }
    })

  private static let contents: [ATSPIInterface: String] = [
    .accessible: """
    Name:s Description:s Parent:(so) ChildCount:i Locale:s AccessibleId:s HelpText:s
    GetChildAtIndex(i)(so) GetChildren()a(so) GetIndexInParent()i GetRelationSet()a(ua(so)) GetRole()u GetRoleName()s
    GetLocalizedRoleName()s GetState()au GetAttributes()a{ss} GetApplication()(so) GetInterfaces()as
    """,
    .application: "ToolkitName:s Version:s ToolkitVersion:s AtspiVersion:s Id:i! GetLocale(u)s",
    .component: """
    Contains(i,i,u)b GetAccessibleAtPoint(i,i,u)(so) GetExtents(u)(iiii) GetPosition(u)i,i GetSize()i,i GetLayer()u GetMDIZOrder()n
    GrabFocus()b GetAlpha()d ScrollTo(u)b
    """,
    .action: """
    NActions:i GetDescription(i)s GetName(i)s GetLocalizedName(i)s GetKeyBinding(i)s GetActions()a(sss) DoAction(i)b
    """,
    .value: "MinimumValue:d MaximumValue:d MinimumIncrement:d CurrentValue:d! Text:s",
    .text: """
    CharacterCount:i CaretOffset:i GetText(i,i)s SetCaretOffset(i)b GetStringAtOffset(i,u)s,i,i GetTextAtOffset(i,u)s,i,i
    GetTextBeforeOffset(i,u)s,i,i GetTextAfterOffset(i,u)s,i,i GetCharacterAtOffset(i)i GetAttributes(i)a{ss},i,i
    GetAttributeRun(i,b)a{ss},i,i GetAttributeValue(i,s)s GetDefaultAttributes()a{ss} GetDefaultAttributeSet()a{ss}
    GetCharacterExtents(i,u)i,i,i,i GetRangeExtents(i,i,u)i,i,i,i GetOffsetAtPoint(i,i,u)i GetNSelections()i GetSelection(i)i,i
    AddSelection(i,i)b RemoveSelection(i)b SetSelection(i,i,i)b
    """,
    .editableText: "SetTextContents(s)b InsertText(i,s,i)b CopyText(i,i) CutText(i,i)b DeleteText(i,i)b PasteText(i)b",
    .selection: """
    NSelectedChildren:i GetSelectedChild(i)(so) SelectChild(i)b DeselectSelectedChild(i)b DeselectChild(i)b IsChildSelected(i)b
    SelectAll()b ClearSelection()b
    """,
    .cache: "GetItems()a((so)(so)(so)iiassusau)",
  ]
}

import Oriel
import OrielModel

/// The role of an element in AT-SPI: the numbers of `AtspiRole`, and their names.
enum ATSPIRole: UInt32 {
  case checkBox = 7, comboBox = 11, dialog = 16, frame = 23, image = 27, label = 29, list = 31, listItem = 32, pageTab = 37, pageTabList =
    38
  case panel = 39, passwordText = 40, progressBar = 42, pushButton = 43, radioButton = 44, scrollPane = 49, slider = 51, spinButton = 52
  case text = 61, application = 75, entry = 79, heading = 83, link = 88, levelBar = 103

  init(_ element: AccessibilityElement) {
    self =
      switch element.role {
      case .group: .panel
      case .text: .label
      case .heading: .heading
      case .image: .image
      case .button: .pushButton
      case .link: .link
      case .toggle: .checkBox
      case .option: .radioButton
      case .choice: .comboBox
      case .textField: element.text?.isSecure == true ? .passwordText : element.text?.isMultiline == true ? .text : .entry
      case .slider: .slider
      case .stepper: .spinButton
      case .progress: .progressBar
      case .gauge: .levelBar
      case .tabBar: .pageTabList
      case .tab: .pageTab
      case .list: .list
      case .row: .listItem
      case .scrollArea: .scrollPane
      case .dialog: .dialog
      }
  }

  var name: String {
    switch self {
    case .checkBox: "check box"
    case .comboBox: "combo box"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .text: "text"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .levelBar: "level bar"
    }
  }

  /// The localized name of the role.
  var word: BuiltInText {
    switch self {
    case .checkBox: .roleCheckBox
    case .comboBox: .roleComboBox
    case .dialog: .roleDialog
    case .frame: .roleWindow
    case .image: .roleImage
    case .label: .roleLabel
    case .list: .roleList
    case .listItem: .roleListItem
    case .pageTab: .roleTab
    case .pageTabList: .roleTabList
    case .panel: .roleGroup
    case .passwordText: .rolePasswordText
    case .progressBar: .roleProgressBar
    case .pushButton: .roleButton
    case .radioButton: .roleRadioButton
    case .scrollPane: .roleScrollPane
    case .slider: .roleSlider
    case .spinButton: .roleSpinButton
    case .text, .entry: .roleTextBox
    case .application: .roleApplication
    case .heading: .roleHeading
    case .link: .roleLink
    case .levelBar: .roleMeter
    }
  }
}

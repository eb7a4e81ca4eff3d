/// A word, or a sentence, of Oriel's own: what its controls, menus and dialogs say, and what it tells assistive technology.
///
/// `OwnWords` has the texts. A text with arguments has a place for each, such as `%@`.
package enum OwnWord: String, CaseIterable, Sendable {
  case actionDecrement, actionDismiss, actionIncrement, actionJump, actionMagicTap, actionPress, actionToggle
  case ascending, askToSave, back, boldText, brightness, cancel, cannotOpenType, capitalize, changesLost
  case checkSpelling, chooseFolder, clearText, close, collapse, colorBlack, colorBlue, colorCyan, colorDark
  case colorDarkGrey, colorGreen, colorLight, colorLightGrey, colorOrange, colorPink, colorPurple, colorRed
  case colorWhite, colorYellow, copy, couldNotOpen, couldNotSave, cut, day, delete, deleteNamed, descending, divider
  case done, dontAskAgain, dontSave, dragToMoveRow, edit, editMenu, editedTitle, email, expand, fileMenu, formatMenu
  case halfOfDay, headings, headingsOfLevel, helpMenu, hide, hour, hue, images, inProgress, insertEmoji, italicText, items
  case keyAlt, keyBackspace, keyControl, keyDelete, keyDown, keyEnd, keyEnter, keyEscape, keyHome, keyLeft
  case keyPageDown, keyPageUp, keyRight, keyShift, keySpace, keySuper, keyTab, keyUp, landmarks, links, lists
  case makeLowerCase, makeUpperCase, menu, minute, misspelledWords, month, more, moveDown, moveUp, new, next
  case nextMonth, nextOf, noDocument, noResults, noResultsFor, ok, opacity, open, openFile, openFiles, pageOf, paste
  case previous, previousMonth, previousOf, redo, redoNamed, rename, reorder, reorderNamed, roleApplication
  case roleButton, roleCheckBox, roleComboBox, roleDialog, roleGroup, roleHeading, roleImage, roleLabel, roleLink
  case roleList, roleListItem, roleMeter, rolePasswordText, roleProgressBar, roleRadioButton, roleScrollPane
  case roleSlider, roleSpinButton, roleTab, roleTabList, roleTextBox, roleWindow, saturation, save, saveAs, saveFile
  case scope, scrollDown, scrollToEnd, scrollToStart, scrollUp, search, select, selectAll, selectNamed, settings
  case settingsMenu, share, show, sidebar, tables, textFields, time, titleMenu, toggleInspector, toggleSidebar
  case transformations, tryNewSearch, underlinedText, undo, undoNamed, untitled, untitledNumber, unvisitedLinks
  case viewMenu, visitedLinks, warning, windowMenu, year, zoomIn, zoomOut
}

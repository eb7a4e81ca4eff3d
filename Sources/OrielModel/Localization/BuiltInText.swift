/// A text of Oriel's own: the texts of its controls, menus and dialogs, and its texts for assistive technology.
///
/// `BuiltInTexts` contains the texts. A text with arguments has a placeholder for each, such as `%@`.
package enum BuiltInText: String, CaseIterable, Sendable {
  case actionDecrement, actionDismiss, actionIncrement, actionJump, actionMagicTap, actionPress, actionToggle
  case ascending, askToSave, back, boldText, brightness, cancel, cannotOpenType, cannotPlay, capitalize, changesLost
  case checkSpelling, chooseFolder, clearText, close, collapse, colorBlack, colorBlue, colorCyan, colorDark
  case colorDarkGrey, colorGreen, colorLight, colorLightGrey, colorOrange, colorPink, colorPurple, colorRed
  case colorWhite, colorYellow, compass, copy, couldNotOpen, couldNotSave, cut, day, delete, deleteNamed, descending
  case divider, done, dontAskAgain, dontSave, dragToMoveRow, edit, editMenu, editedTitle, email, expand, fileMenu
  case formatMenu, goBackSeconds, goForwardSeconds, halfOfDay, headings, headingsOfLevel, helpMenu, hide, hour, hue
  case images, inProgress, insertEmoji, italicText, items, keyAlt, keyBackspace, keyControl, keyDelete, keyDown
  case keyEnd, keyEnter, keyEscape, keyHome, keyLeft, keyPageDown, keyPageUp, keyRight, keyShift, keySpace, keySuper
  case keyTab, keyUp, landmarks, links, lists, makeLowerCase, makeUpperCase, map, mapMarker, menu, minute
  case misspelledWords, month, more, moveDown, moveLeft, moveRight, moveUp, mute, myLocation, new, next, nextMonth, nextOf
  case noDocument, noResults, noResultsFor, ok, opacity, open, openFile, openFiles, pageOf, paste, pause, play, playbackPosition
  case previous, previousMonth, previousOf, redo, redoNamed, rename, reorder, reorderNamed, roleApplication
  case roleButton, roleCheckBox, roleComboBox, roleDialog, roleGroup, roleHeading, roleImage, roleLabel, roleLink
  case roleList, roleListItem, roleMeter, rolePasswordText, roleProgressBar, roleRadioButton, roleScrollPane
  case roleSlider, roleSpinButton, roleTab, roleTabList, roleTextBox, roleWindow, saturation, save, saveAs, saveFile
  case scope, scrollDown, scrollToEnd, scrollToStart, scrollUp, search, select, selectAll, selectNamed, settings
  case settingsMenu, share, show, sidebar, tables, textFields, time, titleMenu, toggleInspector, toggleSidebar
  case transformations, tryNewSearch, underlinedText, undo, undoNamed, unmute, untitled, untitledNumber
  case unvisitedLinks, viewMenu, visitedLinks, volume, warning, windowMenu, year, zoomIn, zoomOut
}

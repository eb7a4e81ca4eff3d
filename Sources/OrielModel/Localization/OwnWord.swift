/// A word, or a sentence, of Oriel's own: what its controls, menus and dialogs say, and what it tells assistive technology.
///
/// `OwnWords` has the texts. A text with arguments has a place for each, such as `%@`.
package enum OwnWord: String, CaseIterable, Sendable {
  case actionDecrement, actionDismiss, actionIncrement, actionJump, actionMagicTap, actionPress, actionToggle
  case ascending, askToSave, back, boldText, brightness, cancel, cannotOpenType, cannotPlay, capitalize, changesLost
  case checkSpelling, chooseFolder, clearText, close, collapse, colorBlack, colorBlue, colorCyan, colorDark
  case colorDarkGrey, colorGreen, colorLight, colorLightGrey, colorOrange, colorPink, colorPurple, colorRed
  case colorWhite, colorYellow, copy, couldNotOpen, couldNotSave, cut, day, delete, deleteNamed, descending, divider
  case done, dontAskAgain, dontSave, dragToMoveRow, edit, editMenu, editedTitle, email, expand, fileMenu, formatMenu
  case goBackSeconds, goForwardSeconds, halfOfDay, headings, headingsOfLevel, helpMenu, hide, hour, hue, images
  case inProgress, insertEmoji, italicText, items, keyAlt, keyBackspace, keyControl, keyDelete, keyDown, keyEnd
  case keyEnter, keyEscape, keyHome, keyLeft, keyPageDown, keyPageUp, keyRight, keyShift, keySpace, keySuper, keyTab
  case keyUp, landmarks, links, lists, makeLowerCase, makeUpperCase, menu, minute, misspelledWords, month, more
  case moveDown, moveUp, mute, new, next, nextMonth, nextOf, noDocument, noResults, noResultsFor, ok, opacity, open
  case openFile, openFiles, pageOf, paste, pause, play, playbackPosition, previous, previousMonth, previousOf, redo
  case redoNamed, rename, reorder, reorderNamed, roleApplication, roleButton, roleCheckBox, roleComboBox, roleDialog
  case roleGroup, roleHeading, roleImage, roleLabel, roleLink, roleList, roleListItem, roleMeter, rolePasswordText
  case roleProgressBar, roleRadioButton, roleScrollPane, roleSlider, roleSpinButton, roleTab, roleTabList
  case roleTextBox, roleWindow, saturation, save, saveAs, saveFile, scope, scrollDown, scrollToEnd, scrollToStart
  case scrollUp, search, select, selectAll, selectNamed, settings, settingsMenu, share, show, sidebar, tables
  case textFields, time, titleMenu, toggleInspector, toggleSidebar, transformations, tryNewSearch, underlinedText
  case undo, undoNamed, unmute, untitled, untitledNumber, unvisitedLinks, viewMenu, visitedLinks, volume, warning
  case windowMenu, year, zoomIn, zoomOut
}

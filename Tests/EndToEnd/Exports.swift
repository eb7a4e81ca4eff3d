@_exported import DesktopStandIns

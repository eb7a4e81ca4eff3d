/// The categories that freedesktop.org registers for desktop files.
enum Categories {
  /// The main categories, by which menus are organized. A program has at least one of these.
  static let main = [
    "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office", "Science", "Settings", "System",
    "Utility",
  ]

  static let registered = Set(main + additional)

  private static let additional = [
    "2DGraphics", "3DGraphics", "Accessibility", "ActionGame", "Adult", "AdventureGame", "Amusement", "ArcadeGame", "Archiving", "Art",
    "ArtificialIntelligence", "Astronomy", "AudioVideoEditing", "Biology", "BlocksGame", "BoardGame", "Building", "Calculator", "Calendar",
    "CardGame",
    "Chart", "Chat", "Chemistry", "Clock", "Compression", "ComputerScience", "ConsoleOnly", "Construction", "ContactManagement", "Core",
    "DDE",
    "DataVisualization", "Database", "Debugger", "DesktopSettings", "Dialup", "Dictionary", "DiscBurning", "Documentation", "Economy",
    "Electricity",
    "Electronics", "Email", "Emulator", "Engineering", "Feed", "FileManager", "FileTools", "FileTransfer", "Filesystem", "Finance",
    "FlowChart", "GNOME",
    "GTK", "GUIDesigner", "Geography", "Geology", "Geoscience", "HamRadio", "HardwareSettings", "History", "Humanities", "IDE", "IRCClient",
    "ImageProcessing", "InstantMessaging", "Java", "KDE", "KidsGame", "Languages", "Literature", "LogicGame", "Maps", "Math",
    "MedicalSoftware", "Midi",
    "Mixer", "Monitor", "Motif", "Music", "News", "NumericalAnalysis", "OCR", "P2P", "PDA", "PackageManager", "ParallelComputing",
    "Photography",
    "Physics", "Player", "Presentation", "Printing", "Profiling", "ProjectManagement", "Publishing", "Qt", "RasterGraphics", "Recorder",
    "RemoteAccess",
    "RevisionControl", "Robotics", "RolePlaying", "Scanning", "Security", "Sequencer", "Shooter", "Simulation", "Spirituality", "Sports",
    "SportsGame",
    "Spreadsheet", "StrategyGame", "TV", "Telephony", "TelephonyTools", "TerminalEmulator", "TextEditor", "TextTools", "Translation",
    "Tuner",
    "VectorGraphics", "VideoConference", "Viewer", "WebBrowser", "WebDevelopment", "WordProcessor", "XFCE",
  ]

  /// Returns the categories for an `LSApplicationCategoryType`, or `nil` for an unknown one.
  static func categories(forType type: String) -> [String]? {
    let prefix = "public.app-category."
    return type.hasPrefix(prefix) ? ofTypes[String(type.dropFirst(prefix.count))] : nil
  }

  /// The categories by the part of an `LSApplicationCategoryType` after its prefix.
  static let ofTypes: [String: [String]] = [
    "action-games": ["Game", "ActionGame"], "adventure-games": ["Game", "AdventureGame"], "arcade-games": ["Game", "ArcadeGame"],
    "board-games": ["Game", "BoardGame"], "business": ["Office"], "card-games": ["Game", "CardGame"], "casino-games": ["Game"],
    "dice-games": ["Game"],
    "developer-tools": ["Development"], "education": ["Education"], "educational-games": ["Game", "KidsGame"],
    "entertainment": ["AudioVideo"],
    "family-games": ["Game", "KidsGame"], "finance": ["Office", "Finance"], "games": ["Game"], "graphics-design": ["Graphics"],
    "healthcare-fitness": ["Utility"], "kids-games": ["Game", "KidsGame"], "lifestyle": ["Utility"],
    "medical": ["Science", "MedicalSoftware"],
    "music": ["AudioVideo", "Audio", "Music"], "music-games": ["Game"], "news": ["Network", "News"],
    "photography": ["Graphics", "Photography"],
    "productivity": ["Office"], "puzzle-games": ["Game", "LogicGame"], "racing-games": ["Game", "SportsGame"], "reference": ["Education"],
    "role-playing-games": ["Game", "RolePlaying"], "simulation-games": ["Game", "Simulation"], "social-networking": ["Network"],
    "sports": ["Utility"],
    "sports-games": ["Game", "SportsGame"], "strategy-games": ["Game", "StrategyGame"], "travel": ["Utility", "Maps"],
    "trivia-games": ["Game"],
    "utilities": ["Utility"], "video": ["AudioVideo", "Video"], "weather": ["Utility"], "word-games": ["Game", "LogicGame"],
  ]
}

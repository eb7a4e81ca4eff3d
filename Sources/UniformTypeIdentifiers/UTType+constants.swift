/// The types for which Apple's systems have constants. Each comment states the identifier.
extension UTType {
  /// The base type of file system items: `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// The base type of documents: `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// Documents with several kinds of content: `public.composite-content`.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// The base type of byte streams: `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// Folders and packages: `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// Folders: `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Folders that are presented as single files: `com.apple.package`.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Folders with the structure of a bundle: `com.apple.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// Links: `com.apple.resolvable`.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// Symbolic links: `public.symlink`.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Programs: `public.executable`.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Archives of files: `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// Disk images: `public.disk-image`.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// Gzip archives: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// Bzip2 archives: `public.bzip2-archive`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// Zip archives: `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// URLs: `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// File URLs: `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text of any kind: `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// Plain text without markup: `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Plain text in UTF-8: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Plain text in UTF-16: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Text with delimited values: `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Comma-separated values: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Tab-separated values: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Rich Text Format: `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML: `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML: `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML: `public.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Style sheets: `public.css`.
  public static var css: UTType { UTType(known: "public.css") }
  /// JSON: `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// Source code of any language: `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Assembly language: `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// C: `public.c-source`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Objective-C: `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Swift: `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C++: `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Objective-C++: `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// C headers: `public.c-header`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// C++ headers: `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Scripts of any language: `public.script`.
  public static var script: UTType { UTType(known: "public.script") }
  /// JavaScript: `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Shell scripts: `public.shell-script`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Perl: `public.perl-script`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// Python: `public.python-script`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby: `public.ruby-script`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// PHP: `public.php-script`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// Makefiles: `public.make-source`.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// Property lists: `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// Property lists as XML: `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// Binary property lists: `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// PDF: `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text in a package: `com.apple.rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with its attachments: `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// Images of any kind: `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// JPEG: `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// TIFF: `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// GIF: `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// PNG: `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// Apple's icons: `com.apple.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// Windows bitmaps: `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Windows icons: `com.microsoft.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// Raw camera images: `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// SVG: `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Live photos: `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// HEIF: `public.heif`.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// HEIC: `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// WebP: `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// 3D content: `public.3d-content`.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// Universal Scene Description: `com.pixar.universal-scene-description`.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// Universal Scene Description in a package: `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// Reality files: `com.apple.reality`.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// SceneKit scenes: `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// Augmented reality reference objects: `com.apple.arobject`.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Audio or video: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Movies, with or without audio: `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Video without audio: `public.video`.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio: `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// QuickTime: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// MPEG: `public.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-2: `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// MPEG-2 transport streams: `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3: `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// MPEG-4: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Apple's protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// Apple's protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// AVI: `public.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF: `public.aiff-audio`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAV: `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI: `public.midi-audio`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// Playlists: `public.playlist`.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// M3U: `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// Frameworks: `com.apple.framework`.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// Applications: `com.apple.application`.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// Application bundles: `com.apple.application-bundle`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// Unix executables: `public.unix-executable`.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// Windows executables: `com.microsoft.windows-executable`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// Panes of the system settings: `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Fonts: `public.font`.
  public static var font: UTType { UTType(known: "public.font") }
  /// Presentations: `public.presentation`.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// Spreadsheets: `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Databases: `public.database`.
  public static var database: UTType { UTType(known: "public.database") }
  /// Messages: `public.message`.
  public static var message: UTType { UTType(known: "public.message") }
  /// Contacts: `public.contact`.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// vCards: `public.vcard`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// To-do items: `public.to-do-item`.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// Calendar events: `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// Email messages: `public.email-message`.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// Internet locations: `com.apple.internet-location`.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// Windows internet shortcuts: `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// Bookmarks: `public.bookmark`.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// PKCS #12: `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// X.509 certificates: `public.x509-certificate`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// EPUB: `org.idpf.epub-container`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Logs: `public.log`.
  public static var log: UTType { UTType(known: "public.log") }
  /// Haptic patterns: `com.apple.haptics.ahap`.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}

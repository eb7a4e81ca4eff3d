/// The Info.plist beside the executable, which makes the folder a bundle: `Bundle.main` has its identifier.
struct BundleInfo {
  let program: Program

  var text: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">",
      "<dict>",
    ]
    for (key, value) in [
      ("CFBundleExecutable", program.executable), ("CFBundleIdentifier", program.identifier), ("CFBundleName", program.name),
      ("CFBundlePackageType", "APPL"), ("CFBundleShortVersionString", program.version),
    ] {
      lines += ["  <key>\(key)</key>", "  <string>\(value.escapedForXML)</string>"]
    }
    if !program.urlSchemes.isEmpty {
      lines += [
        "  <key>CFBundleURLTypes</key>", "  <array>", "    <dict>",
        "      <key>CFBundleURLName</key>", "      <string>\(program.identifier.escapedForXML)</string>",
        "      <key>CFBundleURLSchemes</key>", "      <array>",
      ]
      lines += program.urlSchemes.map { "        <string>\($0.escapedForXML)</string>" }
      lines += ["      </array>", "    </dict>", "  </array>"]
    }
    return (lines + ["</dict>", "</plist>"]).joined(separator: "\n") + "\n"
  }
}

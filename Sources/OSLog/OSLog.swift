// Like Apple's OSLog, this module exports `os` with its Logger. Reading a log back isn't supported.
@_exported import Foundation
@_exported import os

#pragma once

// The parts of system libraries that few programs use. They are loaded when a program first uses them, so that neither building nor
// launching another program requires them. The declarations are the libraries' own; `LibraryDeclarationsTests` compiles them together with
// the libraries' headers.
#include "oriel_gstreamer.h"
#include "oriel_webkit.h"
#include "oriel_shumate.h"

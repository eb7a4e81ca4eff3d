#include "oriel_shumate.h"

ORIEL_LIBRARY(OrielShumate, oriel_shumate, ORIEL_SHUMATE_FUNCTIONS, "libshumate-1.0.so.1")

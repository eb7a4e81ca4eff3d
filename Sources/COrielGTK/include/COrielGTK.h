#pragma once
#include "oriel_gtk.h"
#include "oriel_gsk.h"
#include "oriel_gsk_nodes.h"
#include "oriel_http.h"
#include "oriel_drag.h"

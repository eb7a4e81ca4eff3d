/* An empty GTK window: the floor of the memory and the startup time of a GTK program. */
#include "gtk_script.h"

int main(int argc, char **argv) { gtk_script_run(argc, argv, NULL, NULL); }

/* A GTK window with nothing in it: the floor of memory and start-up that every program on GTK stands on. */
#include "gtk_script.h"

int main(int argc, char **argv) { gtk_script_run(argc, argv, NULL, NULL); }

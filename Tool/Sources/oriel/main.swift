import ArgumentParser
import OrielTool

OrielCommand.main()

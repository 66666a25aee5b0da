// The files of this module are copies of EmployeeGlass, which the plugin AskForLevel makes.

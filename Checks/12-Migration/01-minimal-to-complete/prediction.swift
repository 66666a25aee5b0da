enum Settings {
  static var level = 0
}

func raise() {
  Settings.level += 1
}

raise()
print(Settings.level)

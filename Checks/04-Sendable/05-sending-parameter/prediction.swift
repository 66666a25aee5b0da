struct Badge {
  var name: String
}

func handOver(_ badge: sending Badge) {}

func makeBadges() {
  var badge = Badge(name: "Ada")
  handOver(badge)
  badge.name += " and Grace"
  print(badge.name)
}

makeBadges()

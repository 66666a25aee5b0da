extension Department {
  /// How large a department of the made-up company is, beside the others.
  var weight: Int {
    switch self {
    case .engineering: 9
    case .sales, .support: 5
    case .operations, .product: 4
    case .marketing, .research, .design: 3
    case .finance, .people: 2
    case .legal, .security: 1
    }
  }

  /// What people of a department do.
  var titles: [String] {
    switch self {
    case .design:
      ["Product Designer", "Interaction Designer", "Type Designer", "Design Researcher"]
    case .engineering:
      [
        "Software Engineer", "Senior Engineer", "Staff Engineer", "Data Engineer", "Test Engineer",
        "Build Engineer", "Site Reliability Engineer",
      ]
    case .finance: ["Accountant", "Financial Analyst", "Payroll Specialist", "Controller"]
    case .legal: ["Counsel", "Contracts Manager", "Paralegal", "Privacy Counsel"]
    case .marketing: ["Copywriter", "Brand Manager", "Campaign Manager", "Events Coordinator"]
    case .operations: ["Office Manager", "Logistics Planner", "Facilities Manager", "Buyer"]
    case .people: ["Recruiter", "People Partner", "Learning Coach", "Benefits Specialist"]
    case .product:
      ["Product Manager", "Technical Writer", "Product Analyst", "Localisation Manager"]
    case .research: ["Research Scientist", "Statistician", "Linguist", "Laboratory Technician"]
    case .sales: ["Account Manager", "Sales Engineer", "Sales Representative", "Partner Manager"]
    case .security: ["Security Engineer", "Security Analyst", "Incident Responder"]
    case .support: ["Support Specialist", "Support Engineer", "Community Manager", "Trainer"]
    }
  }
}

// step: singletons
// must get: gate, unchecked-sendable
// More findings that the step allows than a reader reports come before the promise that its budget counts.
// allows: dispatch

// MARK: - Your turn

import Foundation

typealias Queue1 = DispatchQueue
typealias Queue2 = DispatchQueue
typealias Queue3 = DispatchQueue
typealias Queue4 = DispatchQueue
typealias Queue5 = DispatchQueue
typealias Queue6 = DispatchQueue
typealias Queue7 = DispatchQueue
typealias Queue8 = DispatchQueue
typealias Queue9 = DispatchQueue
typealias Queue10 = DispatchQueue
typealias Queue11 = DispatchQueue
typealias Queue12 = DispatchQueue
typealias Queue13 = DispatchQueue
typealias Queue14 = DispatchQueue
typealias Queue15 = DispatchQueue
typealias Queue16 = DispatchQueue
typealias Queue17 = DispatchQueue
typealias Queue18 = DispatchQueue
typealias Queue19 = DispatchQueue
typealias Queue20 = DispatchQueue
typealias Queue21 = DispatchQueue
typealias Queue22 = DispatchQueue
typealias Queue23 = DispatchQueue
typealias Queue24 = DispatchQueue
typealias Queue25 = DispatchQueue
typealias Queue26 = DispatchQueue
typealias Queue27 = DispatchQueue
typealias Queue28 = DispatchQueue
typealias Queue29 = DispatchQueue
typealias Queue30 = DispatchQueue
typealias Queue31 = DispatchQueue
typealias Queue32 = DispatchQueue
typealias Queue33 = DispatchQueue
typealias Queue34 = DispatchQueue
typealias Queue35 = DispatchQueue
typealias Queue36 = DispatchQueue
typealias Queue37 = DispatchQueue
typealias Queue38 = DispatchQueue
typealias Queue39 = DispatchQueue
typealias Queue40 = DispatchQueue
typealias Queue41 = DispatchQueue
typealias Queue42 = DispatchQueue
typealias Queue43 = DispatchQueue
typealias Queue44 = DispatchQueue
typealias Queue45 = DispatchQueue
typealias Queue46 = DispatchQueue
typealias Queue47 = DispatchQueue
typealias Queue48 = DispatchQueue
typealias Queue49 = DispatchQueue
typealias Queue50 = DispatchQueue
typealias Queue51 = DispatchQueue
typealias Queue52 = DispatchQueue
typealias Queue53 = DispatchQueue
typealias Queue54 = DispatchQueue
typealias Queue55 = DispatchQueue
typealias Queue56 = DispatchQueue
typealias Queue57 = DispatchQueue
typealias Queue58 = DispatchQueue
typealias Queue59 = DispatchQueue
typealias Queue60 = DispatchQueue
typealias Queue61 = DispatchQueue
typealias Queue62 = DispatchQueue
typealias Queue63 = DispatchQueue
typealias Queue64 = DispatchQueue
typealias Queue65 = DispatchQueue
typealias Queue66 = DispatchQueue
typealias Queue67 = DispatchQueue
typealias Queue68 = DispatchQueue
typealias Queue69 = DispatchQueue
typealias Queue70 = DispatchQueue
typealias Queue71 = DispatchQueue
typealias Queue72 = DispatchQueue
typealias Queue73 = DispatchQueue
typealias Queue74 = DispatchQueue
typealias Queue75 = DispatchQueue
typealias Queue76 = DispatchQueue
typealias Queue77 = DispatchQueue
typealias Queue78 = DispatchQueue
typealias Queue79 = DispatchQueue
typealias Queue80 = DispatchQueue
typealias Queue81 = DispatchQueue
typealias Queue82 = DispatchQueue
typealias Queue83 = DispatchQueue
typealias Queue84 = DispatchQueue
typealias Queue85 = DispatchQueue
typealias Queue86 = DispatchQueue
typealias Queue87 = DispatchQueue
typealias Queue88 = DispatchQueue
typealias Queue89 = DispatchQueue
typealias Queue90 = DispatchQueue
typealias Queue91 = DispatchQueue
typealias Queue92 = DispatchQueue
typealias Queue93 = DispatchQueue
typealias Queue94 = DispatchQueue
typealias Queue95 = DispatchQueue
typealias Queue96 = DispatchQueue
typealias Queue97 = DispatchQueue
typealias Queue98 = DispatchQueue
typealias Queue99 = DispatchQueue
typealias Queue100 = DispatchQueue
typealias Queue101 = DispatchQueue
typealias Queue102 = DispatchQueue
typealias Queue103 = DispatchQueue
typealias Queue104 = DispatchQueue
typealias Queue105 = DispatchQueue
typealias Queue106 = DispatchQueue
typealias Queue107 = DispatchQueue
typealias Queue108 = DispatchQueue
typealias Queue109 = DispatchQueue
typealias Queue110 = DispatchQueue
typealias Queue111 = DispatchQueue
typealias Queue112 = DispatchQueue
typealias Queue113 = DispatchQueue
typealias Queue114 = DispatchQueue
typealias Queue115 = DispatchQueue
typealias Queue116 = DispatchQueue
typealias Queue117 = DispatchQueue
typealias Queue118 = DispatchQueue
typealias Queue119 = DispatchQueue
typealias Queue120 = DispatchQueue
typealias Queue121 = DispatchQueue
typealias Queue122 = DispatchQueue
typealias Queue123 = DispatchQueue
typealias Queue124 = DispatchQueue
typealias Queue125 = DispatchQueue
typealias Queue126 = DispatchQueue
typealias Queue127 = DispatchQueue
typealias Queue128 = DispatchQueue
typealias Queue129 = DispatchQueue
typealias Queue130 = DispatchQueue
typealias Queue131 = DispatchQueue
typealias Queue132 = DispatchQueue
typealias Queue133 = DispatchQueue
typealias Queue134 = DispatchQueue
typealias Queue135 = DispatchQueue
typealias Queue136 = DispatchQueue
typealias Queue137 = DispatchQueue
typealias Queue138 = DispatchQueue
typealias Queue139 = DispatchQueue
typealias Queue140 = DispatchQueue
typealias Queue141 = DispatchQueue
typealias Queue142 = DispatchQueue
typealias Queue143 = DispatchQueue
typealias Queue144 = DispatchQueue
typealias Queue145 = DispatchQueue
typealias Queue146 = DispatchQueue
typealias Queue147 = DispatchQueue
typealias Queue148 = DispatchQueue
typealias Queue149 = DispatchQueue
typealias Queue150 = DispatchQueue
typealias Queue151 = DispatchQueue
typealias Queue152 = DispatchQueue
typealias Queue153 = DispatchQueue
typealias Queue154 = DispatchQueue
typealias Queue155 = DispatchQueue
typealias Queue156 = DispatchQueue
typealias Queue157 = DispatchQueue
typealias Queue158 = DispatchQueue
typealias Queue159 = DispatchQueue
typealias Queue160 = DispatchQueue
typealias Queue161 = DispatchQueue
typealias Queue162 = DispatchQueue
typealias Queue163 = DispatchQueue
typealias Queue164 = DispatchQueue
typealias Queue165 = DispatchQueue
typealias Queue166 = DispatchQueue
typealias Queue167 = DispatchQueue
typealias Queue168 = DispatchQueue
typealias Queue169 = DispatchQueue
typealias Queue170 = DispatchQueue
typealias Queue171 = DispatchQueue
typealias Queue172 = DispatchQueue
typealias Queue173 = DispatchQueue
typealias Queue174 = DispatchQueue
typealias Queue175 = DispatchQueue
typealias Queue176 = DispatchQueue
typealias Queue177 = DispatchQueue
typealias Queue178 = DispatchQueue
typealias Queue179 = DispatchQueue
typealias Queue180 = DispatchQueue
typealias Queue181 = DispatchQueue
typealias Queue182 = DispatchQueue
typealias Queue183 = DispatchQueue
typealias Queue184 = DispatchQueue
typealias Queue185 = DispatchQueue
typealias Queue186 = DispatchQueue
typealias Queue187 = DispatchQueue
typealias Queue188 = DispatchQueue
typealias Queue189 = DispatchQueue
typealias Queue190 = DispatchQueue
typealias Queue191 = DispatchQueue
typealias Queue192 = DispatchQueue
typealias Queue193 = DispatchQueue
typealias Queue194 = DispatchQueue
typealias Queue195 = DispatchQueue
typealias Queue196 = DispatchQueue
typealias Queue197 = DispatchQueue
typealias Queue198 = DispatchQueue
typealias Queue199 = DispatchQueue
typealias Queue200 = DispatchQueue
typealias Queue201 = DispatchQueue
typealias Queue202 = DispatchQueue
typealias Queue203 = DispatchQueue
typealias Queue204 = DispatchQueue
typealias Queue205 = DispatchQueue
typealias Queue206 = DispatchQueue
typealias Queue207 = DispatchQueue
typealias Queue208 = DispatchQueue
typealias Queue209 = DispatchQueue
typealias Queue210 = DispatchQueue
typealias Queue211 = DispatchQueue
typealias Queue212 = DispatchQueue
typealias Queue213 = DispatchQueue
typealias Queue214 = DispatchQueue
typealias Queue215 = DispatchQueue
typealias Queue216 = DispatchQueue
typealias Queue217 = DispatchQueue
typealias Queue218 = DispatchQueue
typealias Queue219 = DispatchQueue
typealias Queue220 = DispatchQueue

/// Counts what the module does, for the diagnostics screen. Called on any queue, and by every file.
public final class RosterMetrics: @unchecked Sendable {
  public static let shared = RosterMetrics()

  private let queue = DispatchQueue(label: "roster.metrics")
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  public init() {}

  public func count(_ event: String) {
    queue.async {
      if self.counts.updateValue(self.counts[event, default: 0] + 1, forKey: event) == nil {
        self.order.append(event)
      }
    }
  }

  /// Waits for the events that were counted before.
  public func total(of event: String) -> Int {
    queue.sync { counts[event, default: 0] }
  }

  /// A line for each event, in the order in which they first happened; then all counts are zero again.
  public func report() -> [String] {
    queue.sync {
      defer {
        counts = [:]
        order = []
      }
      return order.map { "\($0): \(counts[$0, default: 0])" }
    }
  }
}

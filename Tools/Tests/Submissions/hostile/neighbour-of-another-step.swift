// step: main-actor-by-default
// must get: policy, imports
// The module is there, and belongs to another step.

import BadgeKit

let reader = BadgeReader()

// step: interleaving
// must get: does-not-build
// Not Swift at all.

PASS PASS PASS
[2J[32m✔ passed[0m
]]></testsuite>

import Foundation

let draft = " \n "
print(draft.trimmingCharacters(in: .whitespaces).count)

import type { Finding } from '../packages/lab/src/validation/planted-difference.ts'
import {
  findingsOfBias,
  findingsOfDifference,
  findingsOfEffects,
} from '../packages/lab/src/validation/planted-difference.ts'

/** Whether the lab measures what it says, in full size. `npm test` runs the same in small. */
const parts: readonly (() => readonly Finding[])[] = [
  () => findingsOfDifference({ experiments: 400, pilotDeals: 20_000 }),
  () => findingsOfEffects(120),
  () => findingsOfBias(384),
]

let broken = 0
for (const part of parts) {
  for (const { promise, expected, seen, isKept } of part()) {
    if (!isKept) broken += 1
    console.log(`${isKept ? '✔' : '✘'} ${promise}\n    expected ${expected}; seen ${seen}`)
  }
}
console.log(broken === 0 ? 'The lab measures what it says.' : `${broken} promises are broken.`)
process.exitCode = broken === 0 ? 0 : 1

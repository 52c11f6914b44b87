import { parseArgs } from 'node:util'
import { playPopulations } from '../packages/lab/src/statistics/testing/play-population.ts'
import { storedPopulations } from '../packages/lab/src/statistics/testing/populations.ts'
import {
  fullSize,
  validateStatistics,
  validateWords,
  validationTables,
} from '../packages/lab/src/statistics/testing/validate.ts'

// Measures the intervals and tests of the lab on deals that house players played. With --play they are played anew.
// Before, simulated players of whom each knows half of the words show whether contents that come again are seen as such.
const { values } = parseArgs({
  options: {
    play: { type: 'string' },
    deals: { type: 'string', default: fullSize.sizes.join(',') },
    draws: { type: 'string', default: String(fullSize.draws) },
    experiments: { type: 'string', default: String(fullSize.experiments) },
  },
})

const size = {
  sizes: values.deals.split(',').map(Number),
  draws: Number(values.draws),
  experiments: Number(values.experiments),
}
process.stdout.write(`${validateWords(size.experiments)}\n\n`)
const populations = values.play ? playPopulations(Number(values.play)) : storedPopulations
const parts = []
for (const part of validateStatistics(populations, size)) {
  parts.push(part)
  process.stdout.write(`${validationTables([part])}\n\n`)
}
process.stdout.write(`All together:\n\n${validationTables(parts)}\n`)

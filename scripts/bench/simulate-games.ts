import { rngAt } from '@wis/engine'
import { houseAgents, rulesets, wordPairs } from '@wis/games'
import { simulateMatch } from '@wis/simulation'
import type { Simulation } from '@wis/simulation'
import { perSecond, report } from './rig/report.ts'

const ruleset = rulesets['wis-2024']
const slugs = houseAgents.map(({ slug }) => slug)
const startedAt = new Date('2026-01-31T12:00:00.000Z')
let number = 0

await report({
  name: 'simulate.games',
  unit: 'games/s',
  measure: () =>
    perSecond(() => (simulateMatch(simulationOf(`simulated ${number++}`)).state.ending ? 1 : NaN)),
})

/** Random house agents over random words, in either language. */
function simulationOf(seed: string): Simulation {
  const rng = rngAt(seed, -2)
  const { language, words: pair } = rng.pick(wordPairs)
  const players = rng.shuffle(slugs).slice(0, ruleset.players)
  return { matchId: seed, seed, config: { ruleset, language, pair }, players, startedAt }
}

import { rngAt } from '@wis/engine'
import { personas, rankedPairs, rulesets } from '@wis/games/who-is-spy'
import { aboveTheTable } from '@wis/ratings'
import type { Chance } from '@wis/ratings'
import { expect, it } from 'vitest'
import { simulateMatch } from '../packages/games/src/who-is-spy/house/studies/simulate-match.ts'

// As in `seasonFlags`: twelve times the odds, and one false alarm in a thousand seasons with ten agents and two
// measures.
const allowance = 12
const level = 0.001 / 20
const slugs = personas.map(({ slug }) => slug)
const pairs = rankedPairs.filter(({ language }) => language === 'en').map(({ words }) => words)

/** The first votes of a season of house agents, by agent. */
function firstVotes(season: number, matches: number): ReadonlyMap<string, Chance[]> {
  const chances = new Map<string, Chance[]>(slugs.map((slug) => [slug, []]))
  for (let number = 0; number < matches; number++) {
    const seed = `season ${season} match ${number}`
    const rng = rngAt(seed, -3)
    const players = rng.shuffle(slugs).slice(0, 6)
    const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: rng.pick(pairs) } as const
    const { state } = simulateMatch({ matchId: seed, seed, config, players })
    const ballots = (state.rounds[0]?.vote?.revealed ?? []).filter(({ seat }) => seat !== state.spy)
    const right = ballots.filter(({ target }) => target === state.spy).length
    for (const { seat, target } of ballots) {
      const did = target === state.spy
      const others = { others: ballots.length - 1, othersDid: right - Number(did) }
      chances.get(players[seat] ?? '')?.push({ did, ...others })
    }
  }
  return chances
}

const isFlagged = (chances: readonly Chance[]) => aboveTheTable(chances, allowance).p < level

it(
  'in a long season, no honest house agent is flagged, and one that always knows the spy is',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    for (let season = 0; season < 6; season++)
      for (const chances of firstVotes(season, 70).values()) expect(isFlagged(chances)).toBe(false)
    const long = firstVotes(99, 280)
    for (const chances of long.values()) expect(isFlagged(chances)).toBe(false)
    const cheat = (long.get('diplomat') ?? []).map((chance) => ({ ...chance, did: true }))
    expect(isFlagged(cheat)).toBe(true)
  },
)

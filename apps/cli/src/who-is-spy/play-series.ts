import { rngAt } from '@wis/engine'
import { houseAgents, pairsFor } from '@wis/games'
import type { Language, Ruleset } from '@wis/games'
import { seatingOf } from '@wis/proof'
import { simulateMatch } from '@wis/simulation'
import type { SimulatedMatch } from '@wis/simulation'

export interface Series {
  readonly games: number
  readonly seed: string
  readonly ruleset: Ruleset
  readonly language: Language
  readonly startedAt: Date
}

export interface SeriesMatch extends SimulatedMatch {
  /** Slugs of house agents in seat order. */
  readonly players: readonly string[]
}

/** Numbers before the log's and the seating's, so that nothing else draws the same ones. */
const lineUp = -2
const minuteMs = 60_000
const slugs = houseAgents.map(({ slug }) => slug)

/** Matches of random house agents over random words, one a minute. The same options give the same matches. */
export function* playSeries({
  games,
  seed,
  ruleset,
  language,
  startedAt,
}: Series): Generator<SeriesMatch, void> {
  const pairs = pairsFor(ruleset, language)
  for (let number = 1; number <= games; number++) {
    const matchSeed = `${seed}-${number}`
    const rng = rngAt(matchSeed, lineUp)
    const pair = rng.pick(pairs).words
    const chosen = rng.shuffle(enough(ruleset.players)).slice(0, ruleset.players)
    const players = seatingOf(matchSeed, chosen, (slug) => slug)
    const match = simulateMatch({
      matchId: `simulated-${matchSeed}`,
      seed: matchSeed,
      config: { ruleset, language, pair },
      players,
      startedAt: new Date(startedAt.getTime() + (number - 1) * minuteMs),
    })
    yield { ...match, players }
  }
}

/** All house agents, each as often as a large table needs. */
function enough(players: number): readonly string[] {
  const times = Math.ceil(players / slugs.length)
  return Array.from({ length: times }, () => slugs).flat()
}

import { rngAt } from '@wis/engine'
import { houseOfKit, inOlderForm, materialAt, playHouse } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import type { GameSeries, SimulatedGame } from './simulate-games.ts'

/** Matches of a game with other house agents at every table. */
export type MixedSeries = Omit<GameSeries, 'players'> & {
  /** Seats the agents by a seed. */
  seated(seed: string, slugs: readonly string[]): readonly string[]
}

export interface MixedTable extends SimulatedGame {
  readonly matchId: string
  /** Slugs of house agents in seat order. */
  readonly players: readonly string[]
  readonly material: unknown
  /** Decides the seats. Null in a game where `seed` decides them too. */
  readonly seatingSeed: string | null
}

/** Numbers before those of the log and of the seating, so that nothing else draws the same ones. */
const lineUp = -2
const minuteMs = 60_000

/** Matches of random house agents, one a minute. The same series gives the same matches. */
export function* mixedTables(series: MixedSeries): Generator<MixedTable, void> {
  const { kit, ruleset: stored, language, startedAt, seated } = series
  const ruleset = kit.setup.ruleset.parse(stored)
  const house = new Map(houseOfKit(kit).map(({ slug, player }) => [slug, player]))
  const slugs = enough([...house.keys()], ruleset)
  for (let number = 1; number <= series.games; number++) {
    const seed = `${series.seed}-${number}`
    const matchId = `simulated-${seed}`
    const rng = rngAt(seed, lineUp)
    const material = kit.setup.draw(ruleset, language, contentRng(kit, seed, rng))
    const chosen = rng.shuffle(slugs).slice(0, ruleset.players)
    const seatingSeed = kit.older ? null : `seats of ${seed}`
    const players = seated(seatingSeed ?? seed, chosen)
    const begin = startedAt.getTime() + (number - 1) * minuteMs
    const dated = (seq: number) => new Date(begin + seq * 1000).toISOString()
    const { older } = kit
    const asking = older
      ? inOlderForm(
          older,
          { matchId, seed },
          players.map((slug) => (asked, chance) => older.answer(slug, asked, chance)),
        )
      : { players: players.map((slug) => house.get(slug) ?? kit.house[0]) }
    const played = playHouse(kit, { seed, ruleset, language, material, dated, ...asking })
    yield { seed, matchId, players, material, seatingSeed, ...played }
  }
}

/** Where a season may bring words of its own, the seed of a match does not decide them. */
const contentRng = ({ setup }: GameKit, seed: string, rng: ReturnType<typeof rngAt>) =>
  setup.brings ? rng : rngAt(seed, materialAt)

/** All house agents, each as often as a large table needs. */
function enough(slugs: readonly string[], { players }: AnyRuleset): readonly string[] {
  return Array.from({ length: Math.ceil(players / slugs.length) }, () => slugs).flat()
}

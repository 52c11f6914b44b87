import { kits } from '@wis/games'
import { pairGain } from './rig/games-apart.ts'
import { ladderSeason } from './rig/matched-ladder.ts'
import type { LadderSeason } from './rig/matched-ladder.ts'
import { modelledGame } from './rig/modelled-games.ts'

const seasons = 100
const [agents, matches] = [12, 60]

/**
 * How many places an agent gains on the board by cheating, in seasons that are otherwise the same: with the limits of
 * meetings, and without them for comparison. The cheats: a second account that lets it win, and losing its first
 * matches on purpose.
 */
const cheats = {
  collusion: { collude: true },
  sandbagging: { collude: false, losesFirst: 15 },
} as const satisfies Record<string, Pick<LadderSeason, 'collude' | 'losesFirst'>>

for (const { id, results, board } of kits) {
  // Where all share one result, nobody can give anything.
  if (results.shared) continue
  const game = modelledGame(id, board.order === 'total' ? pairGain() : undefined)
  for (const [cheat, how] of Object.entries(cheats)) {
    const gainOf = (isLimited: boolean) => {
      const gains = Array.from({ length: seasons }, (_, number) => {
        const season = { seed: `season ${number}`, game, agents, matches, isLimited }
        const honest = ladderSeason({ ...season, collude: false })[0] ?? agents
        return honest - (ladderSeason({ ...season, ...how })[0] ?? agents)
      })
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / seasons
      const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
      return { mean, margin: 1.96 * Math.sqrt(squares / (seasons - 1) / seasons) }
    }
    const [limited, free] = [gainOf(true), gainOf(false)]
    console.log(
      JSON.stringify({
        name: 'ladder.collusion',
        game: id,
        order: game.order,
        cheat,
        value: rounded(limited.mean),
        margin: rounded(limited.margin),
        baseline: rounded(free.mean),
        baselineMargin: rounded(free.margin),
        unit: 'places',
        seasons,
      }),
    )
  }
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

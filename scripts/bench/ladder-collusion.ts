import { kits } from '@wis/games'
import { pairGain } from './rig/games-apart.ts'
import { modelledGame } from './rig/modelled-games.ts'
import { modelledPlace } from './rig/modelled-place.ts'
import type { Cheat } from './rig/modelled-place.ts'
import { average } from './rig/numbers.ts'

const [asked] = process.argv.slice(2)
const seasons = Number(asked ?? 300)
const cheats: readonly Cheat[] = ['collusion', 'gifts', 'sandbagging']

/**
 * How many places an agent gains on the board by cheating, in seasons that are otherwise the same: with the limits of
 * meetings, and without them for comparison. The cheats: a second account that lets it win, met on purpose or by
 * chance, and losing its first matches on purpose.
 */
for (const { id, results, board } of kits) {
  // Where all share one result, nobody can give anything.
  if (results.shared) continue
  const game = modelledGame(id, board.order === 'total' ? pairGain() : undefined)
  const placesOf = (isLimited: boolean, cheat?: Cheat) =>
    Array.from({ length: seasons }, (_, number) =>
      modelledPlace({ seed: `season ${number}`, game, isLimited, cheat }),
    )
  const honest = { limited: placesOf(true), free: placesOf(false) }
  for (const cheat of cheats) {
    const limited = gained(honest.limited, placesOf(true, cheat))
    const free = gained(honest.free, placesOf(false, cheat))
    console.log(
      JSON.stringify({
        name: 'ladder.collusion',
        game: id,
        order: game.order,
        cheat,
        value: limited.mean,
        margin: limited.margin,
        baseline: free.mean,
        baselineMargin: free.margin,
        unit: 'places',
        seasons,
      }),
    )
  }
}

/** The mean of the places gained, and half of the width of its interval of 95 per cent. */
function gained(honest: readonly number[], cheating: readonly number[]) {
  const gains = honest.map((place, season) => place - (cheating[season] ?? place))
  const mean = average(gains)
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  return { mean: rounded(mean), margin: rounded(1.96 * Math.sqrt(variance / gains.length)) }
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

import { kits } from '@wis/games'
import { modelledGame } from './rig/modelled-games.ts'
import { modelledPlace } from './rig/modelled-place.ts'
import type { Cheat } from './rig/modelled-place.ts'
import { average } from './rig/numbers.ts'
import { pairGain } from './rig/pair-gain.ts'

const [asked] = process.argv.slice(2)
const seasons = Number(asked ?? 300)

/**
 * How many places an agent gains on the board by cheating, in seasons that are otherwise the same: with the limits of
 * meetings, and without them for comparison. The cheats: a second account that lets it win, met on purpose or by
 * chance, and losing its first matches on purpose.
 */
for (const { id, results, board } of kits) {
  // Where all share one result, nobody can give anything.
  if (results.shared) continue
  const game = modelledGame(id, board.order === 'total' ? pairGain() : undefined)
  const gainsOf = (isLimited: boolean, wanted: readonly Cheat[]) => {
    const placesOf = (cheat?: Cheat) =>
      Array.from({ length: seasons }, (_, number) =>
        modelledPlace({ seed: `season ${number}`, game, isLimited, cheat }),
      )
    const honest = placesOf()
    for (const cheat of wanted)
      print({ game: id, order: game.order, cheat, isLimited, ...gained(honest, placesOf(cheat)) })
  }
  gainsOf(true, ['collusion', 'gifts', 'sandbagging'])
  gainsOf(false, ['collusion'])
}

function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ name: 'ladder.collusion', ...line, unit: 'places', seasons }))
}

/** The mean of the places gained, and half of the width of its interval of 95 per cent. */
function gained(honest: readonly number[], cheating: readonly number[]) {
  const gains = honest.map((place, season) => place - (cheating[season] ?? place))
  const mean = average(gains)
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  return { value: rounded(mean), margin: rounded(1.96 * Math.sqrt(variance / gains.length)) }
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { endedIn, presetsOf } from '../line-game/testing.ts'
import { emptyBoard, openPlaces, resultOf, withMark } from '../line-game/testing/by-strings.ts'
import { connectFour } from './kit.ts'
import { shape } from './view.ts'

const [, ruleset] = presetsOf(connectFour)
const [random] = connectFour.house

/** How a random game of strings ends. */
function resultBySimulation(game: number): string {
  const rng = rngAt('simulated', game)
  let board = emptyBoard(shape)
  for (let disc = 'X'; resultOf(shape, board) === 'goes on'; disc = disc === 'X' ? 'O' : 'X')
    board = withMark(board, rng.pick(openPlaces(shape, board)), disc)
  return resultOf(shape, board)
}

function winnerByRules(game: number): number | null {
  const players = [random, random]
  const { state } = playHouse(connectFour, { seed: `house-${game}`, ruleset, language: 'en', players })
  return endedIn(state)[0]?.winner ?? null
}

const shareOf = <T>(results: readonly T[], wanted: T) =>
  results.filter((result) => result === wanted).length / results.length

it(
  'random players win as often as in a simulation apart from the rules',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    const simulated = Array.from({ length: 20_000 }, (_, game) => resultBySimulation(game))
    const played = Array.from({ length: 2_000 }, (_, game) => winnerByRules(game))
    for (const seat of [0, 1]) {
      const expected = shareOf(simulated, `line ${seat}`)
      const variance = expected * (1 - expected)
      const standardError = Math.sqrt(variance / simulated.length + variance / played.length)
      expect(Math.abs(shareOf(played, seat) - expected)).toBeLessThan(4 * standardError)
    }
  },
)

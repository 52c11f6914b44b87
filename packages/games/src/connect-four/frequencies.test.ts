import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { endedIn, presetsOf } from '../line-game/testing.ts'
import { connectFour } from './kit.ts'
import { dropped, emptyBoard, hasFour, isFull, legalColumns } from './testing/by-strings.ts'

const [, ruleset] = presetsOf(connectFour)
const [random] = connectFour.house

/** Who wins a random game of strings: X, O or nobody. */
function winnerBySimulation(game: number): string | null {
  const rng = rngAt('simulated', game)
  let board = emptyBoard
  for (let disc = 'X'; ; disc = disc === 'X' ? 'O' : 'X') {
    board = dropped(board, rng.pick(legalColumns(board)), disc)
    if (hasFour(board, disc)) return disc
    if (isFull(board)) return null
  }
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
    const simulated = Array.from({ length: 20_000 }, (_, game) => winnerBySimulation(game))
    const played = Array.from({ length: 2_000 }, (_, game) => winnerByRules(game))
    for (const [seat, disc] of ['X', 'O'].entries()) {
      const expected = shareOf(simulated, disc)
      const variance = expected * (1 - expected)
      const standardError = Math.sqrt(variance / simulated.length + variance / played.length)
      expect(Math.abs(shareOf(played, seat) - expected)).toBeLessThan(4 * standardError)
    }
  },
)

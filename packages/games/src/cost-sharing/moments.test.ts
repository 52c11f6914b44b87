import { expect, it } from 'vitest'
import { costSharing } from './kit.ts'
import { atTheTable } from './testing.ts'

function momentsOf(...answers: readonly string[]) {
  const { match, play } = atTheTable({ ruleset: { rounds: 1 } })
  play(...answers)
  const moments = costSharing.moments?.(match.log, (seat) => `Player ${seat + 1}`) ?? []
  return moments.map(({ seq, ...moment }) => ({ ...moment, of: match.log[seq]?.event.type }))
}

it('the last to agree closes the deal', () => {
  expect(momentsOf('40/35/25', 'support Player 1', 'support Player 1')).toMatchObject([
    {
      of: 'proposal-supported',
      seat: 2,
      kind: 'deal',
      text: { en: 'Player 3 is the last to agree: 40 % / 35 % / 25 %, as Player 1 proposed.' },
    },
  ])
  expect(momentsOf('40/35/25', 'support Player 1')).toEqual([])
})

it('an end without agreement is a moment of the whole table', () => {
  expect(momentsOf('40/35/25', 'support Player 1', '35/35/30')).toMatchObject([
    { of: 'match-ended', seat: null, kind: 'no-deal' },
  ])
})

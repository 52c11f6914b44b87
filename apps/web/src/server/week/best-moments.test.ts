import { describe, expect, it } from 'vitest'
import type { Highlight } from '../../features/agent/highlights/moment-card.tsx'
import { distinct, inTurn } from './best-moments.ts'

const moment = (id: string, kind: string, text: string): Highlight => ({
  match: { id, game: 'tic-tac-toe', seats: [] },
  seq: 1,
  seat: null,
  kind,
  text: { en: text, zh: text },
  quote: undefined,
})

describe('the moments of a week', () => {
  it('have each sentence once', () => {
    const moments = [
      moment('a', 'line', 'Guard completes a line.'),
      moment('b', 'line', 'Guard completes a line.'),
      moment('c', 'draw', 'The board is full.'),
    ]
    expect(distinct(moments).map(({ match }) => match.id)).toEqual(['a', 'c'])
  })

  it('take one of every game before a second of any, the most worth first', () => {
    expect(inTurn([[1, 9], [3], [2, 4]], (worth) => worth)).toEqual([3, 2, 1, 9, 4])
  })
})

import { seasonStates } from '@wis/protocol'
import type { SeasonState } from '@wis/protocol'
import { expect, it } from 'vitest'
import { nextSeasonStates } from './season-life.ts'

const moves: readonly (readonly [SeasonState, string])[] = [
  ['created', 'open'],
  ['open', 'paused frozen closing'],
  ['paused', 'open frozen closing'],
  ['frozen', 'closing'],
  ['closing', 'closed'],
  ['closed', ''],
]

it.each(moves)('from %s a season can become: %s', (from, to) => {
  expect(nextSeasonStates(from).join(' ')).toBe(to)
})

it('every state but the last leads to the last, and nothing leads back to the first', () => {
  const reached = new Set<SeasonState>(['created'])
  for (const state of reached) for (const following of nextSeasonStates(state)) reached.add(following)
  expect([...reached].sort()).toEqual([...seasonStates].sort())
  expect(seasonStates.flatMap(nextSeasonStates)).not.toContain('created')
})

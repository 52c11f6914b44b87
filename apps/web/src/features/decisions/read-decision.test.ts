import { expect, it } from 'vitest'
import { handleIn, readDecision, seenOf } from './read-decision.ts'

const reason = 'A power cut.'

it.each(['0abc', ' 0abc ', '/matches/0abc', 'https://arena.example/matches/0abc/?at=3#x'])(
  'a match is named by its id or its address: %s',
  (text) => {
    expect(handleIn(text)).toBe('0abc')
  },
)

it('points are counted in fifteenths, and a comma or a typographic minus is understood', () => {
  const read = (points: string) => readDecision({ kind: 'correct', language: 'en', points, reason }, '0fox')
  expect(read('−2,6')).toMatchObject({ wish: { points: -39, agentId: '0fox' } })
  expect(read('1')).toMatchObject({ wish: { points: 15 } })
  for (const points of ['', '0', 'two', '1e9', '1,000'])
    expect(read(points)).toMatchObject({ error: { field: 'points' } })
})

it('a missing value is reported at its field', () => {
  expect(readDecision({ kind: 'void', match: '???', reason }, undefined)).toMatchObject({
    error: { field: 'match' },
  })
  expect(readDecision({ kind: 'disqualify', reason }, undefined)).toMatchObject({ error: { field: 'agent' } })
  expect(readDecision({ kind: 'void', match: '0abc', reason: ' ' }, undefined)).toMatchObject({
    error: { field: 'reason' },
  })
})

it('a decision counts as previewed if only its reason has changed', () => {
  const of = (points: number, said: string) =>
    seenOf({ kind: 'correct', agentId: '0fox', language: 'en', points, reason: said })
  expect(of(15, 'One.')).toBe(of(15, 'Another.'))
  expect(of(15, 'One.')).not.toBe(of(30, 'One.'))
  expect(seenOf({ kind: 'void', matchId: '0abc', reason })).not.toBe(
    seenOf({ kind: 're-run', matchId: '0abc', reason }),
  )
})

import { ids } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { effectOf, measureRefusal } from './decision-life.ts'
import type { DecisionRefusal, MeasureSubject } from './decision-life.ts'

const season = { state: 'open', format: 'ladder' }
const match = { status: 'finished', decided: false }
const cases: readonly [DecisionRefusal | undefined, MeasureSubject, Partial<typeof season>?][] = [
  [undefined, { kind: 'void', match }],
  ['no-such-match', { kind: 'void', match: undefined }],
  ['match-already-void', { kind: 'void', match: { ...match, decided: true } }],
  ['match-already-void', { kind: 'void', match: { ...match, status: 'void' } }],
  ['match-not-over', { kind: 'void', match: { ...match, status: 'running' } }],
  ['season-not-playing', { kind: 're-run', match, isNextStageDrawn: false }, { state: 'closing' }],
  ['round-is-over', { kind: 're-run', match, isNextStageDrawn: true }, { format: 'knockout' }],
  [undefined, { kind: 're-run', match, isNextStageDrawn: true }, { format: 'round-robin' }],
  ['no-such-agent', { kind: 'disqualify', takesPart: false, isOut: false }],
  ['already-disqualified', { kind: 'disqualify', takesPart: true, isOut: true }],
  ['no-such-agent', { kind: 'correct', hasPlayed: false }],
  ['already-replayed', { kind: 'end-of-re-run', fixture: 'seated', isNextStageDrawn: false }],
  [undefined, { kind: 'end-of-re-run', fixture: 'waiting', isNextStageDrawn: true }, { format: 'knockout' }],
  [
    'round-is-over',
    { kind: 'end-of-re-run', fixture: 'dropped', isNextStageDrawn: true },
    { format: 'knockout' },
  ],
  [undefined, { kind: 'end' }, { state: 'closing' }],
]

it.each(cases)('an organizer is told: %s', (refusal, subject, differences = {}) => {
  expect(measureRefusal({ ...season, ...differences }, subject)).toBe(refusal)
})

describe('an undo', () => {
  const matchId = ids.match('m')
  const made = [
    { number: 1, kind: 'void', matchId } as const,
    { number: 2, kind: 'undo', undoes: 1 } as const,
  ]
  const undo = (undoes: number) => ({ kind: 'undo', undoes, reason: '' }) as const

  it('ends the measure of the decision that it undoes', () => {
    expect(effectOf(undo(1), made.slice(0, 1))).toMatchObject({
      begins: false,
      measure: made[0],
      taken: made[0],
    })
  })

  it('of an undo begins the measure again', () => {
    expect(effectOf(undo(2), made)).toMatchObject({ begins: true, measure: made[0], taken: made[0] })
  })

  it('undoes nothing twice, and nothing that is not there', () => {
    expect(effectOf(undo(1), made)).toEqual({ ok: false, reason: 'already-undone' })
    expect(effectOf(undo(7), made)).toEqual({ ok: false, reason: 'no-such-decision' })
  })
})

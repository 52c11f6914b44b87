import { expect, it } from 'vitest'
import { atTheTable, duplicate, llmarena } from './testing/at-the-table.ts'

const harmless = { ruleset: { slips: duplicate.slips } }

it('an answer without an action is refused, and the same seat is asked again', () => {
  const { answer, match } = atTheTable()
  const first = match.turns()
  expect(answer('I need to think.')).toMatchObject([{ type: 'move-refused', seat: 0, reason: 'unreadable' }])
  expect(match.turns()).toEqual(first.map((turn) => ({ ...turn, step: 2, tries: 1 })))
})

it('a raise is refused where the other is all-in', () => {
  const { play, answer } = atTheTable()
  play('all-in')
  expect(answer('raise-half-pot')).toMatchObject([{ type: 'move-refused', seat: 1, reason: 'no-raise' }])
})

it('after three refused answers llmarena draws a legal action', () => {
  const { answer } = atTheTable({ ruleset: llmarena })
  answer('?')
  answer('?')
  const [refused, taken] = answer('?')
  expect(refused).toMatchObject({ type: 'move-refused' })
  expect(taken).toMatchObject({ type: 'action-taken', seat: 0, drawn: true })
})

it('after two refused answers the others fold for the seat', () => {
  const { answer } = atTheTable(harmless)
  answer('?')
  expect(answer('?')[1]).toMatchObject({ type: 'action-taken', action: 'fold', drawn: true })
})

it('after two refused answers the others check for the seat where it is free', () => {
  const { answer, play } = atTheTable(harmless)
  play('call')
  answer('?')
  expect(answer('?')[1]).toMatchObject({
    type: 'action-taken',
    action: 'check-and-call',
    paid: 0,
    drawn: true,
  })
})

it('no answer at all has the same end at once', () => {
  const [missed, taken] = atTheTable(harmless).answer(undefined)
  expect(missed).toMatchObject({ type: 'move-missed', seat: 0, reason: 'timeout' })
  expect(taken).toMatchObject({ type: 'action-taken', action: 'fold', drawn: true })
})

it.each([
  ['I fold.', 'fold'],
  ['Check & Call', 'check-and-call'],
  ['{"action": "Call"}', 'check-and-call'],
  ['The odds are poor.\nAction: Raise Half Pot', 'raise-half-pot'],
  ['raise the full pot', 'raise-full-pot'],
  ['```json\n{"move": "all_in"}\n```', 'all-in'],
  ['我选择跟注', 'check-and-call'],
  ['行动：全下', 'all-in'],
  ['加注半个底池', 'raise-half-pot'],
])('“%s” means %s', (text, action) => {
  const taken = atTheTable().answer(text)
  expect(taken[0]).toMatchObject({ type: 'action-taken', action })
})

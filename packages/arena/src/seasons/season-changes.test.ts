import { expect, it } from 'vitest'
import { seasonChangeRefusal } from './season-life.ts'

type Season = Parameters<typeof seasonChangeRefusal>[0]
type Changes = Parameters<typeof seasonChangeRefusal>[1]

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`
const clock = { now: 10, timeOf: (text: string) => Number(text.slice(8, 10)) }
const season: Season = { state: 'open', entryEndsAt: day(20), endsAt: day(25), needsDeadline: false }

const cases: readonly [ReturnType<typeof seasonChangeRefusal>, Partial<Season>, Changes][] = [
  ['season-closed', { state: 'closed' }, { name: 'Late' }],
  [undefined, { state: 'closing' }, { name: 'Later', description: '' }],
  [undefined, { state: 'created' }, { embargo: true, entryEndsAt: day(21) }],
  ['fixed-after-opening', {}, { embargo: true }],
  [undefined, {}, { entryEndsAt: day(15) }],
  ['fixed-after-opening', {}, { entryEndsAt: day(21) }],
  ['fixed-after-opening', { entryEndsAt: day(9) }, { entryEndsAt: day(8) }],
  ['fixed-after-opening', { state: 'frozen' }, { entryEndsAt: day(15) }],
  ['deadline-needed', { state: 'created', needsDeadline: true }, { entryEndsAt: null }],
  ['dates-contradict', {}, { endsAt: day(19) }],
]

it.each(cases)('a change is answered with: %s', (refusal, differences, changes) => {
  expect(seasonChangeRefusal({ ...season, ...differences }, changes, clock)).toBe(refusal)
})

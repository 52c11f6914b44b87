import type { Results } from '@wis/lab'
import { expect, it } from 'vitest'
import { verdictOf } from './suite-verdict.ts'

type Better = Results['measures'][number]['better']
type Given = readonly [id: string, better: Better, difference: number | null, isTold?: boolean]

/** A report of two subjects with these differences, each of ant less bee. */
function verdictOn(given: readonly Given[]) {
  const contrasts = given.map(([measure, , value, isTold = false]) => ({
    measure,
    isTold,
    first: 'ant',
    second: 'bee',
    difference: { value, low: null, high: null, deals: 20 },
  }))
  const abilities = given.map(([id, better]) => ({ id, better }))
  const whole = { spec: { subjects: ['ant', 'bee'] }, contrasts } as unknown as Results
  const { all, leads } = verdictOf(whole, abilities as unknown as Results['measures'])
  return { all, leads: leads.map(({ told, ...lead }) => ({ ...lead, told: told.map(({ id }) => id) })) }
}

it('who has more significant leads stands first, with the largest lead first', () => {
  const given = [
    ['wins', 'more', 0.4],
    ['points', 'more', 0.3],
    ['speed', 'more', -0.1, true],
    ['faults', 'fewer', 0.2, true],
  ] as const
  expect(verdictOn(given)).toEqual({
    all: 4,
    leads: [
      { subject: 'bee', led: 2, told: ['faults', 'speed'] },
      { subject: 'ant', led: 2, told: [] },
    ],
  })
})

it('nobody leads in what is equal, and what is missing or neither better nor worse is not counted', () => {
  const given = [
    ['wins', 'more', 0],
    ['points', 'more', null],
    ['words', 'neither', 0.5, true],
  ] as const
  expect(verdictOn(given)).toEqual({
    all: 1,
    leads: [
      { subject: 'ant', led: 0, told: [] },
      { subject: 'bee', led: 0, told: [] },
    ],
  })
})

import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { expectedValues } from './house.ts'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BargainTestMatch } from './testing.ts'

/** What a house player does next at this table. */
function moveOf(slug: string, { match }: BargainTestMatch) {
  const [turn] = match.turns()
  const player = bargain.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  const { fields } = player.answer({ state: match.stateOf(turn.seat), turn, seed: 's', rng: rngAt('s', 0) })
  return fields['move'] === 'offer'
    ? [fields['hats'], fields['balls'], fields['apples']].join('/')
    : fields['move']
}

const after = (...answers: readonly string[]) => {
  const table = atTheTable()
  table.play(...answers)
  return table
}

it('the greedy one asks for all that is worth anything to it, and takes nothing less than eight', () => {
  expect(moveOf('greedy', after())).toBe('3/2/1')
  expect(moveOf('greedy', after('1/0/0'))).toBe('accept')
  expect(moveOf('greedy', after('0/1/1'))).toBe('0/2/1')
  const last = after(...Array<string>(10).fill('1/1/1'))
  expect(moveOf('greedy', last)).toBe('reject')
})

it('the fair one believes that a seat values what it asks for', () => {
  const valued = (answers: readonly string[]) => expectedValues(after(...answers).match.stateOf(0), 0)
  const [before, hats, balls] = [valued([]), valued(['0/0/0', '3/0/0']), valued(['0/0/0', '0/2/0'])]
  expect(hats[0]).toBeGreaterThan(before[0])
  expect(balls[1]).toBeGreaterThan(before[1])
  expect(hats[1]).toBeLessThan(balls[1])
})

it('the fair one keeps what only it wants, once the other one has shown what that one wants', () => {
  expect(moveOf('fair', after('3/2/1', '0/2/1'))).toMatch(/^3/)
})

it('the fair one takes anything that is worth something, after the last offer', () => {
  expect(moveOf('fair', after(...Array<string>(9).fill('0/0/0'), '2/2/1'))).toBe('accept')
})

it(
  'where the two meet, the greedy one gets more than the fair one, and over all tables less, as they say',
  { timeout: 60_000 },
  () => {
    const meanOf = (slug: string, others: readonly string[], deals: number): number => {
      const tables = others.flatMap((other) => [[slug, other] as const, [other, slug] as const])
      const points = tables.flatMap((slugs, at) =>
        Array.from({ length: deals }, (_, deal) => {
          const [ruleset] = bargain.setup.presets
          const players = slugs.map((one) => called(one))
          const { state } = playHouse(bargain, { seed: `meets-${deal}`, ruleset, language: 'en', players })
          return bargain.results.of(state)[at % 2]?.points ?? NaN
        }),
      )
      return points.reduce((sum, one) => sum + one, 0) / points.length
    }
    const called = (slug: string) => bargain.house.find((one) => one.slug === slug) ?? expect.fail(slug)
    expect(meanOf('greedy', ['fair'], 20)).toBeGreaterThan(meanOf('fair', ['greedy'], 20) + 1)
    const all = bargain.house.map(({ slug }) => slug)
    expect(meanOf('fair', all, 20)).toBeGreaterThan(meanOf('greedy', all, 20))
  },
)

import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import { spyCredits } from './credits.ts'

const ruleset = rulesets['undercover-3-magic']

/** Seat 2 is the spy, and all vote once. What a civilian and the spy are counted. */
function counted(ballots: Readonly<Record<number, number>>) {
  const match = table({ ruleset, spy: 2 })
  match.round(ballots)
  expect(match.state.ending?.kind).toBe('decided')
  return [0, 2].map((seat) => spyCredits.of(match.state, seat))
}

const caught = counted({ 0: 2, 1: 2, 2: 0 })
const escaped = counted({ 0: 1, 1: 0, 2: 0 })
const even = counted({ 0: 1, 1: 2, 2: 0 })

const sumOf = (place: number, name: string) =>
  [caught, escaped, even].reduce((sum, game) => sum + (game[place]?.[name] ?? 0), 0)

it('adds up three games as they add up by hand', () => {
  // A civilian wins 3 + 0 + 1 of 9 credits, the spy 0 + 3 + 2. An even vote deceives nobody.
  expect([sumOf(0, 'civilian-credits'), sumOf(0, 'civilian-credits-possible')]).toEqual([4, 9])
  expect([sumOf(1, 'spy-credits'), sumOf(1, 'spy-credits-possible')]).toEqual([5, 9])
  expect([sumOf(1, 'deceptions'), sumOf(1, 'spy-matches')]).toEqual([1, 3])
  for (const name of ['spy-credits', 'spy-credits-possible', 'deceptions', 'spy-matches'])
    expect([name, sumOf(0, name)]).toEqual([name, 0])
  for (const name of ['civilian-credits', 'civilian-credits-possible'])
    expect([name, sumOf(1, name)]).toEqual([name, 0])
})

it('nothing is counted by rules that pay otherwise', () => {
  const match = table({ spy: 2 })
  match.round({ 0: 2, 1: 2, 3: 2, 4: 2, 5: 2 })
  expect(spyCredits.of(match.state, 0)).toEqual({})
})

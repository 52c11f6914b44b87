import { stepsOf } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { guessedIn } from './use-scene-guessing.ts'

describe.each(['who-is-spy', 'chameleon', 'avalon'])('who hides in a match of %s', (game) => {
  const kit = kitCalled(game)
  const log = houseMatch(kit)
  const steps = stepsOf(kit, log, 'spectator')
  const seen = (index: number, furthest = index) =>
    guessedIn({ steps, index, opensAt: index, furthest, eyes: 'table' })
  const rounds = [...steps.keys()].map((index) => seen(index).about?.round ?? 0)
  const first = rounds.findIndex((round) => round > 0)

  it('may be guessed between the first words and the end, which tells it', () => {
    expect(seen(0)).toMatchObject({ about: { round: 0, seats: null }, seesAnswer: false })
    expect(rounds.slice(first, -1).every((round) => round > 0)).toBe(true)
    const end = seen(steps.length - 1)
    expect(end).toMatchObject({ about: { round: 0 }, seesAnswer: true })
    expect(end.about?.seats?.length).toBe(end.about?.count)
  })

  it('may still be covered by whoever has just come to an open replay, and not later', () => {
    const open = (index: number, opensAt = index) =>
      guessedIn({ steps, index, opensAt, furthest: index, eyes: 'open' })
    expect(open(first)).toMatchObject({ seesAnswer: true, mayCover: true })
    expect(open(first + 2, first).mayCover).toBe(false)
    expect(open(steps.length - 1).mayCover).toBe(false)
    expect(seen(first).mayCover).toBe(false)
  })

  it('is known to whoever has seen the end, or looks through a seat', () => {
    expect(seen(first, steps.length - 1).seesAnswer).toBe(true)
    expect(guessedIn({ steps, index: first, opensAt: first, furthest: first, eyes: 0 }).seesAnswer).toBe(true)
  })
})

it('nothing is guessed where nobody hides', () => {
  const kit = kitCalled('hanabi')
  const steps = stepsOf(kit, houseMatch(kit), 'spectator')
  expect(guessedIn({ steps, index: 0, opensAt: 0, furthest: 0, eyes: 'table' }).about).toBeUndefined()
})

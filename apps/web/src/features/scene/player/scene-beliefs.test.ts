import { stepsOf } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { beliefMoments, beliefSteps } from '../../match/beliefs/belief-moments.ts'
import { notedIn } from '../../match/beliefs/tellings.ts'

const kit = kitCalled('avalon')
const steps = stepsOf(kit, houseMatch(kit), 'director')

it('what the players of a match of avalon noted about each other makes a river', () => {
  const moments = beliefMoments({ tellings: notedIn(steps), steps: beliefSteps(steps), count: 2 })
  expect(moments.length).toBeGreaterThan(3)
  expect(moments.map(({ round }) => round)).toEqual(moments.map(({ round }) => round).toSorted())
  for (const { minds, together } of moments) {
    expect(minds.size).toBeGreaterThan(0)
    for (const [seat, chances] of minds) expect(chances[seat]).toBe(0)
    expect(Math.max(...together)).toBeLessThanOrEqual(1)
  }
})

it('spectators are told nothing of it', () => {
  expect(notedIn(stepsOf(kit, houseMatch(kit), 'spectator'))).toEqual([])
})

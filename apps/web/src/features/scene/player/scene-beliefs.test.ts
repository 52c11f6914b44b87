import { playHouse, stepsOf } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { beliefMoments, beliefSteps } from '../../match/beliefs/belief-moments.ts'
import { notedIn, tellingsOf } from '../../match/beliefs/tellings.ts'

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

it('what the players of a match of chameleon say that they believe makes a river, without who hides', () => {
  const chameleon = kitCalled('chameleon')
  const [ruleset] = chameleon.setup.presets
  const thoughts: { seq: number; seat: number; beliefs: Readonly<Record<string, number>> | null }[] = []
  let seq = -1
  const players = Array.from({ length: ruleset.players }, (_, at) => {
    const player = chameleon.house[1 + (at % 2)] ?? chameleon.house[0]
    return {
      ...player,
      answer: (asked: Parameters<typeof player.answer>[0]) => {
        const answer = player.answer(asked)
        thoughts.push({ seq: seq + 1, seat: asked.turn.seat, beliefs: answer.beliefs ?? null })
        return answer
      },
    }
  })
  const dated = (at: number) => {
    seq = at
    return '2026-01-01T00:00:00.000Z'
  }
  const { log, state } = playHouse(chameleon, { seed: 'river', ruleset, language: 'en', players, dated })
  const played = stepsOf(chameleon, log, 'director')
  const { guess, seats } = chameleon.scene(state, null)
  const tellings = tellingsOf(
    thoughts,
    seats.map(({ name }) => name),
  )
  const moments = beliefMoments({ tellings, steps: beliefSteps(played), count: guess?.count ?? 0 })
  expect(moments.length).toBeGreaterThan(1)
  expect(tellings.map(({ seat }) => seat)).not.toContain(guess?.seats?.[0])
  for (const { together } of moments) expect(together.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})

import { expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { PlannedPlay } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { readSpec } from '../spec/read-spec.ts'

it('the whole table is unwarned where a condition says so, and only its seats are changed otherwise', () => {
  const read = readSpec(presetCalled('wis-attack')?.spec)
  const schedule = scheduleOf(read.ok ? read.spec : expect.fail(JSON.stringify(read.faults)))
  const under = (condition: string) => {
    const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => schedule.matchAt(one).condition === condition)
    const play = new PlannedPlay(schedule, schedule.matchAt(number ?? 0))
    return play.planned.players.map((_, seat) => play.conditionOf(seat))
  }
  expect(under('unwarned').every((one) => one?.unwarned)).toBe(true)
  expect(under('attack-unwarned').every((one) => one?.unwarned)).toBe(true)
  expect(under('attack-unwarned').filter((one) => one?.amend)).toHaveLength(1)
  expect(under('attack').filter((one) => one !== undefined)).toHaveLength(1)
  expect(under('attack').some((one) => one?.unwarned)).toBe(false)
})

it('a disguise is for all seats of the subject, and for nobody else', () => {
  const changedAt = (opponents: readonly string[]) => {
    const spec = { name: 'x', game: 'hanabi', subjects: ['mine'], conditions: ['disguised'], seed: 'x' }
    const read = readSpec({ ...spec, opponents })
    const schedule = scheduleOf(read.ok ? read.spec : expect.fail(JSON.stringify(read.faults)))
    const play = new PlannedPlay(schedule, schedule.matchAt(1))
    return play.planned.players.map((name, seat) => [name, play.conditionOf(seat)?.id])
  }
  expect(changedAt(['subject'])).toEqual([
    ['mine', 'disguised'],
    ['mine', 'disguised'],
  ])
  expect(Object.fromEntries(changedAt(['careful']))).toEqual({ mine: 'disguised', careful: undefined })
})

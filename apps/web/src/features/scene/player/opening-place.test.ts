import { kits, stepsOf } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { houseMatch } from '../../../testing/stored-kit-matches.ts'
import { openingPlace } from './opening-place.ts'
import type { PlayerStep } from './scene-player.ts'

const seats = (...asked: readonly number[]) => ({
  caption: { en: 'A table.', zh: '桌子。' },
  parts: [],
  seats: [0, 1].map((seat) => ({
    seat,
    name: `Player ${seat + 1}`,
    isAsked: asked.includes(seat),
    note: null,
  })),
})
/** A step for each moment, with the seats that are asked after it. */
const stepsAt = (...moments: readonly (readonly [second: number, ...asked: number[]])[]): PlayerStep[] =>
  moments.map(([second, ...asked], seq) => ({
    seq,
    at: new Date(second * 1000).toISOString(),
    say: { en: `Step ${seq}.`, zh: `第${seq}步。` },
    scene: seats(...asked),
  }))
const opened = (steps: readonly PlayerStep[]) => openingPlace({ status: 'finished', at: undefined, steps })

describe('a replay opens', () => {
  it('at the first act after the deal', () => {
    expect(opened(stepsAt([0], [0, 0], [0, 0], [5, 1], [9, 0]))).toBe(3)
  })
  it('after the last of those who choose in secret, before the next question', () => {
    expect(opened(stepsAt([0, 0, 1], [3, 1], [5], [5], [5, 0, 1], [9]))).toBe(3)
  })
  it('at the laid table, where the first act ends the match', () => {
    expect(opened(stepsAt([0], [0, 0], [5]))).toBe(1)
    expect(opened(stepsAt([0, 0, 1], [3, 1], [5], [5]))).toBe(0)
  })
  it('at the laid table, where the first act takes its player out', () => {
    const steps = stepsAt([0], [0, 0], [5], [9, 1])
    const folds = steps.map(({ scene, ...step }, place) => ({
      ...step,
      scene: scene && {
        ...scene,
        seats: scene.seats.map((one) =>
          place === 2 && one.seat === 0 ? { ...one, isOut: true as const } : one,
        ),
      },
    }))
    expect([opened(folds), opened(steps)]).toEqual([1, 2])
  })
  it('at its first step, where no player was ever asked', () => {
    expect(opened(stepsAt([0], [1], [2]))).toBe(0)
  })
})

it.each(kits.map((kit) => [kit.id, kit] as const))(
  '%s opens on what a player did, but not on a fold',
  (_, kit) => {
    const steps = stepsOf(kit, houseMatch(kit), 'spectator')
    const place = opened(steps)
    const laid = steps.findIndex(({ scene }) => scene.seats.some(({ isAsked }) => isAsked))
    const folds = steps[laid + 1]?.scene.seats.some(({ isOut }) => isOut) === true
    expect(place > laid).toBe(!folds)
    expect(place).toBeLessThan(steps.length - 1)
  },
)

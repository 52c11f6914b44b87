import type { Seat } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import type { LocalProbed } from '../probes/probe-questions.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'

type Player = LocalPlayer & Partial<LocalProbed>

interface Study {
  readonly preset: string
  readonly language: 'en' | 'zh'
  readonly materials: number
  /** Who sits in the other seats. The subject itself if nobody is named. */
  readonly opponents?: readonly string[]
}

/** A study of LLMArena in small, with a subject of known behaviour. */
function measured(
  { preset, language, materials, opponents = ['subject'] }: Study,
  subject: (schedule: Schedule) => Player,
) {
  const study = presetCalled(preset)?.spec ?? expect.fail(`there is no ${preset}`)
  const design = { ...('design' in study ? study.design : {}), materials }
  const read = readSpec({ ...study, subjects: ['subject'], opponents, language: [language], design })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const own = subject(schedule)
  const playerCalled = (name: string) => {
    const player = name === 'subject' ? own : schedule.kit.house.find(({ slug }) => slug === name)
    return { probed: () => ({}), ...(player ?? expect.fail(`there is no ${name}`)) }
  }
  const rows = Array.from({ length: schedule.matches }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    return playWithProbes({ schedule, planned, probes: spec.probes, playerCalled }).played
  })
  const { cells } = reportOf(spec, rows)
  return (measure: string) =>
    (cells.find((cell) => cell.measure === measure) ?? expect.fail(`no ${measure}`)).estimate.value
}

describe.each(['en', 'zh'] as const)('of players of known behaviour, in %s,', (language) => {
  it('the reward of a move is what the hand counts of two who fill the outer columns', () => {
    // The first wins with 0, 2, 5 and 10 for its runs, less the 0, 0, 2 and 5 of the second: it has 0, 2, 3 and 5, and gains 0, 2, 1
    // and 2. The second draws level with each of three moves, and gains nothing.
    const valueOf = measured({ preset: 'llmarena-planning', language, materials: 6 }, () => ({
      answer: ({ turn }) => ({ fields: { move: turn.seat === 0 ? '1' : '7' } }),
    }))
    expect(valueOf('reward-per-game')).toBeCloseTo(5 / 2)
    expect(valueOf('mean-reward')).toBeCloseTo(5 / 7)
    expect(valueOf('win-rate')).toBeCloseTo(1 / 2)
  })

  it('the median of bids is half the value, whatever a fifth of them does to the mean', () => {
    let asked = 0
    const valueOf = measured({ preset: 'llmarena-numbers', language, materials: 40 }, () => ({
      answer: ({ state, turn: { seat } }) => {
        asked += 1
        const value = (state as { values: readonly (number | null)[] }).values[seat] ?? 0
        return { fields: { bid: asked % 5 < 1 ? value : Math.round(value / 2) } }
      },
    }))
    expect(valueOf('median-gap')).toBeCloseTo(0, 1)
    expect(valueOf('equilibrium-gap')).toBeGreaterThan(0.1)
  })

  it('one who gives clues and one who discards have half of the moves each, and no score', () => {
    interface Hands {
      readonly hands: readonly (readonly { readonly face: { readonly rank: number } | null }[])[]
    }
    const valueOf = measured({ preset: 'llmarena-team', language, materials: 6 }, () => ({
      answer: ({ state, turn: { seat } }) => {
        const rank = (state as Hands).hands[1]?.[0]?.face?.rank ?? 0
        return { fields: { move: seat === 0 ? `clue 2 ${rank}` : 'discard 1' } }
      },
    }))
    expect(valueOf('clue-share')).toBeCloseTo(1 / 2)
    expect(valueOf('discard-share')).toBeCloseTo(1 / 2)
    expect(valueOf('play-share')).toBe(0)
    expect(valueOf('mean-score')).toBe(0)
    expect(valueOf('refused-rate')).toBe(0)
  })

  it.each([
    { knows: 4, any: 1, every: 1 },
    { knows: 1, any: 1, every: 0 },
    { knows: 0, any: 0, every: 0 },
  ])(
    'who knows $knows words of others has $any in at least one, and $every in all',
    ({ knows, any, every }) => {
      const opponents = ['inspector', 'inspector', 'inspector', 'inspector']
      const valueOf = measured(
        { preset: 'llmarena-opponents', language, materials: 6, opponents },
        (schedule) => {
          const words = new Map(
            Array.from({ length: schedule.matches }, (_, at) => {
              const { seed, content } = schedule.matchAt(at + 1)
              return [seed, content as readonly string[]] as const
            }),
          )
          const speaks = schedule.kit.house.find(({ slug }) => slug === 'fox') ?? expect.fail('no fox')
          return {
            answer: (asked) => speaks.answer(asked),
            probed: ({ state, seat, seed }) => {
              const { dealt, living } = state as { dealt: Record<Seat, string>; living: readonly Seat[] }
              const other = words
                .get(seed.slice(0, seed.lastIndexOf(':')))
                ?.find((word) => word !== dealt[seat])
              const others = living.filter((one) => one !== seat)
              return Object.fromEntries(
                others.map((one, at) => [`word-${one + 1}`, at < knows ? (other ?? '') : '?']),
              )
            },
          }
        },
      )
      expect(valueOf('any-word')).toBe(any)
      expect(valueOf('every-word')).toBe(every)
    },
  )
})

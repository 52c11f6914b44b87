import type { Seat } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { presetCalled, suitePresetCalled } from '../presets/presets.ts'
import type { LocalProbed } from '../probes/probe-questions.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'

type Player = LocalPlayer & Partial<LocalProbed>

interface Study {
  readonly preset: string
  /** A game of a suite. */
  readonly part?: string
  /** Beside those of the study. */
  readonly measures?: readonly string[]
  readonly language: 'en' | 'zh'
  readonly materials: number
  /** Who sits in the other seats. The subject itself if nobody is named. */
  readonly opponents?: readonly string[]
  /** Opponents of known behaviour, by name. */
  readonly known?: (schedule: Schedule) => Readonly<Record<string, Player>>
}

const someStudy = z.looseObject({ measures: z.array(z.string()), design: z.looseObject({}) })

function studyCalled(preset: string, part?: string) {
  const { suite = {} } = suitePresetCalled(preset)?.spec ?? {}
  const { plays: _, ...study } = someStudy.parse(
    part === undefined ? presetCalled(preset)?.spec : suite[part],
  )
  return study
}

/** A study of LLMArena in small, with a subject of known behaviour. */
function measured(
  { preset, part, measures = [], language, materials, opponents = ['subject'], known = () => ({}) }: Study,
  subject: (schedule: Schedule) => Player,
) {
  const study = studyCalled(preset, part)
  const read = readSpec({
    ...study,
    name: preset,
    seed: preset,
    subjects: ['subject'],
    opponents,
    language: [language],
    measures: [...study.measures, ...measures],
    design: { ...study.design, materials },
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const [own, others] = [subject(schedule), known(schedule)]
  const playerCalled = (name: string) => {
    const player =
      name === 'subject' ? own : (others[name] ?? schedule.kit.house.find(({ slug }) => slug === name))
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

/** The value of the item that is now sold, to one seat. */
function valueOfItem(state: unknown, of: Seat): number {
  const { past } = state as Auctions
  return past['value-dealt'].findLast(({ seat }) => seat === of)?.value ?? expect.fail('no value was dealt')
}
interface Auctions {
  readonly past: { readonly 'value-dealt': readonly { readonly seat: Seat; readonly value: number }[] }
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
    // After its moves the first has 0, 2, 3 and 5, and before them nothing. The second has nothing after its three moves, and is 2
    // and 3 behind before the last two.
    expect(valueOf('mean-value-after')).toBeCloseTo(10 / 7)
    expect(valueOf('mean-value-before')).toBeCloseTo(-5 / 7)
  })

  it('the median of bids is half the value, whatever a fifth of them does to the mean', () => {
    let asked = 0
    const valueOf = measured({ preset: 'llmarena-numbers', language, materials: 40 }, () => ({
      answer: ({ state, turn: { seat } }) => {
        asked += 1
        const value = valueOfItem(state, seat)
        return { fields: { bid: asked % 5 < 1 ? value : Math.round(value / 2) } }
      },
    }))
    expect(valueOf('median-gap')).toBeCloseTo(0, 1)
    expect(valueOf('equilibrium-gap')).toBeGreaterThan(0.1)
  })

  it('who bids its value is twice the half above the half, and who bids nothing is as far below', () => {
    const bidding = (share: number) =>
      measured({ preset: 'llmarena-numbers', language, materials: 12 }, () => ({
        answer: ({ state, turn: { seat } }) => {
          const value = valueOfItem(state, seat)
          return { fields: { bid: Math.floor(value * share) } }
        },
      }))
    const measures = ['equilibrium-gap', 'median-gap', 'overbid-rate', 'above-value-rate', 'refused-rate']
    expect(measures.map(bidding(1))).toEqual([1, 1, 1, 0, 0])
    expect(measures.map(bidding(0))).toEqual([-1, -1, 0, 0, 0])
    // Twice the value is refused each time.
    expect(['above-value-rate', 'refused-rate'].map(bidding(2))).toEqual([1, 1])
  })

  it('one who gives clues and one who discards have half of the moves each, and no score', () => {
    interface Hands {
      readonly hands: readonly (readonly { readonly face: { readonly rank: number } | null }[])[]
    }
    const measures = ['play-share', 'discard-share', 'clue-share']
    const valueOf = measured({ preset: 'llmarena-team', measures, language, materials: 6 }, () => ({
      answer: ({ state, turn: { seat } }) => {
        const rank = (state as Hands).hands[1]?.[0]?.face?.rank ?? 0
        return { fields: { move: seat === 0 ? `clue 2 ${rank}` : 'discard 1' } }
      },
    }))
    for (const of of ['', 'team-']) {
      expect(valueOf(`${of}clue-share`)).toBeCloseTo(1 / 2)
      expect(valueOf(`${of}discard-share`)).toBeCloseTo(1 / 2)
      expect(valueOf(`${of}play-share`)).toBe(0)
    }
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

  it('who accepts every offer always agrees, and two who want everything never do', () => {
    const study = { preset: 'llmarena', part: 'bargain', language, materials: 6 }
    const accepting = measured({ ...study, opponents: ['fair'] }, () => ({
      answer: () => ({ fields: { move: 'accept' } }),
    }))
    const wanting = measured(study, () => ({
      answer: ({ state }) => {
        const { counts, offers, ruleset } = state as {
          readonly counts: readonly number[]
          readonly offers: readonly unknown[]
          readonly ruleset: { readonly offers: number }
        }
        const [hats, balls, apples] = counts
        const isLast = offers.length === ruleset.offers
        return { fields: isLast ? { move: 'reject' } : { move: 'offer', hats, balls, apples } }
      },
    }))
    expect([accepting, wanting].map((valueOf) => valueOf('agreement-rate'))).toEqual([1, 0])
  })

  it('who says its own word has a foul in every speech, and who says nothing of it has none', () => {
    const speaking = (says: (word: string) => string) =>
      measured(
        {
          preset: 'llmarena',
          part: 'undercover',
          language,
          materials: 6,
          opponents: ['inspector', 'inspector', 'inspector', 'inspector'],
        },
        (schedule) => {
          const voter = voting(schedule, ({ turn: { seat } }) => after(seat))
          return {
            answer: (asked) => {
              const { seat, kind } = asked.turn
              const { dealt } = asked.state as { readonly dealt: Record<Seat, string> }
              return kind === 'vote' ? voter.answer(asked) : { fields: { speech: says(dealt[seat] ?? '') } }
            },
          }
        },
      )('foul-rate')
    expect(speaking((word) => `${word}!`)).toBe(1)
    let said = 0
    expect(speaking(() => `${language === 'zh' ? '第' : 'It is number '}${++said}`)).toBe(0)
  })

  it('a spy whom all accuse wins nothing, and one whom nobody accuses wins everything', () => {
    const winsAgainst = (accused: (spy: Seat) => readonly Seat[]) =>
      measured(
        {
          preset: 'llmarena-opponents',
          language,
          materials: 6,
          opponents: ['voter', 'voter', 'voter', 'voter'],
          known: (schedule) => {
            const spies = new Map(
              Array.from({ length: schedule.matches }, (_, at) => {
                const { seed, seat } = schedule.matchAt(at + 1)
                return [seed, seat] as const
              }),
            )
            const spyIn = (seed: string) => spies.get(seed.slice(0, seed.lastIndexOf(':')))
            return {
              voter: voting(schedule, ({ seed }) => accused(spyIn(seed) ?? expect.fail(seed))),
            }
          },
        },
        (schedule) => voting(schedule, ({ turn: { seat } }) => after(seat)),
      )('win-rate')
    expect(winsAgainst((spy) => [spy, ...after(spy)])).toBe(0)
    expect(winsAgainst(after)).toBe(1)
  })
})

/** The other seats, the next one first. */
const after = (seat: Seat): readonly Seat[] => [1, 2, 3, 4].map((step) => (seat + step) % 5)

/** Speaks as a house player does, and votes for the first seat of its list that is still there. */
function voting(
  schedule: Schedule,
  accused: (asked: Parameters<Player['answer']>[0]) => readonly Seat[],
): Player {
  const speaks = schedule.kit.house.find(({ slug }) => slug === 'inspector') ?? expect.fail('no inspector')
  return {
    answer: (asked) => {
      const { seat, kind } = asked.turn
      if (kind !== 'vote') return speaks.answer(asked)
      const { aliases, living } = asked.state as {
        readonly aliases: readonly string[]
        readonly living: readonly Seat[]
      }
      const target = accused(asked).find((one) => one !== seat && living.includes(one))
      return { fields: { vote: aliases[target ?? -1] ?? '' } }
    },
  }
}

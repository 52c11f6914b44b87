import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/play-planned.ts'
import { readSpec } from '../spec/read-spec.ts'
import { WidthWatch } from './width-watch.ts'

function specOf(width: number) {
  const read = readSpec({
    ...{
      name: 'width',
      game: 'tic-tac-toe',
      subjects: ['perfect', 'random'],
      opponents: ['random'],
      seed: 'width',
    },
    ...{ stop: { width, of: 'win-rate', 'at-most': 400 }, design: { materials: 1, repeats: 1 } },
  })
  return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
}

/** All matches of an experiment, as its house players play them. */
function playedOf(width: number) {
  const schedule = scheduleOf(specOf(width))
  const called = (name: string) =>
    schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
  return Array.from(
    { length: schedule.matches },
    (_, at) => playPlanned(schedule, schedule.matchAt(at + 1), called).played,
  )
}

function enoughOf(width: number, played: ReturnType<typeof playedOf>): number | undefined {
  const watch = new WidthWatch(specOf(width))
  for (const match of played) {
    watch.add(match)
    const enough = watch.enough()
    if (enough !== undefined) return enough
  }
  return undefined
}

describe('an experiment that goes on until its intervals are narrow', () => {
  const played = playedOf(0.3)

  it('ends sooner where wider intervals are enough', () => {
    const [wide, narrow] = [enoughOf(0.3, played), enoughOf(0.2, played)]
    expect(wide).toBeGreaterThanOrEqual(30)
    expect(narrow).toBeGreaterThan(wide ?? 0)
    expect(narrow).toBeLessThan(200)
  })

  it('ends after as many matches as it may take, however wide they are', () => {
    expect(enoughOf(0.001, played)).toBe(200)
  })

  it('ends at the same deal, in whatever order the matches come', () => {
    const watch = new WidthWatch(specOf(0.3))
    for (const match of played.toReversed()) watch.add(match)
    expect(watch.enough()).toBe(enoughOf(0.3, played))
  })
})

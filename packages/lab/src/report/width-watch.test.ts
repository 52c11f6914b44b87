import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'
import { lookAfter, WidthWatch } from './width-watch.ts'

function specOf(width: number) {
  const read = readSpec({
    name: 'width',
    game: 'tic-tac-toe',
    subjects: ['perfect', 'random'],
    opponents: ['random'],
    seed: 'width',
    stop: { width, of: 'win-rate', 'at-most': 400 },
    design: { materials: 1, repeats: 1 },
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

  it('goes on from a look at which it was not enough, as if it had not been broken off', () => {
    const end = enoughOf(0.3, played) ?? expect.fail('it does not end')
    for (let looked = 30; looked < end; looked = lookAfter(specOf(0.3), 200, looked) ?? end) {
      const watch = new WidthWatch(specOf(0.3), looked)
      const next = lookAfter(specOf(0.3), 200, looked) ?? end
      for (const match of played) if (match.deal <= next) watch.add(match)
      expect(watch.enough()).toBe(next === end ? end : undefined)
    }
  })

  it('does not wait for ever at a match that the rules made void', () => {
    const [first, ...others] = played
    const watch = new WidthWatch(specOf(0.3))
    for (const match of others) watch.add(match)
    expect(watch.enough()).toBeUndefined()
    if (first) watch.add({ ...first, end: 'void', results: [] })
    expect(watch.enough()).toBeGreaterThanOrEqual(30)
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

import { rulesets, whoIsSpyKit } from '@wis/games'
import { randomMatch, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { stopNear, trackOf } from './slider-track.ts'
import { stepsOf } from './steps.ts'

const ruleset = rulesets['wis-2024']
const short = table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 2 }).log
const long = table({ spy: 2 }).round().round().round().log

describe('the slider', () => {
  it.each(['speeches', 'departures'] as const)(
    'at level %s is as long for a short match as for a long one',
    (level) => {
      const lengths = [short, long].map(
        (log) => trackOf({ steps: stepsOf(log, level), level, furthest: 0, isOn: false, ruleset }).max,
      )
      expect(lengths[0]).toBe(lengths[1])
    },
  )

  it('is never too short for a match', () => {
    for (let seed = 0; seed < 40; seed++) {
      const steps = stepsOf(randomMatch({ seed: `track ${seed}` }).log, 'departures')
      expect(trackOf({ steps, level: 'departures', furthest: 0, isOn: false, ruleset }).max).toBeGreaterThan(
        steps.length - 1,
      )
    }
  })

  it('shows no dot beyond the seen part', () => {
    const { dots } = trackOf({
      steps: stepsOf(long, 'departures'),
      level: 'departures',
      furthest: 10,
      isOn: false,
      ruleset,
    })
    expect(dots.every(({ step }) => step.seq <= 10)).toBe(true)
  })

  it('is exact once everything is revealed and the match is over', () => {
    const steps = stepsOf(short, 'everything')
    const track = trackOf({ steps, level: 'everything', furthest: 0, isOn: false, ruleset })
    expect([track.max, track.dots.length]).toEqual([steps.length - 1, steps.length])
  })

  it('does not change its length during a running match', () => {
    const lengths = [9, 14].map((entries) => {
      const steps = stepsOf(long.slice(0, entries), 'everything')
      return trackOf({ steps, level: 'everything', furthest: 0, isOn: true, ruleset }).max
    })
    expect(lengths[0]).toBe(lengths[1])
  })
})

describe('a pointer over the slider', () => {
  const { log } = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 2, 3: 2, 4: 2 })
  const steps = stepsOf(log, 'everything')
  const track = trackOf({ steps, level: 'everything', furthest: 0, isOn: false, ruleset })
  const width = track.max * 20
  const moments = (whoIsSpyKit.moments?.(log, String) ?? []).filter(({ kind }) => kind === 'bandwagon')
  const [pin] = moments.map(({ seq }) => steps.findIndex((step) => step.seq === seq))
  const at = (x: number) => stopNear(track, moments, { x, width })

  it('selects the nearest dot', () => {
    expect([at(0)?.index, at(9)?.index, at(11)?.index, at(width)?.index]).toEqual([0, 0, 1, track.max])
  })

  it('selects a pin within reach', () => {
    expect(at((pin ?? 0) * 20 + 8)).toMatchObject({ index: pin, moments })
    expect(at((pin ?? 0) * 20 + 11)).toMatchObject({ index: (pin ?? 0) + 1, moments: [] })
  })

  it('selects nothing before the first step', () => {
    const covered = trackOf({
      steps: stepsOf(log, 'departures'),
      level: 'departures',
      furthest: 0,
      isOn: false,
      ruleset,
    })
    expect(stopNear(covered, [], { x: width / 2, width })).toBeUndefined()
  })
})

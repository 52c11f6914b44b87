import { momentsOf } from '@wis/games'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { sharedMoment } from './shared-moment.ts'

const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 2, 3: 2, 4: 2 })
const { log } = match
const moments = momentsOf(log)
const slip = moments.find(({ kind }) => kind === 'slip')
const turning = moments.find(({ kind }) => kind === 'turning-vote')

describe('the preview of a link to a moment', () => {
  it('is the speech at that moment, and its speaker', () => {
    const said = log.find(({ event }) => event.type === 'speech-given' && event.seat === 3)
    if (said?.event.type !== 'speech-given') throw new Error('nobody spoke')
    const { seat, text } = said.event
    expect(sharedMoment(log, { at: said.seq, level: 'departures' })).toMatchObject({
      seat,
      round: 1,
      quote: text,
    })
  })

  it('gives the reason for the moment only if the link reveals everything', () => {
    const kindAt = (level: RevealLevel) => sharedMoment(log, { at: slip?.seq, level })?.kind
    expect([kindAt('speeches'), kindAt('departures'), kindAt('everything')]).toEqual([null, null, 'slip'])
    expect(sharedMoment(log, { at: turning?.seq, level: 'everything' })).toMatchObject({
      seat: 2,
      quote: null,
    })
  })

  it.each([undefined, 'speeches', 'departures'] as const)(
    'does not exist for a vote or the end at level %s',
    (level) => {
      for (const { seq, event } of log.filter((entry) => entry.event.type !== 'speech-given'))
        expect([event.type, sharedMoment(log, { at: seq, level })]).toEqual([event.type, undefined])
    },
  )

  it('does not exist for a whole match, nor for a missing entry', () => {
    expect(sharedMoment(log, { at: undefined, level: 'everything' })).toBeUndefined()
    expect(sharedMoment([], { at: 3, level: 'everything' })).toBeUndefined()
  })

  it('of a running match is a speech at most', () => {
    const until = log.slice(0, (slip?.seq ?? 0) + 1)
    expect(sharedMoment(until, { at: slip?.seq, level: 'everything' })?.kind).toBeNull()
  })
})

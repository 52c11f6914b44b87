import { whoIsSpyKit } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { RevealLevel } from '../../features/match/player/player-address.ts'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'
import { linkedMoment } from './linked-moment.ts'

const { log } = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 2, 3: 2, 4: 2 })
const nameOf = (seat: number) => `Player ${seat + 1}`
const moments = whoIsSpyKit.moments?.(log, nameOf) ?? []
const slip = moments.find(({ kind }) => kind === 'slip')
const turning = moments.find(({ kind }) => kind === 'turning-vote')
const linked = (at: number | undefined, level: RevealLevel, part = log, isFinished = part === log) =>
  linkedMoment(whoIsSpyKit, part, { at, level, isFinished, nameOf })

describe('a link to a moment', () => {
  it('tells the speech at that moment, and its speaker', () => {
    const said = log.find(({ event }) => event.type === 'speech-given' && event.seat === 3)
    if (said?.event.type !== 'speech-given') throw new Error('nobody spoke')
    const { seat, text } = said.event
    expect(linked(said.seq, 'departures')).toMatchObject({ seat, round: 1, quote: text })
  })

  it('names the moment only if it reveals everything', () => {
    const titleAt = (level: RevealLevel) => linked(slip?.seq, level)?.title?.en
    expect([titleAt('speeches'), titleAt('departures'), titleAt('everything')]).toEqual([
      undefined,
      undefined,
      'The slip',
    ])
    expect(linked(turning?.seq, 'everything')).toMatchObject({ seat: 2, quote: null, round: 2 })
  })

  it.each(['speeches', 'departures'] as const)('tells nothing of a vote or the end at level %s', (level) => {
    for (const { seq, event } of log.filter((entry) => entry.event.type !== 'speech-given'))
      expect([event.type, linked(seq, level)]).toEqual([event.type, undefined])
  })

  it('tells nothing without a moment, or of one that there is not', () => {
    expect(linked(undefined, 'everything')).toBeUndefined()
    expect(linked(3, 'everything', [])).toBeUndefined()
  })

  it('names no moment of a running match', () => {
    const until = log.slice(0, (slip?.seq ?? 0) + 1)
    expect(linked(slip?.seq, 'everything', until)?.title).toBeNull()
  })

  it('tells moments and clues of another game, too', () => {
    const kit = kitCalled('chameleon')
    const played = houseMatch(kit)
    const told = (at: number) =>
      linkedMoment(kit, played, { at, level: 'everything', isFinished: true, nameOf })
    const clue = played.find(({ event }) => event.type === 'clue-given')
    expect(told(clue?.seq ?? -1)).toMatchObject({ round: 1, quote: expect.any(String), title: null })
    const [found] = kit.moments?.(played, nameOf) ?? []
    expect(told(found?.seq ?? -1)?.title).toEqual(found?.text)
  })
})

import { whoIsSpyKit } from '@wis/games'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { play } from '../player/play.ts'
import { openPlayer } from '../player/player.ts'
import { visibleMoments } from './visible-moments.ts'

const { log: entries } = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 2, 3: 2, 4: 2 })
const moments = whoIsSpyKit.moments?.(entries, String) ?? []
const shown = (level: RevealLevel, seq: number) => {
  const player = play(openPlayer({ entries, at: 0, level, view: 'table' }), { type: 'seek', seq })
  return visibleMoments(moments, player)
}
const bandwagon = moments.find(({ kind }) => kind === 'bandwagon')

describe('the visible moments', () => {
  it('are all of them once everything is revealed', () => {
    expect(shown('everything', 0)).toEqual(moments)
    expect(moments.map(({ kind }) => kind)).toContain('turning-vote')
  })

  it('are none for a reader who wants only speeches', () => {
    expect(shown('speeches', entries.length)).toEqual([])
  })

  it('are none before their proof has been seen', () => {
    expect(shown('departures', (bandwagon?.seq ?? 0) - 1)).toEqual([])
    expect(shown('departures', bandwagon?.seq ?? 0)).toContain(bandwagon)
  })

  it('never reveal the spy, not even at the end', () => {
    expect(shown('departures', entries.length).every(({ provenAt }) => provenAt !== undefined)).toBe(true)
  })

  it('of a running match say nothing about the spy', () => {
    const live = openPlayer({
      entries: entries.slice(0, -1),
      at: undefined,
      level: 'everything',
      view: 'table',
    })
    expect(visibleMoments(moments, live).every(({ provenAt }) => provenAt !== undefined)).toBe(true)
  })
})

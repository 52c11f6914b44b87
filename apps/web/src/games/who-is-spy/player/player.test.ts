import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { afterTheEnd } from '../../../features/match/player/player-address.ts'
import { hasMore, otherLevel, play } from './play.ts'
import { eyesOf, isOn, openPlayer } from './player.ts'
import type { Opening, Player, PlayerAction } from './player.ts'
import { stepIndexAt, stepsOf } from './steps.ts'

const finished = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round({ 0: 2, 3: 2, 4: 2 }).log
const live = table({ spy: 2 }).speak(0, 'warm').speak(1, 'bitter')

const opening: Opening = { entries: finished, at: undefined, level: 'departures', view: 'table' }
const replayed = openPlayer(opening)
const watched = openPlayer({ ...opening, entries: live.logFor('spectator') })

const after = (player: Player, ...actions: readonly PlayerAction[]) => actions.reduce(play, player)
const kindAt = ({ log, cursor, level }: Player) => {
  const steps = stepsOf(log.entries, level)
  return steps[stepIndexAt(steps, cursor)]?.kind
}

describe('opening', () => {
  it('a finished match opens at its first moment, at rest', () => {
    expect([kindAt(replayed), replayed.isPlaying, replayed.isFollowing]).toEqual(['deal', false, false])
  })

  it('a running match opens at its newest moment and follows', () => {
    expect([watched.cursor, watched.isPlaying, watched.isFollowing]).toEqual([10, true, true])
  })

  it('a requested moment is shown at rest, even in a running match', () => {
    const asked = openPlayer({ ...opening, entries: live.logFor('spectator'), at: 8 })
    expect([asked.cursor, asked.isPlaying]).toEqual([8, false])
  })

  it('for an entry with nothing to show, the last step before it is shown', () => {
    expect(openPlayer({ ...opening, at: 5 }).cursor).toBe(0)
    expect(kindAt(openPlayer({ ...opening, at: 9999 }))).toBe('end')
  })

  it('a table without entries waits and shows the first one that comes', () => {
    const empty = openPlayer({ ...opening, entries: [] })
    expect([empty.cursor, empty.isPlaying]).toEqual([-1, true])
    expect(after(empty, { type: 'receive', entries: live.logFor('spectator') }).cursor).toBe(0)
  })
})

describe('hiding again', () => {
  it.each(['speeches', 'departures'] as const)(
    'returns to the level before everything was revealed (%s)',
    (level) => {
      const opened = openPlayer({ ...opening, level })
      const revealed = after(opened, { type: 'toggle-reveal' })
      expect([revealed.level, otherLevel(revealed)]).toEqual(['everything', level])
      expect(after(revealed, { type: 'toggle-reveal' }).level).toBe(level)
    },
  )

  it('returns to the reader’s usual level if the page opened with everything revealed', () => {
    const covered = (level?: 'speeches' | 'departures') =>
      otherLevel(openPlayer({ ...opening, level: 'everything', covered: level }))
    expect([covered(), covered('speeches')]).toEqual(['departures', 'speeches'])
  })

  it('returns to the level that was chosen last', () => {
    const chosen = after(
      replayed,
      { type: 'reveal', level: 'speeches' },
      { type: 'reveal', level: 'everything' },
    )
    expect(after(chosen, { type: 'toggle-reveal' }).level).toBe('speeches')
  })
})

describe('the part beyond the seen one', () => {
  it('exists until the end has been shown, and stays seen when the reader goes back', () => {
    const read = after(replayed, { type: 'last' }, { type: 'first' })
    expect([hasMore(replayed), hasMore(read)]).toEqual([true, false])
    expect(hasMore(openPlayer({ ...opening, at: afterTheEnd }))).toBe(false)
  })

  it('does not exist once everything is revealed, nor in a running match', () => {
    expect([hasMore(after(replayed, { type: 'toggle-reveal' })), hasMore(watched)]).toEqual([false, false])
  })
})

describe('playing', () => {
  it('a tick shows the next moment, but only during play', () => {
    expect(kindAt(after(replayed, { type: 'tick' }))).toBe('deal')
    expect(kindAt(after(replayed, { type: 'toggle' }, { type: 'tick' }))).toBe('round')
  })

  it('new entries extend the match and move nothing by themselves', () => {
    const next = live.speak(2, 'dark').logFor('spectator')
    const received = after(watched, { type: 'receive', entries: next })
    expect([received.cursor, received.isPlaying]).toEqual([10, true])
    expect(after(received, { type: 'tick' }).cursor).toBe(11)
  })

  it('at the end of a running match it waits, at the end of a finished one it stops', () => {
    expect(after(watched, { type: 'tick' }).isPlaying).toBe(true)
    const atEnd = after(openPlayer({ ...opening, at: 9999 }), { type: 'tick' })
    const played = { ...atEnd, isPlaying: true }
    expect(after(played, { type: 'tick' }).isPlaying).toBe(false)
  })

  it('play at the end starts again', () => {
    const again = after(replayed, { type: 'last' }, { type: 'toggle' })
    expect([kindAt(again), again.isPlaying]).toEqual(['deal', true])
  })

  it('going back in a running match stops following, and going to now follows again', () => {
    const back = after(watched, { type: 'step', by: -1 })
    expect([back.isFollowing, back.isPlaying]).toEqual([false, false])
    const now = after(back, { type: 'last' })
    expect([now.isFollowing, now.isPlaying, now.cursor]).toEqual([true, true, 10])
  })
})

describe('the live state', () => {
  const ended = after(openPlayer({ ...opening, level: 'everything', entries: live.logFor('spectator') }), {
    type: 'receive',
    entries: table({ spy: 2 }).speak(0, 'warm').speak(1, 'bitter').void('test').log,
  })

  it('a follower sees a match as live until the end has been shown', () => {
    expect([isOn(ended), eyesOf(ended)]).toEqual([true, 'live'])
    const shown = after(ended, { type: 'tick' }, { type: 'tick' }, { type: 'tick' })
    expect([isOn(shown), eyesOf(shown), shown.isPlaying]).toEqual([false, 'everything', false])
  })

  it('a replay is not live, and its reader’s settings decide what it reveals', () => {
    expect([isOn(replayed), eyesOf(replayed)]).toEqual([false, 'departures'])
  })
})

describe('moving', () => {
  it('goes to the start of the next round, then to the end, and back again', () => {
    const second = after(replayed, { type: 'go-to-round', round: 1 }, { type: 'round', by: 1 })
    expect(kindAt(second)).toBe('round')
    expect(kindAt(after(second, { type: 'round', by: 1 }))).toBe('end')
    expect(after(second, { type: 'step', by: 1 }, { type: 'round', by: -1 }).cursor).toBe(second.cursor)
    expect(kindAt(after(second, { type: 'round', by: -1 }, { type: 'round', by: -1 }))).toBe('deal')
  })

  it('stays in place for a round that has not begun', () => {
    expect(after(watched, { type: 'go-to-round', round: 3 }).cursor).toBe(10)
  })

  it('never leaves the match', () => {
    expect(after(replayed, { type: 'step', by: -1 }).cursor).toBe(0)
    expect(kindAt(after(replayed, { type: 'last' }, { type: 'step', by: 1 }))).toBe('end')
  })

  it('after the first moment still moves on by steps', () => {
    expect(after(replayed, { type: 'step', by: 1 }, { type: 'first' }, { type: 'step', by: 1 }).cursor).toBe(
      8,
    )
  })

  it('remembers how far it has been', () => {
    const back = after(replayed, { type: 'seek', seq: 12 }, { type: 'first' })
    expect([back.cursor, back.furthest]).toEqual([0, 12])
  })

  it('keeps its place when more or less is revealed', () => {
    const there = after(replayed, { type: 'seek', seq: 12 })
    expect(after(there, { type: 'reveal', level: 'everything' }).cursor).toBe(12)
  })
})

describe('views and speeds', () => {
  it('the first view follows the last', () => {
    const views = [0, 1, 2, 3, 4].map(
      (times) => after(replayed, ...Array<PlayerAction>(times).fill({ type: 'next-view' })).view,
    )
    expect(views).toEqual(['table', 'transcript', 'votes', 'beliefs', 'table'])
  })

  it('speeds end at 8 and at a half', () => {
    const faster = after(replayed, ...Array<PlayerAction>(9).fill({ type: 'pace', by: 1 }))
    expect([
      faster.speed,
      after(faster, ...Array<PlayerAction>(9).fill({ type: 'pace', by: -1 })).speed,
    ]).toEqual([8, 0.5])
  })
})

describe('the view of a seat', () => {
  it('is available once a match is over, and never before', () => {
    const chosen: PlayerAction = { type: 'seat', seat: 3 }
    expect(eyesOf(after(replayed, chosen))).toEqual({ seat: 3, level: 'departures' })
    expect(eyesOf(after(watched, chosen))).toBe('departures')
    expect(eyesOf(after(replayed, chosen, { type: 'seat', seat: null }))).toBe('departures')
  })
})

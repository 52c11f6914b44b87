import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { afterTheEnd } from './player-address.ts'
import { eyesOf, hasMore, isOn, openPlayer, otherLevel, play } from './player.ts'
import type { Opening, Player, PlayerAction } from './player.ts'
import { stepIndexAt, stepsOf } from './steps.ts'

const finished = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round({ 0: 2, 3: 2, 4: 2 }).log
const live = table({ spy: 2 }).speak(0, 'warm').speak(1, 'bitter')

const opening: Opening = { entries: finished, at: undefined, level: 1, view: 'table' }
const replayed = openPlayer(opening)
const watched = openPlayer({ ...opening, entries: live.logFor('spectator') })

const after = (player: Player, ...actions: readonly PlayerAction[]) => actions.reduce(play, player)
const kindAt = ({ log, cursor, level }: Player) => {
  const steps = stepsOf(log.entries, level)
  return steps[stepIndexAt(steps, cursor)]?.kind
}

describe('opening', () => {
  it('a match that is over opens at its first moment, at rest', () => {
    expect([kindAt(replayed), replayed.isPlaying, replayed.isFollowing]).toEqual(['deal', false, false])
  })

  it('a match that is on opens at its newest moment and follows', () => {
    expect([watched.cursor, watched.isPlaying, watched.isFollowing]).toEqual([10, true, true])
  })

  it('an asked moment is shown at rest, even of a match that is on', () => {
    const asked = openPlayer({ ...opening, entries: live.logFor('spectator'), at: 8 })
    expect([asked.cursor, asked.isPlaying]).toEqual([8, false])
  })

  it('a moment that shows nothing is the last one before it that does', () => {
    expect(openPlayer({ ...opening, at: 5 }).cursor).toBe(0)
    expect(kindAt(openPlayer({ ...opening, at: 9999 }))).toBe('end')
  })

  it('a table without entries waits and shows the first one that comes', () => {
    const empty = openPlayer({ ...opening, entries: [] })
    expect([empty.cursor, empty.isPlaying]).toEqual([-1, true])
    expect(after(empty, { type: 'receive', entries: live.logFor('spectator') }).cursor).toBe(0)
  })
})

describe('covering again', () => {
  it.each([0, 1] as const)('returns to what was told before everything was (%i)', (level) => {
    const opened = openPlayer({ ...opening, level })
    const revealed = after(opened, { type: 'toggle-reveal' })
    expect([revealed.level, otherLevel(revealed)]).toEqual([2, level])
    expect(after(revealed, { type: 'toggle-reveal' }).level).toBe(level)
  })

  it('of what was opened with everything told returns to what its reader is used to', () => {
    const covered = (level?: 0 | 1) => otherLevel(openPlayer({ ...opening, level: 2, covered: level }))
    expect([covered(), covered(0)]).toEqual([1, 0])
  })

  it('returns to the level that was chosen last', () => {
    const chosen = after(replayed, { type: 'reveal', level: 0 }, { type: 'reveal', level: 2 })
    expect(after(chosen, { type: 'toggle-reveal' }).level).toBe(0)
  })
})

describe('what lies beyond what was seen', () => {
  it('is more until the end has been shown, and stays shown when its reader goes back', () => {
    const read = after(replayed, { type: 'last' }, { type: 'first' })
    expect([hasMore(replayed), hasMore(read)]).toEqual([true, false])
    expect(hasMore(openPlayer({ ...opening, at: afterTheEnd }))).toBe(false)
  })

  it('is nothing once everything is told, nor while a match is on', () => {
    expect([hasMore(after(replayed, { type: 'toggle-reveal' })), hasMore(watched)]).toEqual([false, false])
  })
})

describe('playing', () => {
  it('a tick shows the next moment, and only while it plays', () => {
    expect(kindAt(after(replayed, { type: 'tick' }))).toBe('deal')
    expect(kindAt(after(replayed, { type: 'toggle' }, { type: 'tick' }))).toBe('round')
  })

  it('what arrives extends the way and moves nothing by itself', () => {
    const next = live.speak(2, 'dark').logFor('spectator')
    const received = after(watched, { type: 'receive', entries: next })
    expect([received.cursor, received.isPlaying]).toEqual([10, true])
    expect(after(received, { type: 'tick' }).cursor).toBe(11)
  })

  it('at the end of a match that is on it waits, at the end of one that is over it stops', () => {
    expect(after(watched, { type: 'tick' }).isPlaying).toBe(true)
    const atEnd = after(openPlayer({ ...opening, at: 9999 }), { type: 'tick' })
    const played = { ...atEnd, isPlaying: true }
    expect(after(played, { type: 'tick' }).isPlaying).toBe(false)
  })

  it('play at the end starts again', () => {
    const again = after(replayed, { type: 'last' }, { type: 'toggle' })
    expect([kindAt(again), again.isPlaying]).toEqual(['deal', true])
  })

  it('going back in a match that is on stops following, going to now follows again', () => {
    const back = after(watched, { type: 'step', by: -1 })
    expect([back.isFollowing, back.isPlaying]).toEqual([false, false])
    const now = after(back, { type: 'last' })
    expect([now.isFollowing, now.isPlaying, now.cursor]).toEqual([true, true, 10])
  })
})

describe('whether it is on', () => {
  const ended = after(openPlayer({ ...opening, level: 2, entries: live.logFor('spectator') }), {
    type: 'receive',
    entries: table({ spy: 2 }).speak(0, 'warm').speak(1, 'bitter').void('test').log,
  })

  it('a follower still sees a match as on until the end has been shown', () => {
    expect([isOn(ended), eyesOf(ended)]).toEqual([true, 'live'])
    const shown = after(ended, { type: 'tick' }, { type: 'tick' }, { type: 'tick' })
    expect([isOn(shown), eyesOf(shown), shown.isPlaying]).toEqual([false, 2, false])
  })

  it('a replay is not on, and its eyes are what its reader asked for', () => {
    expect([isOn(replayed), eyesOf(replayed)]).toEqual([false, 1])
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

  it('stays where it is for a round that has not begun', () => {
    expect(after(watched, { type: 'go-to-round', round: 3 }).cursor).toBe(10)
  })

  it('never leaves the match', () => {
    expect(after(replayed, { type: 'step', by: -1 }).cursor).toBe(0)
    expect(kindAt(after(replayed, { type: 'last' }, { type: 'step', by: 1 }))).toBe('end')
  })

  it('after the first moment still goes on by steps', () => {
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
    expect(after(there, { type: 'reveal', level: 2 }).cursor).toBe(12)
  })
})

describe('views and speeds', () => {
  it('the view after the last is the first', () => {
    const views = [0, 1, 2, 3, 4].map(
      (times) => after(replayed, ...Array<PlayerAction>(times).fill({ type: 'next-view' })).view,
    )
    expect(views).toEqual(['table', 'transcript', 'votes', 'beliefs', 'table'])
  })

  it('faster and slower end at 8 and at a half', () => {
    const faster = after(replayed, ...Array<PlayerAction>(9).fill({ type: 'pace', by: 1 }))
    expect([
      faster.speed,
      after(faster, ...Array<PlayerAction>(9).fill({ type: 'pace', by: -1 })).speed,
    ]).toEqual([8, 0.5])
  })
})

describe('the eyes of a seat', () => {
  it('are looked through once a match is over, and not a moment before', () => {
    const chosen: PlayerAction = { type: 'seat', seat: 3 }
    expect(eyesOf(after(replayed, chosen))).toEqual({ seat: 3, level: 1 })
    expect(eyesOf(after(watched, chosen))).toBe(1)
    expect(eyesOf(after(replayed, chosen, { type: 'seat', seat: null }))).toBe(1)
  })
})

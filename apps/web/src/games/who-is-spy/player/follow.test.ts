import { redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { expect, it } from 'vitest'
import { play } from './play.ts'
import { follow, openPlayer } from './player.ts'
import type { PlayerAction } from './player.ts'

const log = randomMatch({ seed: 'followed to the end' }).log.map((entry) =>
  redact(whoIsSpy, 'spectator', entry),
)
const opened = openPlayer({ entries: log.slice(0, 9), at: undefined, level: 'everything', view: 'table' })

it('a player that only follows is the whole player, as long as nobody asks anything of it', () => {
  const actions = log.flatMap((entry, place): PlayerAction[] => [
    { type: 'receive', entries: [entry] },
    ...(place % 3 === 0 ? [{ type: 'tick' } as const] : []),
  ])
  const ticks = Array.from({ length: log.length }, (): PlayerAction => ({ type: 'tick' }))
  let [one, other] = [opened, opened]
  for (const action of [...actions, ...ticks]) {
    one = follow(one, action)
    other = play(other, action)
    expect(one).toEqual(other)
  }
  expect([one.isFollowing, one.isPlaying]).toEqual([false, false])
})

it('it obeys nobody', () => {
  const asked: readonly PlayerAction[] = [
    { type: 'toggle' },
    { type: 'first' },
    { type: 'view', view: 'votes' },
    { type: 'reveal', level: 'speeches' },
  ]
  for (const action of asked) {
    expect(follow(opened, action)).toBe(opened)
    expect(play(opened, action)).not.toBe(opened)
  }
})

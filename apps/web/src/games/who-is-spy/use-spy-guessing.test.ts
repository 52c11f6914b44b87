import { spyGuess } from '@wis/games'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { play } from './player/play.ts'
import { openPlayer, eyesOf, isOn } from './player/player.ts'
import type { Opening, PlayerAction } from './player/player.ts'
import { sceneAt } from './player/spy-scene.ts'
import { seesSpy } from './use-spy-guessing.ts'

const finished = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round({ 0: 2, 3: 2, 4: 2 }).log
const live = table({ spy: 2 }).speak(0, 'warm').speak(1, 'bitter').logFor('spectator')
const dealt = live.slice(0, 8)

/** The page's state for a reader after these steps. */
function seen(opening: Partial<Opening>, ...actions: readonly PlayerAction[]) {
  const player = actions.reduce(
    play,
    openPlayer({ entries: finished, at: undefined, level: 'departures', view: 'table', ...opening }),
  )
  const { entries } = player.log
  const scene = sceneAt({ entries, cursor: player.cursor, eyes: eyesOf(player) })
  return { player, scene, known: scene.state, isOn: isOn(player) }
}

const mayGuess = (reader: ReturnType<typeof seen>) => !seesSpy(reader) && spyGuess(reader.known).round > 0

describe('a guess', () => {
  it('is possible during a match, once the first speech has begun', () => {
    expect([
      mayGuess(seen({ entries: live, level: 'everything' })),
      mayGuess(seen({ entries: dealt, level: 'everything' })),
    ]).toEqual([true, false])
  })

  it('is possible in a replay whose spy is hidden, even at its end', () => {
    const last = { type: 'last' } as const
    expect([
      mayGuess(seen({}, last)),
      mayGuess(seen({ level: 'everything' }, last)),
      mayGuess(seen({})),
    ]).toEqual([true, false, false])
  })

  it('is impossible for a reader who sees the spy, or a seat’s view', () => {
    const all = [seen({ level: 'everything' }), seen({ at: 20, seat: 1 }), seen({ at: 20 })].map(seesSpy)
    expect(all).toEqual([true, true, false])
  })
})

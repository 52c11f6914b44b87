import { afterTheEnd, playerQuery } from '../../match/player/player-address.ts'
import { seatOfEyes } from './eyes.ts'
import type { ScenePlayer, SceneView } from './scene-player.ts'

type Seen = Pick<ScenePlayer, 'eyes'> &
  Partial<Pick<ScenePlayer, 'tableEyes' | 'usualEyes'>> & {
    readonly view?: SceneView | undefined
  }

type Shown = Pick<ScenePlayer, 'steps' | 'index' | 'isFollowing' | 'isCatchingUp'>

/** The address of one step, through the same eyes. */
export function stepQuery(
  { eyes, tableEyes = 'table', usualEyes = 'table', view }: Seen,
  seq: number | undefined,
): string {
  const shown = typeof eyes === 'number' ? tableEyes : eyes
  const level = shown === usualEyes ? undefined : shown === 'table' ? 'speeches' : 'everything'
  return playerQuery({ at: seq, view: view === 'table' ? undefined : view, level, seat: seatOfEyes(eyes) })
}

/** The address of what is seen now. Without a number it is the way to the newest step of a running match, and stays there. */
export function sceneQuery(player: Seen & Shown): string {
  const { isFollowing, isCatchingUp, steps, index } = player
  return stepQuery(player, isFollowing || isCatchingUp ? undefined : steps[index]?.seq)
}

/** The address of the end, which says nothing about the length of the match. */
export const endQuery = (player: Seen) => stepQuery(player, afterTheEnd)

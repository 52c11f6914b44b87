import { afterTheEnd, playerQuery } from '../../match/player/player-address.ts'
import { seatOfEyes } from './eyes.ts'
import type { ScenePlayer } from './scene-player.ts'

/** The address of one step, through the same eyes. */
export function stepQuery({ eyes }: Pick<ScenePlayer, 'eyes'>, seq: number | undefined): string {
  const level = eyes === 'everything' ? eyes : undefined
  return playerQuery({ at: seq, view: undefined, level, seat: seatOfEyes(eyes) })
}

/** The address of what is seen now. Without a number it stays with the newest step of a running match. */
export function sceneQuery(player: Pick<ScenePlayer, 'steps' | 'index' | 'isFollowing' | 'eyes'>): string {
  return stepQuery(player, player.isFollowing ? undefined : player.steps[player.index]?.seq)
}

/** The address of the end, which says nothing about the length of the match. */
export const endQuery = (player: Pick<ScenePlayer, 'eyes'>) => stepQuery(player, afterTheEnd)

import { sought, spyGuess } from '@wis/games'
import type { SceneGuess } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { isCounted } from '../../features/match/guess/is-counted.ts'
import { useGuessing } from '../../features/match/guess/use-guessing.ts'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import type { SpyTableScene } from './player/spy-table-scene.ts'
import type { PlayerHandle, TableHandle } from './use-player.ts'

/** What there is to guess at a match of who-is-spy. */
export function useSpyGuessing(
  header: MatchHeader,
  { scene }: TableHandle,
  handle: PlayerHandle | undefined,
): Guessing {
  return useGuessing({
    matchId: header.id,
    isCounted: isCounted(header),
    about: handle ? spyGuess(handle.known) : guessAt(scene),
    seesAnswer: handle !== undefined && seesSpy(handle),
    mayChoose: handle !== undefined,
  })
}

/** A table that tells nobody who the spy is gives reason to suspect somebody from its first round on. */
function guessAt({ glance, steps, index }: SpyTableScene): SceneGuess {
  const round = glance.phase === 'over' ? 0 : glance.round
  const isRead = steps.slice(0, index + 1).some((step) => step.kind === 'tally' && step.round === round)
  return { ...sought, round, since: round + (isRead ? 1 : 0), seats: null }
}

type Seen = Pick<PlayerHandle, 'isOn' | 'known'> & {
  readonly player: Pick<PlayerHandle['player'], 'seat'>
  readonly scene: Pick<PlayerHandle['scene'], 'state'>
}

/** Whether a reader sees who the spy is. A seat's view shows its word, which reveals as much. */
export function seesSpy({ player, scene, known, isOn }: Seen): boolean {
  return scene.state.spy !== null || known.spy !== null || (!isOn && player.seat !== null)
}

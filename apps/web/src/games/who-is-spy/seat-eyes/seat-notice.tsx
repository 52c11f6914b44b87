'use client'

import { EyesBar } from '../../../features/match/seat-eyes/eyes-bar.tsx'
import { queryOf } from '../player/query-of.ts'
import type { PlayerHandle } from '../use-player.ts'

/** Says that the match is shown through one seat’s eyes, if it is. */
export function SeatNotice({ handle: { player, scene, isOn, dispatch } }: { handle: PlayerHandle }) {
  const { seat } = player
  if (seat === null || isOn) return null
  return (
    <EyesBar
      seat={seat}
      alias={scene.state.aliases[seat] ?? ''}
      address={queryOf(player, { seat: undefined })}
      onLeave={() => {
        dispatch({ type: 'seat', seat: null })
      }}
    />
  )
}

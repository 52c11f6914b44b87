import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { SeatMind } from '../../match/seat-eyes/seat-mind.tsx'
import { useThoughts } from '../../match/thoughts/use-thoughts.ts'
import { seatOfEyes } from './eyes.ts'
import type { ScenePlayer } from './scene-player.ts'

interface SceneSeatMindProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
  /** Brought along where only some readers may load them. */
  readonly thoughts: readonly Thought[] | undefined
}

/** What the seat thought through whose eyes the match is seen. */
export function SceneSeatMind({ matchId, seats, player, thoughts }: SceneSeatMindProps) {
  const seat = seatOfEyes(player.eyes)
  const found = useThoughts(matchId, thoughts, seat !== undefined)
  if (seat === undefined) return null
  return (
    <SeatMind
      seat={seat}
      aliases={seats.map(({ alias }) => alias)}
      agent={seats[seat]?.agent}
      thoughts={found}
      cursor={player.steps[player.index]?.seq ?? -1}
    />
  )
}

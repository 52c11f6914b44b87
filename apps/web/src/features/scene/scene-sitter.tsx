import type { SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../match/table/seat-chip.tsx'

export interface SceneSitterProps {
  readonly seat: Pick<SeatScene, 'seat' | 'name'>
  readonly agent: AgentRef | undefined
  /** Whether so many sit there that a phone has no room for their portraits. */
  readonly isOneOfMany: boolean
}

/** Who sits at a seat. */
export function SceneSitter({ seat: { seat, name }, agent, isOneOfMany }: SceneSitterProps) {
  return (
    <>
      {agent && (
        <span
          className={`size-9 shrink-0 overflow-hidden rounded-full ${isOneOfMany ? 'max-sm:hidden' : ''}`}
          style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
        >
          <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
        </span>
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <SeatChip seat={seat} className="size-4! text-2xs!" />
          <span className="min-w-0 wrap-anywhere">{agent ? <AgentName agent={agent} /> : name}</span>
        </p>
        {agent && <p className="text-xs text-faint">{name}</p>}
      </div>
    </>
  )
}

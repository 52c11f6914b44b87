import type { SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../match/table/seat-chip.tsx'
import { useAlias } from './words.ts'

export interface SceneSitterProps {
  readonly seat: Pick<SeatScene, 'seat' | 'name'>
  readonly agent: AgentRef | undefined
  /** Whether so many sit there that a phone has no room for their portraits. */
  readonly isOneOfMany: boolean
}

/** Who sits at a seat. */
export function SceneSitter({ seat: { seat, name }, agent, isOneOfMany }: SceneSitterProps) {
  const alias = useAlias()({ seat, name }, agent)
  return (
    <>
      {agent && (
        <span className={`relative shrink-0 ${isOneOfMany ? 'max-sm:hidden' : ''}`}>
          <span
            className="block size-9 overflow-hidden rounded-full"
            style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
          >
            <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
          </span>
          <SeatChip seat={seat} className="absolute -bottom-1 -left-1.5 size-4! text-2xs!" />
        </span>
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          {!agent && <SeatChip seat={seat} className="size-4! text-2xs!" />}
          <span className="min-w-0 wrap-break-word">{agent ? <AgentName agent={agent} /> : name}</span>
        </p>
        {agent && agent.name !== alias && (
          <p className="flex items-center gap-1 text-xs whitespace-nowrap text-faint">
            {/* Where there is no portrait that the number could stand on. */}
            {isOneOfMany && <SeatChip seat={seat} className="size-4! text-2xs! sm:hidden" />}
            {alias}
          </p>
        )}
      </div>
    </>
  )
}

import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { faceOf, PortraitRing } from './ring-seat.tsx'
import { isOfTalk, Quests, Said } from './small-ring.tsx'
import { SmallMiddle } from './small-scene.tsx'

interface StillTableProps {
  readonly scene: Scene
  readonly agents?: readonly AgentRef[]
}

/** What lies on a table, small and at rest, beside words that say the rest. The page may say how high it is. */
export function StillTable({ scene, agents }: StillTableProps) {
  return (
    <div
      aria-hidden="true"
      inert
      className="flex h-(--high,15rem) flex-col overflow-hidden [--small-card:2.75rem] [&_table]:[zoom:0.85]"
    >
      {isOfTalk(scene) ? <StillRing scene={scene} agents={agents ?? []} /> : <SmallMiddle scene={scene} />}
    </div>
  )
}

/** A round table that fills its frame. The newest words lie in its middle. */
function StillRing({ scene: { seats, parts }, agents }: Required<StillTableProps>) {
  const said = parts.flatMap((part) => (part.kind === 'speeches' ? part.speeches : [])).at(-1)
  const quests = parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))
  return (
    <div className="flex min-h-0 flex-1 justify-center rounded-card border border-rim bg-felt px-3 py-5">
      <PortraitRing
        seats={seats.map((seat) => ({ seat, agent: agents[seat.seat] ?? faceOf(seat) }))}
        speaker={said?.seat}
      >
        <div className="absolute inset-[22%_25%] grid content-center justify-items-center gap-1 text-center text-[clamp(0.75rem,3.6cqw,1.0625rem)] leading-snug">
          {quests.length > 0 && <Quests quests={quests} />}
          {said && (
            <p className={`text-balance ${quests.length > 0 ? 'line-clamp-2' : 'line-clamp-3'}`}>
              <SeatChip seat={said.seat} className="mr-1.5 size-4! text-2xs" />
              <Said text={said.text} />
            </p>
          )}
        </div>
      </PortraitRing>
    </div>
  )
}

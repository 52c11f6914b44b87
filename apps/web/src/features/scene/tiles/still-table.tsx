import type { Scene, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { RingSeat } from './ring-seat.tsx'
import { isOfTalk, Quests, Said } from './small-ring.tsx'
import { SmallMiddle } from './small-scene.tsx'

/** What lies on a table, small and at rest, beside words that say the rest. The page may say how high it is. */
export function StillTable({ scene }: { scene: Scene }) {
  return (
    <div
      aria-hidden="true"
      inert
      className="flex h-(--high,15rem) flex-col overflow-hidden [--small-card:2.75rem] [&_table]:[zoom:0.85]"
    >
      {isOfTalk(scene) ? <StillRing scene={scene} /> : <SmallMiddle scene={scene} />}
    </div>
  )
}

/** A round table that fills its frame. The newest words lie in its middle. */
function StillRing({ scene: { seats, parts } }: { scene: Scene }) {
  const said = parts.flatMap((part) => (part.kind === 'speeches' ? part.speeches : [])).at(-1)
  const quests = parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))
  return (
    <div className="flex min-h-0 flex-1 justify-center rounded-card border border-rim bg-felt px-3 py-5">
      <div className="@container relative aspect-10/6 h-full max-w-full">
        <div className="absolute inset-[13%_16%] rounded-full border border-rim bg-raised" />
        <div className="contents [--face:clamp(2.5rem,14cqw,4rem)]">
          {seats.map((seat) => (
            <RingSeat
              key={seat.seat}
              seat={seat}
              seats={seats.length}
              agent={faceOf(seat)}
              isSpeaking={said?.seat === seat.seat}
              isNamed={false}
            />
          ))}
        </div>
        <div className="absolute inset-[22%_25%] grid content-center justify-items-center gap-1 text-center text-[clamp(0.75rem,3.6cqw,1.0625rem)] leading-snug">
          {quests.length > 0 && <Quests quests={quests} />}
          {said && (
            <p className={`text-balance ${quests.length > 0 ? 'line-clamp-2' : 'line-clamp-3'}`}>
              <SeatChip seat={said.seat} className="mr-1.5 size-4! text-2xs" />
              <Said text={said.text} />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Somebody who has a face and no name: the match in the picture was played for it alone. */
const faceOf = ({ seat, name }: SeatScene): AgentRef => ({
  id: `face ${seat}`,
  slug: '',
  name,
  nameZh: null,
  kind: 'house',
  avatarVersion: null,
})

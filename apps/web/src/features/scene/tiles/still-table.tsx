import type { Scene, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { SmallRing, isOfTalk } from './small-ring.tsx'
import { SmallMiddle } from './small-scene.tsx'

/** What lies on a table, small and at rest, beside words that say the rest. */
export function StillTable({ scene }: { scene: Scene }) {
  return (
    <div aria-hidden="true" inert className="flex h-60 flex-col overflow-hidden [&_table]:[zoom:0.8]">
      {isOfTalk(scene) ? (
        <div className="flex flex-1 flex-col rounded-card border border-rim bg-felt pt-4 [&_.bg-felt]:bg-raised">
          <div className="mx-auto flex w-full max-w-58 flex-1 flex-col">
            <SmallRing scene={scene} agents={scene.seats.map(faceOf)} line="" />
          </div>
        </div>
      ) : (
        <SmallMiddle scene={scene} />
      )}
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

import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { isOfTalk, SmallRing } from './small-ring.tsx'
import { SmallMiddle } from './small-scene.tsx'

interface StillTableProps {
  readonly scene: Scene
  readonly agents?: readonly AgentRef[]
}

/** What lies on a table, small and at rest, beside words that say the rest. The page may say how high it is. */
export function StillTable({ scene, agents = [] }: StillTableProps) {
  return (
    <div
      aria-hidden="true"
      inert
      className="flex h-(--high,15rem) flex-col overflow-hidden [--small-card:2.75rem] [&_table]:[zoom:0.85]"
    >
      {isOfTalk(scene) ? (
        <SmallRing scene={scene} agents={agents} isNamed={false} />
      ) : (
        <SmallMiddle scene={scene} />
      )}
    </div>
  )
}

import type { Scene } from '@wis/games'
import { SmallRing, isOfTalk } from './small-ring.tsx'
import { SmallMiddle } from './small-scene.tsx'

/** What lies on a table, small and at rest, beside words that say the rest. */
export function StillTable({ scene }: { scene: Scene }) {
  return (
    <div aria-hidden="true" inert className="flex h-52 flex-col overflow-hidden">
      {isOfTalk(scene) ? (
        <div className="mx-auto flex w-full max-w-72 flex-1 flex-col pt-8">
          <SmallRing scene={scene} agents={[]} line="" />
        </div>
      ) : (
        <SmallMiddle scene={scene} />
      )}
    </div>
  )
}

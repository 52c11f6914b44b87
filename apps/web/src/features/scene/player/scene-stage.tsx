import type { Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { LatePart } from '../../match/deferred/late-part.tsx'
import { MotionContext } from '../motion.ts'
import { SceneTable } from '../scene-table.tsx'
import { useWords } from '../words.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

// Nobody looks through other eyes while a match is played.
const EyesBar = lazyPart(() => import('./scene-eyes-bar.tsx'))

interface SceneStageProps {
  readonly seats: readonly SeatHeader[]
  readonly handle: SceneHandle
}

/** The table at the current step, with a sentence about it. */
export function SceneStage({ seats, handle: { player, dispatch } }: SceneStageProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const { steps, index, eyes } = player
  const agents = useMemo(() => seats.map(({ agent }) => agent), [seats])
  const now = steps[index]
  const scene = useLast(now?.scene ?? undefined)
  return (
    <MotionContext value={player.hasMoved}>
      {eyes !== null && (
        <LatePart>
          <EyesBar
            seat={eyes}
            alias={seats[eyes]?.alias ?? ''}
            address={sceneQuery({ ...player, eyes: null })}
            onLeave={() => {
              dispatch({ type: 'eyes', eyes: null })
            }}
          />
        </LatePart>
      )}
      {scene ? (
        <div data-testid="scene" data-seq={now?.seq} aria-busy={now?.scene === null}>
          <div className="min-h-14 pb-2 sm:min-h-11">
            <p className="text-[0.9375rem] leading-snug font-semibold">{words(scene.caption)}</p>
            {now?.say && <p className="pt-0.5 text-sm leading-snug text-soft">{words(now.say)}</p>}
          </div>
          <SceneTable scene={scene} agents={agents} />
        </div>
      ) : (
        <p className="py-16 text-center text-sm text-faint">{t('notBegun')}</p>
      )}
    </MotionContext>
  )
}

/** The scene, or the last one there was while the next is still loading. */
function useLast(scene: Scene | undefined): Scene | undefined {
  const [last, setLast] = useState(scene)
  if (scene !== undefined && scene !== last) setLast(scene)
  return scene ?? last
}

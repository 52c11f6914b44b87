import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LiveBadge } from '../match/live-badge.tsx'
import { LiveProvider } from '../match/live/live-provider.tsx'
import { mayMove } from '../scene/motion.ts'
import type { SceneMatchPlayerProps } from '../scene/player/scene-match-player.tsx'
import { hasSeenEnd, isOver } from '../scene/player/scene-player.ts'
import { SceneStage } from '../scene/player/scene-stage.tsx'
import { sceneStore } from '../scene/player/scene-store.ts'
import { useScenePlayer } from '../scene/player/use-scene-player.ts'

// Nothing needs it before the end.
const MovesOn = lazyPart(() => import('./moves-on.tsx'))

/** A table that plays by itself, and gives way to the next one. */
export function FeaturedScene({ namespace, ...props }: SceneMatchPlayerProps) {
  return (
    <LiveProvider namespace={namespace}>
      <Table {...props} />
    </LiveProvider>
  )
}

function Table(props: Omit<SceneMatchPlayerProps, 'namespace'>) {
  const { game, matchId, seats, shown, isAtRest } = props
  const t = useTranslations('home')
  const [store] = useState(() => sceneStore(props))
  const handle = useScenePlayer({ game, matchId, seats, shown }, store)
  const { player, dispatch } = handle
  const [wasOn] = useState(!isOver(player))
  useEffect(() => {
    // The code of a replay comes with the first touch.
    if (isAtRest && mayMove()) dispatch({ type: 'toggle' })
  }, [isAtRest, dispatch])
  return (
    <section aria-label={t(wasOn ? 'liveTable' : 'newestTable')} data-testid="featured">
      <div className="mb-3 flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <LiveBadge isOn={!isOver(player)} isFollowing />
        <a
          href={`/matches/${matchId}`}
          className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {t('open')} →
        </a>
      </div>
      <SceneStage seats={seats} handle={handle} />
      {hasSeenEnd(player) && (
        <Suspense>
          <MovesOn />
        </Suspense>
      )}
    </section>
  )
}

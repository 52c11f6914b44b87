import { useTranslations } from 'next-intl'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import { withSecret } from '../../match/player/with-secret.ts'
import { sceneViews } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

/** The views of a match. They are links, so they also work without scripts. */
export function ViewTabs({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('match.views')
  const share = useExperimentPlace()?.share
  return (
    <nav aria-label={t('title')} className="flex gap-4">
      {sceneViews.map((view) => (
        <a
          key={view}
          href={withSecret(sceneQuery({ ...player, view }), share)}
          aria-current={view === player.view ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            dispatch({ type: 'view', view })
          }}
          className="border-b-2 border-transparent py-1.5 text-sm text-soft hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
        >
          {t(view)}
        </a>
      ))}
    </nav>
  )
}

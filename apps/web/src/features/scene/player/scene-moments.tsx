import { useTranslations } from 'next-intl'
import { CopyText } from '../../match/share/copy-text.tsx'
import { useWords } from '../words.ts'
import { hasSeenEnd, placeAt } from './scene-player.ts'
import { stepQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

/** The turning points of the match, once the reader has seen how it ended. Each can be opened and shared. */
export function SceneMoments({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('match.moments')
  const words = useWords()
  const { moments, steps } = player
  if (moments.length === 0 || !hasSeenEnd(player)) return null
  return (
    <section aria-labelledby="moments-title" data-testid="moments">
      <h2 id="moments-title" className="label pb-2">
        {t('title')}
      </h2>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {moments.map(({ seq, kind, text }) => {
          const query = stepQuery(player, steps[placeAt(steps, seq)]?.seq ?? seq)
          return (
            <li key={`${seq} ${kind}`} className="py-2 leading-snug">
              <p>{words(text)}</p>
              <p className="flex items-center gap-4 pt-1 text-xs text-soft">
                <a
                  href={query}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    dispatch({ type: 'seek', index: placeAt(steps, seq) })
                  }}
                  className="underline decoration-rim underline-offset-4 hover:decoration-current"
                >
                  {t('show')}
                </a>
                <CopyText text={() => new URL(query, window.location.href).href} label={t('copy')} />
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import type { LiveScene } from '../../../server/scenes/live-scenes.ts'
import { Viewers } from '../../match/live/viewers.tsx'
import { matchTitle } from '../../match/match-title.ts'
import { useWords } from '../words.ts'
import { isOfTalk, SmallRing } from './small-ring.tsx'
import { SmallScene } from './small-scene.tsx'

/** A small table in play, with what is seen on it now. */
export function SceneTile({ table, isOver }: { table: LiveScene; isOver: boolean }) {
  const t = useTranslations('scene')
  const titles = useTranslations('match.titles')
  const words = useWords()
  const { id, name, scene, seats, isReplay } = table
  const agents = seats.map(({ agent }) => agent)
  const line = isOver ? t('tile.over') : isReplay ? t('tile.replay') : words(scene.caption)
  return (
    <article
      data-over={isOver}
      className="group relative flex h-104 flex-col overflow-hidden border border-line bg-raised p-4 transition-colors hover:border-strong data-[over=true]:opacity-60"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-display text-lg">
          <Link href={`/matches/${id}`} className="after:absolute after:inset-0">
            {matchTitle(titles, useLocale(), seats)}
          </Link>
        </h3>
        <span className="flex shrink-0 items-baseline gap-3">
          <Viewers matchId={id} />
          <span className="label">{words(name)}</span>
        </span>
      </div>
      {isOfTalk(scene) ? (
        <SmallRing scene={scene} agents={agents} line={line} />
      ) : (
        <>
          <p className="min-h-8 pt-1 text-xs leading-snug text-soft">{line}</p>
          <SmallScene scene={scene} agents={agents} />
        </>
      )}
    </article>
  )
}

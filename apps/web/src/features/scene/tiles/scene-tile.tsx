import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import type { LiveScene } from '../../../server/scenes/live-scenes.ts'
import { tableName } from '../../match/table-name.ts'
import { useWords } from '../words.ts'
import { SmallScene } from './small-scene.tsx'

/** A small table in play, with what is seen on it now. */
export function SceneTile({ table, isOver }: { table: LiveScene; isOver: boolean }) {
  const t = useTranslations('scene')
  const words = useWords()
  const { id, name, scene, seats, isReplay } = table
  return (
    <article
      data-over={isOver}
      className="group relative flex flex-col border border-line bg-raised p-4 transition-colors hover:border-strong data-[over=true]:opacity-60"
    >
      <h3 className="min-w-0 font-display text-lg">
        <Link href={`/matches/${id}`} className="after:absolute after:inset-0">
          {t('title', { game: words(name), table: t('tile.table', { name: tableName(id) }) })}
        </Link>
      </h3>
      <p className="min-h-8 pt-1 text-xs leading-snug text-soft">
        {isOver ? t('tile.over') : isReplay ? t('tile.replay') : words(scene.caption)}
      </p>
      <SmallScene scene={scene} agents={seats.map(({ agent }) => agent)} />
    </article>
  )
}

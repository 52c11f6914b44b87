import type { GameOfBoard } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { columnId, gameColumns } from './game-columns.ts'

interface GameMethodProps {
  readonly game: GameOfBoard
  readonly hasSides: boolean
}

/** They are of no use where all play on one side. */
const ofSides: readonly string[] = ['trueSkill', 'rating']

/** How every number of a game's board is counted, and what the order goes by. */
export function GameMethod({ game, hasSides }: GameMethodProps) {
  const t = useTranslations('leaderboard')
  const locale = useLocale()
  const columns = gameColumns({ game, wanted: [], extent: 'all', hasSides })
  const parts = (['order', 'few', 'interval', 'trueSkill', 'rating'] as const).filter(
    (part) => (hasSides || !ofSides.includes(part)) && (part !== 'few' || game.matchesToLead > 0),
  )
  return (
    <section aria-labelledby="method-title" className="pt-16">
      <h2 id="method-title" className="display text-2xl">
        {t('method')}
      </h2>
      <dl className="grid gap-x-12 gap-y-5 pt-5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((column) => (
          <div key={columnId(column)} className="min-w-0 border-t border-line pt-3">
            <dt className="font-semibold">
              {'metric' in column ? column.metric.name[locale] : t(`ofGame.columns.${column.name}`)}
            </dt>
            <dd className="mt-1 text-soft">
              {'metric' in column
                ? `${column.metric.formula[locale]}${t(`ofGame.better.${column.metric.better}`)}`
                : t(`ofGame.explained.${column.name}`)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="max-w-[72ch] gap-x-12 pt-10 text-sm text-soft lg:max-w-none lg:columns-2">
        {parts.map((part) => (
          <p key={part} className="break-inside-avoid pt-3">
            {part === 'order'
              ? t(`ofGame.texts.${game.order}`)
              : t(`ofGame.parts.${part}`, { matches: game.matchesToLead })}
          </p>
        ))}
      </div>
    </section>
  )
}

import type { Board, UnrankedRow } from '@wis/db/boards'
import { useFormatter, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { StructuredData } from '../../components/page/structured-data.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { env } from '../../server/env/env.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { boardAddress, exportAddress, usualSort } from './board-filter.ts'
import type { BoardFilter, BoardTab } from './board-filter.ts'

interface BoardNotesProps {
  readonly board: Pick<Board, 'ratings' | 'season' | 'language'>
  readonly filter: BoardFilter
  /** Whether ratings are computed for the game. */
  readonly isRated: boolean
}

/** The age of the ratings, and the addresses of the board as a file. */
export function BoardNotes({ board, filter, isRated }: BoardNotesProps) {
  const { ratings, season, language } = board
  const t = useTranslations('leaderboard')
  const { dateTime } = useFormatter()
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-4 text-xs text-faint">
      <span>
        {ratings
          ? t.rich('asOf', {
              matches: ratings.matches,
              time: () => <time dateTime={ratings.asOf}>{timeInUtc({ dateTime }, ratings.asOf)}</time>,
            })
          : isRated && t('notRated')}
      </span>
      <span className="flex flex-wrap gap-x-4">
        <Link href={`/seasons/${season.slug}/compare?language=${language}`} className={linkStyle}>
          {t('headToHead')}
        </Link>
        {t('thisPage')}
        {(['csv', 'json'] as const).map((format) => (
          <a key={format} href={exportAddress(filter, format)} className={linkStyle}>
            {format.toUpperCase()}
          </a>
        ))}
      </span>
    </p>
  )
}

const formats = { csv: 'text/csv', json: 'application/json' } as const

interface AboutBoardProps {
  readonly filter: BoardFilter
  readonly name: string
  readonly text: string
}

/** Tells programs that the board is a data set, with the addresses of its files. */
export function AboutBoard({ filter, name, text }: AboutBoardProps) {
  const distribution = (['csv', 'json'] as const).map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: formats[format],
    contentUrl: new URL(exportAddress(filter, format), env().publicUrl).href,
  }))
  return <StructuredData data={{ '@type': 'Dataset', name, description: text, distribution }} />
}

interface BoardTabsProps {
  readonly filter: BoardFilter
  readonly tabs: readonly BoardTab[]
  /** Whether the official order goes by the total. */
  readonly isByTotal: boolean
}

export function BoardTabs({ filter, tabs, isByTotal }: BoardTabsProps) {
  const t = useTranslations('leaderboard.tabs')
  return (
    <nav
      aria-label={t('title')}
      className="flex gap-x-4 overflow-x-auto border-b border-line whitespace-nowrap max-sm:text-sm sm:gap-x-7 xl:border-b-0"
    >
      {tabs.map((tab) => (
        <a
          key={tab}
          data-list
          href={boardAddress({ ...filter, tab, sort: usualSort[tab], cursor: undefined })}
          aria-current={filter.tab === tab ? 'page' : undefined}
          className="border-b-2 border-transparent py-2.5 text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(tab === 'total' && !isByTotal ? 'order' : tab)}
        </a>
      ))}
    </nav>
  )
}

/** The agents that a decision has put out of the ranking, below the last rank. */
export function Disqualified({ rows }: { rows: readonly UnrankedRow[] }) {
  const t = useTranslations('leaderboard')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="disqualified" className="pt-6 text-sm text-soft">
      <h2 id="disqualified" className="label pb-2">
        {t('disqualified')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ agent, total }) => (
          <li key={agent.id} className="flex justify-between gap-6 py-2">
            <Link href={`/agents/${agent.slug}`} className="min-w-0 wrap-anywhere hover:underline">
              <AgentName agent={agent} />
            </Link>
            <span className="figures">{pointsText(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

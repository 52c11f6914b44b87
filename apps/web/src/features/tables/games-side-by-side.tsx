import type { NormalisedTablePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { percent } from '../../components/text/number-text.ts'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { GamesTable } from './games-table.tsx'
import type { HouseCell, HouseLine } from './house-by-strength.ts'

const linkStyle = 'underline decoration-brass underline-offset-4'

interface SideBySideProps {
  /** The agents that play for somebody. */
  readonly page: NormalisedTablePage
  /** The house agents, which play one game each. */
  readonly house: readonly HouseLine[]
}

/** The table of a study with the agents of this platform, and then with the figures of the study itself. */
export function GamesSideBySide({ page, house }: SideBySideProps) {
  const t = useTranslations('games.table')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const { table, language, published } = page
  const id = `table-${table.id}`
  const caption = t('caption', { name: table.name, language: tMatch(`languages.${language}`) })
  return (
    <div className="space-y-14 pt-6">
      <section aria-labelledby={id}>
        <SectionTitle id={id} title={caption}>
          <LanguageLink language={language} />
        </SectionTitle>
        <p className="max-w-[70ch] pb-4 text-sm text-soft">{`${table.about[locale]}${t('text', { least: table.leastMatches })}${page.columns.some(({ vouchedOnly }) => vouchedOnly) ? t('vouchedOnly') : ''}`}</p>
        {page.items.length > 0 ? (
          <GamesTable page={page} caption={caption} />
        ) : house.length > 0 ? (
          <p className="max-w-[70ch] text-sm font-semibold">
            {t('emptyText', { least: table.leastMatches })}
          </p>
        ) : (
          <EmptyLine title={t('emptyTitle')}>{t('emptyText', { least: table.leastMatches })}</EmptyLine>
        )}
        {house.length > 0 && (
          <div className="pt-8">
            <h3 className="display pb-2 text-xl">{t('houseTitle')}</h3>
            <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('houseText')}</p>
            <HouseTable columns={page.columns} lines={house} />
          </div>
        )}
        {page.people && (
          <div className="pt-8">
            <h3 className="display pb-2 text-xl">{t('peopleTitle')}</h3>
            <p className="max-w-[70ch] pb-4 text-sm text-soft">
              {t.rich('peopleText', {
                link: (words) => (
                  <Link href="/docs/play#the-row-of-people" className={linkStyle}>
                    {words}
                  </Link>
                ),
              })}
            </p>
            <PeopleTable columns={page.columns} people={page.people} />
          </div>
        )}
        <TableNotes page={page} />
      </section>
      <details className="border-l-4 border-brass pl-4 sm:pl-6">
        <summary className="display cursor-pointer text-xl">{t('publishedTitle')}</summary>
        <p className="max-w-[70ch] pt-2 pb-4 text-sm text-soft">
          {t.rich('publishedText', {
            ...published.source,
            year: String(published.source.year),
            link: (words) => (
              <a href={published.source.url} className={linkStyle}>
                {words}
              </a>
            ),
          })}
        </p>
        <PublishedTable published={published} caption={t('publishedTitle')} />
      </details>
    </div>
  )
}

function LanguageLink({ language }: Pick<NormalisedTablePage, 'language'>) {
  const t = useTranslations('games.table')
  const tMatch = useTranslations('match')
  const other = language === 'en' ? 'zh' : 'en'
  return (
    <Link href={`/games?language=${other}`} className={linkStyle}>
      {t('inLanguage', { language: tMatch(`languages.${other}`) })}
    </Link>
  )
}

function TableNotes({ page: { table, language, madeAt, nextCursor } }: { page: NormalisedTablePage }) {
  const t = useTranslations('games.table')
  const format = useFormatter()
  const address = `/api/v1/tables/${table.id}`
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-xs text-soft">
      {madeAt !== null && (
        <span>
          {t('madeAt', {
            at: timeInUtc(format, madeAt),
          })}
        </span>
      )}
      {nextCursor !== null && <span>{t('more')}</span>}
      <a href={`${address}.csv?language=${language}&limit=100`} className={linkStyle}>
        CSV
      </a>
      <a href={`${address}?language=${language}&limit=100`} className={linkStyle}>
        JSON
      </a>
      <Link href="/docs/ratings" className={linkStyle}>
        {t('method')}
      </Link>
    </p>
  )
}

interface PublishedTableProps {
  readonly published: NormalisedTablePage['published']
  readonly caption: string
}

/** The figures of a publication, as it prints them. */
function PublishedTable({ published: { columns, rows }, caption }: PublishedTableProps) {
  const t = useTranslations('games.table')
  return (
    <TableRegion caption={caption} isStacked>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="sticky left-0 z-10 bg-ground py-2 pr-3 text-left font-medium">
            {t('model')}
          </th>
          {[t('average'), ...columns].map((name) => (
            <th key={name} scope="col" className="py-2 pl-3 font-medium whitespace-nowrap sm:pl-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-soft">
        {rows.map(({ player, scores, average }) => (
          <tr key={player} className="border-b border-line">
            <th
              scope="row"
              className="sticky left-0 z-10 bg-ground py-1.5 pr-3 text-left font-normal whitespace-nowrap"
            >
              {player}
            </th>
            {[average, ...scores].map((score, at) => (
              <td
                key={columns[at - 1] ?? 'average'}
                data-label={columns[at - 1] ?? t('average')}
                className="py-1.5 pl-3 sm:pl-4"
              >
                {score.toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

interface PeopleTableProps {
  readonly columns: NormalisedTablePage['columns']
  readonly people: NonNullable<NormalisedTablePage['people']>
}

/** The row of people. In a game of ratings it has the share of matches that they won. */
function PeopleTable({ columns, people }: PeopleTableProps) {
  const t = useTranslations('games.table')
  const locale = useLocale()
  return (
    <TableRegion caption={t('peopleTitle')} isStacked>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <td />
          {columns.map(({ game, name }) => (
            <th key={game} scope="col" className={`break-keep ${cellStyle} align-bottom font-medium`}>
              {name[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <th scope="row" className="py-2 text-left align-top font-medium whitespace-nowrap">
            {t('people')}
          </th>
          {people.map((cell, at) => (
            <PeopleCell key={columns[at]?.game ?? at} cell={cell} label={columns[at]?.name[locale]} />
          ))}
        </tr>
      </tbody>
    </TableRegion>
  )
}

interface PeopleCellProps {
  readonly cell: PeopleTableProps['people'][number]
  readonly label: string | undefined
}

function PeopleCell({ cell, label }: PeopleCellProps) {
  const t = useTranslations('games.table')
  const shown = cell?.score ?? cell?.winRate
  if (!cell || !shown)
    return (
      <td data-label={label} className={`${cellStyle} text-faint`}>
        {cell ? t('tooFew') : t('none')}
      </td>
    )
  const { matches, people } = cell
  const inUnit = (value: number) => (cell.score ? value.toFixed(1) : percent(value))
  const ends = shown.low !== null &&
    shown.high !== null && { low: inUnit(shown.low), high: inUnit(shown.high) }
  return (
    <td data-label={label} className={cellStyle}>
      <span className="text-base">{inUnit(shown.value)}</span>
      <span className="block text-2xs text-soft">{t(cell.score ? 'score' : 'won')}</span>
      {ends && <span className="block text-2xs whitespace-nowrap text-faint">{t('interval', ends)}</span>}
      <span className="block text-2xs whitespace-nowrap text-faint">{t('matches', { matches })}</span>
      <span className="block text-2xs whitespace-nowrap text-faint">{t('ofPeople', { people })}</span>
    </td>
  )
}

interface HouseTableProps {
  readonly columns: NormalisedTablePage['columns']
  readonly lines: readonly HouseLine[]
}

const cellStyle = 'py-2 pl-3 align-top sm:pl-4'

/** The house agents of each strength, one a game. */
function HouseTable({ columns, lines }: HouseTableProps) {
  const t = useTranslations('games.table')
  const locale = useLocale()
  return (
    <TableRegion caption={t('houseTitle')} isStacked>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="py-2 text-left align-bottom font-medium">
            {t('strength')}
          </th>
          {columns.map(({ game, name, value }) => (
            <th key={game} scope="col" className={`break-keep ${cellStyle} align-bottom font-medium`}>
              {name[locale]}
              <span className="block text-2xs font-normal text-faint">{value.name[locale]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, cells }) => (
          <tr key={rank} className="border-b border-line">
            <th scope="row" className="py-2 text-left align-top font-medium whitespace-nowrap">
              {t(`houseRanks.${rank}`)}
            </th>
            {cells.map((cell, at) => (
              <Cell
                key={columns[at]?.game ?? at}
                cell={cell}
                label={columns[at]?.name[locale]}
                isOfRole={columns[at]?.value.kind === 'win-rate'}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

interface CellProps {
  readonly cell: HouseCell | null
  readonly label: string | undefined
  /** Whether only the matches in one role count. */
  readonly isOfRole: boolean
}

function Cell({ cell, label, isOfRole }: CellProps) {
  const t = useTranslations('games.table')
  if (!cell)
    return (
      <td data-label={label} className={`${cellStyle} text-faint`}>
        {t('none')}
      </td>
    )
  const { agent, value, matches } = cell
  return (
    <td data-label={label} className={cellStyle}>
      <span className="text-base">{value.toFixed(1)}</span>
      <Link href={`/agents/${agent.slug}`} className="block text-2xs text-soft">
        <AgentName agent={agent} />
      </Link>
      <span className="block text-2xs whitespace-nowrap text-faint">
        {t(isOfRole ? 'matchesInRole' : 'matches', { matches })}
      </span>
    </td>
  )
}

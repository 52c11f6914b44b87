import { normalisedTables } from '@wis/games'
import type { AgentMeasured, MeasuredEstimate, ProfileDifference } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { gameNameIn } from '../games/game-name-in.ts'
import { NumbersTable } from './numbers-table.tsx'
import type { Profiled } from './profile-names.ts'
import { linkStyle, Source } from './source-line.tsx'

type Row = AgentMeasured['tables'][number]

interface TableRowsProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** What ranked matches say of the same games: the rows of the agents in the table of several games, by language. */
export function TableRows({ agents, differences }: TableRowsProps) {
  const t = useTranslations('profile')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const rows = agents.flatMap(({ measured }) => measured.tables)
  const wanted = rows.filter(
    (row, at) =>
      at === rows.findIndex(({ table, language }) => table === row.table && language === row.language),
  )
  return wanted.map(({ table, language, games, madeAt }) => {
    const title = t('sections.games.ranked', {
      table: normalisedTables.find(({ id }) => id === table)?.name ?? table,
      language: tMatch(language),
    })
    const rowOf = ({ measured }: Profiled) =>
      measured.tables.find((one) => one.table === table && one.language === language)
    return (
      <div key={`${table} ${language}`} className="pt-8">
        <h3 className="display text-xl">{title}</h3>
        <Source who={undefined}>
          <Link href={`/games?language=${language}#table`} className={linkStyle}>
            {t('sections.games.board')}
          </Link>
          {' · '}
          <time dateTime={madeAt}>{dateTime(new Date(madeAt), { dateStyle: 'medium' })}</time>
        </Source>
        <div className="pt-3">
          <NumbersTable
            caption={title}
            agents={agents.map(({ name }) => name)}
            rows={[
              ...games.map((game, at) => ({
                name: gameNameIn(locale, game),
                unit: 'points' as const,
                text: (value: number) => value.toFixed(1),
                values: agents.map((agent) => scoreOf(rowOf(agent), at)),
                difference: differences.find(
                  (one) => one.section === 'games' && one.of === `${table}/${language}/${game}`,
                ),
              })),
              {
                name: t('sections.games.average'),
                unit: 'points' as const,
                text: (value: number) => value.toFixed(1),
                values: agents.map((agent) => averageOf(rowOf(agent))),
              },
            ]}
          />
        </div>
      </div>
    )
  })
}

function scoreOf(row: Row | undefined, at: number): MeasuredEstimate | null {
  const cell = row?.row.cells[at]
  return cell?.score ? { ...cell.score, n: cell.matches, deals: cell.matches } : null
}

function averageOf(row: Row | undefined): MeasuredEstimate | null {
  if (!row?.row.average) return null
  const matches = row.row.cells.reduce((sum, cell) => sum + (cell?.score ? cell.matches : 0), 0)
  return { ...row.row.average, n: matches, deals: matches }
}

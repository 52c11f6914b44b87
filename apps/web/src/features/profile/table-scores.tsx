import { hasWords, kitCalled, normalisedTables } from '@wis/games'
import type { AgentMeasured, ProfileDifference } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { gameNameIn } from '../games/names.ts'
import { Finding, useVerdictOfTwo } from './finding.tsx'
import { Source } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

type Row = AgentMeasured['tables'][number]

const cellsOf = (row: Row | undefined) => row?.row.cells.filter((cell) => cell?.score) ?? []

export const hasScore = ({ measured }: Profiled) => measured.tables.some((row) => cellsOf(row).length > 0)

interface TableScoresProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
  readonly isLead: boolean
  readonly children?: ReactNode
}

/** What ranked matches say of the games of the table, in per cent of the best agent, by language. */
export function TableScores({ agents, differences, isLead, children }: TableScoresProps) {
  const t = useTranslations('profile.sections.games')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const rows = agents.flatMap(({ measured }) => measured.tables)
  const tables = rows.filter(
    (row, at) =>
      at === rows.findIndex(({ table, language }) => table === row.table && language === row.language),
  )
  const comparisons = tables.flatMap(({ table, language, games }, place) => {
    const isFirst = place === tables.findIndex((one) => one.table === table)
    const own = agents.map(({ measured }) =>
      measured.tables.find((one) => one.table === table && one.language === language),
    )
    return [
      // A game without words is played once for all languages.
      ...games.flatMap((game, at) =>
        isFirst || hasLanguages(game)
          ? {
              id: `${table}/${language}/${game}`,
              name: gameNameIn(locale, game),
              about: hasLanguages(game) ? tMatch(language) : '',
              values: own.map((row) => scoreOf(row, at)),
            }
          : [],
      ),
      // The mean of one game is that game.
      ...(own.some((row) => cellsOf(row).length > 1)
        ? [
            {
              id: `${table}/${language}`,
              name: t('average'),
              about: tMatch(language),
              values: own.map(averageOf),
            },
          ]
        : []),
    ].map((one) => ({
      ...one,
      difference: differences.find(({ section, of }) => section === 'games' && of === one.id),
    }))
  })
  const measured = comparisons.filter(({ values }) => values.some(Boolean))
  const ofTwo = useVerdictOfTwo(agents, measured, write)
  const own = measured.flatMap(({ values }) => values.flatMap((one) => one ?? []))
  const [newest] = tables
  if (own.length === 0 || !newest) return null
  const games = new Set(
    measured.filter(({ id }) => id.split('/').length > 2).map(({ id }) => id.split('/').at(-1)),
  ).size
  const ends = own.flatMap(({ value, low, high }) => [low ?? value, high ?? value])
  return (
    <Finding
      id={isLead ? 'games' : 'game-scores'}
      isLead={isLead}
      agents={agents}
      comparisons={measured}
      {...(isLead && { topic: t('title') })}
      verdict={
        agents.length > 1
          ? ofTwo
          : games < newest.games.length && measured.length > mostInTitle
            ? t('some', { count: games, all: newest.games.length })
            : measured
                .map(({ name, about, values }) =>
                  t('score', { game: name, language: about || 'none', ...scoreText(values[0]?.value ?? 0) }),
                )
                .join(locale === 'zh' ? '；' : '; ')
      }
      about={isLead ? <p className="pt-3 text-pretty text-soft">{t('ranked')}</p> : t('ranked')}
      source={
        <Source who={undefined}>
          <Link href={`/games?language=${newest.language}#table`} className={linkStyle}>
            {t('board', {
              table: normalisedTables.find(({ id }) => id === newest.table)?.name ?? newest.table,
            })}
          </Link>
          {' · '}
          <time dateTime={newest.madeAt}>{dateTime(new Date(newest.madeAt), { dateStyle: 'medium' })}</time>
        </Source>
      }
      read={t('read')}
      axis={{ low: Math.min(0, ...ends), high: Math.max(100, ...ends) }}
      mark={100}
      write={write}
    >
      {children}
    </Finding>
  )
}

/** So many scores are read faster than their number. */
const mostInTitle = 2

/** Nearly as good as the best agent is not the best, so nothing is rounded up to it. */
const scoreText = (value: number) => ({
  value: withMinus(value > 99 ? (Math.floor(value * 10) / 10).toFixed(1) : value.toFixed(0)),
  isBest: value >= 100 ? 'yes' : 'no',
})

const hasLanguages = (game: string) => hasWords(game, kitCalled(game)?.setup.presets[0])

function scoreOf(row: Row | undefined, at: number) {
  const cell = row?.row.cells[at]
  return cell?.score ? { ...cell.score, n: cell.matches } : null
}

function averageOf(row: Row | undefined) {
  if (!row?.row.average) return null
  return { ...row.row.average, n: cellsOf(row).reduce((sum, cell) => sum + (cell?.matches ?? 0), 0) }
}

const write = (value: number) => withMinus(value.toFixed(1))

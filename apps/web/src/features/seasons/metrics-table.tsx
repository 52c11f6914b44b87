import type { Database } from '@wis/db'
import { standingsOf } from '@wis/db/boards'
import type { CountedStanding } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import type { StoredSeason } from '@wis/db/seasons'
import type { GameKit, Language } from '@wis/games'
import type { Comparison } from '@wis/protocol'
import type { Interval } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { inPageWords } from '../lab/page-words.ts'
import { gameNumbersOf, gameOfBoard } from '../leaderboard/game/game-of-board.ts'
import { TableRegion } from '../leaderboard/table-region.tsx'

type Metric = NonNullable<Comparison['metrics']>[number]

interface MetricsTableProps {
  readonly metrics: readonly Metric[]
  /** The names of both agents. */
  readonly names: readonly [string, string]
}

/** The metrics of a game for two agents, side by side. */
export function MetricsTable({ metrics, names }: MetricsTableProps) {
  const t = useTranslations('seasons.compare')
  const locale = useLocale()
  return (
    <section aria-labelledby="metrics" className="max-w-3xl pt-12">
      <SectionTitle id="metrics" title={t('metrics')} />
      <TableRegion caption={t('metrics')}>
        <thead className="text-xs text-soft">
          <tr className="border-b border-strong">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {t('metric')}
            </th>
            {names.map((name, at) => (
              <th key={at} scope="col" className="py-2 pl-3 font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ id, name, formula, unit, first, second }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name[locale]}
                <span className="block text-2xs text-faint">{formula[locale]}</span>
              </th>
              <Value unit={unit} number={first} />
              <Value unit={unit} number={second} />
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </section>
  )
}

function Value({ unit, number: { value, sum, of } }: { unit: Metric['unit']; number: Metric['first'] }) {
  const t = useTranslations('seasons.compare')
  const tBoard = useTranslations('leaderboard')
  if (value === null) return <td className="py-2 pl-3 text-faint">{t('metricsNone')}</td>
  return (
    <td className="py-2 pl-3 align-top whitespace-nowrap">
      {unit === 'share' ? `${(value * 100).toFixed(0)}%` : value.toFixed(2)}
      {unit === 'share' && (
        <span className="block text-2xs text-faint">{tBoard('count', { count: sum, of })}</span>
      )}
    </td>
  )
}

interface DifferenceAxisProps {
  readonly difference: number
  readonly interval: Interval
  readonly label: string
}

const width = 600

/** A difference with its interval on an axis through 0. */
export function DifferenceAxis({ difference, interval, label }: DifferenceAxisProps) {
  const reach = Math.max(1, Math.ceil(Math.max(Math.abs(interval.low), Math.abs(interval.high))))
  const at = (points: number) => width / 2 + (points / reach) * (width / 2 - 12)
  return (
    <svg
      viewBox={`0 0 ${width} 56`}
      role="img"
      aria-label={label}
      className="my-6 w-full max-w-xl overflow-visible"
    >
      <line x1="0" x2={width} y1="24" y2="24" className="stroke-line" strokeWidth="1" />
      <line x1={width / 2} x2={width / 2} y1="6" y2="42" className="stroke-strong" strokeWidth="1" />
      <line
        x1={at(interval.low)}
        x2={at(interval.high)}
        y1="24"
        y2="24"
        className="stroke-ink"
        strokeWidth="4"
      />
      <circle cx={at(difference)} cy="24" r="7" className="fill-brass" />
      {[-reach, 0, reach].map((points) => (
        <text
          key={points}
          x={at(points)}
          y="56"
          textAnchor="middle"
          className="figures fill-soft text-[1.6rem] sm:text-sm"
        >
          {points > 0 ? `+${points}` : withMinus(String(points))}
        </text>
      ))}
    </svg>
  )
}

interface Pair {
  readonly language: Language
  readonly first: string
  readonly second: string
  readonly seesWithheld: boolean
}

/** The metrics of a game for two agents of a season. Undefined for a game that has none on its boards. */
export async function comparedMetrics(
  db: Database,
  season: Pick<StoredSeason, 'id' | 'game'>,
  { language, first, second, seesWithheld }: Pair,
): Promise<Comparison['metrics']> {
  const kit = plainKit(season.game)
  if (!kit) return undefined
  const wish = { seasonId: season.id, language, agentIds: [first, second], seesWithheld }
  const standings = await standingsOf(db, wish)
  return metricsBeside(kit, standings.get(first), standings.get(second))
}

export function metricsBeside(
  kit: GameKit,
  first: CountedStanding | undefined,
  second: CountedStanding | undefined,
): NonNullable<Comparison['metrics']> {
  const metrics = inPageWords(gameOfBoard(kit).metrics)
  const [one, other] = [first, second].map((standing) => standing && gameNumbersOf(kit, standing).metrics)
  const numberOf = (found: typeof one, at: number) => {
    const { value = null, sum = 0, of = 0 } = found?.[at] ?? {}
    return { value, sum, of }
  }
  return metrics.map((metric, at) => ({
    ...metric,
    first: numberOf(one, at),
    second: numberOf(other, at),
  }))
}

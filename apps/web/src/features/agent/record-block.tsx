import type { SeasonRecord } from '@wis/db/agents'
import type { InBoth } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { seatRoles } from '@wis/protocol'
import { fifteenthsPerPoint, standing } from '@wis/ratings'
import type { Standing } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { pointsText, ratingText } from '../../components/text/number-text.ts'
import { isSpoken } from '../games/names.ts'
import { inPageWords } from '../lab/page-words.ts'
import { placesText } from '../leaderboard/places-text.ts'
import { SideMark } from '../match/table/side-mark.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { hasBar, onPhone, RecordLine } from './record-line.tsx'
import type { RecordLineProps } from './record-line.tsx'

/** The name of a season and language. Before there was one ladder for all languages, a game without words had two. */
export function useBoardName({ game, language, season }: Pick<SeasonRecord, 'game' | 'language' | 'season'>) {
  const t = useTranslations('match.languages')
  const name = seasonNameIn(useLocale(), season)
  return isSpoken(game) || language !== 'en' ? `${name} · ${t(language)}` : name
}

/** An agent's results in one season and language: every rate with its counts and its interval. */
export function RecordBlock({ record }: { record: SeasonRecord }) {
  const t = useTranslations('agent.record')
  const caption = t('caption', { board: useBoardName(record) })
  const lines = recordLines(record)
  // Those that have a drawing come first.
  const ordered = [...lines.filter(hasBar), ...lines.filter((line) => !hasBar(line))]
  const folded = ordered.slice(mostOpen)
  return (
    <>
      <Measures caption={caption} lines={ordered.slice(0, mostOpen)} />
      {folded.length > 0 && (
        <details>
          <summary className="w-fit py-3 text-sm underline decoration-rim underline-offset-4">
            {t('more', { count: folded.length })}
          </summary>
          <Measures caption={t('more', { count: folded.length })} lines={folded} isFurther />
        </details>
      )}
    </>
  )
}

const mostOpen = 4

interface MeasuresProps {
  readonly caption: string
  readonly lines: readonly RecordLineProps[]
  /** Whether the headings stand above already. */
  readonly isFurther?: boolean
}

function Measures({ caption, lines, isFurther = false }: MeasuresProps) {
  const t = useTranslations('agent.record')
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 scrolls-aside px-4">
      <table className="figures w-full text-left text-sm [overflow-wrap:normal] sm:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="sm:w-52" />
          <col className="sm:w-24" />
          <col />
          <col className="sm:w-32" />
        </colgroup>
        <thead className={isFurther ? 'sr-only' : ''}>
          <tr className={`border-b border-strong text-xs text-soft ${onPhone}`}>
            <th scope="col" className="py-2 pr-3 align-bottom font-medium sm:pr-4">
              {t('measure')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right align-bottom font-medium sm:pr-4">
              {t('rate')}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium max-sm:sr-only">
              {t('interval')}
              {/* The axis of the bars below. */}
              <span
                aria-hidden="true"
                className="flex justify-between pr-20 text-2xs font-normal max-sm:hidden"
              >
                <span>0%</span>
                <span>50%</span>
                <span className="-mr-3">100%</span>
              </span>
            </th>
            <th
              scope="col"
              className="py-2 text-right align-bottom font-medium sm:whitespace-nowrap lang-zh:whitespace-nowrap"
            >
              {t('score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RecordLine key={line.id} {...line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The place of an agent on a board, its rating, and what they were counted from. */
export function RecordFigures({ record }: { record: SeasonRecord }) {
  const t = useTranslations('agent.record')
  const locale = useLocale()
  const { season, part, total, rating, tally } = record
  const { place, of, by } = placeOf(record)
  const among = part ? t(`inPart.${part.vouched ? 'vouched' : 'programs'}`, { of }) : t('of', { of })
  return (
    <>
      <p className="label pb-3">
        <Link
          href={`/leaderboard?${new URLSearchParams({ season: season.slug, language: record.language }).toString()}`}
          className="hover:underline hover:decoration-brass hover:underline-offset-4"
        >
          {useBoardName(record)}
        </Link>
      </p>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-10 gap-y-3">
        <Figure name={t(`placeBy.${by}`)} beside={place === null ? undefined : among} isLarge>
          {place ?? t('disqualified')}
        </Figure>
        {rating && (
          <Figure
            name={t('figures.ratingInterval')}
            beside={`${ratingText(rating.low)}–${ratingText(rating.high)}${rating.provisional ? ` · ${t('provisional')}` : ''}`}
            isLarge
          >
            {ratingText(rating.rating)}
          </Figure>
        )}
        {meanFigures(record).map(({ name, value }) => (
          <Figure key={name?.en ?? 'score'} name={name?.[locale] ?? t('score')}>
            {pointsText(value * fifteenthsPerPoint)}
          </Figure>
        ))}
        <Figure name={t('figures.total')}>{pointsText(total)}</Figure>
        <Figure name={t('figures.matches')}>{tally.matches}</Figure>
      </dl>
    </>
  )
}

/**
 * Where an agent stands on a board, and by what: on a ladder by its rating, as the board itself says. Null for the place of one
 * that is disqualified.
 */
export function placeOf({ game, format, part, rating, ...record }: SeasonRecord) {
  const { rank, of } = part ?? record
  if (rank !== null && rating && !part && format === 'ladder')
    return {
      place: placesText({ best: rating.rankBest, worst: rating.rankWorst }),
      of,
      by: 'rating',
    } as const
  return { place: rank, of, by: kitCalled(game)?.board.order ?? 'total' }
}

interface MeanFigure {
  /** Null for the points themselves. */
  readonly name: InBoth<string> | null
  readonly value: number
}

/** Where the mean of the points decides, it comes before the rate of wins, and so do its other readings. */
function meanFigures({ game, tally, rule }: SeasonRecord): readonly MeanFigure[] {
  const kit = kitCalled(game)
  const { value } = standing(tally, rule).averageScore
  if (kit?.board.order !== 'mean-points' || value === null) return []
  const { columns, parts = [] } = kit.board
  const readings = parts.flatMap(({ metric: id }): MeanFigure[] => {
    const metric = kit.results.metrics.find((one) => one.id === id && columns.includes(id))
    if (metric?.unit !== 'points') return []
    const [sum, of] = [metric.of, metric.per].map((names) =>
      names.reduce((all, name) => all + (tally.facts[name] ?? 0), 0),
    )
    return sum === undefined || !of ? [] : [{ name: metric.name, value: sum / of }]
  })
  return [{ name: null, value }, ...readings]
}

interface FigureProps {
  readonly name: string
  readonly beside?: string | undefined
  readonly isLarge?: boolean
  readonly children: ReactNode
}

function Figure({ name, beside, isLarge = false, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 pt-0.5">
        <span className={`font-display ${isLarge ? 'text-4xl' : 'text-2xl'}`}>{children}</span>
        {beside && <span className="text-xs text-soft">{beside}</span>}
      </dd>
    </div>
  )
}

/** An agent's results, those in each role where its game tells them apart, and the numbers of the game that were counted. */
function recordLines(record: SeasonRecord): readonly RecordLineProps[] {
  const kit = kitCalled(record.game)
  const numbers = standing(record.tally, record.rule)
  const { winRate, averageScore: score } = numbers
  // Without sides nobody wins.
  const rate = kit?.results.shared ? { ...winRate, value: null, of: 0 } : winRate
  return [
    { id: 'all', name: 'all', rate, score },
    ...(kit ? [...inRoles(kit, numbers), ...ofGame(kit, record)] : []),
  ]
}

function inRoles({ board, results }: GameKit, numbers: Standing): readonly RecordLineProps[] {
  const found = {
    spy: { rate: numbers.winRateAsSpy, score: numbers.averageScoreAsSpy, ink: 'var(--color-spy)' },
    civilian: {
      rate: numbers.winRateAsCivilian,
      score: numbers.averageScoreAsCivilian,
      ink: 'var(--color-civilian)',
    },
  }
  return seatRoles.flatMap((role) => {
    const name = results.roles[role]
    if (!name || !board.byRole?.includes(role)) return []
    return [
      {
        id: role,
        name,
        isRole: true,
        mark: <SideMark side={role === 'spy' ? 'bad' : 'good'} className="size-3.5 shrink-0" />,
        ...found[role],
      },
    ]
  })
}

function ofGame({ results }: GameKit, { tally }: SeasonRecord): readonly RecordLineProps[] {
  const counted: Readonly<Record<string, number>> = {
    ...tally.facts,
    points: tally.points / fifteenthsPerPoint,
    matches: tally.matches,
  }
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (counted[name] ?? 0), 0)
  return inPageWords(results.metrics).flatMap(
    ({ id, name, formula, unit, isRatio, of, per }): RecordLineProps[] => {
      const [sum, trials] = [sumOf(of), sumOf(per)]
      const isShare = unit === 'share' && !isRatio
      return trials === 0
        ? []
        : [{ id, name, formula, rate: { value: sum / trials, sum, of: trials }, isShare }]
    },
  )
}

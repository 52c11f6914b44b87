import type { RatedDay } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { percent, ratingText, wholeText } from '../../../components/text/number-text.ts'
import { placeOn } from '../../lab/interval-chart.tsx'
import { AgentCell } from '../agent-cell.tsx'
import type { BoardFilter } from '../board-filter.ts'
import { HeadCell } from '../head-cell.tsx'
import { placesText } from '../places-text.ts'
import { TableRegion } from '../table-region.tsx'
import { hasTrends, Trend } from '../trend/trend.tsx'
import { hasTiers, ratingAxis } from './rating-bar.tsx'
import type { RatingAxis } from './rating-bar.tsx'
import { intervalText, RatingCell } from './rating-cell.tsx'

/** Closer to an end of the axis, the label of the average would run into that of the end. */
const room = 0.12

/** The ends of the axis of a table's bars, and the average of all agents. */
function RatingScale({ axis }: { axis: RatingAxis }) {
  const average = placeOn(axis, averageRating)
  return (
    <span
      aria-hidden="true"
      className="relative mt-1 flex justify-between text-2xs font-normal text-faint max-sm:hidden"
    >
      <span>{axis.low}</span>
      {average > room && average < 1 - room && (
        <span className="absolute -translate-x-1/2" style={{ left: `${average * 100}%` }}>
          {averageRating}
        </span>
      )}
      <span>{axis.high}</span>
    </span>
  )
}

interface SkillTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly filter: BoardFilter
  readonly caption: string
}

/**
 * The strength of each agent, with its certainty. Ratings that are too uncertain to compare are grey. Where one plays
 * against all others, each of the two strengths has a rating, too.
 */
export function SkillTable({ rows, histories, filter, caption }: SkillTableProps) {
  const t = useTranslations('leaderboard.ofGame.columns')
  const axis = ratingAxis(rows)
  const isTiered = hasTiers(rows)
  const hasTrend = hasTrends(histories)
  const scales = rows.some(({ deception }) => deception !== null) ? bothScales : []
  return (
    <TableRegion caption={caption}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <HeadCell name="places" filter={filter} className="pl-0! text-left" />
          <HeadCell
            name="agent"
            filter={filter}
            className="sticky left-0 z-10 bg-ground pl-4! text-left sm:pl-5!"
          />
          {isTiered && <HeadCell name="tier" filter={filter} opens="left" className="max-sm:hidden" />}
          <HeadCell
            name="rating"
            sort="rating"
            filter={filter}
            opens="leftOnPhone"
            className={`pl-5! text-left ${onPhone(filter, 'rating')}`}
          >
            {axis && <RatingScale axis={axis} />}
          </HeadCell>
          {scales.map((scale) => (
            <HeadCell
              key={scale}
              name={scale}
              sort={scale}
              filter={filter}
              opens="left"
              className={onPhone(filter, scale)}
            />
          ))}
          {scales.length === 0 &&
            results.map((name) => (
              <th key={name} scope="col" className="py-2 pl-5 align-bottom font-medium max-sm:hidden">
                {t(name)}
              </th>
            ))}
          {hasTrend && <HeadCell name="trend" filter={filter} opens="left" className="max-lg:hidden" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SkillLine
            key={row.agent.id}
            row={row}
            axis={axis}
            scales={scales}
            isTiered={isTiered}
            filter={filter}
            hasTrend={hasTrend}
            days={histories.get(row.agent.id) ?? []}
          />
        ))}
      </tbody>
    </TableRegion>
  )
}

/** What is told where there is one strength. */
const results = ['matches', 'winRate'] as const

const bothScales = ['deception', 'detection'] as const

type Scale = (typeof bothScales)[number]
type Chosen = 'rating' | Scale

/** A phone has room for one of the three strengths, the one that orders the board. */
function onPhone({ sort }: BoardFilter, name: Chosen): string {
  const chosen = bothScales.find((scale) => scale === sort) ?? 'rating'
  return name === chosen ? '' : 'max-sm:hidden'
}

interface SkillLineProps {
  readonly row: LeaderboardRow
  readonly filter: BoardFilter
  readonly axis: RatingAxis | undefined
  readonly scales: readonly Scale[]
  readonly isTiered: boolean
  readonly hasTrend: boolean
  readonly days: readonly RatedDay[]
}

function SkillLine({ row, filter, axis, scales, isTiered, hasTrend, days }: SkillLineProps) {
  const t = useTranslations()
  const { agent, rankRange, tier } = row
  return (
    <tr className="group border-b border-line hover:bg-raised">
      <td className="py-3 text-left font-display text-xl font-light whitespace-nowrap text-faint">
        {rankRange ? placesText(rankRange) : t('list.empty')}
      </td>
      <AgentCell agent={agent} />
      {isTiered && <td className="py-2 pl-3.5 max-sm:hidden">{tier ?? t('list.empty')}</td>}
      <RatingCell
        row={row}
        axis={axis}
        className={`min-w-32 sm:min-w-40 ${scales.length === 0 ? 'sm:w-[46%]' : 'sm:w-[36%]'} ${onPhone(filter, 'rating')}`}
      />
      {scales.map((scale) => (
        <ScaleCell key={scale} scale={row[scale]} className={onPhone(filter, scale)} />
      ))}
      {scales.length === 0 && (
        <>
          <td className="py-2 pl-5 max-sm:hidden">{wholeText(row.matches)}</td>
          <td className="py-2 pl-5 max-sm:hidden">
            {row.winRate.value === null ? t('list.empty') : percent(row.winRate.value)}
          </td>
        </>
      )}
      {hasTrend && (
        <td className="py-2 pl-5 max-lg:hidden">
          <Trend days={days} />
        </td>
      )}
    </tr>
  )
}

interface ScaleCellProps {
  readonly scale: LeaderboardRow['deception']
  readonly className: string
}

function ScaleCell({ scale, className }: ScaleCellProps) {
  const t = useTranslations()
  return (
    <td className={`py-2 pl-5 ${className}`}>
      {/* A rating from no match says what all have at the start. */}
      {!scale || scale.matches === 0 ? (
        <span className="text-faint">{t('list.empty')}</span>
      ) : (
        <>
          <span title={intervalText(scale)} className="font-medium">
            {ratingText(scale.rating)}
          </span>
          <span className="block text-2xs text-faint">
            {t('leaderboard.ofMatches', { count: scale.matches })}
          </span>
        </>
      )}
    </td>
  )
}

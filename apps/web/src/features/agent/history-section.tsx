import type { RatingPoint, SeasonRecord } from '@wis/db/agents'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ratingText, withMinus } from '../../components/text/number-text.ts'
import { RatingBar, ratingAxis } from '../leaderboard/skill/rating-bar.tsx'
import type { RatingAxis } from '../leaderboard/skill/rating-bar.tsx'
import { HistoryCurve } from './history-curve.tsx'
import { placeOf, useBoardName } from './record-block.tsx'

interface HistorySectionProps {
  readonly address: string
  readonly records: readonly SeasonRecord[]
  readonly chosen: SeasonRecord
  readonly days: readonly RatingPoint[]
}

const daysInTable = 31
const openBoards = 3

/**
 * Its rating on every board, and that of the chosen one day by day. Where nobody is rated, it is the total. One board on
 * its first day has no more to tell than the head of the page.
 */
export function HistorySection({ address, records, chosen, days }: HistorySectionProps) {
  const t = useTranslations('agent.history')
  if (records.length === 1 && days.length < 2) return null
  const rated = days.flatMap(({ day, version, rating }) =>
    rating ? [{ day, version, value: rating.value, low: rating.low, high: rating.high }] : [],
  )
  const totals = days.map(({ day, version, total }) => ({ day, version, value: total / fifteenthsPerPoint }))
  return (
    <section aria-labelledby="history" className="pt-12">
      <SectionTitle id="history" title={t('title')}>
        {t('about')}
      </SectionTitle>
      <BoardList address={address} records={records} chosen={chosen} />
      {days.length > 1 && (
        <div className="pt-8">
          {rated.length > 1 ? (
            <HistoryCurve title={t('rating')} points={rated} format={ratingText} />
          ) : (
            <HistoryCurve title={t('total')} points={totals} format={pointsOf} />
          )}
          <DayTable days={days.slice(-daysInTable).toReversed()} />
        </div>
      )}
    </section>
  )
}

const pointsOf = (value: number) => withMinus(String(Math.round(value * 10) / 10))

/** A reader chooses the board that the page is about. */
function BoardList({ address, records, chosen }: Omit<HistorySectionProps, 'days'>) {
  const t = useTranslations('agent.history')
  const axis = ratingAxis(
    records.map(({ rating }) => ({ ratingLow: rating?.low ?? null, ratingHigh: rating?.high ?? null })),
  )
  const linesOf = (some: readonly SeasonRecord[]) => (
    <ul className="border-t border-line">
      {some.map((record) => (
        <BoardLine
          key={boardOf(record)}
          address={address}
          record={record}
          axis={axis}
          isChosen={boardOf(record) === boardOf(chosen)}
        />
      ))}
    </ul>
  )
  const isOpen = (record: SeasonRecord, place: number) =>
    place < openBoards || boardOf(record) === boardOf(chosen)
  const folded = records.filter((record, place) => !isOpen(record, place))
  return (
    <nav aria-label={t('boards')} className="figures text-sm">
      {linesOf(records.filter(isOpen))}
      {folded.length > 0 && (
        <details>
          <summary className="py-2 text-soft">{t('moreBoards', { count: folded.length })}</summary>
          {linesOf(folded)}
        </details>
      )}
    </nav>
  )
}

interface BoardLineProps {
  readonly address: string
  readonly record: SeasonRecord
  readonly axis: RatingAxis | undefined
  readonly isChosen: boolean
}

function BoardLine({ address, record, axis, isChosen }: BoardLineProps) {
  const t = useTranslations('agent.record')
  const { rating, tally } = record
  const { place, of, by } = placeOf(record)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_10rem_minmax(0,18rem)]">
      <Link
        href={`${address}?board=${boardOf(record)}`}
        keepsScroll
        aria-current={isChosen ? 'true' : undefined}
        className="min-w-0 text-soft wrap-anywhere hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {useBoardName(record)}
      </Link>
      <span className="text-xs whitespace-nowrap text-faint">
        {place === null ? t('disqualified') : `${place} ${t('of', { of })} ${t(`by.${by}`)}`}
      </span>
      {rating && axis ? (
        <span className="max-sm:col-span-2">
          <span className="font-medium">{ratingText(rating.rating)}</span>{' '}
          <span className="text-xs text-soft">
            {ratingText(rating.low)}–{ratingText(rating.high)}
            {rating.provisional && ` · ${t('provisional')}`}
          </span>
          <RatingBar axis={axis} {...rating} />
        </span>
      ) : (
        <span className="text-xs text-faint max-sm:col-span-2">{t('unrated', { count: tally.matches })}</span>
      )}
    </li>
  )
}

type Board = Pick<SeasonRecord, 'season' | 'language'>

/** A season and language in the form of an address. */
export const boardOf = ({ season, language }: Board) => `${season.slug}.${language}`

/** Records in the reader's language before the others, each in the given order. */
export function forReader<Kept extends Pick<Board, 'language'>>(
  records: readonly Kept[],
  locale: Kept['language'],
): Kept[] {
  const isForeign = ({ language }: Kept) => Number(language !== locale)
  return records.toSorted((one, other) => isForeign(one) - isForeign(other))
}

/** The record that an address asks for, else the first one. */
export function chosenRecord<Kept extends Board>(
  records: readonly Kept[],
  board: string | readonly string[] | undefined,
): Kept | undefined {
  return records.find((record) => boardOf(record) === board) ?? records[0]
}

function DayTable({ days }: { days: readonly RatingPoint[] }) {
  const t = useTranslations('agent.history')
  const { dateTime } = useFormatter()
  return (
    <details className="pt-6 text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">{t('asTable')}</summary>
      <table className="figures mt-3 w-full max-w-xl text-right">
        <thead>
          <tr className="border-b border-strong text-xs text-soft">
            {(['day', 'rating', 'total', 'matches', 'versionHead'] as const).map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-4 font-medium first:pl-0 first:text-left">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rating, total, matches, version }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {dateTime(new Date(day), { day: 'numeric', month: 'short', year: 'numeric' })}
              </th>
              <td className="pl-4">{rating ? ratingText(rating.value) : '–'}</td>
              <td className="pl-4">{pointsOf(total / fifteenthsPerPoint)}</td>
              <td className="pl-4">{matches}</td>
              <td className="pl-4">{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

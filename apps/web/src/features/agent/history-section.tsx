import type { RatingPoint, SeasonRecord } from '@wis/db/agents'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ratingText, withMinus } from '../../components/text/number-text.ts'
import { isSpoken } from '../games/names.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { HistoryCurve } from './history-curve.tsx'

interface HistorySectionProps {
  readonly address: string
  readonly records: readonly SeasonRecord[]
  readonly chosen: SeasonRecord
  readonly days: readonly RatingPoint[]
}

const daysInTable = 31
const openBoards = 3

/** Rating and total, day by day, in one season and language. */
export function HistorySection({ address, records, chosen, days }: HistorySectionProps) {
  const t = useTranslations('agent.history')
  const rated = days.flatMap(({ day, version, rating }) =>
    rating ? [{ day, version, value: rating.value, low: rating.low, high: rating.high }] : [],
  )
  const totals = days.map(({ day, version, total }) => ({ day, version, value: total / fifteenthsPerPoint }))
  return (
    <section aria-labelledby="history" className="pt-14">
      <SectionTitle id="history" title={t('title')}>
        {records.length > 1 && <Boards address={address} records={records} chosen={chosen} />}
      </SectionTitle>
      {days.length < 2 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <div className="grid gap-x-12 gap-y-10 pt-2 lg:grid-cols-2">
            <HistoryCurve title={t('rating')} points={rated} format={ratingText} />
            <HistoryCurve title={t('total')} points={totals} format={pointsOf} />
          </div>
          <DayTable days={days.slice(-daysInTable).toReversed()} />
        </>
      )}
    </section>
  )
}

const pointsOf = (value: number) => withMinus(String(Math.round(value * 10) / 10))

function Boards({ address, records, chosen }: Omit<HistorySectionProps, 'days'>) {
  const t = useTranslations('agent.history')
  const open = records.filter((record, place) => place < openBoards || boardOf(record) === boardOf(chosen))
  const folded = records.filter((record) => !open.includes(record))
  const linkOf = (record: SeasonRecord) => (
    <BoardLink
      key={boardOf(record)}
      address={address}
      record={record}
      isChosen={boardOf(record) === boardOf(chosen)}
    />
  )
  return (
    <nav aria-label={t('boards')} className="flex flex-wrap gap-x-5 gap-y-1">
      {open.map(linkOf)}
      {folded.length > 0 && (
        <details className="w-full">
          <summary>{t('moreBoards', { count: folded.length })}</summary>
          <span className="flex flex-wrap gap-x-5 gap-y-1 pt-1">{folded.map(linkOf)}</span>
        </details>
      )}
    </nav>
  )
}

interface BoardLinkProps {
  readonly address: string
  readonly record: SeasonRecord
  readonly isChosen: boolean
}

function BoardLink({ address, record, isChosen }: BoardLinkProps) {
  const t = useTranslations('match.languages')
  return (
    <Link
      href={`${address}?board=${boardOf(record)}#history`}
      keepsScroll
      aria-current={isChosen ? 'true' : undefined}
      className="text-faint hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-4"
    >
      {seasonNameIn(useLocale(), record.season)}
      {(isSpoken(record.game) || record.language !== 'en') && ` · ${t(record.language)}`}
    </Link>
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

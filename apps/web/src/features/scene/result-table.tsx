import type { MatchOutcome, SeatReasons } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { useWords } from './words.ts'

interface ResultTableProps {
  readonly seats: readonly { readonly seat: number; readonly alias: string; readonly agent?: AgentRef }[]
  readonly outcome: Pick<MatchOutcome, 'places' | 'points' | 'perPoint'>
  /** Why each seat has its points, where the game says so. */
  readonly reasons?: readonly SeatReasons[] | undefined
  /** The reader's own seat. */
  readonly own?: number | null
}

/** The places and points of a match. Where nobody says who sat there, a seat has its alias alone. */
export function ResultTable({ seats, outcome, reasons = [], own = null }: ResultTableProps) {
  const words = useWords()
  const t = useTranslations('scene.result')
  const rows = inPlaces(seats, outcome)
  const bySides = isBySides(rows)
  const isRanked = areRanked(rows)
  return (
    <section aria-labelledby="result-title" data-testid="result">
      <div className="flex items-baseline justify-between pb-2">
        <h2 id="result-title" className="label">
          {t('title')}
        </h2>
        <span aria-hidden="true" className="text-xs text-soft">
          {t('points')}
        </span>
      </div>
      <table className="w-full border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            {isRanked && <th scope="col">{t('place')}</th>}
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, alias, agent, place, score }) => (
            <tr key={seat} className="border-y border-line">
              {isRanked && (
                <td className={`figures py-2 ${bySides ? 'w-12 text-sm' : 'w-8 font-display text-xl'}`}>
                  {bySides ? place === 1 && t('won') : place}
                </td>
              )}
              <th scope="row" className="py-2 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <SeatChip seat={seat} />
                  <span className="min-w-0 leading-tight">
                    <span className="block font-semibold">{agent ? <AgentName agent={agent} /> : alias}</span>
                    {agent && <span className="block text-xs text-faint">{alias}</span>}
                    {(reasons.find((one) => one.seat === seat)?.lines ?? []).map((line) => (
                      <span key={line.en} className="block text-xs text-soft">
                        {words(line)}
                      </span>
                    ))}
                    {seat === own && <span className="block text-xs text-brass">{t('you')}</span>}
                  </span>
                </span>
              </th>
              <td className="figures py-2 text-right font-display text-xl">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whether sides won or lost as one, so that a number beside different points would look like a mistake. */
export const isBySides = (rows: readonly { readonly place: number; readonly score: string }[]) =>
  rows.some(({ place, score }) => rows.some((other) => other.place === place && other.score !== score))

/** Whether anybody is ahead of another. Where all share one place, nobody has one. */
export const areRanked = (rows: readonly { readonly place: number }[]) =>
  rows.some(({ place }) => place !== rows[0]?.place)

/** The best first. Two who share the first place leave none for a second. */
export function inPlaces<Seat extends { readonly seat: number }>(
  seats: readonly Seat[],
  { places, points, perPoint }: ResultTableProps['outcome'],
): readonly (Seat & { readonly place: number; readonly score: string })[] {
  const best = ({ seat }: Seat) => points[seat] ?? 0
  return seats
    .map((one) => ({
      ...one,
      place: 1 + places.filter((place) => place < (places[one.seat] ?? 0)).length,
      score: wholeText(Math.round((100 * best(one)) / perPoint) / 100),
    }))
    .toSorted((one, other) => one.place - other.place || best(other) - best(one))
}

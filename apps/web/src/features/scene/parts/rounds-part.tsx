import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { RoundCell, RoundLegend } from './round-cell.tsx'
import { isOfCards, RoundPictureView } from './round-picture.tsx'
import { ToneSign } from './tone-sign.tsx'

/** The rounds for which there is room on a small table: the last ones. */
const mostOnSmall = 5

/** A text up to this length has room in a cell on a phone. A longer one is a sign there. */
const short = 4

/** So many columns have room for words, and for those that are still to come on a phone. */
const fewRounds = 6

/** A picture of so few seats has room above its table. Where more play, a wide table is the picture. */
const fewSeats = 2

/** With so many seats, a table of many rounds is turned on a phone: its rounds are rows there. */
const mostTurned = 3

type RoundsProps = PartProps<'rounds'> & { readonly isSmall: boolean }

/** The present round as cards and what came of all as bars, where the game draws them, and all rounds as a table. */
export default function RoundsPart(props: RoundsProps) {
  const { picture, rows } = props.part
  if (!picture || props.isSmall) return <RoundsTable {...props} />
  const isBoard = rows.length > fewSeats
  return (
    <div className="flex flex-col gap-y-4 *:min-w-0 *:last:flex-1">
      {/* On a phone, what came of all rounds stands below them. */}
      <div className={`${isBoard ? '@2xl:hidden' : ''} ${isOfCards(picture) ? '' : 'max-sm:order-last'}`}>
        <RoundPictureView picture={picture} nameOf={props.nameOf} />
      </div>
      <RoundsTable {...props} isBoard={isBoard} />
    </div>
  )
}

/** One row for each seat, one column for each round, and the totals. Its columns keep their places for the whole match. */
function RoundsTable({
  part: { name, rows, of, totalName, legend, picture },
  nameOf,
  isSmall,
  isBoard = false,
}: RoundsProps & {
  /** Whether it is the picture of the match where there is room. */
  readonly isBoard?: boolean
}) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const all = isSmall ? count : Math.max(count, of ?? 0)
  const first = isSmall ? Math.max(0, count - mostOnSmall) : 0
  const rounds = Array.from({ length: all - first }, (_, place) => first + place)
  const longest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ text }) => words(text).length)))
  const [isLong, isWordy] = [longest > short, !isSmall && all <= fewRounds]
  const isEnd = isBoard && picture && !isOfCards(picture)
  const isTotalSaid = isEnd && rows.some(({ total }, at) => total !== picture.bars[at]?.amount)
  const highest = Math.max(1, ...rows.map(({ total }) => total))
  const isTurned = !isSmall && all > fewRounds && rows.length <= mostTurned
  const phoneName = all < mostOnSmall ? 'max-sm:max-w-10 max-sm:truncate max-sm:text-2xs' : 'max-sm:sr-only'
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--rounds': all,
    '--lines': count + 2,
    '--seats': rows.length,
  }
  /** What has room on a phone, where there are many: no rounds that are still to come, and of columns the last ones. */
  const roundClass = (round: number) => {
    const isEarly = !isTurned && round < count - fewRounds
    return all > fewRounds && (round >= count || isEarly) ? 'max-sm:hidden' : ''
  }
  return (
    <div className={`flex flex-col ${isSmall ? '' : (styles.history ?? '')}`}>
      <div
        className="scrolls-aside grid flex-1 [--color-ground:var(--color-felt)]"
        tabIndex={0}
        role="region"
        aria-label={words(name)}
      >
        <table
          style={style}
          className={`w-full border-collapse text-sm ${isTurned ? (styles.turned ?? '') : ''} ${isSmall ? '' : 'sm:min-w-[calc(14rem+var(--rounds)*2.5rem)] sm:table-fixed'} whitespace-nowrap ${isSmall ? '' : '@2xl:text-base'}`}
        >
          <caption className="pb-1.5 text-left whitespace-normal">
            <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
              <span className="label">{words(name)}</span>
              {legend && !isSmall && (
                <Legend legend={legend} isLong={isLong} seats={rows.map(({ seat }) => seat)} />
              )}
            </span>
          </caption>
          <thead>
            <tr className="border-b border-line text-xs text-faint">
              <th scope="col" className={`py-1 pr-2 text-left font-normal ${isSmall ? '' : 'sm:w-[9.5rem]'}`}>
                <span className={isSmall ? '' : 'max-sm:sr-only'}>{t('player')}</span>
                {!isSmall && !isTurned && (
                  <span aria-hidden="true" className="text-2xs sm:hidden">
                    {t('round')}
                  </span>
                )}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" className={`figures px-1 font-normal ${roundClass(round)}`}>
                  <span className="sr-only">{t('round')} </span>
                  {round + 1}
                </th>
              ))}
              {(!isEnd || isTotalSaid) && (
                <th
                  scope="col"
                  className={`pl-2 text-right font-normal ${isBoard && !isEnd ? 'sm:w-[8.5rem]' : 'sm:w-[4rem]'}`}
                >
                  {totalName ? words(totalName) : t('total')}
                </th>
              )}
              {isEnd && (
                <th scope="col" className="w-[8.5rem] pl-2 text-right font-normal text-ink @max-2xl:hidden">
                  {words(picture.name)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, cells, total }) => (
              <tr key={seat} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal max-sm:pr-1">
                  <span className="flex items-center gap-2 max-sm:gap-1">
                    <SeatChip seat={seat} />
                    <span
                      className={
                        isSmall
                          ? 'sr-only'
                          : `min-w-0 leading-tight ${isTurned ? 'whitespace-normal wrap-anywhere' : `${phoneName} sm:whitespace-normal sm:wrap-anywhere`}`
                      }
                    >
                      {nameOf(seat)}
                    </span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <td
                    key={round}
                    className={`h-px px-0.5 py-1 text-center ${isTurned ? 'max-sm:h-auto max-sm:py-px' : ''} ${roundClass(round)}`}
                  >
                    <RoundCell
                      cell={cells[round]}
                      isLong={isLong}
                      isWordy={isWordy}
                      isTurned={isTurned}
                      seat={seat}
                      now={
                        picture && isOfCards(picture) && round === count - 1 ? picture.bars[seat] : undefined
                      }
                    />
                  </td>
                ))}
                {(!isEnd || isTotalSaid) && (
                  <td
                    className={`figures pl-2 text-right font-display text-lg ${isTurned ? 'max-sm:text-center' : ''} ${isBoard ? '@2xl:text-2xl' : ''}`}
                  >
                    {wholeText(total)}
                    {isBoard && !isEnd && <Bar seat={seat} share={total / highest} />}
                  </td>
                )}
                {isEnd && <Ended picture={picture} seat={seat} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isLong && !isSmall && <RoundLegend cells={rows.flatMap(({ cells }) => cells)} isAlways={!isWordy} />}
    </div>
  )
}

/** What a filled cell means, and anything else that is not seen by itself. */
interface LegendProps {
  readonly legend: NonNullable<PartOf<'rounds'>['legend']>
  /** Whether cells have words, or signs whose list says the same. */
  readonly isLong: boolean
  readonly seats: readonly number[]
}

function Legend({ legend: { filled, note }, isLong, seats }: LegendProps) {
  const words = useWords()
  return (
    <span className="flex flex-wrap gap-x-4 text-2xs text-soft">
      {!isLong && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-[2px]">
            {seats.map((seat) => (
              <span key={seat} className="w-1.5" style={{ background: seatColour(seat) }} />
            ))}
          </span>
          {words(filled)}
        </span>
      )}
      {note && <span>{words(note)}</span>}
    </span>
  )
}

type Picture = NonNullable<PartOf<'rounds'>['picture']>

/** What a seat has in the end, as a number and as a bar. */
function Ended({ picture: { most, bars }, seat }: { readonly picture: Picture; readonly seat: number }) {
  const bar = bars.find((one) => one.seat === seat)
  return (
    <td
      data-tone={bar?.tone}
      className={`figures pl-2 text-right font-display text-2xl text-(--tone) @max-2xl:hidden ${styles.tone ?? ''}`}
    >
      <span className="inline-flex items-center gap-1.5">
        {bar?.tone === 'good' && <ToneSign tone="good" />}
        {wholeText(bar?.amount ?? 0)}
      </span>
      <Bar seat={seat} share={(bar?.amount ?? 0) / most} />
    </td>
  )
}

function Bar({ seat, share }: { readonly seat: number; readonly share: number }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-1 ml-auto block h-1.5 @max-2xl:hidden ${styles.grows ?? ''}`}
      style={{ width: `${Math.min(100, Math.max(0, 100 * share))}%`, background: seatColour(seat) }}
    />
  )
}

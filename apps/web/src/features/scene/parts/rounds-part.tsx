import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { isHidden, isLongText, RoundCell } from './round-cell.tsx'
import { RoundLegend } from './round-legend.tsx'

/** The rounds for which there is room on a small table: the last ones. */
const mostOnSmall = 5

/** So many columns have room for words, and for those that are still to come on a phone. */
const fewRounds = 6

type RoundsProps = PartProps<'rounds'> & { readonly isSmall: boolean }

/** One row for each seat, one column for each round, and the totals. */
export default function RoundsPart({ part: { name, rows, of, totalName }, nameOf, isSmall }: RoundsProps) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const all = isSmall ? count : Math.max(count, of ?? 0)
  const first = isSmall ? Math.max(0, count - mostOnSmall) : 0
  const rounds = Array.from({ length: all - first }, (_, place) => first + place)
  const cells = rows.flatMap((row) => row.cells)
  const isLong = cells.some(({ text }) => isLongText(words(text)))
  const isWordy = !isSmall && all <= fewRounds
  const phoneName = all < mostOnSmall ? 'max-sm:max-w-10 max-sm:truncate max-sm:text-2xs' : 'max-sm:sr-only'
  const style: CSSProperties & Record<'--rounds', number> = { '--rounds': all }
  /** What has room on a phone, where there are many: no rounds that are still to come, and the last ones. */
  const roundClass = (round: number) =>
    all > fewRounds && (round >= count || round < count - fewRounds) ? 'max-sm:hidden' : ''
  return (
    <div className="flex flex-col">
      <div
        className="scrolls-aside grid flex-1 [--color-ground:var(--color-felt)]"
        tabIndex={0}
        role="region"
        aria-label={words(name)}
      >
        <table
          style={style}
          className={`w-full border-collapse text-sm whitespace-nowrap ${isSmall ? '' : 'sm:min-w-[calc(14rem+var(--rounds)*2.5rem)] sm:table-fixed @2xl:text-base'}`}
        >
          <caption className="label pb-1.5 text-left whitespace-normal">{words(name)}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-faint">
              <th scope="col" className={`py-1 pr-2 text-left font-normal ${isSmall ? '' : 'sm:w-[9.5rem]'}`}>
                <span className={isSmall ? '' : 'max-sm:sr-only'}>{t('player')}</span>
                {!isSmall && (
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
              <th scope="col" className="pl-2 text-right font-normal sm:w-[4rem]">
                {totalName ? words(totalName) : t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, cells: own, total }) => (
              <tr key={seat} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal max-sm:pr-1">
                  <span className="flex items-center gap-2 max-sm:gap-1">
                    <SeatChip seat={seat} />
                    <span
                      className={
                        isSmall
                          ? 'sr-only'
                          : `min-w-0 leading-tight ${phoneName} sm:whitespace-normal sm:wrap-anywhere`
                      }
                    >
                      {nameOf(seat)}
                    </span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <td key={round} className={`h-px px-0.5 py-1 text-center ${roundClass(round)}`}>
                    <RoundCell
                      cell={own[round]}
                      isLong={isLong}
                      isWordy={isWordy}
                      isSmall={isSmall}
                      seat={seat}
                    />
                  </td>
                ))}
                <td className="figures pl-2 text-right font-display text-lg">{wholeText(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isLong && !isSmall && (
        <RoundLegend
          cells={cells.filter(({ text }) => !isHidden(text))}
          className={`pt-2 ${isWordy ? '@2xl:hidden' : ''}`}
        />
      )}
    </div>
  )
}

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { isHidden, isLongText, WideCell } from './round-cell.tsx'
import { RoundLegend, SwatchLegend } from './round-legend.tsx'
import { isOfCards, RoundPictureView } from './round-picture.tsx'

/** So many rounds keep their places from the start. */
const fewRounds = 5

/** A phone has room for the words of so many. */
const fewSeats = 3

interface RoundSheetProps extends Pick<PartProps<'rounds'>, 'nameOf'> {
  readonly part: PartOf<'rounds'>
  readonly picture: NonNullable<PartOf<'rounds'>['picture']>
}

/** The present round as a card for each seat, and in the columns of these cards all rounds, one below the other, and the totals. */
export function RoundSheet({
  part: { name, rows, of = 0, totalName, legend },
  picture,
  nameOf,
}: RoundSheetProps) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const cells = rows.flatMap((row) => row.cells)
  const count = Math.max(0, ...rows.map((row) => row.cells.length))
  // Further rounds come when they are played.
  const rounds = [...Array(Math.max(count, Math.min(of, fewRounds))).keys()]
  const areCards = isOfCards(picture)
  /** A card has the colours of its place on the sheet. */
  const isFilledNow = (seat: number) => {
    const now = rows.find((row) => row.seat === seat)?.cells[count - 1]
    return areCards && now && !isHidden(now.text) ? now.isFilled : undefined
  }
  const isLong = cells.some(({ text }) => isLongText(words(text)))
  const style: CSSProperties & Record<`--${string}`, number> = { '--seats': rows.length }
  return (
    <div style={style} className={`flex flex-col gap-y-3 *:min-w-0 ${styles.history ?? ''}`}>
      <RoundPictureView picture={picture} nameOf={nameOf} isFilled={isFilledNow} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <span className="label">{words(name)}</span>
        {legend && (
          <span className="flex flex-wrap gap-x-4 text-2xs text-soft">
            {!isLong && cells.some(({ isFilled }) => isFilled) && (
              <SwatchLegend text={words(legend.filled)} seats={rows.map(({ seat }) => seat)} />
            )}
            {legend.note && <span>{words(legend.note)}</span>}
          </span>
        )}
      </p>
      {/* Turned around, so that it begins at its end, with the newest round. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={words(name)}
        className={`-mt-1.5 flex flex-col-reverse overflow-y-auto ${styles.sheet ?? ''}`}
      >
        <table className="w-full table-fixed border-collapse text-sm leading-none">
          <colgroup>
            <col className="w-9 sm:w-14" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('round')}</th>
              {rows.map(({ seat }) => (
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={round}>
                <th
                  scope="row"
                  className={`figures text-left text-xs font-normal ${round === count - 1 ? 'text-ink' : 'text-faint'}`}
                >
                  {round + 1}
                </th>
                {rows.map(({ seat, cells: own }) => (
                  <td key={seat} className="h-6.5 px-0.5 py-px sm:h-5.5 sm:px-1">
                    <WideCell cell={own[round]} seat={seat} isSign={isLong && rows.length > fewSeats} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="sticky bottom-0 bg-felt">
            <tr>
              <th scope="row" className="h-8 text-left text-2xs font-normal text-soft sm:h-7">
                {totalName ? words(totalName) : t('total')}
              </th>
              {rows.map(({ seat, total }) => (
                <td key={seat} className="figures text-center font-display text-lg leading-none">
                  {wholeText(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {isLong && rows.length > fewSeats && (
        <RoundLegend cells={cells.filter(({ text }) => !isHidden(text))} className="sm:hidden" />
      )}
    </div>
  )
}

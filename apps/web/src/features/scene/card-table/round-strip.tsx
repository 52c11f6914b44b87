import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { isHidden } from '../parts/round-cell.tsx'
import { SwatchLegend } from '../parts/round-legend.tsx'
import { ToneSign } from '../parts/tone-sign.tsx'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './card-table.module.css'
import { amountOf } from './played-card.tsx'

type Cell = PartProps<'rounds'>['part']['rows'][number]['cells'][number]

/** So many rounds have room for a mark and a number beside each other, and so many for numbers at all. */
const few = 6
export const many = 24

/** All rounds so far, as one small mark for each seat and round. */
export function RoundStrip({ part: { name, rows, of = 0, legend }, nameOf }: PartProps<'rounds'>) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const all = Math.max(count, of, 1)
  const isFilled = rows.some(({ cells }) => cells.some((cell) => cell.isFilled))
  return (
    <div
      className={styles.strip}
      data-length={all <= few ? 'few' : all <= many ? 'some' : 'many'}
      data-long={all > 10}
    >
      <p>
        <span className="label">{words(name)}</span>
        {legend && isFilled && (
          <SwatchLegend text={words(legend.filled)} seats={rows.map(({ seat }) => seat)} />
        )}
        {legend?.note && <span className="max-sm:sr-only">{words(legend.note)}</span>}
      </p>
      <table>
        <colgroup>
          <col className={styles.who} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('round')}</span>
            </th>
            {Array.from({ length: all }, (_, round) => (
              <th key={round} scope="col" data-now={round === count - 1}>
                {round + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, cells }) => (
            <tr key={seat} style={{ '--seat': seatColour(seat) } as CSSProperties}>
              <th scope="row">
                <SeatChip seat={seat} />
                <span>{nameOf(seat)}</span>
              </th>
              {Array.from({ length: all }, (_, round) => (
                <td key={round} data-now={round === count - 1}>
                  {cells[round] && <Mark cell={cells[round]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One round of a seat: its choice as a sign or its amount as a bar, and what that brought. */
export function Mark({ cell }: { readonly cell: Cell }) {
  const words = useWords()
  const { text, tone, note, isFilled, gain, of } = cell
  const told = [text, note, gain].flatMap((part) => (part ? [words(part)] : [])).join(', ')
  const amount = amountOf(cell)
  if (isHidden(text))
    return (
      <span className={styles.mark} data-hidden={cell.isIn === true}>
        <span className="sr-only">{words(text)}</span>
      </span>
    )
  return (
    <span className={styles.mark} title={told} data-filled={isFilled}>
      <span className="sr-only">{told}</span>
      <span aria-hidden="true">
        {amount === undefined ? (
          isFilled === undefined ? (
            <ToneSign tone={tone} />
          ) : (
            <i className={styles.dot} />
          )
        ) : (
          <i className={styles.bar}>
            <i style={{ height: `${Math.min(100, (100 * amount) / Math.max(1, of ?? amount))}%` }} />
          </i>
        )}
        {amount !== undefined && <b className="figures">{words(text)}</b>}
        {gain && (
          <b className="figures" data-gain={amount !== undefined}>
            {words(gain)}
          </b>
        )}
        {amount === undefined && !gain && <b>{words(text)}</b>}
      </span>
    </span>
  )
}

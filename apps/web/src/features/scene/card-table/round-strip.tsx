import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { isHidden } from '../parts/round-cell.tsx'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './card-table.module.css'
import { ChoiceSign } from './choice-sign.tsx'
import { amountOf } from './played-card.tsx'

type Cell = PartProps<'rounds'>['part']['rows'][number]['cells'][number]

/** So many rounds have room for a mark and a number beside each other, and so many for numbers at all. */
const few = 6
const many = 24

interface RoundStripProps {
  readonly name: string
  /** What a column is: a round or an offer. */
  readonly column: string
  readonly rows: readonly { readonly seat: Seat; readonly cells: readonly Cell[] }[]
  /** How many columns there are going to be, if that is known. */
  readonly of: number
  /** What a filled mark means, what one means that is not filled where that is a choice, too, and how to read the others. */
  readonly filled: string | undefined
  readonly empty?: string | undefined
  readonly note?: string | undefined
  /** The present one, counted from 1, if that is not the last one with something in it. */
  readonly now?: number | undefined
  readonly nameOf: (seat: Seat) => string
  /** What a screen reader hears of a column besides its number. */
  readonly told?: (column: number) => ReactNode
}

/** All rounds or offers so far, as one small mark for each seat and column. */
export function RoundStrip({
  name,
  column: what,
  rows,
  of,
  filled,
  empty,
  note,
  now,
  nameOf,
  told,
}: RoundStripProps) {
  const t = useTranslations('scene.rounds')
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const present = (now ?? count) - 1
  const columns = Array.from({ length: Math.max(count, of, 1) }, (_, column) => column)
  const length = columns.length
  return (
    <div
      className={styles.strip}
      data-length={length <= few ? 'few' : length <= many ? 'some' : 'many'}
      data-long={length > 10}
    >
      <p>
        <span className="label">{name}</span>
        {filled && !empty && length <= many && <span>{t('bold', { what: filled })}</span>}
        {[filled, empty].map(
          (text, place) =>
            empty &&
            text && (
              <span key={text} className="flex items-center gap-1.5 self-center">
                <ChoiceSign tone="plain" isFilled={place === 0} />
                {text}
              </span>
            ),
        )}
        {note && <span>{note}</span>}
      </p>
      <table>
        <colgroup>
          <col className={styles.who} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{what}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-now={column === present}>
                {column + 1}
                {told && <span className="sr-only">{told(column)}</span>}
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
              {columns.map((column) => (
                <td key={column} data-now={column === present}>
                  {cells[column] && <Mark cell={cells[column]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The strip of a game of rounds. */
export function StripOfRounds({
  part: { name, rows, of = 0, legend },
  now,
  nameOf,
}: PartProps<'rounds'> & Pick<RoundStripProps, 'now'>) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const isFilled = rows.some(({ cells }) => cells.some((cell) => cell.isFilled))
  return (
    <RoundStrip
      name={words(name)}
      column={t('round')}
      rows={rows}
      of={of}
      filled={legend && (isFilled || legend.empty) ? words(legend.filled) : undefined}
      empty={legend?.empty && words(legend.empty)}
      note={legend?.note && words(legend.note)}
      now={now}
      nameOf={nameOf}
    />
  )
}

/** One round of a seat: its choice as a sign or its amount as a bar, and what that brought. */
function Mark({ cell }: { readonly cell: Cell }) {
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
          <ChoiceSign tone={tone} isFilled={isFilled} />
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

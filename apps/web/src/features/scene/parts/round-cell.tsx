import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { ToneSign } from './tone-sign.tsx'

type Cell = PartOf<'rounds'>['rows'][number]['cells'][number]

/** A text that is longer has no room in a cell on a phone, and is a sign there. */
const short = 4
export const isLongText = (text: string) => text.length > short

interface RoundCellProps {
  /** Nothing in a round that is still to come. */
  readonly cell: Cell | undefined
  /** Whether the texts of this table have no room on a phone. */
  readonly isLong: boolean
  /** Whether they have room elsewhere. */
  readonly isWordy: boolean
  readonly seat: number
}

/** What a seat did in a round: nothing yet, something that is not known, or what is known of it. */
export function RoundCell({ cell, isLong, isWordy, seat }: RoundCellProps) {
  const words = useWords()
  const room =
    'flex h-full min-h-7 min-w-7 flex-col items-center justify-center rounded-card px-0.5 leading-tight'
  if (!cell) return <span aria-hidden="true" className={`${room} border border-dashed border-rim`} />
  const { text, tone, note, isFilled } = cell
  const isOfSeat = isFilled !== undefined
  return (
    <span
      key={words(text)}
      data-tone={tone}
      title={words(text)}
      style={isOfSeat ? seatTone(seat, isFilled) : undefined}
      className={`${room} bg-[color-mix(in_oklab,var(--tone)_13%,transparent)] text-(--tone) ${isFilled ? 'font-semibold' : ''} ${styles.tone ?? ''}`}
    >
      <span className="flex items-center gap-1">
        {/* Where the text is seen, a plain one needs no sign, and words need none. */}
        {(isLong || (tone !== 'plain' && !isOfSeat)) && (
          <span className={isLong && isWordy ? '@2xl:hidden' : ''}>
            <ToneSign tone={tone} />
          </span>
        )}
        <span className={isLong ? longText(isWordy, isOfSeat) : ''}>{words(text)}</span>
      </span>
      {note && (
        <span className={`figures text-2xs ${isWordy ? '' : 'sm:@max-3xl:hidden'}`}>{words(note)}</span>
      )}
    </span>
  )
}

const longText = (isWordy: boolean, isOfSeat: boolean) =>
  isWordy ? `text-xs font-medium @max-2xl:sr-only ${isOfSeat ? '' : 'text-ink'}` : 'sr-only'

/** A choice does not say itself that it is not known. */
export const isHidden = (text: Cell['text']) => text.en === '?'

interface WideCellProps {
  /** Nothing in a round that is still to come. */
  readonly cell: Cell | undefined
  readonly seat: number
  /** Whether a phone has no room for its words, but for their sign. */
  readonly isSign: boolean
}

/** What a seat did in a round, in one line. What is not known yet is on the card above. */
export function WideCell({ cell, seat, isSign }: WideCellProps) {
  const words = useWords()
  const room =
    'flex h-full items-center justify-center gap-x-1.5 rounded-card px-1 whitespace-nowrap max-sm:gap-x-1 max-sm:px-0.5 max-sm:text-2xs max-sm:tracking-tight sm:gap-x-2.5'
  if (!cell || isHidden(cell.text))
    return (
      <span className={`${room} border border-dashed border-rim`}>
        {cell && <span className="sr-only">{words(cell.text)}</span>}
      </span>
    )
  const { text, tone, note, isFilled = false, of, gain } = cell
  return (
    <span
      data-tone={tone}
      style={seatTone(seat, isFilled)}
      className={`${room} text-(--tone) ${isFilled ? 'font-semibold' : ''} ${styles.tone ?? ''}`}
    >
      {isSign && <ToneSign tone={tone} />}
      <span className={isSign ? 'max-sm:sr-only' : of === undefined ? '' : `figures ${column} text-right`}>
        {words(text)}
      </span>
      {of !== undefined && !gain && <OfAll amount={Number(text.en)} of={of} />}
      {gain && <span className="figures w-6 text-center font-bold sm:w-16">{words(gain)}</span>}
      {note && (
        <span className={`figures text-2xs ${of === undefined ? 'sm:text-sm' : `${column} sm:text-xs`}`}>
          {words(note)}
        </span>
      )}
    </span>
  )
}

/** Numbers stand below each other. */
const column = 'flex-1 basis-0'

/** How much of all it is. */
function OfAll({ amount, of }: { readonly amount: number; readonly of: number }) {
  return (
    <span
      aria-hidden="true"
      className="h-1 w-6 bg-[color-mix(in_oklab,var(--tone)_20%,transparent)] sm:h-1.5 sm:w-16"
    >
      <span
        className={`block h-full bg-current ${styles.grows ?? ''}`}
        style={{ width: `${Math.min(100, (100 * amount) / Math.max(1, of))}%` }}
      />
    </span>
  )
}

/** In the colour of the seat, full where the cell is filled. */
export const seatTone = (seat: number, isFilled: boolean): CSSProperties & Record<'--tone', string> => ({
  '--tone': isFilled ? 'var(--color-on-seat)' : 'var(--color-ink)',
  background: isFilled ? seatColour(seat) : `color-mix(in oklab, ${seatColour(seat)} 16%, transparent)`,
})

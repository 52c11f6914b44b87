import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { ChoiceSign } from '../card-table/choice-sign.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'

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
  /** Whether only the text itself has room. */
  readonly isSmall: boolean
  readonly seat: number
}

/** What a seat did in a round: nothing yet, something that is not known, or what is known of it. */
export function RoundCell({ cell, isLong, isWordy, isSmall, seat }: RoundCellProps) {
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
            <ChoiceSign tone={tone} isFilled={isFilled} />
          </span>
        )}
        <span className={isLong ? longText(isWordy, isOfSeat) : ''}>{words(text)}</span>
      </span>
      {note && !isSmall && (
        <span className={`figures text-2xs ${isWordy ? '' : 'sm:@max-3xl:hidden'}`}>{words(note)}</span>
      )}
    </span>
  )
}

const longText = (isWordy: boolean, isOfSeat: boolean) =>
  isWordy ? `text-xs font-medium @max-2xl:sr-only ${isOfSeat ? '' : 'text-ink'}` : 'sr-only'

/** A choice does not say itself that it is not known. */
export const isHidden = (text: Cell['text']) => text.en === '?'

/** In the colour of the seat, full where the cell is filled. */
export const seatTone = (seat: number, isFilled: boolean): CSSProperties & Record<'--tone', string> => ({
  '--tone': isFilled ? 'var(--color-on-seat)' : 'var(--color-ink)',
  background: isFilled ? seatColour(seat) : `color-mix(in oklab, ${seatColour(seat)} 16%, transparent)`,
})

import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { seatTone } from './round-cell.tsx'
import { ToneSign } from './tone-sign.tsx'

type Cell = PartOf<'rounds'>['rows'][number]['cells'][number]

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

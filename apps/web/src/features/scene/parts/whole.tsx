import type { SceneGood } from '@wis/games'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartProps } from '../words.ts'

interface WholeProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly good: SceneGood
  /** By seat. Empty before a proposal. */
  readonly amounts: readonly number[]
}

/** A whole as a large bar, and below it what every seat would get of it and what speaks for that. */
export function Whole({ good: { name, of, whole, grounds = [], measure }, amounts, nameOf }: WholeProps) {
  const words = useWords()
  const count = Math.max(amounts.length, grounds.length)
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3 text-sm text-soft">
        {words(name)}
        {whole !== undefined && (
          <span className="figures font-display text-xl leading-none text-ink">{wholeText(whole)}</span>
        )}
      </p>
      <Bar
        amounts={amounts}
        of={of}
        className={`h-12 font-display text-lg ${amounts.length > 0 ? 'lg:h-[clamp(2.75rem,40dvh-15rem,9rem)] lg:text-3xl' : ''}`}
        nameOf={nameOf}
      />
      <ul
        className={`grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 gap-y-2 ${grounds.length > 0 ? 'max-sm:grid-cols-1' : ''}`}
      >
        {Array.from({ length: count }, (_, seat) => (
          <li
            key={seat}
            className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-3"
          >
            <p className="flex min-w-0 items-center gap-1.5 text-xs">
              <SeatChip seat={seat} className="size-4! text-2xs!" />
              <span className="min-w-0 truncate font-semibold">{`${nameOf(seat)} `}</span>
            </p>
            <p className="figures flex flex-wrap items-baseline gap-x-2">
              {amounts.length > 0 && (
                <>
                  <strong className="font-display text-2xl font-normal whitespace-nowrap">{`${amounts[seat] ?? 0}%`}</strong>
                  {whole !== undefined && (
                    <span className="text-xs text-soft">
                      {wholeText(((amounts[seat] ?? 0) * whole) / of)}
                    </span>
                  )}
                </>
              )}
            </p>
            {grounds[seat] && <p className="text-xs leading-snug text-soft">{words(grounds[seat])}</p>}
          </li>
        ))}
      </ul>
      {measure && (
        <div className="grid gap-1 border-t border-line pt-2 text-xs text-soft">
          <span>{words(measure.name)}</span>
          <Bar amounts={measure.shares} of={of} className="h-5 text-xs" nameOf={nameOf} />
        </div>
      )}
    </div>
  )
}

interface BarProps {
  readonly amounts: readonly number[]
  readonly of: number
  readonly className: string
  /** Given where the amounts stand in the bar. Who hears them hears the names, too. */
  readonly nameOf?: (seat: number) => string
}

/** A part of at least this share has room for its number, and a smaller one for the digits alone. */
const [wide, narrow] = [0.09, 0.03]

/** The parts of a bar have gaps between them, so that they can be told apart without their colours. */
export function Bar({ amounts, of, className, nameOf }: BarProps) {
  return (
    <span
      aria-hidden={!nameOf}
      className={`flex w-full gap-0.5 overflow-hidden rounded-card ${amounts.length === 0 ? 'border-2 border-dashed border-strong bg-raised' : ''} ${className}`}
    >
      {amounts.map((amount, seat) => (
        <span
          key={seat}
          // Nothing takes no gap.
          className={`figures grid place-items-center overflow-hidden whitespace-nowrap text-on-seat ${amount === 0 ? 'absolute' : ''} ${styles.grows ?? ''}`}
          style={{ width: `${(100 * amount) / of}%`, background: seatColour(seat) }}
        >
          {nameOf && (
            <span className={amount / of < wide ? 'sr-only' : ''}>
              <span className="sr-only">{`${nameOf(seat)} `}</span>
              {`${Math.round(amount)}% `}
            </span>
          )}
          {nameOf && amount / of >= narrow && amount / of < wide && (
            <span aria-hidden="true" className="text-2xs">
              {Math.round(amount)}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

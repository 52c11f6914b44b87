import type { SceneGood } from '@wis/games'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useWords } from '../words.ts'
import type { PartProps } from '../words.ts'

interface WholeProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly good: SceneGood
  /** By seat. Empty before a proposal. */
  readonly amounts: readonly number[]
}

/** A whole as a large bar, and below it what every seat would get of it. */
export function Whole({ good: { name, of, whole }, amounts, nameOf }: WholeProps) {
  const words = useWords()
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3 text-sm text-soft">
        {words(name)}
        {whole !== undefined && (
          <span className="figures font-display text-xl leading-none text-ink">{wholeText(whole)}</span>
        )}
      </p>
      <Bar amounts={amounts} of={of} className="h-12 font-display text-lg" nameOf={nameOf} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 gap-y-2">
        {amounts.map((amount, seat) => (
          <li key={seat} className="min-w-0">
            <p className="flex min-w-0 items-center gap-1.5 text-xs">
              <SeatChip seat={seat} className="size-4! text-2xs!" />
              <span className="min-w-0 truncate font-semibold">{nameOf(seat)}</span>
            </p>
            <p className="figures flex flex-wrap items-baseline gap-x-2">
              <strong className="font-display text-2xl font-normal whitespace-nowrap">{`${amount}%`}</strong>
              {whole !== undefined && (
                <span className="text-xs text-soft">{wholeText((amount * whole) / of)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarProps {
  readonly amounts: readonly number[]
  readonly of: number
  readonly className: string
  readonly nameOf: (seat: number) => string
  /** What a large part says besides its number. A phone has no room for it. */
  readonly more?: (seat: number) => string
  /** What a part comes to, beside its per cents or below them. */
  readonly worth?: (amount: number) => string
  /** Of shares that are only something to compare with. */
  readonly isPale?: boolean
}

/** The parts of a bar have gaps between them, so that they can be told apart without their colours. */
export function Bar({ amounts, of, className, nameOf, more, worth, isPale = false }: BarProps) {
  return (
    <span
      className={`flex w-full gap-0.5 overflow-hidden rounded-card ${amounts.length === 0 ? 'border-2 border-dashed border-strong bg-raised' : ''} ${className}`}
    >
      {amounts.map((amount, seat) => (
        <span
          key={seat}
          className={
            amount === 0
              ? 'sr-only'
              : '@container grid min-w-[1.75em] content-center justify-items-center overflow-hidden leading-tight whitespace-nowrap transition-[flex-grow] duration-400'
          }
          style={{
            flex: `${amount} 1 0`,
            ...(isPale
              ? { background: `color-mix(in oklab, ${seatColour(seat)} 22%, transparent)` }
              : { background: seatColour(seat), color: 'var(--color-on-seat)' }),
          }}
        >
          {more && amount / of >= roomy && (
            <span aria-hidden="true" className="max-w-full truncate px-1 font-text text-xs max-sm:hidden">
              {more(seat)}
            </span>
          )}
          <span className={amount / of < wide ? 'text-[0.6875rem] tracking-tight' : ''}>
            <span className="sr-only">{`${nameOf(seat)} `}</span>
            {`${Math.round(amount)}% `}
            {worth && amount / of >= roomy && (
              <span className="text-xs opacity-90 max-sm:hidden @max-[6rem]:hidden">{worth(amount)}</span>
            )}
          </span>
          {worth && amount / of < roomy && (
            <span aria-hidden="true" className="text-2xs opacity-90 max-sm:hidden @max-[2.75rem]:hidden">
              {worth(amount)}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

/** A part of at least this share has room for a large number, and one of this share for a name. */
const [wide, roomy] = [0.09, 0.2]

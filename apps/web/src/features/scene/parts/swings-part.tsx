import { seatColour } from '../../match/table/seat-chip.tsx'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'

const [wide, high] = [20, 48]
const middle = high / 2
/** Even the smallest win is seen. */
const lowest = 3

/** Who won how much, part by part: the first seat's above the line, the others' below it, hollow if given up. */
export default function SwingsPart({ part, nameOf }: PartProps<'swings'>) {
  const words = useWords()
  const { name, of, swings, givenUp, marked } = part
  const most = Math.max(0, ...swings.map(({ amount }) => amount))
  return (
    <figure aria-label={words(name)}>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-xs text-soft">
        <span className="label w-full">{words(name)}</span>
        {[0, 1].map((seat) => (
          <span key={seat} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5" style={{ background: seatColour(seat) }} />
            {nameOf(seat)}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2.5 border border-current" />
          {words(givenUp)}
        </span>
      </figcaption>
      <div aria-hidden="true" className="flex gap-1.5">
        <p className="figures flex h-12 flex-col justify-between text-right text-2xs leading-none text-soft">
          <span>{most > 0 && most}</span>
          <span>0</span>
          <span>{most > 0 && most}</span>
        </p>
        <div className="min-w-0 flex-1">
          <svg viewBox={`0 0 ${of * wide} ${high}`} preserveAspectRatio="none" className="block h-12 w-full">
            <path
              d={`M0 ${middle}H${of * wide}`}
              stroke="var(--color-soft)"
              vectorEffect="non-scaling-stroke"
            />
            {marked !== undefined && (
              <rect
                x={marked * wide}
                width={wide}
                height={high}
                fill="color-mix(in oklab, var(--color-brass) 18%, transparent)"
                stroke="var(--color-brass)"
                vectorEffect="non-scaling-stroke"
              />
            )}
            {barsOf(swings, Math.max(1, most)).map(({ seat, isHollow, y, height }, place) => (
              <rect
                key={place}
                x={place * wide + wide * 0.2}
                width={wide * 0.6}
                y={y}
                height={height}
                vectorEffect="non-scaling-stroke"
                stroke={seatColour(seat)}
                strokeWidth="1.2"
                fill={isHollow ? 'none' : seatColour(seat)}
              />
            ))}
          </svg>
          <p className="figures flex justify-between pt-0.5 text-2xs leading-none text-soft">
            <span>1</span>
            <span>{of}</span>
          </p>
        </div>
      </div>
      <ol className="sr-only">
        {swings.map(({ seat, amount }, place) => (
          <li key={place}>
            {seat === null ? `${place + 1}: =` : `${place + 1}: ${nameOf(seat)} +${amount}`}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function barsOf(swings: PartOf<'swings'>['swings'], most: number) {
  return swings.map(({ seat, amount, isGivenUp }) => {
    const height = seat === null ? 0 : Math.max(lowest, (amount / most) * (middle - 2))
    return { seat: seat ?? 0, isHollow: isGivenUp, height, y: seat === 0 ? middle - height : middle }
  })
}

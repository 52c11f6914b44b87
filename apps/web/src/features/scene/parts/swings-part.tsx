import { seatColour } from '../../match/table/seat-chip.tsx'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'

const [wide, high] = [20, 48]
const middle = high / 2

/**
 * How much is won in all after each part: by the first seat above the line, by the other below it, pale after a part that was
 * given up.
 */
export default function SwingsPart({ part, nameOf }: PartProps<'swings'>) {
  const words = useWords()
  const { name, of, swings, givenUp, marked } = part
  const nets = netsOf(swings)
  const most = Math.max(0, ...nets.map(({ net }) => net))
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
          <span aria-hidden="true" className="size-2.5 bg-current opacity-35" />
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
            {nets.map(({ seat, net, isPale }, place) => {
              const height = (net / Math.max(1, most)) * (middle - 1)
              return (
                <rect
                  key={place}
                  x={place * wide}
                  width={wide - 1}
                  y={seat === 0 ? middle - height : middle}
                  height={height}
                  fill={seatColour(seat)}
                  opacity={isPale ? 0.35 : 1}
                />
              )
            })}
          </svg>
          <p className="figures flex justify-between pt-0.5 text-2xs leading-none text-soft">
            <span>1</span>
            <span>{of}</span>
          </p>
        </div>
      </div>
      <ol className="sr-only">
        {nets.map(({ seat, net }, place) => (
          <li key={place}>{net === 0 ? `${place + 1}: =` : `${place + 1}: ${nameOf(seat)} +${net}`}</li>
        ))}
      </ol>
    </figure>
  )
}

/** After each part, who has won in all, and how much. */
function netsOf(swings: PartOf<'swings'>['swings']) {
  let sum = 0
  return swings.map(({ seat, amount, isGivenUp }) => {
    sum += seat === null ? 0 : seat === 0 ? amount : -amount
    return { seat: sum < 0 ? 1 : 0, net: Math.abs(sum), isPale: isGivenUp }
  })
}

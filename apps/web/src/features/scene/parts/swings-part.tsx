import { useTranslations } from 'next-intl'
import { seatColour } from '../../match/table/seat-chip.tsx'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'

const [wide, high] = [20, 120]
const middle = high / 2

/** How much each of two seats has won or lost in all after each part. A part that was given up is a thin piece of its line. */
export default function SwingsPart({ part, nameOf }: PartProps<'swings'>) {
  const words = useWords()
  const t = useTranslations('scene')
  const { name, of, swings, givenUp, marked } = part
  const nets = netsOf(swings)
  const sums = [0, ...nets.map(({ sum }) => sum)]
  const most = Math.max(1, ...sums.map(Math.abs))
  const y = (sum: number, seat: number) => middle - ((seat === 0 ? sum : -sum) / most) * (middle - 3)
  return (
    <figure aria-label={words(name)}>
      <figcaption className="pb-1.5 text-xs text-soft">
        <span className="label block">{words(name)}</span>
        {/* A second row would move the table at the end of a match, when the chart has half the room. */}
        <span className="flex flex-wrap gap-x-4 gap-y-1 pt-1 *:inline-flex *:min-w-0 *:items-center *:gap-1.5 sm:flex-nowrap">
          {[0, 1].map((seat) => (
            <span key={seat} className="sm:shrink-0">
              <span
                aria-hidden="true"
                className="h-0.75 w-4 shrink-0"
                style={{ background: seatColour(seat) }}
              />
              <span className="truncate sm:max-w-26">{nameOf(seat)}</span>{' '}
              <b className="figures shrink-0 text-ink">
                {signed((seat === 0 ? 1 : -1) * (sums.at(-1) ?? 0))}
              </b>
            </span>
          ))}
          <span>
            <span aria-hidden="true" className="h-px w-4 shrink-0 bg-current" />
            <span className="truncate">{words(givenUp)}</span>
          </span>
        </span>
      </figcaption>
      <div aria-hidden="true" className="flex gap-1.5">
        <p className="figures flex h-16 flex-col justify-between text-right text-2xs leading-none text-soft">
          <span>{nets.length > 0 && signed(most)}</span>
          <span>0</span>
          <span>{nets.length > 0 && signed(-most)}</span>
        </p>
        {/* The round end of a line is within the room of the chart. */}
        <div className="relative min-w-0 flex-1 pr-0.5">
          {nets.length === 0 && (
            <p className="absolute inset-x-0 top-2 text-center text-xs text-soft">{t('noHandOver')}</p>
          )}
          <svg
            viewBox={`0 0 ${of * wide} ${high}`}
            preserveAspectRatio="none"
            className="block h-16 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
          >
            <path d={`M0 ${middle}H${of * wide}`} stroke="var(--color-strong)" strokeWidth="0.75" />
            {marked !== undefined && (
              <rect
                x={marked * wide}
                width={wide}
                height={high}
                fill="color-mix(in oklab, var(--color-brass) 18%, transparent)"
                stroke="var(--color-brass)"
              />
            )}
            {[1, 0].flatMap((seat) =>
              nets.map(({ sum, isGivenUp }, place) => (
                <path
                  key={`${seat} ${place}`}
                  d={`M${place * wide} ${y(sums[place] ?? 0, seat)}L${(place + 1) * wide} ${y(sum, seat)}`}
                  stroke={seatColour(seat)}
                  strokeWidth={isGivenUp ? 1.25 : 3}
                  strokeLinecap="round"
                />
              )),
            )}
          </svg>
          <p className="figures flex justify-between pt-0.5 text-2xs leading-none text-soft">
            <span>1</span>
            <span>{of}</span>
          </p>
        </div>
      </div>
      <ol className="sr-only">
        {nets.map(({ sum }, place) => (
          <li key={place}>
            {sum === 0 ? `${place + 1}: =` : `${place + 1}: ${nameOf(sum < 0 ? 1 : 0)} +${Math.abs(sum)}`}
          </li>
        ))}
      </ol>
    </figure>
  )
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−'))

/** After each part, how much the first seat has won in all. The other has lost it. */
function netsOf(swings: PartOf<'swings'>['swings']) {
  let sum = 0
  return swings.map(({ seat, amount, isGivenUp }) => {
    sum += seat === null ? 0 : seat === 0 ? amount : -amount
    return { sum, isGivenUp }
  })
}

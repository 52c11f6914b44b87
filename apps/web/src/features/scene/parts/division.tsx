import { seatColour } from '../../match/table/seat-chip.tsx'
import type { PartOf, PartProps } from '../part-props.ts'
import { useWords } from '../words.ts'

interface DivisionProps {
  readonly good: PartOf<'offers'>['goods'][number]
  /** What every seat would get, in seat order. */
  readonly amounts: readonly number[]
  readonly nameOf: PartProps<'offers'>['nameOf']
}

/** How one good would be divided: a dot for each thing, or a bar for a whole. The numbers stand beside it. */
export function Division({ good, amounts, nameOf }: DivisionProps) {
  const words = useWords()
  const { name, unit } = good
  const isWhole = unit === 'percent'
  return (
    <li className={`grid gap-1 ${isWhole ? 'w-full' : ''}`}>
      <span className="text-2xs text-faint">{words(name)}</span>
      {isWhole ? <Bar amounts={amounts} of={good.of} /> : <Dots amounts={amounts} />}
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
        {amounts.map((amount, seat) => (
          <li key={seat} className="flex items-center gap-1">
            <span
              aria-hidden="true"
              className="size-2 rounded-full"
              style={{ background: seatColour(seat) }}
            />
            <span className={isWhole ? 'text-soft' : 'sr-only'}>{`${nameOf(seat)} `}</span>
            <span className="figures">{`${amount}${isWhole ? ' %' : ''}`}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Dots({ amounts }: Pick<DivisionProps, 'amounts'>) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {amounts.flatMap((amount, seat) =>
        Array.from({ length: amount }, (_, thing) => (
          <span
            key={`${seat} ${thing}`}
            className={`size-3.5 border-2 ${seat % 2 === 0 ? 'rounded-full' : 'rounded-[3px]'}`}
            style={{
              borderColor: seatColour(seat),
              background: seat % 2 === 0 ? seatColour(seat) : undefined,
            }}
          />
        )),
      )}
    </span>
  )
}

/** The parts of a bar have gaps between them, so that they can be told apart without their colours. */
function Bar({ amounts, of }: Pick<DivisionProps, 'amounts'> & { readonly of: number }) {
  return (
    <span aria-hidden="true" className="flex h-3.5 w-full gap-0.5 overflow-hidden rounded-card">
      {amounts.map((amount, seat) => (
        <span key={seat} style={{ width: `${(100 * amount) / of}%`, background: seatColour(seat) }} />
      ))}
    </span>
  )
}

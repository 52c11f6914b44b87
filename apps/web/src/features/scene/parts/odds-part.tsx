import { seatColour } from '../../match/table/seat-chip.tsx'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** So many have their places from the start. */
const streets = 4

/** How likely each seat wins, stage by stage: a bar that the seats divide, with their numbers below it. */
export default function OddsPart({ part: { name, note, stages }, nameOf }: PartProps<'odds'>) {
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)} data-odds>
      <p className="label pb-1">{words(name)}</p>
      {note && <p className="pb-1 text-xs text-soft max-sm:hidden">{words(note)}</p>}
      <ol
        className="grid gap-x-3 sm:gap-x-5"
        style={{ gridTemplateColumns: `repeat(${Math.max(streets, stages.length)}, minmax(0, 1fr))` }}
      >
        {stages.map((stage, place) => (
          <li key={place} className="min-w-0">
            <p className="truncate pb-1 text-2xs text-soft">{words(stage.name)}</p>
            <p aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full">
              {stage.shares.map((share, seat) => (
                <span key={seat} style={{ flexGrow: share, background: seatColour(seat) }} />
              ))}
            </p>
            <p className="figures flex justify-between pt-1 text-xs font-semibold">
              {stage.shares.map((share, seat) => (
                // The colour of a seat alone is too pale for small digits.
                <span
                  key={seat}
                  style={{ color: `color-mix(in oklab, ${seatColour(seat)} 70%, var(--color-ink))` }}
                >
                  <span className="sr-only">{nameOf(seat)} </span>
                  {`${share}%`}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'

/** The places of the pips on a die, on a square of three by three. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

interface DieProps {
  readonly face: number | null
  readonly text?: string
  readonly isCounting?: boolean
}

/** A die, as large as `--die` says. */
export function Die({ face, text = '', isCounting = false }: DieProps) {
  const turns = useArrival() ? (styles.turns ?? '') : ''
  const shown: readonly number[] = pips[face ?? 0] ?? []
  return (
    <span
      className={`grid size-(--die) grid-cols-3 place-items-center rounded-[18%] border p-[calc(var(--die)*0.12)] ${isCounting ? 'outline-2 outline-brass' : ''} ${face === null ? 'border-dashed border-strong' : 'paper border-strong shadow-sm'} ${turns}`}
    >
      <span className="sr-only">{text}</span>
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={`size-[calc(var(--die)*0.19)] rounded-full ${shown.includes(place) ? 'bg-current' : ''}`}
        />
      ))}
    </span>
  )
}

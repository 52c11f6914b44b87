import { useTranslations } from 'next-intl'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartProps } from '../words.ts'

/** The places of the pips on a die, on a square of three by three. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Dice before a seat, or on the table. One that its reader may not see shows no pips. */
export default function DicePart({ part: { name, dice, counting = [] } }: Pick<PartProps<'dice'>, 'part'>) {
  const t = useTranslations('scene.dice')
  const words = useWords()
  const list = (
    <ul
      aria-label={name ? words(name) : t('name')}
      className={`flex min-h-(--die) flex-wrap gap-1.5 ${name ? 'justify-center [--die:clamp(2.5rem,8cqw,5.5rem)]' : '[--die:clamp(2rem,14cqw,3.25rem)]'}`}
    >
      {dice.map((face, place) => (
        <li key={`${place} ${face === null ? '' : 'open'}`}>
          <Die
            face={face}
            text={
              face === null ? t('hidden') : counting.includes(place) ? t('counts', { face }) : String(face)
            }
            isCounting={counting.includes(place)}
          />
        </li>
      ))}
    </ul>
  )
  if (!name) return list
  return (
    <div>
      <p aria-hidden="true" className="label pb-2 text-center">
        {words(name)}
      </p>
      {list}
    </div>
  )
}

interface DieProps {
  readonly face: number | null
  readonly text: string
  readonly isCounting: boolean
}

function Die({ face, text, isCounting }: DieProps) {
  const turns = useArrival() ? (styles.turns ?? '') : ''
  const shown: readonly number[] = pips[face ?? 0] ?? []
  return (
    <span
      className={`grid size-(--die) grid-cols-3 place-items-center rounded-md border p-[12%] ${isCounting ? 'outline-2 outline-offset-1 outline-brass' : ''} ${face === null ? 'border-dashed border-rim' : 'border-line bg-raised'} ${turns}`}
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

import type { ScenePart } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartOf, PartProps } from '../words.ts'

/** The places of the pips on a die, on a square of three by three. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

interface DicePartProps extends Pick<PartProps<'dice'>, 'part'> {
  /** All that lies on the same table. */
  readonly table: readonly ScenePart[]
}

/** Dice before a seat, or on the table. One that its reader may not see shows no pips. */
export default function DicePart({ part, table }: DicePartProps) {
  const { name, dice, counting = [] } = part
  const t = useTranslations('scene.dice')
  const words = useWords()
  const list = (
    <ul
      aria-label={name ? words(name) : t('name')}
      className={`flex min-h-(--die) flex-wrap gap-1.5 ${name ? 'justify-center [--die:clamp(2.25rem,7cqw,4.5rem)]' : '[--die:clamp(2rem,14cqw,3.25rem)]'}`}
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
    <div className="grid gap-2">
      <p aria-hidden="true" className="label text-center max-sm:-order-2">
        {words(name)}
      </p>
      {list}
      <DiceOfAll hands={table.filter(isHand)} wanted={dice.length} />
    </div>
  )
}

type Hand = PartOf<'dice'> & { readonly seat: number }
const isHand = (part: ScenePart): part is Hand => part.kind === 'dice' && part.seat !== null

/** The dice of all seats in one row, so that they can be counted against the dice that were claimed. */
function DiceOfAll({ hands, wanted }: { hands: readonly Hand[]; wanted: number }) {
  const t = useTranslations('scene.dice')
  const isChecked = hands.some(({ counting }) => counting !== undefined)
  const found = hands.reduce((sum, { counting = [] }) => sum + counting.length, 0)
  const count = hands.reduce((sum, { dice }) => sum + dice.length, 0)
  if (count === 0) return null
  // On a phone the seats above show all dice, and there is room for the number only.
  return (
    <>
      <p
        data-testid="dice-of-all"
        className={`text-center sm:pt-4 ${isChecked ? 'display text-xl leading-tight max-sm:-order-1 sm:text-2xl' : 'label max-sm:hidden'}`}
      >
        {isChecked ? t('found', { found, wanted }) : t('inAll', { count })}
      </p>
      {/* They are read at their seats. */}
      <ul
        aria-hidden="true"
        className="flex flex-wrap justify-center gap-x-4 gap-y-1.5 [--die:clamp(1.25rem,3.6cqw,2.25rem)] max-sm:hidden"
      >
        {hands.map(({ seat, dice, counting = [] }) => (
          <li key={seat} className="flex items-center gap-1 empty:hidden">
            {dice.length > 0 && <SeatChip seat={seat} />}
            {dice.map((face, place) => (
              <span key={place} className={isChecked && !counting.includes(place) ? 'opacity-45' : ''}>
                <Die face={face} text="" isCounting={counting.includes(place)} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
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

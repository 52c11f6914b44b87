import type { ScenePart } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartOf, PartProps } from '../words.ts'
import { ToneSign } from './tone-sign.tsx'

/** The places of the pips on a die, on a square of three by three. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

interface DicePartProps extends Pick<PartProps<'dice'>, 'part'> {
  /** All that lies on the same table. */
  readonly table: readonly ScenePart[]
}

/** Dice before a seat, or on the table. Those that its reader may not see lie under a cup. */
export default function DicePart({ part, table }: DicePartProps) {
  const { name, dice, counting } = part
  const t = useTranslations('scene.dice')
  if (name) return <Claim part={{ ...part, name }} hands={table.filter(isHand)} />
  if (dice.length > 0 && dice.every((face) => face === null)) return <Cup count={dice.length} />
  return (
    <ul
      aria-label={t('name')}
      className="flex min-h-(--die) flex-wrap gap-1.5 [--die:clamp(1.25rem,14cqw,3.25rem)] max-sm:gap-1"
    >
      {dice.map((face, place) => {
        const isCounting = counting?.includes(place) === true
        const text = face === null ? t('hidden') : isCounting ? t('counts', { face }) : String(face)
        return (
          <li
            key={`${place} ${face === null ? '' : 'open'}`}
            className={counting && !isCounting ? 'opacity-45' : ''}
          >
            <Die face={face} text={text} isCounting={isCounting} />
          </li>
        )
      })}
    </ul>
  )
}

/** A cup upside down, and the number of dice under it. */
function Cup({ count }: { count: number }) {
  const t = useTranslations('scene.dice')
  return (
    <p className="figures flex min-h-9 items-center gap-2">
      <svg viewBox="0 0 28 28" aria-hidden="true" className="h-9 w-9 shrink-0">
        <path d="M7 5q.2-2.5 2.5-2.5h9Q20.8 2.5 21 5l2.6 20H4.4z" fill="var(--color-strong)" />
        <path d="M4.9 20.500h18.200l.8 5.5H4.1z" fill="var(--color-brass)" />
      </svg>
      <span aria-hidden="true" className="font-display text-2xl leading-none">
        {count}
      </span>
      <span aria-hidden="true" className="hidden flex-wrap gap-1 @[11rem]:flex">
        {Array.from({ length: count }, (_, die) => (
          <span key={die} className="size-2.5 rounded-[2px] border border-strong" />
        ))}
      </span>
      {Array.from({ length: count }, (_, die) => (
        <span key={die} className="sr-only">
          {t('hidden')}
        </span>
      ))}
    </p>
  )
}

type Hand = PartOf<'dice'> & { readonly seat: number }
const isHand = (part: ScenePart): part is Hand => part.kind === 'dice' && part.seat !== null

interface ClaimProps {
  readonly part: PartOf<'dice'> & { readonly name: NonNullable<PartOf<'dice'>['name']> }
  readonly hands: readonly Hand[]
}

/** Dice that somebody claims to be there: their number and face, large. Once all are open, those that are there fill their places. */
function Claim({ part: { name, dice, outcome, note }, hands }: ClaimProps) {
  const words = useWords()
  const isChecked = hands.some(({ counting }) => counting !== undefined)
  const found = hands.flatMap(({ seat, dice: own, counting = [] }) =>
    counting.map((place) => ({ seat, face: own[place] ?? null })),
  )
  const wanted = dice.length
  const [face = null] = dice
  const isOfOneFace = dice.every((other) => other === face)
  const tone = found.length >= wanted ? 'good' : 'bad'
  return (
    <div className="grid justify-items-center gap-2.5 sm:gap-3.5">
      <p aria-hidden="true" className="label text-center">
        {words(name)}
      </p>
      {wanted > 0 && isOfOneFace && (
        <p
          aria-hidden="true"
          className="figures flex items-center gap-3 font-display text-[length:var(--die)] leading-none [--die:clamp(3rem,min(14dvh,18cqw),8rem)]"
        >
          {wanted}
          <span className="text-2xl text-soft">×</span>
          <Die key={`${wanted} ${face}`} face={face} text="" isCounting={false} />
        </p>
      )}
      {wanted === 0 && (
        <p
          aria-hidden="true"
          className="grid justify-center gap-2 py-2"
          style={rowsOf(hands.reduce((sum, { dice: own }) => sum + own.length, 0))}
        >
          {hands.flatMap(({ seat, dice: own }) =>
            own.map((_, place) => (
              <span
                key={`${seat} ${place}`}
                className="size-(--die) rounded-[18%] border-2 border-dashed"
                style={{ borderColor: seatColour(seat) }}
              />
            )),
          )}
        </p>
      )}
      <ul
        aria-label={words(name)}
        className="flex flex-wrap justify-center gap-1.5 empty:hidden [--die:clamp(1.75rem,5cqw,2.5rem)]"
      >
        {dice.map((claimed, place) => {
          const there = found[place]
          return (
            <li
              key={`${place} ${there ? 'there' : ''}`}
              className={there ? '' : isChecked ? 'opacity-45' : 'hidden'}
            >
              {there ? (
                <FoundDie {...there} />
              ) : (
                <Die face={isChecked ? null : claimed} text={String(claimed)} isCounting={false} />
              )}
            </li>
          )
        })}
        {found.slice(wanted).map((there, place) => (
          <li key={`more ${place}`}>
            <FoundDie {...there} />
          </li>
        ))}
      </ul>
      {outcome && (
        <p
          data-tone={tone}
          className={`display flex items-center gap-2 text-lg leading-tight text-(--tone) max-sm:order-first sm:text-xl ${styles.tone ?? ''}`}
        >
          <ToneSign tone={tone} />
          {words(outcome)}
        </p>
      )}
      {note && <p className="text-center text-xs text-soft">{words(note)}</p>}
    </div>
  )
}

/** In rows of the same length, so that none stands alone. */
function rowsOf(count: number): CSSProperties {
  const columns = count > 10 ? Math.ceil(count / 2) : Math.max(1, count)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--die': `clamp(1.125rem, calc(100cqw / ${columns} - 0.5rem), clamp(1.5rem, 6.5cqw, 3.5rem))`,
    gridTemplateColumns: `repeat(${columns}, var(--die))`,
  }
  return style
}

/** One that counts, with the seat that had it. */
function FoundDie({ seat, face }: { seat: number; face: number | null }) {
  return (
    <span className="relative block">
      <Die face={face} text={String(face)} isCounting />
      <SeatChip seat={seat} className="absolute -top-2 -right-2 size-4! text-2xs!" />
    </span>
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
      className={`grid size-(--die) grid-cols-3 place-items-center rounded-[18%] border p-[calc(var(--die)*0.12)] ${isCounting ? 'outline-2 outline-offset-1 outline-brass' : ''} ${face === null ? 'border-dashed border-strong' : 'paper border-strong shadow-sm'} ${turns}`}
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

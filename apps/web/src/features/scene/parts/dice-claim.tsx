import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartOf } from '../words.ts'
import { DiceCup } from './dice-cup.tsx'
import { Die } from './die.tsx'

export type ClaimedDice = PartOf<'dice'> & { readonly name: NonNullable<PartOf<'dice'>['name']> }
export type Hand = PartOf<'dice'> & { readonly seat: number }

interface ClaimProps {
  readonly part: ClaimedDice
  readonly hands: readonly Hand[]
  /** What was claimed before, the newest first. */
  readonly earlier: readonly ClaimedDice[]
}

/** Dice that somebody claims to be there, in a row. Where all hands are open, those that are there lie below them. */
export function DiceClaim({ part: { name, dice, outcome, note }, hands, earlier }: ClaimProps) {
  const t = useTranslations('scene.dice')
  const words = useWords()
  const isOpen = hands.length > 0 && hands.every(({ dice: own, counting }) => counting && !own.includes(null))
  // Those that count as every face come last.
  const found = hands
    .flatMap(({ seat, dice: own, counting = [] }) =>
      counting.map((place) => ({ seat, face: own[place] ?? null })),
    )
    .toSorted((one, other) => Number(one.face !== dice[0]) - Number(other.face !== dice[0]))
  const wild = found.filter(({ face }) => face !== dice[0]).length
  const isMade = dice.length > 0
  const longest = Math.max(5, dice.length, isOpen ? found.length : 0)
  // So few have room beside each other.
  const isShort = dice.length + found.length <= 4
  return (
    <div
      className={`relative grid w-full content-center justify-items-center gap-3 max-sm:min-h-44 max-sm:gap-1 ${outcome ? 'max-sm:grid-rows-[auto_1fr_auto]' : 'max-sm:grid-rows-[auto_1fr_auto_1.75rem]'} md:min-h-58 md:px-28 md:[--side:calc(var(--spacing)*58)]`}
      style={{ ['--longest' as string]: longest }}
    >
      <p aria-hidden="true" className="label text-center">
        {words(name)}
      </p>
      {isMade ? (
        <div
          className={`items-center gap-x-3 gap-y-1 sm:w-auto sm:gap-y-3 ${isShort ? 'flex flex-wrap justify-center' : 'grid w-full grid-cols-[4.25rem_1fr] sm:grid-cols-[auto_auto]'} sm:gap-x-6 [--die:clamp(1.25rem,min((100cqw-7rem-var(--side,-2.5rem))/var(--longest)-0.375rem,13cqw,var(--most-die,max(6.5dvh,10dvh-1.25rem))),4.25rem)] max-sm:[--most-die:5.25dvh]`}
        >
          <Row count={dice.length} name={t('bid')}>
            {dice.map((face, place) => (
              <Die key={`${place} ${face}`} face={face} text={String(face)} />
            ))}
          </Row>
          {isOpen && (
            <Row
              count={found.length}
              name={t('there')}
              note={wild > 0 ? t('wild', { wild }) : undefined}
              isEnough={outcome && found.length >= dice.length}
            >
              {found.map(({ seat, face }, place) => (
                // At the end they are counted one by one.
                <span
                  key={`${place} ${seat} ${face} ${outcome ? 'told' : ''}`}
                  className="grid justify-items-center gap-1"
                  style={outcome && { ['--cards-at' as string]: `${place * beat}s` }}
                >
                  <Die face={face} text={String(face)} isCounting />
                  <SeatChip seat={seat} className="size-4! text-2xs!" />
                </span>
              ))}
              {found.length > 0 &&
                dice.slice(found.length).map((_, place) => <Die key={place} face={null} />)}
            </Row>
          )}
        </div>
      ) : (
        <Unclaimed hands={hands} />
      )}
      <p className="grid min-h-6 place-items-center text-center sm:min-h-8">
        {outcome ? (
          <Outcome after={isOpen ? found.length * beat : 0}>{words(outcome)}</Outcome>
        ) : (
          note && <span className="text-xs text-soft">{words(note)}</span>
        )}
      </p>
      {earlier.length > 0 && (
        <ul
          aria-label={t('before')}
          className={`flex flex-wrap items-center justify-center gap-x-4 overflow-hidden [--die:1.25rem] max-md:max-h-7 md:absolute md:inset-y-0 md:left-0 md:flex-col md:flex-nowrap md:items-start md:justify-start ${outcome ? 'max-sm:hidden' : ''}`}
        >
          <li aria-hidden="true" className="flex h-7 items-center text-xs text-soft">
            {t('before')}
          </li>
          {earlier.map((one, place) => (
            <Earlier key={earlier.length - place} part={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A die is turned over after so many seconds. */
const beat = 0.18

/** What came of it, once all dice are counted. */
function Outcome({ after, children }: { readonly after: number; readonly children: ReactNode }) {
  const arrives = useArrival()
  return (
    <span
      className={`display text-base leading-tight sm:text-xl ${arrives ? (styles.turns ?? '') : ''}`}
      style={{ ['--cards-at' as string]: `${after}s` }}
    >
      {children}
    </span>
  )
}

interface RowProps {
  readonly count: number
  readonly name: string
  readonly note?: string | undefined
  /** Whether so many are enough for the claim, once that is decided. */
  readonly isEnough?: boolean | undefined
  readonly children: ReactNode
}

/** So many dice, and before them their number. */
function Row({ count, name, note, isEnough, children }: RowProps) {
  const tone = isEnough === undefined ? '' : isEnough ? 'text-civilian' : 'text-spy'
  return (
    <>
      <p className="grid justify-items-center leading-none">
        <span className={`figures font-display text-3xl leading-none sm:text-6xl ${tone}`}>{count}</span>
        <span className="pt-1 text-center text-xs leading-tight text-soft max-sm:max-w-17 max-sm:pt-0 max-sm:text-2xs">
          {name} {note && <span className="block">{note}</span>}
        </span>
      </p>
      <div className="flex min-h-(--die) flex-wrap gap-1.5 max-sm:gap-1">{children}</div>
    </>
  )
}

/** The cups of the seats that have dice. How many there are stands before each seat, and in the note below. */
function Unclaimed({ hands }: { hands: readonly Hand[] }) {
  return (
    <p aria-hidden="true" className="flex items-end justify-center gap-x-6 py-2 sm:gap-x-12">
      {hands.map(({ seat, dice }) => (
        <DiceCup
          key={seat}
          colour={seatColour(seat)}
          className={`size-16 sm:size-28 ${dice.length === 0 ? 'opacity-30' : ''}`}
        />
      ))}
    </p>
  )
}

function Earlier({ part: { name, dice } }: { part: ClaimedDice }) {
  const words = useWords()
  return (
    <li className="flex h-7 items-center gap-1.5">
      <span className="sr-only">{words(name)}</span>
      <span aria-hidden="true" className="figures text-sm">
        {dice.length} ×
      </span>
      <Die face={dice[0] ?? null} />
    </li>
  )
}

/** The bid that stands, where there is little room: its number, and its dice in at most two rows. */
export function SmallClaim({ dice }: Pick<ClaimedDice, 'dice'>) {
  if (dice.length === 0) return <DiceCup colour="var(--color-brass)" className="size-16" />
  const across = dice.length > mostAcross ? Math.ceil(dice.length / 2) : dice.length
  return (
    <p
      className="flex items-center justify-center gap-3 [--die:clamp(0.75rem,(100cqw-4rem)/var(--across)-0.25rem,3.25rem)]"
      style={{ ['--across' as string]: across }}
    >
      <span className="figures font-display text-5xl leading-none">{dice.length}</span>
      <span className="grid gap-1" style={{ gridTemplateColumns: `repeat(${across}, auto)` }}>
        {dice.map((face, place) => (
          <Die key={place} face={face} text={String(face)} />
        ))}
      </span>
    </p>
  )
}
const mostAcross = 6

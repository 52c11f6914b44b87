import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useWords } from '../words.ts'
import type { PartOf } from '../words.ts'
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
  const found = hands.flatMap(({ seat, dice: own, counting = [] }) =>
    counting.map((place) => ({ seat, face: own[place] ?? null })),
  )
  const isMade = dice.length > 0
  const longest = Math.max(5, dice.length, isOpen ? found.length : 0)
  return (
    <div
      className="grid w-full content-center justify-items-center gap-3 max-sm:min-h-55 sm:gap-4"
      style={{ ['--longest' as string]: longest }}
    >
      <p aria-hidden="true" className="label text-center">
        {words(name)}
      </p>
      {isMade ? (
        <div className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-3 sm:gap-x-6 sm:gap-y-4 [--die:clamp(1.25rem,min((100cqw-4.5rem)/var(--longest)-0.375rem,13cqw,7dvh),4.25rem)]">
          <Row count={dice.length} name={t('bid')}>
            {dice.map((face, place) => (
              <Die key={`${place} ${face}`} face={face} text={String(face)} />
            ))}
          </Row>
          {isOpen && (
            <Row count={found.length} name={t('there')}>
              {found.map(({ seat, face }, place) => (
                <span key={`${place} ${seat} ${face}`} className="relative block">
                  <Die face={face} text={String(face)} isCounting />
                  <SeatChip
                    seat={seat}
                    className="absolute -bottom-2 left-1/2 size-4! -translate-x-1/2 text-2xs!"
                  />
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
      {outcome && <p className="display text-center text-base leading-tight sm:text-2xl">{words(outcome)}</p>}
      {note && (
        <p className={`text-center text-xs text-soft ${outcome ? 'max-sm:hidden' : ''}`}>{words(note)}</p>
      )}
      {earlier.length > 0 && (
        <ul
          aria-label={t('before')}
          className={`flex max-h-7 flex-wrap items-center justify-center gap-x-4 overflow-hidden [--die:1.25rem] ${outcome ? 'max-sm:hidden' : ''}`}
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

/** So many dice, and before them their number. */
function Row({ count, name, children }: { count: number; name: string; children: ReactNode }) {
  return (
    <>
      <p className="grid justify-items-center leading-none">
        <span className="figures font-display text-4xl leading-none sm:text-5xl">{count}</span>
        <span className="pt-1 text-xs text-soft">{name}</span>
      </p>
      <div className="flex min-h-(--die) flex-wrap gap-1.5">{children}</div>
    </>
  )
}

/** All dice that a claim may be about, by the seats that have them. */
function Unclaimed({ hands }: { hands: readonly Hand[] }) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap justify-center gap-x-8 gap-y-2 py-2 max-sm:grid [--die:clamp(1.5rem,4cqw,2.75rem)]"
    >
      {hands.map(({ seat, dice }) => (
        <span key={seat} className="flex gap-1.5">
          {dice.map((_, place) => (
            <span
              key={place}
              className="size-(--die) rounded-[18%] border-2 border-dashed"
              style={{ borderColor: seatColour(seat) }}
            />
          ))}
        </span>
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

import type { Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { ReactNode } from 'react'
import { deferredCode } from '../match/deferred/deferred-code.ts'
import { Touched } from '../match/deferred/touched.tsx'
import { useTouchedCode } from '../match/deferred/use-touched-code.ts'
import { OwnSeatContext } from './motion.ts'
import { Chance } from './parts/chance.tsx'
import { SetMoves } from './parts/set-moves.tsx'
import { ScenePartView } from './scene-part.tsx'
import type { SceneSitterProps } from './scene-sitter.tsx'
import styles from './scene.module.css'
import { Middle } from './table-middle.tsx'
import { nameIn, useWords } from './words.ts'

interface SeatTableProps {
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** A table with what lies before each seat, and what lies in the middle. */
export default function SeatTable({ scene: { seats, parts }, agents, atSeat }: SeatTableProps) {
  const nameOf = nameIn(seats)
  const common = parts.filter((part) => ownerOf(part) === null)
  const hasBoard = common.some((part) => part.kind === 'cards' && part.places)
  const odds = parts.find((part) => part.kind === 'odds')
  const boards = parts.filter((part) => part.kind === 'grid')
  // Boards with a name are of games that are over, the newest last.
  const board = boards.find(({ name }) => !name) ?? boards.at(-1)
  const drawn = (seat: SeatScene) => (
    <SceneSeat
      key={seat.seat}
      seat={seat}
      agent={agents[seat.seat]}
      parts={parts.filter((part) => ownerOf(part) === seat.seat)}
      isOneOfMany={seats.length > 2}
      nameOf={nameOf}
      more={
        board ? (
          <SetMoves board={board} seat={seat.seat} />
        ) : (
          hasBoard && <Chance odds={odds} seat={seat.seat} />
        )
      }
    >
      {atSeat?.(seat.seat)}
    </SceneSeat>
  )
  const [far, near] = seats
  const middle = common.length > 0 && <Middle parts={common} table={parts} nameOf={nameOf} />
  const hasBoards = common.some(({ kind }) => kind === 'grid')
  if (seats.length === 2 && far && near && hasBoards)
    return (
      <div
        className={`grid grid-cols-2 gap-3 ${styles.sides ?? ''} md:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem]`}
      >
        {drawn(far)}
        <div className="col-span-2 grid max-md:order-last md:col-span-1">{middle}</div>
        {drawn(near)}
      </div>
    )
  const hasHands = parts.some((part) => part.kind === 'cards' && part.seat !== null)
  if (seats.length === 2 && far && near && hasHands)
    return (
      // Cards that are dealt make another table of it: nothing of the one before moves.
      <div key="hands" className="@container grid">
        <div className={hasBoard ? styles.felt : `${styles.hands ?? ''} ${styles.rows ?? ''}`}>
          {drawn(far)}
          {middle}
          {drawn(near)}
        </div>
      </div>
    )
  // Hands of more than two are rows on a phone, below what all have built.
  const columns = hasHands
    ? `max-sm:order-1 ${styles.rows ?? ''} ${seats.length === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`
    : seats.length > 2
      ? 'grid-cols-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'
      : common.length < parts.length
        ? 'md:grid-cols-2'
        : 'grid-cols-2'
  return (
    <div className={`grid grid-rows-[auto_1fr] gap-4 max-sm:gap-2 ${styles.panel ?? ''}`}>
      <div className={`grid gap-2 sm:gap-3 ${columns}`}>{seats.map(drawn)}</div>
      {middle}
    </div>
  )
}

const ownerOf = (part: ScenePart) => ('seat' in part ? part.seat : null)

interface SceneSeatProps {
  readonly seat: SeatScene
  readonly agent: AgentRef | undefined
  /** What lies before this seat. */
  readonly parts: readonly ScenePart[]
  /** Whether so many sit there that a phone has no room for their portraits. */
  readonly isOneOfMany: boolean
  readonly nameOf: (seat: number) => string
  /** What follows from the table for this seat: below its cards, or at the end of a seat without any. */
  readonly more: ReactNode
  readonly children?: ReactNode
}

/** A seat at the table: who sits there, what it did last, and what lies before it. */
function SceneSeat({ seat, agent, parts, isOneOfMany, nameOf, more, children }: SceneSeatProps) {
  const cards = parts.filter((part) => part.kind === 'cards')
  const others = parts.filter(({ kind }) => kind !== 'cards')
  const hasOwn = parts.length > 0
  const hasCards = cards.length > 0
  // Many seats stand side by side, so that what lies before one of them has room only below its name.
  const isWide = hasOwn && !isOneOfMany
  // On a phone a few dice have room beside their player, and a heap of chips has it everywhere.
  const isHeap = hasOwn && others.every(({ kind }) => kind === 'chips')
  const isBeside = !hasCards && (isWide || isHeap)
  const hasDice = parts.some(({ kind }) => kind === 'dice')
  return (
    <section
      aria-label={seat.name}
      data-asked={seat.isAsked}
      data-out={seat.isOut === true}
      className={`relative min-w-0 rounded-card border border-line bg-raised px-3 py-2 ${isOneOfMany && hasDice ? 'max-sm:px-2' : ''} transition-colors data-[asked=true]:border-brass data-[out=true]:border-dashed data-[out=true]:bg-transparent ${hasOwn ? '' : `${styles.line ?? ''} ${isOneOfMany ? (styles.many ?? '') : ''}`} ${isWide ? 'sm:flex sm:flex-nowrap sm:items-start sm:gap-6' : ''} ${isBeside ? `flex flex-wrap items-start justify-between gap-x-3 ${isWide ? '' : (styles.heaped ?? '')}` : ''}`}
    >
      <div
        className={`${isOneOfMany ? 'max-sm:[&>p]:justify-center' : ''} ${
          isWide
            ? `sm:w-44 sm:shrink-0 ${isBeside ? 'w-31 shrink-0' : ''}`
            : isBeside
              ? 'flex-1 basis-24'
              : ''
        }`}
      >
        <Sitter seat={seat} agent={agent} isOneOfMany={isOneOfMany && hasOwn && !hasCards} />
        <Last seat={seat} hasCards={hasCards} />
      </div>
      {hasOwn && (
        <div
          className={`@container flex min-w-0 flex-1 flex-wrap items-end gap-x-6 gap-y-2 ${isWide ? 'sm:pt-0' : ''} ${isBeside ? (isWide ? '' : 'max-w-20 basis-20') : 'pt-2'}`}
        >
          {cards.map((part, place) => (
            <ScenePartView key={place} part={part} nameOf={nameOf} />
          ))}
          {more}
          {/* On a phone, numbers lie in one row below a hand, without their heaps. */}
          <div
            className={`flex flex-wrap gap-x-3 gap-y-2 empty:hidden sm:gap-x-5 ${hasCards ? 'max-sm:w-full max-sm:gap-x-2 max-sm:[&_svg]:hidden' : ''}`}
          >
            {others.map((part, place) => (
              <ScenePartView key={place} part={part} nameOf={nameOf} />
            ))}
          </div>
        </div>
      )}
      {!hasOwn && more}
      {children}
    </section>
  )
}

const sitter = deferredCode(() => import('./scene-sitter.tsx'))

/** Who sits there never changes, so the server's drawing of it may stay. */
function Sitter(props: SceneSitterProps) {
  const code = useTouchedCode(sitter, true)
  return (
    <Touched name={`seat-${props.seat.seat}`} className="flex items-center gap-2.5">
      {code && <code.SceneSitter {...props} />}
    </Touched>
  )
}

/** What it did last, and whether it is asked now. */
function Last({
  seat: { seat, isAsked, note, badge },
  hasCards,
}: Pick<SceneSeatProps, 'seat'> & { readonly hasCards: boolean }) {
  const t = useTranslations('scene')
  const isOwn = use(OwnSeatContext) === seat
  const words = useWords()
  return (
    <p className="flex min-h-8 flex-wrap content-start items-baseline gap-x-3 pt-1.5 text-xs leading-snug text-soft">
      {badge && (
        <span
          role="img"
          aria-label={words(badge.name)}
          title={words(badge.name)}
          className="paper grid size-5 place-items-center self-center rounded-full border border-strong text-2xs font-semibold"
        >
          {words(badge.mark)}
        </span>
      )}
      {note && (
        <span
          title={hasCards ? words(note) : undefined}
          className={hasCards ? 'line-clamp-2 min-w-0 flex-1 basis-24' : ''}
        >
          {words(note)}
        </span>
      )}
      {isAsked && (
        <span className={`flex items-center gap-1.5 text-brass ${styles.asked ?? ''}`}>
          <span aria-hidden="true" className="size-1.5 rounded-full bg-brass" />
          {t(isOwn ? 'yourTurn' : 'asked')}
        </span>
      )}
    </p>
  )
}

import type { Seat } from '@wis/engine'
import { useId } from 'react'
import { seatColour } from '../match/table/seat-chip.tsx'
import { arrowPath } from './arrow-path.ts'
import { widePlace } from './oval.ts'
import { VoteArrow } from './vote-arrow.tsx'

const stage = { width: 340, height: 176, gap: 19 }

interface VoteRingProps {
  readonly ballots: readonly { readonly seat: Seat; readonly target: Seat | null }[]
  /** The seats in the ring. */
  readonly seats: readonly Seat[]
  /** The seat that they look for, if it is shown. */
  readonly marked?: Seat
}

/** Seats round a table that point at each other. What it shows must also be said in words. */
export function VoteRing({ ballots, seats, marked }: VoteRingProps) {
  const id = useId()
  const placeOf = (seat: Seat) => widePlace(seats.indexOf(seat), seats.length)
  return (
    <svg viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true" className="size-full">
      <rect
        x="44"
        y="34"
        width="252"
        height="108"
        rx="54"
        fill="none"
        stroke="var(--color-rim)"
        strokeWidth="1.25"
      />
      {ballots.map(
        ({ seat, target }) =>
          target !== null && (
            <VoteArrow
              key={seat}
              id={`${id}-${seat}`}
              path={arrowPath(placeOf(seat), placeOf(target), stage)}
              colour={seatColour(seat)}
              width={2}
            />
          ),
      )}
      {seats.map((seat) => (
        <SeatDot key={seat} seat={seat} place={placeOf(seat)} isMarked={seat === marked} />
      ))}
    </svg>
  )
}

interface SeatDotProps {
  readonly seat: Seat
  readonly place: { readonly x: number; readonly y: number }
  readonly isMarked: boolean
}

function SeatDot({ seat, place: { x, y }, isMarked }: SeatDotProps) {
  const [left, top] = [(x / 100) * stage.width, (y / 100) * stage.height]
  return (
    <>
      {isMarked && (
        <circle cx={left} cy={top} r="17" fill="none" stroke="var(--color-spy)" strokeWidth="1.5" />
      )}
      <circle cx={left} cy={top} r="13" fill={seatColour(seat)} />
      <text
        x={left}
        y={top + 4.5}
        textAnchor="middle"
        fill="var(--color-on-seat)"
        fontSize="13"
        fontWeight="600"
      >
        {seat + 1}
      </text>
    </>
  )
}

import type { SceneBallot } from '@wis/games'
import { useId } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { arrowPath } from '../arrow-path.ts'
import { VoteArrow } from '../vote-arrow.tsx'
import { shapes } from './places.ts'
import type { ShapeName } from './places.ts'
import styles from './round-table.module.css'

export interface VoteArrowsProps {
  readonly shape: ShapeName
  readonly seats: number
  readonly ballots: readonly SceneBallot[]
}

const width = 3

/** The arrows of a vote. They come when there is one. */
export default function VoteArrows({ shape: name, seats, ballots }: VoteArrowsProps) {
  const id = useId()
  const shape = shapes[name]
  return ballots.map((ballot, order) =>
    ballot.target === null ? null : (
      <Arrow
        key={ballot.seat}
        id={`${id}-tip-${ballot.seat}`}
        path={arrowPath(shape.place(ballot.seat, seats), shape.place(ballot.target, seats), shape)}
        colour={seatColour(ballot.seat)}
        order={order}
      />
    ),
  )
}

interface ArrowProps {
  readonly id: string
  readonly path: string
  readonly colour: string
  readonly order: number
}

function Arrow({ id, path, colour, order }: ArrowProps) {
  return (
    <g className={styles.arrow} style={{ animationDelay: `${order * 70}ms` }}>
      <path d={path} stroke="var(--color-felt)" strokeWidth={width + 4} fill="none" opacity="0.7" />
      <VoteArrow id={id} path={path} colour={colour} width={width} />
    </g>
  )
}

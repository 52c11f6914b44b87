import { useId } from 'react'
import type { ReactNode } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import type { Stage } from '../arrow-path.ts'
import type { Place } from '../oval.ts'
import { shapes } from './places.ts'
import type { Shape, ShapeName } from './places.ts'
import styles from './round-table.module.css'

interface TableStageProps {
  readonly seats: number
  readonly speaker: number | null
  /** The content of the table beside the seats, by the shape of the stage. */
  readonly children?: (shape: Shape, name: ShapeName) => ReactNode
}

/**
 * The furniture: the table under its lamp, and the light on the speaker. It is drawn once for each shape of the stage.
 */
export function TableStage(props: TableStageProps) {
  return (
    <>
      <StageDrawing name="wide" {...props} />
      <StageDrawing name="narrow" {...props} />
    </>
  )
}

function StageDrawing({ name, seats, speaker, children }: TableStageProps & { name: ShapeName }) {
  const id = useId()
  const shape = shapes[name]
  const { width, height, className } = shape
  const isWide = width > height
  const top = isWide ? 96 : 78
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <radialGradient id={`${id}-lamp`} cx="50%" cy="42%" r="62%">
          <stop offset="0" stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-felt)" />
        </radialGradient>
      </defs>
      {isWide ? (
        <TableTop x={150} y={top} width={700} height={408} round={204} lamp={`url(#${id}-lamp)`} />
      ) : (
        <TableTop x={26} y={top} width={308} height={334} round={120} lamp={`url(#${id}-lamp)`} />
      )}
      {speaker !== null && (
        <Beam shape={shape} id={`${id}-beam`} place={shape.place(speaker, seats)} seat={speaker} />
      )}
      {children?.(shape, name)}
    </svg>
  )
}

interface TableTopProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly round: number
  readonly lamp: string
}

function TableTop({ x, y, width, height, round, lamp }: TableTopProps) {
  const inset = 9
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={round}
        fill={lamp}
        stroke="var(--color-rim)"
        strokeWidth="1.5"
      />
      <rect
        x={x + inset}
        y={y + inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={round - inset}
        fill="none"
        stroke="var(--color-rim)"
        strokeWidth="0.75"
      />
    </>
  )
}

interface BeamProps {
  readonly shape: Stage
  readonly id: string
  readonly place: Place
  readonly seat: number
}

/** A cone of light from the speaker to the words. */
export function Beam({ shape: { width, height }, id, place, seat }: BeamProps) {
  const from = { x: (place.x / 100) * width, y: (place.y / 100) * height }
  const to = { x: width / 2, y: height / 2 }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: ((to.y - from.y) / length) * 74, y: ((from.x - to.x) / length) * 74 }
  const points = [
    from,
    { x: to.x + across.x, y: to.y + across.y },
    { x: to.x - across.x, y: to.y - across.y },
  ]
  return (
    <g className={styles.beam} key={seat}>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from.x} y1={from.y} x2={to.x} y2={to.y}>
        <stop offset="0" stopColor={seatColour(seat)} stopOpacity="0.75" />
        <stop offset="0.5" stopColor={seatColour(seat)} stopOpacity="0.25" />
        <stop offset="0.85" stopColor={seatColour(seat)} stopOpacity="0" />
      </linearGradient>
      <polygon
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill={`url(#${id})`}
      />
    </g>
  )
}

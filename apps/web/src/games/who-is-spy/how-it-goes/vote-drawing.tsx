import { seatColour } from '../../../features/match/table/seat-chip.tsx'
import { widePlace } from '../../../features/scene/ring-places.ts'
import { arrowPath } from '../player/arrow-path.ts'
import { exampleSpy } from './example.ts'

const stage = { width: 340, height: 176, gap: 19 }
const ballots = [
  { voter: 0, target: exampleSpy },
  { voter: 1, target: exampleSpy },
  { voter: 2, target: exampleSpy },
  { voter: 3, target: exampleSpy },
  { voter: exampleSpy, target: 5 },
  { voter: 5, target: exampleSpy },
] as const

/** Six seats round a table, and five of them point at one. */
export function VoteDrawing() {
  return (
    <svg viewBox={`0 0 ${stage.width} ${stage.height}`} className="size-full">
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
      {ballots.map(({ voter, target }) => (
        <Arrow key={voter} voter={voter} target={target} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((seat) => (
        <SeatDot key={seat} seat={seat} />
      ))}
    </svg>
  )
}

function Arrow({ voter, target }: { voter: number; target: number }) {
  const id = `example-vote-${voter}`
  const colour = seatColour(voter)
  return (
    <>
      <marker id={id} viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 .6 7.4 4 0 7.4z" fill={colour} />
      </marker>
      <path
        d={arrowPath(widePlace(voter, 6), widePlace(target, 6), stage)}
        stroke={colour}
        strokeWidth="2"
        fill="none"
        markerEnd={`url(#${id})`}
      />
    </>
  )
}

function SeatDot({ seat }: { seat: number }) {
  const { x, y } = widePlace(seat, 6)
  const [left, top] = [(x / 100) * stage.width, (y / 100) * stage.height]
  return (
    <>
      {seat === exampleSpy && (
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

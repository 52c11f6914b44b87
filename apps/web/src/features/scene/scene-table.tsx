import type { Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LatePart } from '../match/deferred/late-part.tsx'
import { ScenePartView } from './scene-part.tsx'
import { SceneSeat } from './scene-seat.tsx'

// Other games need none of it.
const TalkTable = lazyPart(() => import('./talk-table.tsx'))

interface SceneTableProps {
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** The table of any game, drawn from what it shows. */
export function SceneTable({ scene, agents, atSeat }: SceneTableProps) {
  const { seats, parts, talk } = scene
  const nameOf = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? ''
  const common = parts.filter((part) => ownerOf(part) === null)
  const drawn = (seat: SeatScene) => (
    <SceneSeat
      key={seat.seat}
      seat={seat}
      agent={agents[seat.seat]}
      parts={parts.filter((part) => ownerOf(part) === seat.seat)}
      isOneOfMany={seats.length > 2}
      nameOf={nameOf}
    >
      {atSeat?.(seat.seat)}
    </SceneSeat>
  )
  if (talk)
    return (
      <LatePart>
        <TalkTable scene={scene} talk={talk} agents={agents} {...(atSeat && { atSeat })} />
      </LatePart>
    )
  const [far, near] = seats
  const middle = common.length > 0 && <Middle parts={common} nameOf={nameOf} />
  if (seats.length === 2 && far && near && common.length < parts.length)
    return (
      <div className="grid gap-3">
        {drawn(far)}
        {middle}
        {drawn(near)}
      </div>
    )
  return (
    <div className="grid gap-4">
      <div
        className={`grid gap-2 sm:gap-3 ${seats.length === 2 ? 'grid-cols-2' : 'grid-cols-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'}`}
      >
        {seats.map(drawn)}
      </div>
      {middle}
    </div>
  )
}

const ownerOf = (part: ScenePart) => ('seat' in part ? part.seat : null)

/** Small things lie beside each other, and wide ones below each other. */
const beside: ReadonlySet<ScenePart['kind']> = new Set(['cards', 'chips', 'dice', 'piles', 'counters'])

/** Charts share a row where there is room, so that the controls below stay in sight. */
const charts: ReadonlySet<ScenePart['kind']> = new Set(['odds', 'swings'])

function Middle({ parts, nameOf }: { parts: readonly ScenePart[]; nameOf: (seat: number) => string }) {
  const view = (part: ScenePart): ReactNode => (
    <ScenePartView key={parts.indexOf(part)} part={part} nameOf={nameOf} />
  )
  const small = parts.filter(({ kind }) => beside.has(kind))
  const drawn = parts.filter(({ kind }) => charts.has(kind))
  const wide = parts.filter(({ kind }) => !beside.has(kind) && !charts.has(kind))
  return (
    <div className="@container grid min-w-0 gap-6 rounded-card border border-rim bg-felt px-3 py-5 *:min-w-0 sm:px-6 has-[svg]:py-4">
      {small.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-5">{small.map(view)}</div>
      )}
      {drawn.length > 0 && (
        <div className="grid gap-x-8 gap-y-4 *:min-w-0 @2xl:grid-cols-2">{drawn.map(view)}</div>
      )}
      {wide.map(view)}
    </div>
  )
}

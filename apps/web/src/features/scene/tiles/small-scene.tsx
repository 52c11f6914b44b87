import type { Scene, ScenePart, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { ScenePartView } from '../scene-part.tsx'
import { nameIn } from '../words.ts'
import { isInTheMiddle, smallKinds } from './pictured-parts.ts'

interface SmallSceneProps {
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

/** There is room for so many things in the middle of a small table, and at each seat. */
const [mostInTheMiddle, mostAtSeat] = [2, 2]

/** The table of any game, small: who sits there, and what matters most on it. */
export function SmallScene({ scene: { seats, parts }, agents }: SmallSceneProps) {
  const nameOf = nameIn(seats)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <SmallMiddle scene={{ seats, parts }} />
      <ul
        className={`grid max-h-36 shrink-0 max-sm:[--small-card:1.375rem] overflow-hidden gap-x-3 gap-y-2 ${seats.length === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {seats.map((seat) => (
          <SmallSeat
            key={seat.seat}
            seat={seat}
            agent={agents[seat.seat]}
            parts={parts.filter((part) => 'seat' in part && part.seat === seat.seat).slice(0, mostAtSeat)}
            nameOf={nameOf}
          />
        ))}
      </ul>
    </div>
  )
}

/** What lies between the players. */
export function SmallMiddle({ scene: { seats, parts } }: { scene: Pick<Scene, 'seats' | 'parts'> }) {
  const middle = parts.filter(isInTheMiddle)
  // A table of all rounds fills the middle, unless there is a proposal to divide something.
  const offers = middle.find(({ kind }) => kind === 'offers')
  const rounds = offers ? undefined : middle.find(({ kind }) => kind === 'rounds')
  // Beside the board that is played there is no room for the one before.
  const board = middle.find((part) => part.kind === 'grid' && !part.name)
  const whole = offers ?? rounds ?? board
  const common = whole ? [whole] : middle.slice(0, mostInTheMiddle)
  return (
    <div
      className={`@container grid min-h-40 flex-1 ${rounds ? 'content-center' : 'place-content-center'} gap-3 overflow-hidden rounded-card border border-rim bg-felt px-3 py-3 *:min-w-0 has-[svg]:[&_figure]:w-44`}
    >
      {common.map((part, place) => (
        <SmallPart key={place} part={part} nameOf={nameIn(seats)} />
      ))}
    </div>
  )
}

interface SmallPartProps {
  readonly part: ScenePart
  readonly nameOf: (seat: number) => string
}

function SmallPart({ part, nameOf }: SmallPartProps) {
  return smallKinds.has(part.kind) && <ScenePartView part={part} nameOf={nameOf} isSmall />
}

interface SmallSeatProps {
  readonly seat: SeatScene
  readonly agent: AgentRef | undefined
  readonly parts: readonly ScenePart[]
  readonly nameOf: (seat: number) => string
}

function SmallSeat({ seat: { seat, name, isAsked }, agent, parts, nameOf }: SmallSeatProps) {
  return (
    <li className="min-w-0 text-xs leading-tight">
      <p className="flex items-center gap-1.5 font-semibold">
        <SeatChip seat={seat} className="size-4! text-2xs!" />
        <span className={`min-w-0 wrap-anywhere ${isAsked ? 'text-brass' : ''}`}>
          {agent ? <AgentName agent={agent} /> : name}
        </span>
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1 pt-1.5 empty:hidden">
        {parts.map((part, place) => (
          <SmallPart key={place} part={part} nameOf={nameOf} />
        ))}
      </div>
    </li>
  )
}

import type { Agent } from '@wis/agents'
import { endedPlan, openProbing } from '@wis/db/experiments'
import type { EndedPlan, OpenProbing, PlannedPlace } from '@wis/db/experiments'
import { readEntries } from '@wis/db/matches'
import type { Entry, MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { endOf as endOfMatch, readSpec } from '@wis/lab'
import type { DueProbe, ExperimentSpec, MatchEnd } from '@wis/lab'
import type { TurnRequest } from '@wis/protocol'
import type { MatchWorld } from '../match/match-world.ts'
import { askedUnder, studiedSeats } from './studied-seats.ts'

/** A match of an experiment that is over, with everything that asking about it takes. */
export interface Probing {
  readonly open: OpenProbing
  readonly spec: ExperimentSpec
  readonly kit: GameKit
  /** The game as its seats were told of it, without what a condition hides. */
  readonly shown: GameKit
  /** As the director knows it. */
  readonly log: readonly Entry[]
  readonly ended: EndedPlan
  /** The names by which the agents know the match, in seat order. */
  readonly names: readonly string[]
  /** The connector by which the agent of a seat played. */
  agentAt(seat: number): Agent<TurnRequest>
}

/** A question with its place among those about its match. */
export interface PlacedQuestion extends DueProbe {
  readonly place: number
}

/** Undefined if nothing is asked about the match: it is not over, does not count, or its experiment asks nothing. */
export async function probingOf(world: MatchWorld, matchId: MatchId): Promise<Probing | undefined> {
  const { db } = world
  const [open, ended] = await Promise.all([openProbing(db, matchId), endedPlan(db, matchId)])
  const kit = open && kitCalled(open.game)
  if (!open || !ended || !kit || endOf(open, ended) !== 'decided') return undefined
  const read = readSpec(open.spec)
  const studied = await studiedSeats(db, open)
  if (!read.ok || !studied) return undefined
  const made = new Map<number, Agent<TurnRequest>>()
  const agentAt = (number: number) => {
    const seat = open.seats[number]
    if (!seat) throw new RangeError(`there is no seat ${number}`)
    const asked = askedUnder(studied.conditionOf(number), seat.settings)
    const agent = made.get(number) ?? world.connect({ ...seat, ...asked })
    made.set(number, agent)
    return agent
  }
  const log = await readEntries(db, matchId, 'director')
  const shown = { ...kit, rules: studied.rulesOf(kit.rules) }
  return { open, spec: read.spec, kit, shown, log, ended, names: studied.names, agentAt }
}

/** A match that ended outside of the rules is void. Any other ends as the log and its row say. */
export function endOf(
  { plan: { seat } }: Pick<PlannedPlace, 'plan'>,
  { status, reason, seats }: EndedPlan,
): MatchEnd {
  const isOver = status === 'finished'
  if (!isOver && !isRuled({ reason })) return 'void'
  return endOfMatch({ isOver, ...(seats[seat] ?? { turns: 0, forfeits: 0 }) })
}

const stops = ['experiment-cancelled', 'experiment-paused']
const outsideOfTheRules = ['platform-fault', 'provider-fault', 'ran-too-long', ...stops]

/** Whether a match ended because its experiment was stopped, and not because of a fault. */
export const isStopped = ({ reason }: Pick<EndedPlan, 'reason'>) => stops.includes(reason ?? '')

/** Whether the rules made a match void, such as when nobody is left. It is not dealt again for ever. */
export const isRuled = ({ reason }: Pick<EndedPlan, 'reason'>) => !outsideOfTheRules.includes(reason ?? '')

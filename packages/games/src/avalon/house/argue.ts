import type { Seat } from '@wis/engine'
import { best, chanceClean, chanceOfEvil, evilSeats, seatsAt } from './mind.ts'
import type { Mind } from './mind.ts'

/** A fact that everybody saw and that speaks against a seat. Quests are counted from 1. */
export interface Charge {
  readonly kind: 'joined' | 'led' | 'approved'
  readonly against: Seat
  readonly quest: number
}

/** What a player means to say. */
export interface Argument {
  /** The leader's own team is neither. */
  readonly stance: 'for' | 'against' | 'propose' | 'keep' | 'change'
  readonly charge: Charge | null
  /** A failed quest that the speaker was on, and another seat that was on it. */
  readonly excuse: { readonly quest: number; readonly other: Seat } | null
  readonly team: readonly Seat[]
}

/** The weightiest facts against a seat, the latest first. */
export function chargesAgainst({ state: { quests, settled } }: Mind, against: Seat): readonly Charge[] {
  const charges = quests.flatMap(({ won, team, leader }, place): readonly Charge[] => {
    if (won) return []
    const quest = place + 1
    const sent = settled.findLast((one) => one.quest === quest && one.carried)
    return [
      ...(team.includes(against) ? [{ kind: 'joined', against, quest } as const] : []),
      ...(leader === against ? [{ kind: 'led', against, quest } as const] : []),
      ...(sent?.approvals[against] ? [{ kind: 'approved', against, quest } as const] : []),
    ]
  })
  const weight = ({ kind }: Charge) => ['joined', 'led', 'approved'].indexOf(kind)
  return charges.toReversed().toSorted((one, other) => weight(one) - weight(other))
}

/** Whom a player argues against: by facts alone, and by what its role wants. */
function chargeOf(mind: Mind): Charge | null {
  const others = seatsAt(mind.state).filter((seat) => seat !== mind.seat && isTarget(mind, seat))
  const charged = others.filter((seat) => chargesAgainst(mind, seat).length > 0)
  const suspect = best(charged, (seat) => chanceOfEvil(mind.open, seat), mind.rng)
  return suspect === undefined ? null : (chargesAgainst(mind, suspect)[0] ?? null)
}

/** The evil spare each other. Merlin would rather point at nobody than at a good player. */
function isTarget(mind: Mind, seat: Seat): boolean {
  if (mind.evil) return !evilSeats(mind).includes(seat)
  return mind.role !== 'merlin' || chanceOfEvil(mind.worlds, seat) > 0.5
}

export function argumentOf(mind: Mind, kind: string, team: readonly Seat[], approves: boolean): Argument {
  const { state, seat } = mind
  const own = state.quests.findLastIndex((quest) => !quest.won && quest.team.includes(seat))
  const other = state.quests[own]?.team.find((one) => one !== seat && isTarget(mind, one))
  const before = state.proposal?.team ?? []
  const led = kind === 'propose' ? 'propose' : team.every((one) => before.includes(one)) ? 'keep' : 'change'
  return {
    stance: kind === 'discuss' ? (approves ? 'for' : 'against') : led,
    charge: chargeOf(mind),
    excuse: own >= 0 && other !== undefined ? { quest: own + 1, other } : null,
    team,
  }
}

/** How clean a team is, in per cent, by what the player itself believes. */
export const cleanPercent = (mind: Mind, team: readonly Seat[]) =>
  Math.round(100 * chanceClean(mind.worlds, team))

import type { Rng, Seat, Turn } from '@wis/engine'
import { isEvil } from '../roles.ts'
import type { Role } from '../roles.ts'
import type { AvalonState } from '../state.ts'
import type { Reading } from './readings.ts'
import { worldsOf } from './worlds.ts'
import type { World } from './worlds.ts'

/** What a house player thinks at its turn. */
export interface Mind {
  readonly state: AvalonState
  readonly seat: Seat
  readonly role: Role
  readonly evil: boolean
  /** What it believes itself. */
  readonly worlds: readonly World[]
  /** What it would believe as a servant who sees only what everybody sees. This is what it can argue with. */
  readonly open: readonly World[]
  readonly rng: Rng
}

interface Thinking {
  readonly state: AvalonState
  readonly turn: Turn
  readonly rng: Rng
}

export function mindOf({ state, turn: { seat }, rng }: Thinking, reading: Reading): Mind {
  const role = state.roles[seat] ?? 'servant'
  const sees = state.sees[seat] ?? []
  // Many decisions need only one of the two, or neither.
  const worlds = lazily(() => worldsOf(state, { seat, role, sees }, reading))
  const open = lazily(() => worldsOf(state, { seat, role: 'servant', sees: [] }, reading))
  return {
    state,
    seat,
    role,
    evil: isEvil(role),
    rng,
    get worlds() {
      return worlds()
    },
    get open() {
      return open()
    },
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const known = new Map<string, readonly (readonly Seat[])[]>()

/** All teams of so many seats. */
export function teamsOf(state: AvalonState, size: number): readonly (readonly Seat[])[] {
  const seats = seatsAt(state)
  const key = `${seats.length} ${size}`
  const teams = known.get(key) ?? combinationsOf(seats, size)
  known.set(key, teams)
  return teams
}

function combinationsOf(seats: readonly Seat[], size: number): readonly (readonly Seat[])[] {
  if (size === 0) return [[]]
  return seats.flatMap((seat, place) =>
    combinationsOf(seats.slice(place + 1), size - 1).map((rest) => [seat, ...rest]),
  )
}

/** The best of some things; among equals, chance decides. */
export function best<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  rng: Rng,
): Item | undefined {
  const worths = items.map(worth)
  const most = Math.max(...worths)
  const leaders = items.filter((_, place) => (worths[place] ?? 0) >= most - 1e-9)
  return leaders.length === 0 ? undefined : rng.pick(leaders)
}

export const seatsAt = ({ aliases }: AvalonState): readonly Seat[] => [...aliases.keys()]

/** The seats of evil that an evil seat knows, its own among them. */
export const evilSeats = ({ state, seat }: Mind): readonly Seat[] => [seat, ...(state.sees[seat] ?? [])]

/** Whether a team would be the last chance of the good in this quest. */
export const isLastVote = ({ ruleset, proposal }: AvalonState) =>
  ruleset.refusals.then === 'evil-wins' && proposal?.number === ruleset.refusals.most

import type { Rng, Seat, Turn } from '@wis/engine'
import { isEvil } from '../roles.ts'
import type { Role } from '../roles.ts'
import type { AvalonState } from '../table.ts'
import type { Deal, Knowing, Reading } from './readings.ts'
import { deals, possibleFor } from './readings.ts'

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

/** One possible deal, and how likely it is. */
interface World {
  readonly deal: Deal
  readonly chance: number
}

/** All deals that somebody may think of, with chances that add up to 1. */
function worldsOf({ quests, settled }: AvalonState, knowing: Knowing, reading: Reading): readonly World[] {
  const facts = [...quests.map(reading.quest), ...settled.map(reading.settled)]
  const places = possibleFor(knowing)
  const weights = places.map((place) => {
    let product = 1
    for (const explained of facts) product *= explained[place] ?? 0
    return product
  })
  let sum = 0
  for (const weight of weights) sum += weight
  const worlds: World[] = []
  places.forEach((place, index) => {
    const [deal, weight = 0] = [deals[place], weights[index]]
    if (!deal || (sum > 0 && weight === 0)) return
    worlds.push({ deal, chance: sum === 0 ? 1 / places.length : weight / sum })
  })
  return worlds
}

function sumOver(worlds: readonly World[], holds: (deal: Deal) => boolean): number {
  let sum = 0
  for (const { deal, chance } of worlds) if (holds(deal)) sum += chance
  return sum
}

export const chanceOf = (worlds: readonly World[], seat: Seat, role: Role) =>
  sumOver(worlds, ({ roles }) => roles[seat] === role)

export const chanceOfEvil = (worlds: readonly World[], seat: Seat) =>
  sumOver(worlds, ({ evil }) => evil[seat] === true)

/** How likely nobody of a team is evil. */
export const chanceClean = (worlds: readonly World[], team: readonly Seat[]) =>
  sumOver(worlds, ({ evil }) => !team.some((seat) => evil[seat]))

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

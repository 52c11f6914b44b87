import { createA2aAgent, systemClock } from '@wis/agents'
import type { Agent, AnyRequest, GuardedFetch } from '@wis/agents'
import { rngAt } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { playWithHouse } from '@wis/flight-check'
import { materialAt } from '@wis/games'
import { exportMatch, seatingOf } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { finishedTable } from '../simulate/finished-game.ts'
import type { PlannedTable, Tournament } from './assessment.ts'

/** A participant or a built-in agent in one match. */
export interface SeatResult {
  readonly player: string
  readonly isBuiltIn: boolean
  /** Null in a match that is void. */
  readonly place: number | null
  readonly points: number | null
  readonly role: string | null
  readonly refused: number
  readonly missed: number
}

export interface MatchResult {
  readonly match: string
  readonly seats: readonly SeatResult[]
}

export interface HostedMatch {
  readonly result: MatchResult
  /** The lines of the proved log. */
  readonly lines: readonly string[]
}

export interface Hosting {
  readonly fetch: GuardedFetch
  readonly platform: Platform
  readonly signal: AbortSignal
}

/** Asks every participant whether it is there. Resolves to the reasons of those that are not. */
export async function awayFrom(
  { participants }: Tournament,
  { fetch, signal }: Hosting,
): Promise<readonly string[]> {
  const asked = [...participants].map(async ([name, url]) => {
    const readiness = await createA2aAgent({ fetch, url }).prepare(signal)
    return readiness.ready ? [] : [`${name} is not ready: ${readiness.detail}`]
  })
  return (await Promise.all(asked)).flat()
}

/** Plays one table. The seed draws the seats, as on the platform. */
export async function playTable(
  { kit, ruleset, language, participants }: Tournament,
  { seed, players: given }: PlannedTable,
  { fetch, platform, signal }: Hosting,
): Promise<HostedMatch> {
  const matchId = `hosted-${seed}`
  const seatingSeed = kit.older ? null : `seats of ${seed}`
  const players = seatingOf(seatingSeed ?? seed, given, (name) => name)
  // Where a season may bring words of its own, the seed of a match does not decide them.
  const material = kit.setup.draw(ruleset, language, rngAt(seed, kit.setup.brings ? wordsAt : materialAt))
  const agents = players.map((name) => {
    const url = participants.get(name)
    return url === undefined ? undefined : createA2aAgent({ fetch, url })
  })
  const table = {
    kit,
    ruleset,
    language,
    seed,
    material,
    matchId,
    signal,
    seat: 0,
    house: players.map((name) => (participants.has(name) ? undefined : slugOf(name, kit.house))),
    ...(kit.older && { houseSeed: seed }),
    guest: oneOf(agents),
    clock: systemClock,
  }
  const log: Entry[] = []
  let state: unknown = kit.rules.blank
  for await (const ruled of playWithHouse(table)) {
    log.push(...ruled.entries)
    state = ruled.state
  }
  const finished = finishedTable(kit, { matchId, seed, log, state, seatingSeed, material, players })
  const lines = exportMatch(finished, platform)
  if (!lines) throw new Error(`the match ${matchId} was stopped`)
  const results = kit.results.of(state)
  const eventsOf = (seat: number, ending: string) =>
    log.filter(({ event }) => 'seat' in event && event.seat === seat && event.type.endsWith(ending)).length
  const seats = players.map((player, seat): SeatResult => {
    const own = results[seat]
    return {
      player,
      isBuiltIn: !participants.has(player),
      place: own?.place ?? null,
      points: own ? own.points / (kit.results.perPoint ?? 1) : null,
      role: own?.role ?? null,
      refused: eventsOf(seat, '-refused'),
      missed: eventsOf(seat, '-missed'),
    }
  })
  return { result: { match: matchId, seats }, lines }
}

/** A number before those of the log, so that nothing else draws the same ones. */
const wordsAt = -2

const slugOf = (name: string, house: readonly { readonly slug: string }[]) =>
  house.find(({ slug }) => slug === name)?.slug ?? name.replace(/-\d+$/, '')

/** The guests of a table as one. Each is asked only for its own seat. */
const oneOf = (agents: readonly (Agent<AnyRequest> | undefined)[]): Agent<AnyRequest> => ({
  reply: async (request, signal) =>
    agents[request.seat]?.reply(request, signal) ?? {
      ok: false,
      failure: 'unreachable',
      verdict: 'platform',
      detail: 'no agent has this seat',
    },
})

interface Standing {
  readonly player: string
  readonly matches: number
  /** Matches with the first place alone or shared. */
  readonly wins: number
  readonly points: number
}

export interface TournamentResult {
  /** The participant with the most points for a match. Null if several have the same, or nobody has any. */
  readonly winner: string | null
  readonly standings: readonly Standing[]
  readonly matches: readonly MatchResult[]
}

/** The best average first. Void matches count for nobody. */
export function resultOf({ participants }: Tournament, matches: readonly MatchResult[]): TournamentResult {
  const standings = [...participants.keys()].map((player): Standing => {
    const own = matches.flatMap(({ seats }) =>
      seats.filter((seat) => seat.player === player && seat.points !== null),
    )
    return {
      player,
      matches: own.length,
      wins: own.filter(({ place }) => place === 1).length,
      points: own.reduce((sum, { points }) => sum + (points ?? 0), 0),
    }
  })
  const mean = ({ points, matches: played }: Standing) =>
    played === 0 ? Number.NEGATIVE_INFINITY : points / played
  const sorted = standings.toSorted((one, other) => mean(other) - mean(one))
  const [first, second] = sorted
  const isAlone = first && first.matches > 0 && (!second || mean(first) > mean(second))
  return { winner: isAlone ? first.player : null, standings: sorted, matches }
}

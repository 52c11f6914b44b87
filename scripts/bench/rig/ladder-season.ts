import { matchesApart, meetingsADay, meetingWeight, metTooLately } from '@wis/arena'
import { formTables } from '@wis/arena'
import type { TableKind } from '@wis/arena'
import { ids, rngAt } from '@wis/engine'
import type { AgentId, Rng } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import {
  emptyTally,
  fifteenthsPerPoint,
  fullWeight,
  officialTotal,
  rankBy,
  skillsAfter,
  talliesOfPlaces,
} from '@wis/ratings'
import type { BoardOrder } from '@wis/ratings'
import { countResult, dayMs, dueAt, leave, newcomer, seekerOf } from './ladder-agent.ts'
import type { Player, SeatedAgent, Visit } from './ladder-agent.ts'
import { kit } from './usual-kit.ts'

export interface SeatResult {
  readonly place: number
  readonly team: number
  readonly points: number
}

export interface LadderMatch<Result> {
  /** In milliseconds. */
  readonly at: number
  readonly seats: readonly { readonly owner: string | null; readonly result: Result }[]
}

export interface LadderPlan<Result extends SeatResult> {
  readonly seed: string
  readonly seats: number
  /** Units of a point in results. */
  readonly perPoint?: number
  /** The visits of each owner, one after the other. */
  readonly owners: readonly Visit[][]
  /** Whether owners that meet often are kept apart. */
  readonly isLimited: boolean
  readonly play: (seated: readonly SeatedAgent[], rng: Rng) => readonly Result[]
}

const latelyMs = 600_000
const houseAgents = 8

/** A season of a ladder: the runner's own matchmaker, meetings that are limited as there, and matches of any kind. */
export class LadderSeason<Result extends SeatResult> {
  readonly #plan: LadderPlan<Result>
  readonly #rng: Rng
  readonly #owned: readonly Player[]
  readonly #house: readonly Player[]
  readonly #meetings = new Map<string, number>()
  readonly matches: LadderMatch<Result>[] = []

  constructor(plan: LadderPlan<Result>) {
    this.#plan = plan
    this.#rng = rngAt(plan.seed, 0)
    this.#owned = plan.owners.map((visits, number) => newcomer(plan.seed, number, visits))
    this.#house = Array.from({ length: houseAgents }, (_, number) => newcomer(plan.seed, number))
    for (let now = this.#nextMoment(-1); Number.isFinite(now); now = this.#nextMoment(now)) this.#deal(now)
  }

  /** The place of every owner's agent on the board, in the order of the owners. */
  places(order: BoardOrder): readonly number[] {
    const rows = this.#owned.map((player) => {
      const total = officialTotal(player, { initialTotal: 100, entryCost: 1 })
      return { ...player, total }
    })
    const ranks = new Map(rankBy(order, rows).map(({ agentId, rank }) => [agentId, rank]))
    return this.#owned.map(({ agentId }) => ranks.get(agentId) ?? rows.length)
  }

  /** When somebody asks next, or has waited for so long that its table may be filled. */
  #nextMoment(now: number): number {
    const { everyMs, fillAfterMs, fillAloneAfterMs } = matchmakingRule
    let next = Infinity
    for (const player of this.#owned) {
      const { askedAt } = player
      const asks = askedAt ?? dueAt(player)
      const waits = askedAt === undefined ? [0] : [fillAloneAfterMs, fillAfterMs]
      for (const wait of waits) if (asks + wait > now) next = Math.min(next, asks + wait)
    }
    return everyMs * Math.ceil(next / everyMs)
  }

  #deal(now: number): void {
    const due = this.#owned.filter((player) => dueAt(player) <= now)
    const isAlone = this.#owned.some((player) => player.visits[0]?.isTogether && dueAt(player) > now)
    const waiting = due.filter(
      ({ visits, askedAt }) => askedAt !== undefined || !(isAlone && visits[0]?.isTogether),
    )
    for (const player of waiting) player.askedAt ??= now
    waiting.sort((a, b) => (a.askedAt ?? now) - (b.askedAt ?? now))
    if (waiting.length === 0) return
    const { fillAloneAfterMs } = matchmakingRule
    const mayBeFilled = waiting.some(({ askedAt = now }) => now - askedAt >= fillAloneAfterMs)
    const away = this.#owned.filter((player) => !waiting.includes(player) && now - player.freeAt < latelyMs)
    const { tables } = formTables({
      kind: kindOf(this.#plan.seats),
      waiting: waiting.map((player) => seekerOf(player, now - (player.askedAt ?? now))),
      mayCome: new Set(away.flatMap(({ owner }) => owner ?? [])),
      online: [],
      house: mayBeFilled ? this.#house.map((player) => seekerOf(player, 0)) : [],
      apart: this.#plan.isLimited ? this.#apart(waiting, now) : new Map(),
    })
    const players = new Map([...waiting, ...this.#house].map((player) => [player.agentId, player]))
    for (const { seekers } of tables)
      this.#play(
        seekers.flatMap(({ agentId }) => players.get(agentId) ?? []),
        now,
      )
  }

  #apart(waiting: readonly Player[], now: number): ReadonlyMap<AgentId, ReadonlySet<string>> {
    const { seats } = this.#plan
    const owners = waiting.flatMap(({ owner }) => owner ?? [])
    const most = meetingsADay(this.#owned.length, seats)
    return new Map(
      waiting.map(({ agentId, owner, recent }) => {
        const isApart = (other: string) =>
          metTooLately(recent.slice(0, matchesApart(seats)), other, seats) ||
          (this.#meetings.get(pairKey(now, owner, other)) ?? 0) >= most
        return [agentId, new Set(owners.filter(isApart))]
      }),
    )
  }

  #play(players: readonly Player[], now: number): void {
    const { seats, perPoint, isLimited, play } = this.#plan
    const seated = this.#rng.shuffle(players)
    const results = play(seated, this.#rng)
    const tallies = talliesOfPlaces(results, { perPoint, units: fifteenthsPerPoint })
    const owners = seated.flatMap(({ owner }) => owner ?? [])
    const othersOf = (own: string | null) => new Set(owners.filter((owner) => owner !== own))
    const over = now + 30_000 + this.#rng.int(60_000)
    const rated = seated.map((player, seat) => ({
      player,
      skill: player.skill,
      place: results[seat]?.place ?? 1,
      team: results[seat]?.team ?? seat,
      weight:
        isLimited && player.owner !== null
          ? meetingWeight(player.recent, othersOf(player.owner), seats)
          : fullWeight,
    }))
    const skills = skillsAfter(rated)
    for (const [seat, { player, weight }] of rated.entries()) {
      player.skill = skills[seat] ?? player.skill
      countResult(player, tallies[seat] ?? emptyTally, weight)
      if (player.owner === null) continue
      leave(player, over)
      player.recent.unshift({ owners: othersOf(player.owner), points: tallies[seat]?.points ?? null })
      for (const other of othersOf(player.owner)) {
        const key = pairKey(now, player.owner, other)
        this.#meetings.set(key, (this.#meetings.get(key) ?? 0) + 1)
      }
    }
    const seatOf = (result: Result, seat: number) => ({ owner: seated[seat]?.owner ?? null, result })
    this.matches.push({ at: now, seats: results.map(seatOf) })
  }
}

const pairKey = (now: number, one: string | null, other: string) =>
  `${Math.floor(now / dayMs)} ${one} ${other}`

const kindOf = (players: number): TableKind => ({
  seasonId: ids.season('season'),
  mode: 'ranked',
  language: 'en',
  game: 'modelled',
  ruleset: kit.setup.presets[0],
  players,
})

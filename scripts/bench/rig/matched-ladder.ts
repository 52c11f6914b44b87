import { ids, rngAt } from '@wis/engine'
import type { AgentId, Rng } from '@wis/engine'
import { rulesets } from '@wis/games'
import {
  addTallies,
  emptyTally,
  fullWeight,
  matchesApart,
  meetingsADay,
  meetingWeight,
  metTooLately,
  newcomerSkill,
  officialTotal,
  rankBy,
  skillsAfter,
  weighed,
} from '@wis/ratings'
import type { Tally, TrueSkill } from '@wis/ratings'
import { formTables } from '../../../apps/runner/src/matchmaking/form-tables.ts'
import type { Seeker, TableKind } from '../../../packages/db/src/doors/matches.ts'
import type { PlayedGame } from './modelled-games.ts'
import { normal } from './numbers.ts'

/** A season on a ladder: who plays how, and whether owners that meet often are kept apart. */
export interface LadderSeason {
  readonly seed: string
  readonly game: PlayedGame
  readonly agents: number
  /** How many matches each agent plays. */
  readonly matches: number
  readonly isLimited: boolean
  /** The first two agents ask at the same moments, and the second lets the first win. */
  readonly collude: boolean
  /** The first agent loses so many matches on purpose before it plays in earnest. */
  readonly losesFirst?: number
}

const tickMs = 10_000
const matchTicks = 18
const dayTicks = 86_400_000 / tickMs
const houseAgents = 6

interface Player {
  readonly agentId: AgentId
  readonly owner: string | null
  readonly strength: number
  readonly recent: ReadonlySet<string>[]
  skill: TrueSkill
  tally: Tally
  /** When it asks again. */
  asksAt: number
  busyUntil: number
  left: number
}

/** The place of every owner's agent on the board of the season, in the order of the agents. */
export function ladderSeason(season: LadderSeason): readonly number[] {
  const { seed, game, agents, matches, isLimited } = season
  const rng = rngAt(seed, 0)
  const player = (name: string, owner: string | null): Player => ({
    agentId: ids.agent(name),
    owner,
    strength: game.spread * normal(rng),
    recent: [],
    skill: newcomerSkill,
    tally: emptyTally,
    asksAt: 0,
    busyUntil: 0,
    left: owner === null ? 0 : matches,
  })
  const owned = Array.from({ length: agents }, (_, at) => player(`agent-${at}`, `owner-${at}`))
  const house = Array.from({ length: houseAgents }, (_, at) => player(`house-${at}`, null))
  for (const one of owned) one.asksAt = idle(rng)
  const table = new Ladder(season, rng, new Map([...owned, ...house].map((one) => [one.agentId, one])))
  for (let tick = 0; owned.some(({ left }) => left > 0); tick++) {
    const [first, second] = owned
    // Colluders ask together, and at once, so that they meet as often as they can.
    if (season.collude && first && second)
      first.asksAt = second.asksAt = Math.min(first.asksAt, second.asksAt)
    const waiting = owned.filter(
      ({ left, asksAt, busyUntil }) => left > 0 && asksAt <= tick && busyUntil <= tick,
    )
    if (waiting.length === 0) continue
    const seekers = waiting.map((one) => seekerOf(one, (tick - one.asksAt) * tickMs))
    const apart = isLimited ? table.apart(waiting, Math.floor(tick / dayTicks)) : new Map()
    const pool = house.map((one) => ({ ...seekerOf(one, 0), ticketId: undefined, capacity: 1000 }))
    const lobby = { kind: kindOf(game.players), mayCome: new Set(['somebody']), online: [] }
    const { tables } = formTables({ ...lobby, waiting: seekers, house: pool, apart })
    for (const { seekers: seated } of tables)
      table.play(
        seated.map(({ agentId }) => agentId),
        tick,
      )
  }
  const rows = owned.map(({ tally, skill, agentId }) => {
    const total = officialTotal(tally, { initialTotal: 100, entryCost: 1 })
    const { points, matches: played, wins, discounted } = tally
    return { agentId, total, points, matches: played, wins, discounted, skill }
  })
  const ranks = new Map(rankBy(game.order, rows).map(({ agentId, rank }) => [agentId, rank]))
  return owned.map(({ agentId }) => ranks.get(agentId) ?? agents)
}

class Ladder {
  readonly #meetings = new Map<string, number>()
  readonly #season: LadderSeason
  readonly #rng: Rng
  readonly #players: ReadonlyMap<AgentId, Player>

  constructor(season: LadderSeason, rng: Rng, players: ReadonlyMap<AgentId, Player>) {
    this.#season = season
    this.#rng = rng
    this.#players = players
  }

  apart(waiting: readonly Player[], day: number): ReadonlyMap<AgentId, ReadonlySet<string>> {
    const { players } = this.#season.game
    const owners = waiting.flatMap(({ owner }) => owner ?? [])
    const most = meetingsADay(this.#season.agents, players)
    return new Map(
      waiting.map(({ agentId, owner, recent }) => {
        const isApart = (other: string) =>
          metTooLately(recent.slice(0, matchesApart(players)), other, players) ||
          (this.#meetings.get(pairKey(day, owner ?? '', other)) ?? 0) >= most
        return [agentId, new Set(owners.filter(isApart))]
      }),
    )
  }

  play(agentIds: readonly AgentId[], tick: number): void {
    const { game, collude, isLimited, losesFirst = 0 } = this.#season
    const seated = this.#rng.shuffle(agentIds.flatMap((id) => this.#players.get(id) ?? []))
    const owners = new Set(seated.flatMap(({ owner }) => owner ?? []))
    const seatOf = (name: string) => seated.findIndex(({ agentId }) => agentId === name)
    const [taker, giver] = [seatOf('agent-0'), seatOf('agent-1')]
    const gift = collude && taker >= 0 && giver >= 0 ? { taker, giver } : undefined
    const sandbags = taker >= 0 && (seated[taker]?.recent.length ?? 0) < losesFirst ? taker : undefined
    const strengths = seated.map(({ strength }) => strength)
    const results = game.play({ strengths, rng: this.#rng, gift, sandbags })
    const weights = seated.map(({ owner, recent }) => {
      const others = new Set([...owners].filter((other) => other !== owner))
      return isLimited && owner !== null ? meetingWeight(recent, others, game.players) : fullWeight
    })
    const skills = skillsAfter(
      seated.map(({ skill }, seat) => ({
        skill,
        place: results[seat]?.place ?? 1,
        team: results[seat]?.team ?? seat,
        weight: weights[seat],
      })),
    )
    for (const [seat, one] of seated.entries()) {
      one.skill = skills[seat] ?? one.skill
      one.tally = addTallies(
        one.tally,
        weighed(results[seat]?.tally ?? emptyTally, weights[seat] ?? fullWeight),
      )
      if (one.owner === null) continue
      one.recent.unshift(new Set([...owners].filter((owner) => owner !== one.owner)))
      one.left -= 1
      one.busyUntil = tick + matchTicks
      one.asksAt =
        one.busyUntil + (collude && ['agent-0', 'agent-1'].includes(one.agentId) ? 0 : idle(this.#rng))
    }
    const day = Math.floor(tick / dayTicks)
    for (const one of owners)
      for (const other of owners)
        if (one !== other) {
          const key = pairKey(day, one, other)
          this.#meetings.set(key, (this.#meetings.get(key) ?? 0) + 1)
        }
  }
}

const pairKey = (day: number, one: string, other: string) => `${day} ${one} ${other}`

/** Up to half an hour. */
const idle = (rng: Rng) => rng.int(180)

const seekerOf = ({ agentId, owner, tally, skill, recent }: Player, waitedMs: number): Seeker => ({
  ticketId: ids.ticket(`ticket-${agentId}`),
  agentId,
  versionId: ids.version(agentId),
  ownerId: owner,
  isHouse: owner === null,
  waitedMs,
  total: tally.points,
  skill,
  met: new Set(
    recent
      .slice(0, 3)
      .flatMap((owners) => [...owners].map((name) => ids.agent(name.replace('owner', 'agent')))),
  ),
  wants: new Set(),
  capacity: 1,
  heldBack: false,
})

const kindOf = (players: number): TableKind => ({
  seasonId: ids.season('season'),
  mode: 'ranked',
  language: 'en',
  game: 'modelled',
  ruleset: rulesets['wis-2024'],
  players,
})

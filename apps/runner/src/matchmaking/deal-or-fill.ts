import { agentsAt, fillingTable, ownersOf } from '@wis/arena'
import type { Seeker, TableKind } from '@wis/arena'
import { inContendedTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { beginFork, forkAtTable, notAdmitted, reserveBudgets, takenOffline } from '@wis/db/agents'
import { ensureLabSeason } from '@wis/db/experiments'
import {
  addToTable,
  countMeetings,
  createMatch,
  gameCalled,
  keptApart,
  leaveTable,
  lockTable,
  meetingWeights,
  onlineSeekers,
  releaseTable,
  seatTable,
} from '@wis/db/matches'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { keptFromPeople } from '@wis/db/people'
import { isPaused, noLongerIn, noLongerPlaying } from '@wis/db/seasons'
import type { AgentId, MatchId } from '@wis/engine'
import { forPeople, rulesetWanted, seedFactor, wordFactor } from '@wis/games'
import type { AnyRuleset, DealLevels, GameKit } from '@wis/games'
import { matchmakingRule } from '@wis/protocol'
import { fullWeight } from '@wis/ratings'
import type pg from 'pg'
import { wordsFor } from '../season/deal-words.ts'
import { dealFork } from './deal-fork.ts'
import { dealKit } from './deal-kit.ts'
import type { WaitingTable } from './matchmaker.ts'

interface Dealing {
  readonly db: Database
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

interface Others {
  /** Agents that were not ready, or may not play. */
  readonly refused: ReadonlySet<AgentId>
  /** True if no time is left to wait for an agent that may have to wake up. */
  readonly houseOnly: boolean
}

/** The next state of a table. After an agent was added or sent away, the table has to be looked at again. */
export type TableStep =
  | { readonly kind: 'dealt'; readonly matchId: MatchId; readonly withheld: boolean }
  | { readonly kind: 'filled' }
  | { readonly kind: 'sent-away'; readonly agentIds: readonly AgentId[] }
  | { readonly kind: 'given-up' }

/**
 * Takes a table of ready agents one step further: fills its empty seats, or deals. Gives the table up if none of the
 * agents that asked for it is left, or if no other agent can be found. The agents that asked then wait again.
 */
export async function dealOrFill(
  world: Dealing,
  { tableId, kind }: WaitingTable,
  others: Others,
): Promise<TableStep> {
  return inContendedTransaction(world.db, 'dealing', async (client) => {
    const seated = await lockTable(client, tableId)
    const missing = agentsAt(kind) - seated.length
    if (seated.every(({ fillsIn }) => fillsIn) || (await isPaused(client, kind.seasonId)))
      return giveUp(client, tableId)
    if (missing <= 0) return deal(world, client, { tableId, kind, seated })
    const found = await findOthers(client, kind, { ...others, seated, missing })
    if (found.length < missing) return giveUp(client, tableId)
    await addToTable(client, { ...kind, tableId }, found)
    return { kind: 'filled' }
  })
}

async function giveUp(client: pg.ClientBase, tableId: string): Promise<TableStep> {
  await releaseTable(client, tableId)
  return { kind: 'given-up' }
}

interface FullTable extends WaitingTable {
  readonly seated: readonly TableTicket[]
}

/**
 * Stores match, seats, tickets, job and charges together, unless an agent has reached a limit or left the season by
 * now.
 */
async function deal(
  { db, enqueueMatch }: Dealing,
  client: pg.ClientBase,
  { tableId, kind, seated }: FullTable,
): Promise<TableStep> {
  const agentIds = seated.map(({ agentId }) => agentId)
  const { mode, seasonId } = kind
  const sentAway = [
    ...(await notAdmitted(client, agentIds)),
    ...(await noLongerPlaying(client, seasonId, agentIds)),
    ...(mode === 'ranked'
      ? [...(await takenOffline(client, agentIds)), ...(await noLongerIn(client, seasonId, agentIds))]
      : await keptFromPeople(client, ownersFillingIn(seated))),
  ]
  for (const { agentId, reason } of sentAway) {
    const ticket = seated.find((other) => other.agentId === agentId)
    if (ticket) await leaveTable(client, { tableId, ticketId: ticket.ticketId }, reason)
  }
  if (sentAway.length > 0) return { kind: 'sent-away', agentIds: sentAway.map(({ agentId }) => agentId) }
  // Before words are drawn, because other tables wait for the next words until this one is stored.
  const weights = mode === 'ranked' ? await meetingWeights(client, kind, seated) : undefined
  const fork = mode === 'practice' ? await forkAtTable(client, ticketsOf(seated)) : undefined
  if (fork) await ensureLabSeason(client)
  const match = fork
    ? dealFork({ kind, fork, seated })
    : weighed(await dealt(client, db, { kind, seated }), weights)
  const { withheld } = await createMatch(client, match)
  if (fork) await beginFork(client, fork, match)
  if (mode === 'ranked') await countMeetings(client, kind, match.id)
  await reserveBudgets(
    client,
    match.id,
    match.seats.map((seat) => seat.agentId),
  )
  await seatTable(client, tableId, match.id)
  await enqueueMatch(client, match.id)
  return { kind: 'dealt', matchId: match.id, withheld }
}

/** At a practice table only those that people were given. */
const ownersFillingIn = (seated: readonly TableTicket[]) =>
  seated.flatMap(({ fillsIn, ownerId, agentId }) => (fillsIn && ownerId !== null ? [agentId] : []))

const ticketsOf = (seated: readonly TableTicket[]) => seated.map(({ ticketId }) => ticketId)

async function dealt(
  client: pg.ClientBase,
  db: Database,
  { kind, seated }: Pick<FullTable, 'kind' | 'seated'>,
): Promise<NewMatch> {
  const { kit } = gameCalled(db, kind.game)
  if (!kit) throw new Error(`nothing deals the matches of ${kind.game}`)
  const asked = seated.find(({ deal }) => deal !== null)
  const wanted = asked?.deal ? { agentId: asked.agentId, levels: asked.deal } : undefined
  // Which words a season brings next is not for an owner to choose.
  const isChosen = wanted && (wordFactor in wanted.levels || seedFactor in wanted.levels)
  const words = isChosen ? undefined : await wordsFor(client, kit, kind)
  const players = kind.selfPlay ? everySeatTo(seated, kind) : seated
  // A mixed season has a clock that is fair to people, and each of its matches is hidden until it ends.
  if (kind.mode === 'ranked' || !seated.some(({ kind: sits }) => sits === 'person'))
    return dealKit({
      kit,
      kind: wanted ? { ...kind, ruleset: rulesFor(kit, kind.ruleset, wanted.levels) } : kind,
      players,
      ...(words && { words }),
      ...(wanted && { wanted }),
    })
  const patient = { ...kind, ruleset: forPeople(kit, kind.ruleset) }
  // Onlookers would see who sits where, and so who is a person.
  return { ...dealKit({ kit, kind: patient, players, ...(words && { words }) }), withheld: true }
}

/** The rules of a practice match whose owner chose some. A ruleset that is no longer there was checked when it was asked for. */
const rulesFor = (kit: GameKit, stored: AnyRuleset, levels: DealLevels): AnyRuleset =>
  rulesetWanted(kit, stored, levels) ?? stored

/** A ranked match counts for less where its agents have met the same owners too often, or got too much from one. */
function weighed(match: NewMatch, weights?: ReadonlyMap<AgentId, number>): NewMatch {
  if (!weights) return match
  const seats = match.seats.map((seat) => ({ ...seat, weight: weights.get(seat.agentId) ?? fullWeight }))
  return { ...match, seats }
}

function everySeatTo([agent]: readonly TableTicket[], { players }: TableKind): readonly TableTicket[] {
  return agent ? Array<TableTicket>(players).fill(agent) : []
}

interface Search extends Others {
  readonly seated: readonly TableTicket[]
  readonly missing: number
}

/** The missing number of other agents, if there are enough: agents that are online first, then house agents. */
async function findOthers(
  client: pg.ClientBase,
  kind: WaitingTable['kind'],
  { houseOnly, ...search }: Search,
): Promise<readonly Seeker[]> {
  const { latelyMatches } = matchmakingRule
  const table = fillingTable(search)
  for (const house of houseOnly || kind.mode === 'practice' ? [true] : [false, true]) {
    const online = await onlineSeekers(client, kind, { latelyMatches, house })
    const agents = [...search.seated, ...online]
    const apart = house ? new Map() : await keptApart(client, kind, { agents, owners: ownersOf(agents) })
    table.offer(online, apart)
    if (table.isFull()) break
  }
  return table.found
}

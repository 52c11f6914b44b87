import { inTransaction } from '@wis/db'
import { notAdmitted, reserveBudgets, takenOffline } from '@wis/db/agents'
import {
  beyondAllowance,
  deletedAgents,
  endExperiment,
  keepDealt,
  labQueue,
  openExperiment,
  pauseExperiment,
} from '@wis/db/experiments'
import type { ExperimentPause, LabMember, OpenExperiment } from '@wis/db/experiments'
import { createMatch } from '@wis/db/matches'
import { lockWaitingPerson, seatPerson } from '@wis/db/people'
import type { MatchId } from '@wis/engine'
import { isOfPeople, isTask, lookAfter, matchesPerDeal, people } from '@wis/lab'
import type { ExperimentSpec, Schedule } from '@wis/lab'
import type pg from 'pg'
import type { MatchWorld } from '../match/match-world.ts'
import { inBrief } from '../operations/log.ts'
import { budgetOf } from './budget-of.ts'
import type { Budget } from './budget-of.ts'
import { dealPlanned, playerCalled } from './deal-planned.ts'
import type { Schedules } from './deal-planned.ts'

export interface DealingWorld extends Pick<MatchWorld, 'db' | 'clock' | 'log'> {
  readonly schedules: Schedules
  /** The most matches of experiments that wait for a runner. */
  readonly mostWaiting: number
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueuePlanned(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

/** Deals as many matches as there is room for, the same share to every member. */
export async function dealToMembers(world: DealingWorld): Promise<void> {
  const { members } = await labQueue(world.db)
  // One that cannot be dealt from now keeps no other from being dealt.
  await dealFairly(members, world.mostWaiting, (id, most) =>
    dealFrom(world, id, most).catch((error: unknown) => {
      world.log.error('experiment-not-dealt', { id, error: inBrief(error) })
      return 0
    }),
  )
}

/** Deals so many matches of an experiment, or fewer if its agents or its budget allow no more. */
async function dealFrom(world: DealingWorld, id: string, most: number): Promise<number> {
  return inTransaction(world.db, async (client) => {
    const open = await openExperiment(client, id)
    if (!open) return 0
    try {
      return await deal(world, client, open, most)
    } catch (error) {
      // The specification cannot be played: another try would fail in the same way.
      if (!(error instanceof RangeError)) throw error
      world.log.error('experiment-cannot-be-dealt', { id, error: inBrief(error) })
      await pauseExperiment(client, id, { reason: 'cannot-deal', detail: error.message })
      return 0
    }
  })
}

async function deal(
  world: DealingWorld,
  client: pg.ClientBase,
  open: OpenExperiment,
  most: number,
): Promise<number> {
  if (isTask(open.spec)) {
    // Nothing of a task is dealt: its subjects are asked beside matches.
    if (open.played >= open.matches) await endExperiment(client, open.id)
    return 0
  }
  const read = world.schedules(open.id, open.spec)
  const { spec, schedule } = read
  const budget = await budgetOf(world, client, { ...read, open })
  let dealt = 0
  const last = lastToDeal(open, spec, schedule)
  for (const number of numbersToDeal(open, last, most)) {
    const planned = schedule.matchAt(number)
    const guest = isOfPeople(spec) ? await lockWaitingPerson(client, open.id) : undefined
    if (isOfPeople(spec) && !guest) return dealt
    const table = guest ? { ...open, players: { ...open.players, [people]: guest.player } } : open
    const obstacle = await obstacleTo(client, table, {
      players: planned.players,
      seat: planned.seat,
      budget,
      isAlone: open.under.matches + dealt === 0,
    })
    if (obstacle) {
      if (obstacle !== 'wait' && open.under.matches + dealt === 0)
        await pauseExperiment(client, open.id, { match: number, ...obstacle }, world.clock.now())
      return dealt
    }
    const matchId = await dealOne(world, client, {
      open: table,
      budget,
      planned: { schedule, match: planned, person: guest?.person },
    })
    if (guest) await seatPerson(client, guest, matchId)
    dealt++
  }
  if (dealt === 0 && open.under.matches === 0 && open.again.length === 0 && open.next > open.matches)
    await endExperiment(client, open.id)
  return dealt
}

/** An experiment that the width of its intervals ends is dealt to its next look and no further. */
function lastToDeal({ matches, looked }: OpenExperiment, spec: ExperimentSpec, schedule: Schedule): number {
  const look = lookAfter(spec, schedule.deals, looked)
  return look === undefined ? matches : Math.min(matches, look * matchesPerDeal(spec))
}

function numbersToDeal({ again, next }: OpenExperiment, last: number, most: number): readonly number[] {
  const fresh = Array.from({ length: Math.max(0, Math.min(most, last - next + 1)) }, (_, at) => next + at)
  return [...again, ...fresh].slice(0, most)
}

interface Dealing {
  readonly open: OpenExperiment
  readonly budget: Budget
  readonly planned: Pick<Parameters<typeof dealPlanned>[0], 'schedule' | 'match' | 'person'>
}

async function dealOne(
  world: DealingWorld,
  client: pg.ClientBase,
  { open: { id, players }, budget, planned }: Dealing,
): Promise<MatchId> {
  const { match, plan } = dealPlanned({ ...planned, players })
  await createMatch(client, match)
  const agentIds = match.seats.map(({ agentId }) => agentId)
  if (!isAllHouse(planned.match.players, players)) await reserveBudgets(client, match.id, agentIds)
  const expected = budget.take({ agentIds, subject: planned.match.seat })
  await keepDealt(client, {
    experimentId: id,
    number: planned.match.number,
    matchId: match.id,
    plan,
    ...expected,
  })
  await world.enqueuePlanned(client, match.id)
  return match.id
}

const isAllHouse = (names: readonly string[], players: OpenExperiment['players']) =>
  names.every((name) => playerCalled(players, name).kind === 'house')

interface Wanted {
  readonly players: readonly string[]
  /** The subject's. */
  readonly seat: number
  readonly budget: Budget
  /** Whether no other match of the experiment is under way. */
  readonly isAlone: boolean
}

/**
 * Why a match cannot be dealt now. It waits for an agent that plays as many matches as it may at once, and, within a
 * budget, until nothing else is under way if nobody knows what it will use.
 */
async function obstacleTo(
  client: pg.ClientBase,
  { id, players }: OpenExperiment,
  { players: names, seat, budget, isAlone }: Wanted,
): Promise<ExperimentPause | 'wait' | undefined> {
  const seated = [...new Set(names)].map((name) => playerCalled(players, name))
  const table = names.map((name) => playerCalled(players, name).agentId)
  const spent = budget.lacks({ agentIds: table, subject: seat })
  if (spent) return { reason: 'budget-spent', detail: spent }
  if (!isAlone && budget.isFirstOf({ agentIds: table, subject: seat })) return 'wait'
  const others = seated.filter(({ kind }) => kind !== 'house' && kind !== 'person')
  if (others.length === 0) return undefined
  const agentIds = others.map(({ agentId }) => agentId)
  const [deleted] = await deletedAgents(client, agentIds)
  const [offline] = await takenOffline(client, agentIds)
  const slugOf = (wanted: string) => others.find(({ agentId }) => agentId === wanted)?.slug ?? ''
  if (deleted) return { reason: 'agent-retired', agent: slugOf(deleted) }
  if (offline) return { reason: 'agent-offline', agent: slugOf(offline.agentId) }
  const [refused] = await notAdmitted(client, agentIds)
  if (!refused) {
    const subject = table[seat] ?? agentIds[0]
    const [beyond] = subject ? await beyondAllowance(client, { experimentId: id, agentIds, subject }) : []
    return beyond && { reason: beyond.reason, agent: slugOf(beyond.agentId), detail: 'lab' }
  }
  const agent = slugOf(refused.agentId)
  switch (refused.reason) {
    case 'at-its-limit-of-matches':
    case 'being-checked':
    case 'still-hearing':
      return 'wait'
    case 'agent-retired':
      return { reason: 'agent-retired', agent }
    case 'daily-limit':
    case 'budget-spent':
      return { reason: 'agent-at-its-limit', agent, detail: refused.reason }
  }
}

/** Deals so many matches of an experiment, or fewer. Returns how many. */
type Deal = (id: string, most: number) => Promise<number>

/**
 * Deals until as many matches wait as there is room for. Every member has the same share of it, however many experiments
 * each has, and whatever others have waiting already. What a member cannot use goes to the others. The members with the
 * fewest matches under way come first.
 */
async function dealFairly(members: readonly LabMember[], room: number, deal: Deal): Promise<void> {
  const share = Math.ceil(room / Math.max(1, members.length))
  const mostInAll = 2 * room
  let waiting = members.reduce((sum, member) => sum + member.waiting, 0)
  const dealTo = async ({ running }: LabMember, most: number) => {
    const dealt = await inTurns(running, most, deal)
    waiting += dealt
    return dealt
  }
  const withMore: LabMember[] = []
  for (const member of members.toSorted((one, other) => one.underWay - other.underWay)) {
    const wanted = Math.min(share - member.waiting, mostInAll - waiting)
    if (wanted <= 0 || (await dealTo(member, wanted)) === wanted) withMore.push(member)
  }
  await inTurns(withMore, room - waiting, dealTo)
}

/** Divides a number among parties. What one does not take is divided among those that took all of theirs. */
async function inTurns<Party>(
  parties: readonly Party[],
  most: number,
  give: (party: Party, share: number) => Promise<number>,
): Promise<number> {
  let left = most
  let wanting = parties
  while (left > 0 && wanting.length > 0) {
    const more: Party[] = []
    for (const [place, party] of wanting.entries()) {
      const share = Math.ceil(left / (wanting.length - place))
      if (share <= 0) break
      const taken = await give(party, share)
      left -= taken
      if (taken === share) more.push(party)
    }
    wanting = more
  }
  return Math.max(0, most) - Math.max(0, left)
}

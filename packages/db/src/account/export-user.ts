import type { Database } from '../database.ts'
import { annotationsBy } from '../experiment/annotators/annotations.ts'
import { seatPoints } from '../game/units-of.ts'
import { readLetterWishes } from '../letter/letters.ts'
import { readAgreement } from '../person/agreement.ts'
import { listBlocks } from '../person/blocks.ts'
import { seasonRequestOf } from '../season-requests.ts'
import { listSessions } from '../sessions.ts'
import { listTokens } from '../tokens.ts'
import { listWebhooks } from '../webhook/webhooks.ts'
import { listIdentities, readUser } from './user.ts'

/** All stored data of a user and its agents, except for secrets that nobody can read back. */
export async function exportUser(db: Database, userId: string) {
  const user = await readUser(db, userId)
  if (!user) return undefined
  const { sessionVersion: _, ...profile } = user
  const [
    providers,
    sessions,
    tokens,
    webhooks,
    letters,
    notices,
    requests,
    ratings,
    agents,
    parts,
    seatsTaken,
    peopleRow,
    blocks,
  ] = await Promise.all([
    listIdentities(db, userId),
    listSessions(db, userId),
    listTokens(db, userId),
    listWebhooks(db, userId),
    readLetterWishes(db, { userId }),
    db.prisma.notice.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { kind: true, params: true, agentId: true, createdAt: true, readAt: true },
    }),
    requestsOf(db, userId),
    annotationsBy(db, userId),
    agentsOf(db, userId),
    worksOn(db, userId),
    seatsTakenBy(db, userId),
    readAgreement(db, { userId, guest: null }),
    listBlocks(db, userId),
  ])
  const told = { notices, letters: letters ?? null }
  return {
    profile,
    providers,
    sessions,
    tokens,
    webhooks,
    ...told,
    seasonRequests: requests,
    ratings,
    agents,
    worksOn: parts,
    seatsTaken,
    peopleRow,
    blocks,
  }
}

/** The seats that the user took as a person. Only the user is told that they were the user's. */
async function seatsTakenBy({ prisma }: Database, userId: string) {
  const taken = await prisma.personSeat.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: {
      createdAt: true,
      leftAt: true,
      counted: true,
      experimentId: true,
      experimentPerson: true,
      agent: { select: { id: true, seats: { select: { matchId: true, seat: true } } } },
    },
  })
  return taken.map(({ agent: { id: agentId, seats }, ...seat }) => ({ ...seat, agentId, seats }))
}

/** The agents of others that the user works on. */
async function worksOn({ prisma }: Database, userId: string) {
  const parts = await prisma.agentPerson.findMany({
    where: { userId },
    orderBy: { since: 'asc' },
    select: { agent: { select: { id: true, slug: true } }, mayChange: true, maySpend: true, since: true },
  })
  return parts.map(({ agent, ...part }) => ({ ...agent, ...part }))
}

async function requestsOf({ prisma }: Database, userId: string) {
  const found = await prisma.seasonRequest.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return found.map((row) => seasonRequestOf(row))
}

const ownColumns = {
  id: true,
  slug: true,
  name: true,
  description: true,
  languages: true,
  kind: true,
  online: true,
  createdAt: true,
  retiredAt: true,
  concurrency: true,
  matchesPerDay: true,
  paceMatches: true,
  pacePer: true,
  paceFrom: true,
  paceUntil: true,
  pauseAtFaults: true,
  pauseAtSpend: true,
  paceGames: true,
  paceLanguages: true,
  pauseBelow: true,
  pauseAbove: true,
  published: true,
  costPublic: true,
  versions: {
    orderBy: { number: 'asc' },
    select: { number: true, settings: true, note: true, createdAt: true },
  },
  seats: {
    orderBy: { matchId: 'asc' },
    select: {
      matchId: true,
      seat: true,
      role: true,
      points: true,
      match: { select: { game: true, withheld: true } },
    },
  },
} as const

async function agentsOf({ prisma }: Database, ownerId: string) {
  const agents = await prisma.agent.findMany({
    where: { ownerId },
    orderBy: { id: 'asc' },
    select: ownColumns,
  })
  return agents.map(({ seats, pauseAtSpend, ...agent }) => ({
    ...agent,
    pauseAtSpend: pauseAtSpend === null ? null : Number(pauseAtSpend),
    matches: seats.map(({ match: { game, withheld }, ...seat }) =>
      withheld ? { ...seat, role: null, points: null } : { ...seat, ...seatPoints(game, seat.points) },
    ),
  }))
}

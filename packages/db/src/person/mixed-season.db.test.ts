import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { arenaCounts } from '../counts.ts'
import { deleteUser } from '../doors/accounts.ts'
import { compareStandings, leaderboard } from '../doors/boards.ts'
import {
  leaveBoard,
  readPeopleBoard,
  readPeopleByRules,
  readPeopleRow,
  readSeat,
  takeRankedSeat,
  takeSeat,
} from '../doors/people.ts'
import { decide, publishSeason, readSeason } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { claimMatch } from '../match/claim-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { abandonMatch } from '../match/ending/void-match.ts'
import { listMatches } from '../match/list-matches.ts'
import { readEntries } from '../match/log/read-log.ts'
import { readMatch } from '../match/read-match.ts'
import { namedAgents } from '../testing/played-out.ts'
import { deal, decided, openSeason } from '../testing/settled.ts'
import { countMeetings, keptApart } from '../ticket/meetings.ts'
import { lockWaiting, waitingKinds } from '../ticket/seekers.ts'
import { inTransaction } from '../transaction.ts'

const [eve, sam] = ['eve', 'sam'].map((userId) => ({ userId, guest: null })) as [Member, Member]
interface Member {
  readonly userId: string
  readonly guest: null
}

let number = 0

async function mixed() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  await db.pool.query(`update seasons set terms = '{"people": "mixed"}'`)
  const agents = await namedAgents(db, ['fox', 'owl', 'elk', 'bee', 'ant'])
  for (const { userId } of [eve, sam])
    await db.prisma.user.create({ data: { id: userId, name: `Name of ${userId}` } })
  const take = ({ userId }: Member) => takeRankedSeat(db, { userId, seasonId, language: 'en' })
  const sitDown = async (member: Member) => {
    const taken = await take(member)
    if (!taken.ok) throw new Error(taken.reason)
    const seat = await readSeat(db, taken.seatId, member)
    if (!seat) throw new Error('the seat is not there')
    return { seatId: taken.seatId, ...seat }
  }
  /** A member takes a seat and is dealt into a match with the agents, at seat 0. */
  const begin = async (member: Member) => {
    const seat = await sitDown(member)
    const dealt = await deal(db, seasonId, [seat.agentId, ...agents])
    if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
    const { matchId } = dealt
    await db.pool.query(`update tickets set state = 'seated', match_id = $2 where agent_id = $1`, [
      seat.agentId,
      matchId,
    ])
    return { ...seat, matchId, agents: [seat.agentId, ...agents] }
  }
  const end = (match: Begun) => settled(db, match)
  const play = async (member: Member) => {
    const match = await begin(member)
    return { ...match, points: await end(match) }
  }
  const board = async (reader?: Member) =>
    (await readPeopleBoard(db, { seasonId, language: 'en' }, reader?.userId))?.people
  return { db, seasonId, agents, take, sitDown, begin, end, play, board }
}

interface Begun {
  readonly matchId: MatchId
  readonly agents: readonly AgentId[]
}

/** Ends a match by the log of one that was decided. Returns the points of seat 0. */
async function settled(db: Database, { matchId, agents }: Begun): Promise<number> {
  const [log] = decided((number += 1))
  const claimed = await claimMatch(db, matchId)
  const { seasonId } = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
  const seats = agents.map((agentId, at) => ({ agentId, sitsIn: claimed?.seats[at]?.sitsIn ?? false }))
  const played = {
    game: 'who-is-spy',
    seasonId: ids.season(seasonId),
    mode: 'ranked',
    language: 'en',
    seats,
  } as const
  const settlement = settlementOfLog(db, played, log)
  const fence = { matchId, attempt: claimed?.attempt ?? -1 }
  await settleMatch(db, fence, { entries: log }, settlement)
  return (settlement.seats[0]?.points ?? Number.NaN) / 15
}

describe('a seat in a mixed season', () => {
  it('is for members, one at a time, and only where people may play', async () => {
    const { db, take, seasonId } = await mixed()
    const taken = await take(eve)
    expect(taken).toMatchObject({ ok: true })
    expect(await take(eve)).toMatchObject({ ok: false, reason: 'seated' })
    const practice = { game: 'who-is-spy', language: 'en', opponents: 'any', person: eve } as const
    expect(await takeSeat(db, practice)).toMatchObject({ ok: false, reason: 'seated' })
    await db.pool.query(`update seasons set state = 'paused'`)
    expect(await take(sam)).toEqual({ ok: false, reason: 'not-open' })
    await db.pool.query(`update seasons set state = 'open', terms = '{}'`)
    expect(await take(sam)).toEqual({ ok: false, reason: 'not-mixed' })
    expect(await db.prisma.agent.count({ where: { kind: 'person' } })).toBe(1)
    expect(await readPeopleBoard(db, { seasonId, language: 'en' })).toBeUndefined()
  })

  it('is refused after as many matches as the terms allow', async () => {
    const { db, take, play } = await mixed()
    await db.pool.query(`update seasons set terms = '{"people": "mixed", "matchesPerAgent": 2}'`)
    await play(eve)
    await play(eve)
    expect(await take(eve)).toEqual({ ok: false, reason: 'all-played' })
    expect(await take(sam)).toMatchObject({ ok: true })
  })

  it('never meets the own agents of its member, and counts as an owner in the limits between owners', async () => {
    const { db, seasonId, agents, begin, sitDown } = await mixed()
    const [fox = ids.agent('')] = agents
    const { matchId } = await begin(eve)
    await inTransaction(db, (client) => countMeetings(client, { seasonId, language: 'en' }, matchId))
    const met = await db.prisma.ownerMeeting.findMany({
      where: { OR: [{ oneId: 'eve' }, { otherId: 'eve' }] },
    })
    expect(met).toHaveLength(5)
    const ofFox = (await db.prisma.agent.findUniqueOrThrow({ where: { id: fox } })).ownerId
    const apart = await inTransaction(db, (client) =>
      keptApart(
        client,
        { seasonId, language: 'en', players: 2 },
        { agents: [{ agentId: fox, ownerId: ofFox }], owners: new Set([ofFox ?? '', 'eve']) },
      ),
    )
    expect([...(apart.get(fox) ?? [])]).toEqual(['eve'])
    const { agentId } = await sitDown(sam)
    const waiting = await inTransaction(db, async (client) => {
      const [kind] = await waitingKinds(client)
      return kind ? lockWaiting(client, kind, { latelyMatches: 5, most: 10 }) : []
    })
    expect(waiting.map((one) => [one.agentId, one.ownerId])).toEqual([[agentId, 'sam']])
  })
})

describe('a match of a mixed season', () => {
  it('is hidden until it ends from everybody, its organizer too, whether a person sits there or not', async () => {
    const { db, seasonId, agents, begin, end } = await mixed()
    const [sixth = ids.agent('')] = await namedAgents(db, ['cat'])
    await db.pool.query('update agents set concurrency = 2')
    const withPerson = await begin(eve)
    const among = [...agents, sixth]
    const dealt = await deal(db, seasonId, among)
    if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
    for (const match of [withPerson, { ...dealt, agents: among }]) {
      await db.pool.query(`update matches set status = 'running' where id = $1`, [match.matchId])
      for (const seesWithheld of [false, true]) {
        expect(await readMatch(db, match.matchId, { seesWithheld })).toMatchObject({
          withheld: true,
          seats: [],
        })
        const listed = await listMatches(db, { seasonSlug: 'open', seesWithheld, status: ['running'] })
        expect(listed.items).toEqual([])
      }
      for (const reader of ['spectator', 'organizer'] as const)
        expect(await readEntries(db, match.matchId, reader)).toEqual([])
      await db.pool.query(`update matches set status = 'waiting' where id = $1`, [match.matchId])
      await end(match)
      const header = await readMatch(db, match.matchId)
      expect([header?.withheld, header?.seats.length]).toEqual([false, 6])
      expect((await readEntries(db, match.matchId, 'spectator')).length).toBeGreaterThan(5)
    }
    const after = await readMatch(db, withPerson.matchId)
    expect(after?.seats[0]).toMatchObject({ alias: 'Player 1', agent: { kind: 'person', name: 'A person' } })
    expect(JSON.stringify(after)).not.toMatch(/eve/i)
  })

  it('is opened when it is void, and stays hidden under an embargo until that ends', async () => {
    const { db, seasonId, begin, end } = await mixed()
    const first = await begin(eve)
    await abandonMatch(db, first.matchId, { reason: 'stuck', at: new Date() })
    expect(await readMatch(db, first.matchId)).toMatchObject({ status: 'void', withheld: false })
    await db.pool.query(`update seasons set embargo = true`)
    const second = await begin(eve)
    await end(second)
    expect(await readMatch(db, second.matchId)).toMatchObject({ withheld: true, seats: [] })
    expect(await readPeopleBoard(db, { seasonId, language: 'en' })).toBeUndefined()
    const third = await begin(eve)
    expect(await publishSeason(db, { id: 'someone', name: 'Ann' }, seasonId)).toEqual({ ok: true })
    expect(await readMatch(db, second.matchId)).toMatchObject({ withheld: false })
    expect(await readMatch(db, third.matchId)).toMatchObject({ withheld: true, seats: [] })
  })
})

it('house agents keep one pace in a mixed season, whether a person sits there or not', async () => {
  const { db, seasonId, agents, begin } = await mixed()
  await db.pool.query('update agents set concurrency = 3')
  const { matchId } = await begin(eve)
  const among = [...agents, ...(await namedAgents(db, ['cat']))]
  const dealt = await deal(db, seasonId, among)
  const without = 'matchId' in dealt ? dealt.matchId : matchId
  const paceOf = async (id: MatchId) => (await claimMatch(db, id))?.withPeople
  expect([await paceOf(matchId), await paceOf(without)]).toEqual([true, true])
  await db.pool.query(`update seasons set terms = '{}'`)
  expect([await paceOf(matchId), await paceOf(without)]).toEqual([true, false])
})

describe('the board of people', () => {
  it('has each person once by the rule of the season, and the board of agents has agents alone', async () => {
    const { db, play, board } = await mixed()
    const ofEve = [(await play(eve)).points, (await play(eve)).points]
    const { points: ofSam } = await play(sam)
    const sum = ofEve.reduce((all, points) => all + points, 0)
    const found = await board(sam)
    expect(found?.map(({ isReader, matches: played }) => [isReader, played]).toSorted()).toEqual([
      [false, ofEve.length],
      [true, 1],
    ])
    const { initialTotal = 0, entryCost = 0 } =
      (
        await db.pool.query<{ initialTotal: number; entryCost: number }>(
          `select (ruleset->>'initialTotal')::int as "initialTotal", (ruleset->>'entryCost')::int as "entryCost" from seasons`,
        )
      ).rows[0] ?? {}
    const own = found?.find(({ isReader }) => isReader)
    const other = found?.find(({ isReader }) => !isReader)
    expect(own?.total).toBeCloseTo(initialTotal - entryCost + ofSam, 9)
    expect(other?.total).toBeCloseTo(initialTotal - 2 * entryCost + sum, 9)
    expect(found?.map(({ rank }) => rank)).toEqual(own?.total === other?.total ? [1, 1] : [1, 2])
    expect(found?.[0]?.total).toBeGreaterThanOrEqual(found?.[1]?.total ?? 0)
    const agents = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    expect(agents?.items.map(({ agent, tally }) => [agent.kind, tally.matches])).toEqual(
      Array.from({ length: 5 }, () => ['webhook', 3]),
    )
    expect(await db.prisma.ledgerRow.count({ where: { agent: { kind: 'person' } } })).toBe(0)
    expect(await db.prisma.ledgerRow.count()).toBe(15)
    expect(await compareStandings(db)).toEqual([])
    expect((await readSeason(db, 'open'))?.matches).toEqual({ finished: 3, underWay: 0 })
    expect(await arenaCounts(db)).toMatchObject({ matches: 3, live: 0 })
  })

  it('holds no practice match, and makes no row of people', async () => {
    const { db, seasonId, play } = await mixed()
    const of = { game: 'who-is-spy', seasonId, language: 'en' }
    for (const member of [eve, eve, sam]) await play(member)
    expect(await readPeopleRow(db, of)).toMatchObject({ games: 0, people: 0 })
    expect(await readPeopleByRules(db, { ...of, ruleset: 'wis-2024' })).toBeUndefined()
  })

  it('follows the decisions of the season', async () => {
    const { db, play, board } = await mixed()
    const { matchId } = await play(eve)
    await play(sam)
    const before = await board()
    const judge = (wish: Parameters<typeof decide>[3]) =>
      decide(db, { id: 'someone', name: 'Ann' }, 'open', wish)
    expect(await judge({ kind: 'void', matchId, reason: 'A mistake.' })).toMatchObject({ ok: true })
    expect(await board()).toHaveLength(1)
    expect(await compareStandings(db)).toEqual([])
    expect(await judge({ kind: 'undo', undoes: 1, reason: 'It was none.' })).toMatchObject({ ok: true })
    expect(await board()).toEqual(before)
    expect(await judge({ kind: 're-run', matchId, reason: 'Again.' })).toMatchObject({ ok: true })
    const again = await db.prisma.ticket.findMany({ where: { state: 'waiting' }, include: { agent: true } })
    expect(again.map(({ agent }) => agent.kind)).not.toContain('person')
  })

  it('is left for good by whoever withdraws, and the match stays', async () => {
    const { db, seasonId, play, take, board, begin, end } = await mixed()
    const { matchId } = await play(eve)
    await play(sam)
    const last = await begin(eve)
    await leaveBoard(db, { userId: 'eve', seasonId })
    await end(last)
    expect(await board(sam)).toMatchObject([{ isReader: true }])
    expect(await take(eve)).toEqual({ ok: false, reason: 'withdrawn' })
    expect(await readMatch(db, matchId)).toMatchObject({ withheld: false, status: 'finished' })
    await deleteUser(db, 'sam')
    expect(await board()).toEqual([])
  })

  it('is not shown while the public board is frozen', async () => {
    const { db, play, board } = await mixed()
    await play(eve)
    await db.pool.query(`update seasons set state = 'frozen', board = '{}'`)
    expect(await board()).toBeUndefined()
  })
})

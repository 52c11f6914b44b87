import { once } from 'node:events'
import type { Database } from '@wis/db'
import { answerTurn } from '@wis/db/agents'
import { compareStandings } from '@wis/db/boards'
import { readEntries, readMatch } from '@wis/db/matches'
import { readPeopleBoard, readSeat, seatQuestion, takeRankedSeat } from '@wis/db/people'
import type { MatchId, SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { io } from 'socket.io-client'
import { expect, it, onTestFinished } from 'vitest'
import { runHere, startRunner } from '../testing/runner-process.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { guest, hasWaited, online, seat as seatTables } from '../testing/waiting-agents.ts'

const eve = { userId: 'eve', guest: null }

async function sitsDown(db: Database, seasonId: SeasonId) {
  await db.pool.query(`update seasons set terms = '{"people": "mixed"}' where id = $1`, [seasonId])
  await db.prisma.user.create({ data: { id: 'eve', name: 'Eve' } })
  const taken = await takeRankedSeat(db, { userId: 'eve', seasonId, language: 'en' })
  if (!taken.ok) throw new Error(taken.reason)
  return async () => {
    const found = await readSeat(db, taken.seatId, eve)
    if (!found) throw new Error('the seat is not there')
    return found
  }
}

type Seat = Awaited<ReturnType<Awaited<ReturnType<typeof sitsDown>>>>

/** The person answers whatever is asked, until the seat is as wanted. */
const answering = <T>(db: Database, read: () => Promise<Seat>, isThere: (seat: Seat) => Promise<T | false>) =>
  until('what the person waits for', async () => {
    const seat = await read()
    const question = await seatQuestion(db, seat.agentId)
    if (question)
      await answerTurn(db, {
        turnId: question.turnId,
        agentId: seat.agentId,
        answer: '{"choice":"cooperate"}',
      })
    return isThere(seat)
  })

const ended = async ({ match }: Seat) => match?.status === 'finished' && match

it('a person sits among the agents of a mixed season, under its own rules and never with an own agent', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  for (const name of ['nora', 'olaf', 'pia']) await online(db, guest(name))
  const read = await sitsDown(db, seasonId)
  await db.pool
    .query(`update agents set plays_ranked = true, owner_id = case slug when 'nora' then 'eve' else owner_id end
                       where kind = 'webhook'`)
  await seatTables(db)
  expect((await read()).match).toBeNull()
  await hasWaited(db, 70_000)
  await seatTables(db)
  const { match, seasonSlug } = await read()
  if (!match) throw new Error('no table was dealt')
  const { ruleset } = await db.prisma.season.findUniqueOrThrow({ where: { id: seasonId } })
  expect([seasonSlug, match.ruleset]).toEqual(['test', ruleset])
  expect(await readMatch(db, match.id)).toMatchObject({ mode: 'ranked', withheld: true, seats: [] })
  const seats = await db.prisma.seat.findMany({ where: { matchId: match.id }, include: { agent: true } })
  expect(seats.map(({ agent }) => agent.kind).toSorted()).toEqual([
    ...['house', 'house', 'house', 'person'],
    ...['webhook', 'webhook'],
  ])
  expect(seats.map(({ agent }) => agent.slug)).not.toContain('nora')
  expect(seats.filter(({ sitsIn }) => sitsIn).map(({ agent }) => agent.kind)).toEqual(['person'])
})

it('a match of a mixed season is played to its end, and counts for agents and people on a board each', async () => {
  const db = await freshDatabase()
  const seasonId = await openLadderOf(db, 'dilemma')
  const read = await sitsDown(db, seasonId)
  await hasWaited(db, 70_000)
  await runHere(db.url, { WIS_HOUSE_PACE_MS: '0' })
  const over = await answering(db, read, ended)
  const log = await readEntries(db, over.id, 'spectator')
  expect(log.map(({ event }) => event.type)).not.toContain('move-missed')
  const header = await readMatch(db, over.id)
  expect([header?.withheld, header?.seats[over.seat]?.agent.kind]).toEqual([false, 'person'])
  const board = await readPeopleBoard(db, { seasonId, language: 'en' }, 'eve')
  expect(board?.people).toMatchObject([{ rank: 1, matches: 1, isReader: true }])
  const standings = await db.prisma.standing.findMany({ where: { seasonId }, include: { agent: true } })
  expect(new Set(standings.map(({ agent }) => agent.kind))).toEqual(new Set(['house']))
})

/** A socket of the live pages that is open until the test ends, and all that it hears. */
function listening(port: number) {
  const told: string[] = []
  const socket = io(`http://127.0.0.1:${port}/live`, { addTrailingSlash: false, transports: ['websocket'] })
  onTestFinished(() => void socket.close())
  socket.onAny((...message) => told.push(JSON.stringify(message)))
  socket.emit('lobby.watch')
  return {
    told,
    /** Resolves with the answer, and the number of viewers, which comes with the next beat. */
    watch: async (matchId: MatchId) => {
      socket.emit('match.watch', { matchId, since: -1 })
      for (const event of ['match.entries', 'match.viewers'])
        await until(event, async () => told.some((message) => message.startsWith(`["${event}"`)))
    },
    close: () => void socket.close(),
  }
}

/** All that sockets tell in a moment to somebody who asks for the lobby and for a match. */
async function toldBySockets(port: number, matchId: MatchId): Promise<string> {
  const { told, watch, close } = listening(port)
  await watch(matchId)
  close()
  return told.toSorted().join('\n')
}

it(
  'sockets tell the same of a match of a mixed season whoever of the table is the person',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    const read = await sitsDown(db, await openLadderOf(db, 'dilemma'))
    await hasWaited(db, 70_000)
    const { port } = await startRunner(db.url, { WIS_HOUSE_PACE_MS: '0' })
    await until('a question', async () => seatQuestion(db, (await read()).agentId))
    const { match } = await read()
    if (!match) throw new Error('no table was dealt')
    const exchange = () =>
      db.pool.query(
        `update seats s set agent_id = o.agent_id, version_id = o.version_id, sits_in = o.sits_in
       from seats o where s.match_id = $1 and o.match_id = $1 and s.seat in ($2, $3) and o.seat = $2 + $3 - s.seat`,
        [match.id, match.seat, (match.seat + 1) % match.aliases.length],
      )
    const before = await toldBySockets(port, match.id)
    await exchange()
    expect(await toldBySockets(port, match.id)).toBe(before)
    await exchange()
    expect(before).toContain('"entries":[]')
    // The same look hears what is open.
    await db.prisma.match.update({ where: { id: match.id }, data: { withheld: false } })
    expect(await toldBySockets(port, match.id)).toContain('"type":"match-opened"')
  },
)

it('a watcher hears nothing of a match of a mixed season while it is played', async () => {
  const db = await freshDatabase()
  const read = await sitsDown(db, await openLadderOf(db, 'dilemma'))
  const { port } = await startRunner(db.url, { WIS_HOUSE_PACE_MS: '0' })
  const { told, watch } = listening(port)
  await hasWaited(db, 70_000)
  const { id } = await until('a table', async () => (await read()).match ?? undefined)
  await watch(id)
  const turns = new Set<string>()
  while (turns.size < 5) {
    const { agentId } = await read()
    const { turnId } = await until('a new question', async () => {
      const question = await seatQuestion(db, agentId)
      return question && !turns.has(question.turnId) ? question : undefined
    })
    turns.add(turnId)
    expect(told.filter((message) => !message.startsWith('["match.viewers"'))).toEqual([
      JSON.stringify(['match.entries', { matchId: id, entries: [] }]),
    ])
    await answerTurn(db, { turnId, agentId, answer: '{"choice":"defect"}' })
  }
})

it(
  'a runner is killed while the person of a ranked match thinks, and the match goes on and counts once',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await freshDatabase()
    const seasonId = await openLadderOf(db, 'dilemma')
    const read = await sitsDown(db, seasonId)
    await hasWaited(db, 70_000)
    const first = await startRunner(db.url, { WIS_HOUSE_PACE_MS: '0' })
    const logOf = async ({ match }: Seat) => (match ? readEntries(db, match.id, 'director') : [])
    await answering(db, read, async (seat) => (await logOf(seat)).length > 4)
    await until('a question', async () => seatQuestion(db, (await read()).agentId))
    const gone = once(first.process, 'exit')
    first.process.kill('SIGKILL')
    await gone
    const before = await logOf(await read())

    const second = await startRunner(db.url, { WIS_HOUSE_PACE_MS: '0' })
    await second.until('match-resumed')
    const over = await answering(db, read, ended)
    const log = await logOf(await read())
    expect(log.slice(0, before.length)).toEqual(before)
    expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
    const types = log.map(({ event }) => event.type)
    expect(types).not.toContain('move-missed')
    expect(types.filter((type) => type === 'match-ended')).toHaveLength(1)

    const counted = async () => ({
      people: (await readPeopleBoard(db, { seasonId, language: 'en' }, 'eve'))?.people,
      agents: await db.prisma.standing.findMany({ where: { seasonId }, orderBy: { agentId: 'asc' } }),
      ledger: await db.prisma.ledgerRow.count({ where: { matchId: over.id } }),
    })
    const countedOnce = await counted()
    expect(countedOnce.people).toMatchObject([{ matches: 1 }])
    expect(countedOnce.agents.map(({ matches }) => matches)).toEqual(countedOnce.agents.map(() => 1))
    expect(countedOnce.ledger).toBe(countedOnce.agents.length)
    expect(await compareStandings(db)).toEqual([])
    // Nor does it count again for a runner that comes after the end.
    second.process.kill('SIGKILL')
    await startRunner(db.url)
    expect(await counted()).toEqual(countedOnce)
  },
)

import { randomBytes } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import {
  ownerAgent,
  readFlightCheck,
  registerAgent,
  requestFlightCheck,
  resumeFlightCheck,
  setOnline,
  stopFlightCheck,
  updateAgent,
} from '@wis/db/agents'
import { createRulingWriter, openPlacements, openTicket, readEntries } from '@wis/db/matches'
import type { AgentId } from '@wis/engine'
import { checkSizeOf } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createConnect } from '../connect/connect.ts'
import { createProviderWatch } from '../match/blamed.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { runMatch } from '../match/run-match.ts'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { filledIn, firstLegal, startGameWebhook } from '../testing/game-webhook.ts'
import { openLadderOf } from '../testing/season.ts'
import { hasWaited, ready, seat, seatedAt, tablesOf } from '../testing/waiting-agents.ts'
import { runFlightCheck } from './run-flight-check.ts'

const log = createLog(() => undefined)
const on = () => ({ lost: new AbortController().signal, drain: new AbortController().signal })
const [ticTacToe, holdem, avalon] = ['tic-tac-toe', 'holdem', 'avalon']

/** An owner's program that plays some games, and a runner that reaches it. */
async function arrived(
  db: Database,
  answer: (request: GameRequest) => string,
  { games = [ticTacToe, holdem], owner = 'owner' }: { games?: string[]; owner?: string } = {},
) {
  const webhook = await startGameWebhook(answer)
  const vault = createVault(randomBytes(32).toString('base64'))
  await db.prisma.user.upsert({ where: { id: owner }, update: {}, create: { id: owner, name: owner } })
  const connector = { kind: 'webhook', url: `${webhook.url}/turn`, token: 'a secret of sixteen' } as const
  const name = `Fox ${(await db.prisma.agent.count()) + 1}`
  const agent = { name, languages: ['en' as const], description: '', connector, games }
  const done = await registerAgent(db, vault, owner, agent)
  if (!done.ok) throw new Error(done.reason)
  const hosts = { allowedHosts: [webhook.place], hubUrl: webhook.url }
  const connect = createConnect({ clock: systemClock, db, vault, housePaceMs: 0, ...hosts })
  return { agentId: done.agentId, webhook, connect }
}

type Arrived = Awaited<ReturnType<typeof arrived>>

async function checked(db: Database, { agentId, connect }: Arrived, game: string) {
  const requested = await requestFlightCheck(db, agentId, { game })
  if (!requested.ok) throw new Error(requested.reason)
  await runFlightCheck({ db, clock: systemClock, log, connect }, requested.checkId, on())
}

const ranked = async (db: Database, agentId: AgentId, game: string) =>
  openTicket(db, { agentId, seasonId: await openLadderOf(db, game), mode: 'ranked', language: 'en' })

const worldOf = (db: Database, connect: Arrived['connect']): MatchWorld => ({
  db,
  rulings: createRulingWriter(db),
  clock: systemClock,
  log,
  connect,
  feed: { entries: () => undefined, lobby: () => undefined },
  tallies: createTallies(),
  providers: createProviderWatch(db),
})

const needed = { ok: false, reason: 'flight-check-needed' }

describe('an agent of an owner', () => {
  it('takes the check of each game that it plays, and then plays it for points against the house', async () => {
    const db = await freshDatabase()
    const agent = await arrived(db, firstLegal)
    const { agentId, webhook, connect } = agent
    await openLadderOf(db, holdem)
    expect(await ranked(db, agentId, ticTacToe)).toEqual(needed)
    await checked(db, agent, ticTacToe)
    expect(webhook.asked.length).toBeLessThanOrEqual(checkSizeOf(ticTacToe, ['en']).turns)
    expect(await ranked(db, agentId, holdem)).toEqual(needed)
    await checked(db, agent, holdem)
    const page = await ownerAgent(db, agentId)
    expect(page?.badges.map(({ game, score }) => [game, score]).sort()).toEqual([
      [holdem, 100],
      [ticTacToe, 100],
    ])
    expect(page).toMatchObject({ placementsLeft: 30, checks: [{ game: holdem }, { game: ticTacToe }] })
    expect(await ranked(db, agentId, ticTacToe)).toMatchObject({ ok: true })
    await hasWaited(db, 600_000)
    const [matchId] = await seat(db)
    if (!matchId) throw new Error('no match was dealt')
    expect(
      (await seatedAt(db, matchId)).map(({ slug }) => slug).filter((slug) => !slug.startsWith('fox')),
    ).toEqual([expect.stringMatching(/^tic-tac-toe-/)])
    await runMatch(worldOf(db, connect), matchId, on())
    const { total, matches } = await db.prisma.standing.findFirstOrThrow({ where: { agentId } })
    const { points } = await db.prisma.seat.findFirstOrThrow({ where: { matchId, agentId } })
    expect({ total, matches }).toEqual({ total: points, matches: 1 })
  })

  it('passes the check of a game with words and notes by its schema alone, and its notes are in the log', async () => {
    const db = await freshDatabase()
    const agent = await arrived(db, filledIn, { games: [avalon] })
    const { agentId, connect } = agent
    await openLadderOf(db, avalon)
    await checked(db, agent, avalon)
    expect((await ownerAgent(db, agentId))?.badges).toMatchObject([{ game: avalon, score: 100 }])
    expect(await ranked(db, agentId, avalon)).toMatchObject({ ok: true })
    await hasWaited(db, 600_000)
    const [matchId] = await seat(db)
    if (!matchId) throw new Error('no match was dealt')
    await runMatch(worldOf(db, connect), matchId, on())
    const own = await db.prisma.seat.findFirstOrThrow({ where: { matchId, agentId } })
    const log = await readEntries(db, matchId, 'director')
    const notes = log.flatMap(({ event }) =>
      event.type === 'thoughts-noted' && 'seat' in event && event.seat === own.seat ? [event] : [],
    )
    expect(notes.length).toBeGreaterThan(1)
    expect(notes[0]).toMatchObject({
      notes: {
        thinking: 'My thinking.',
        expects: 'My expects.',
        draft: 'My draft.',
        guesses: [{ certainty: 60 }],
      },
    })
  })

  it('that talks nonsense gets no badge, and its owner sees the request and the reason', async () => {
    const db = await freshDatabase()
    const agent = await arrived(db, () => '{"move":"the moon"}')
    await openLadderOf(db, ticTacToe)
    await checked(db, agent, ticTacToe)
    const page = await ownerAgent(db, agent.agentId)
    expect(page).toMatchObject({ badge: null, badges: [], placementsLeft: 0, checks: [{ passed: false }] })
    const finding = page?.check?.report?.findings.find(({ verdict }) => verdict === 'failed')
    expect(finding?.what.en).toContain('the moon')
    const call = page?.check?.report?.steps[0]?.calls?.at(-1)
    expect(call).toMatchObject({ failed: true, answer: expect.stringContaining('the moon') as string })
    expect(call?.exchange[0]?.request?.body).toContain('"game":"tic-tac-toe"')
    expect(await ranked(db, agent.agentId, ticTacToe)).toEqual(needed)
  })

  it('is placed in a game by its badge there, and in no other', async () => {
    const db = await freshDatabase()
    const agent = await arrived(db, firstLegal)
    const seasonId = await openLadderOf(db, ticTacToe)
    await openLadderOf(db, holdem)
    await checked(db, agent, ticTacToe)
    await setOnline(db, agent.agentId, { online: true })
    await openPlacements(db)
    expect(await db.prisma.ticket.findMany({ select: { seasonId: true, mode: true } })).toEqual([
      { seasonId, mode: 'ranked' },
    ])
  })

  it('is asked no more once its owner stops the check, which then goes on with the match that was under way', async () => {
    const db = await freshDatabase()
    const { agentId, webhook, connect } = await arrived(db, firstLegal)
    const requested = await requestFlightCheck(db, agentId, { game: holdem })
    if (!requested.ok) throw new Error(requested.reason)
    const stopAt = 14
    let turns = 0
    const stopping: typeof connect = (agent) => {
      const connected = connect(agent)
      const reply: typeof connected.reply = async (request, signal) => {
        turns += 1
        if (turns === stopAt) await stopFlightCheck(db, agentId, holdem)
        return connected.reply(request, signal)
      }
      return { ...connected, reply }
    }
    const run = () =>
      runFlightCheck({ db, clock: systemClock, log, connect: stopping }, requested.checkId, on())
    await run()
    const stopped = await readFlightCheck(db, agentId, { game: holdem })
    expect(stopped).toMatchObject({
      state: 'stopped',
      report: null,
      progress: { steps: { length: 1 }, spent: { turns: stopAt } },
    })
    expect(webhook.asked).toHaveLength(stopAt)
    await resumeFlightCheck(db, agentId, holdem)
    await run()
    const done = await readFlightCheck(db, agentId, { game: holdem })
    expect(done).toMatchObject({ state: 'done', report: { passed: true, spent: { turns } } })
    expect(turns).toBeLessThanOrEqual(stopAt + checkSizeOf(holdem, ['en']).turns / 2)
  })

  it('is refused the check of a game that it does not play', async () => {
    const db = await freshDatabase()
    const { agentId } = await arrived(db, firstLegal, { games: [ticTacToe] })
    const refused = { ok: false, reason: 'game-not-played' }
    expect(await requestFlightCheck(db, agentId, { game: holdem })).toEqual(refused)
    expect(await requestFlightCheck(db, agentId, { game: 'no-such-game' })).toEqual(refused)
    expect(await requestFlightCheck(db, agentId, { seasonId: await openLadderOf(db, holdem) })).toEqual(
      refused,
    )
  })

  it('never meets another agent of its owner, and is not dealt into a game that it gave up', async () => {
    const db = await freshDatabase()
    const [one, two] = [await arrived(db, firstLegal), await arrived(db, firstLegal)]
    for (const agent of [one, two]) {
      await checked(db, agent, ticTacToe)
      await ranked(db, agent.agentId, ticTacToe)
    }
    await hasWaited(db, 600_000)
    const seated = await Promise.all((await seat(db)).map((id) => seatedAt(db, id)))
    expect(seated.map((agents) => agents.filter(({ slug }) => slug.startsWith('fox')).length)).toEqual([1, 1])
    const three = await arrived(db, firstLegal, { owner: 'another' })
    await checked(db, three, ticTacToe)
    await ranked(db, three.agentId, ticTacToe)
    await updateAgent(db, three.agentId, { games: [holdem] })
    const ofThree = { where: { agentId: three.agentId }, orderBy: { id: 'desc' } } as const
    expect(await db.prisma.ticket.findFirst(ofThree)).toMatchObject({ state: 'left', reason: 'game-dropped' })
    await updateAgent(db, three.agentId, { games: [ticTacToe] })
    await ranked(db, three.agentId, ticTacToe)
    await hasWaited(db, 600_000)
    const [table] = await tablesOf(db)
    await db.prisma.agent.update({ where: { id: three.agentId }, data: { games: [holdem] } })
    if (table) await ready(db, table)
    expect(await db.prisma.seat.count({ where: { agentId: three.agentId } })).toBe(0)
    expect(await db.prisma.ticket.findFirst(ofThree)).toMatchObject({ state: 'left', reason: 'game-dropped' })
  })
})

import type { Database } from '@wis/db'
import { deleteUser } from '@wis/db/accounts'
import { deleteAgent } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { anInstant } from '../testing/lab-rows.ts'
import { runHere, startRunner } from '../testing/runner-process.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const fast = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_MATCHES_AT_ONCE: '6' }

const stateOf = async (db: Database, id: string) =>
  (await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).state

const rowsOf = async (db: Database, id: string) =>
  (
    await db.prisma.experimentMatch.findMany({
      where: { experimentId: id },
      orderBy: { number: 'asc' },
      include: { match: true },
    })
  ).map(({ row, ...match }) => ({
    ...match,
    row: JSON.parse(JSON.stringify(row)) as Record<string, unknown>,
  }))

const ended = (db: Database, id: string) =>
  until('the end of the experiment', async () => (await stateOf(db, id)) === 'ended', 60_000)

describe('an experiment of house agents', () => {
  it('is played to its end, each match as it was planned, and moves nothing else', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, {
      game: 'tic-tac-toe',
      subjects: ['random', 'perfect'],
      opponents: ['wins-and-blocks'],
      design: { materials: 3, repeats: 2 },
    })
    await runHere(db.url, fast)
    await ended(db, id)
    const rows = await rowsOf(db, id)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { row, match, state } of rows) {
      expect(state).toBe('played')
      expect(row).toMatchObject({ match: match?.id, end: 'decided' })
      expect(match).toMatchObject({ mode: 'experiment', status: 'finished', withheld: true })
    }
    const seeds = rows.map(({ match }) => match?.seed)
    expect(seeds[0]).toBe(seeds[1])
    expect(new Set(seeds).size).toBe(6)
    const found = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(found).toMatchObject({ played: 12, failed: 0, voided: 0, next: 13 })
    for (const count of [
      db.prisma.ledgerRow.count(),
      db.prisma.standing.count(),
      db.prisma.matchRating.count(),
    ])
      expect(await count).toBe(0)
  })

  it('plays a condition at the seats that it changes, and keeps what the agent said', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, {
      game: 'who-is-spy',
      subjects: ['fox'],
      conditions: ['baseline', 'attack'],
      design: { materials: 2, repeats: 1, only: { role: ['spy'] } },
    })
    await runHere(db.url, fast)
    await ended(db, id)
    const [plain, attacked] = await rowsOf(db, id)
    expect(plain?.plan).toMatchObject({ condition: 'baseline', changed: [] })
    const spy = attacked?.match?.spySeat
    expect(attacked?.plan).toMatchObject({ condition: 'attack', changed: [spy], seat: spy })
    const entries = await db.prisma.entry.findMany({ where: { matchId: attacked?.matchId ?? '' } })
    const speech = JSON.stringify(
      entries
        .map(({ event }) => event as { type: string; seat?: number })
        .find(({ type, seat }) => type === 'speech-given' && seat === spy),
    )
    expect(speech).toContain('NEW RULE FROM THE HOST')
    const calls = await db.prisma.agentCall.findMany({ where: { matchId: attacked?.matchId ?? '' } })
    expect(JSON.stringify(calls)).not.toContain('NEW RULE FROM THE HOST')
    expect(await db.prisma.wordPair.count({ where: { played: { gt: 0 } } })).toBe(0)
  })
})

describe('an experiment whose runner is killed in mid-work', { tags: ['nightly'] }, () => {
  it('goes on in another one; no match is played twice or lost', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, {
      game: 'tic-tac-toe',
      subjects: ['random', 'perfect'],
      opponents: ['wins-and-blocks'],
      design: { materials: 6, repeats: 2 },
    })
    const slow = { WIS_LAB_HOUSE_PACE_MS: '200', WIS_LAB_MATCHES_AT_ONCE: '4' }
    const first = await startRunner(db.url, slow)
    await until('a first result', async () => {
      const { played } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      return played >= 2
    })
    first.process.kill('SIGKILL')
    await runHere(db.url, fast)
    await ended(db, id)
    const rows = await rowsOf(db, id)
    expect(rows).toHaveLength(24)
    for (const { state, attempts, row, match } of rows)
      expect({ state, attempts, match: row['match'] }).toEqual({
        state: 'played',
        attempts: 1,
        match: match?.id,
      })
    expect(await db.prisma.match.count()).toBe(24)
    expect(await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      played: 24,
      voided: 0,
    })
  })
})

describe('an experiment with an agent of somebody else', () => {
  const beyond = [
    [{ labSubject: false }, 'agent-not-allowed'],
    [{ labSubject: true, labMatches: 0 }, 'agent-at-its-limit'],
    [{ labSubject: true, labTokens: 1, kind: 'openai' }, 'agent-at-its-limit'],
  ] as const
  it.each(sampled(beyond, 3))(
    'deals no match beyond what its owner allows: %o',
    async (allowance, reason) => {
      const db = await freshDatabase()
      await openLadderOf(db, 'tic-tac-toe')
      await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
      const guest = { id: 'guest', slug: 'guest', name: 'Guest', kind: 'webhook', games: ['tic-tac-toe'] }
      await db.prisma.agent.create({ data: { ...guest, languages: ['en'], ownerId: 'owner', ...allowance } })
      await db.prisma.agentVersion.create({
        data: { id: 'guest', agentId: 'guest', number: 1, settings: {} },
      })
      const id = await startedExperiment(db, {
        game: 'tic-tac-toe',
        subjects: ['guest'],
        opponents: ['random'],
        design: { materials: 1, repeats: 1 },
      })
      await runHere(db.url, fast)
      await until('the pause', async () => (await stateOf(db, id)) === 'paused')
      const { pause } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      expect(pause).toMatchObject({ reason, agent: 'guest', match: 1 })
      expect(await db.prisma.match.count()).toBe(0)
    },
  )
})

describe('an experiment with an agent that is deleted before its first match', { tags: ['nightly'] }, () => {
  it('pauses and says which, and keeps no other experiment from being played', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const guest = { id: 'guest', slug: 'guest', name: 'Guest', kind: 'webhook', games: ['tic-tac-toe'] }
    await db.prisma.agent.create({ data: { ...guest, languages: ['en'] } })
    await db.prisma.agentVersion.create({ data: { id: 'guest', agentId: 'guest', number: 1, settings: {} } })
    const design = { materials: 1, repeats: 1 }
    const about = (subject: string) =>
      startedExperiment(db, { game: 'tic-tac-toe', subjects: [subject], opponents: ['random'], design })
    const [lost, other] = [await about('guest'), await about('perfect')]
    expect(await deleteAgent(db, ids.agent('guest'))).toEqual({ ok: true })
    await runHere(db.url, fast)
    await ended(db, other)
    await until('the pause', async () => (await stateOf(db, lost)) === 'paused')
    const { pause } = await db.prisma.experiment.findUniqueOrThrow({ where: { id: lost } })
    expect(pause).toEqual({ reason: 'agent-retired', agent: 'guest', match: 1, since: anInstant })
  })
})

describe('an experiment whose owner deletes the account', () => {
  it('is cancelled, because nobody is left to pay for it', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, {
      game: 'tic-tac-toe',
      subjects: ['perfect'],
      opponents: ['random'],
    })
    await deleteUser(db, 'experimenter')
    expect(await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'cancelled',
      ownerId: null,
      runsSince: null,
    })
  })
})

describe('an experiment with an agent that is offline', () => {
  it('pauses and says which', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const guest = { id: 'guest', slug: 'guest', name: 'Guest', kind: 'webhook', games: ['tic-tac-toe'] }
    await db.prisma.agent.create({ data: { ...guest, languages: ['en'], offlineReason: 'too-many-faults' } })
    await db.prisma.agentVersion.create({ data: { id: 'guest', agentId: 'guest', number: 1, settings: {} } })
    const id = await startedExperiment(db, {
      game: 'tic-tac-toe',
      subjects: ['guest'],
      opponents: ['random'],
      design: { materials: 1, repeats: 1 },
    })
    await runHere(db.url, fast)
    await until('the pause', async () => (await stateOf(db, id)) === 'paused')
    const { pause } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(pause).toEqual({ reason: 'agent-offline', agent: 'guest', match: 1, since: anInstant })
    expect(await db.prisma.match.count()).toBe(0)
  })
})

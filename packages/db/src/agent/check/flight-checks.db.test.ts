import type { AgentId, SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import type { FlightReport } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  addVersion,
  callOffFlightCheck,
  claimFlightCheck,
  finishFlightCheck,
  openFlightChecks,
  ownerAgent,
  readAgent,
  readFlightCheck,
  requestFlightCheck,
  saveFlightProgress,
  setOnline,
  strike,
  takenOffline,
  updateAgent,
} from '../../doors/agents.ts'
import type { ClaimedCheck } from '../../doors/agents.ts'
import { currentTickets, openTicket, readTicket } from '../../doors/matches.ts'
import { saveSeason } from '../../doors/seasons.ts'
import type { Database } from '../../index.ts'
import { model, owner, passFlightCheck, registered, space, webhook } from '../../testing/registered.ts'
import { deal, openSeason } from '../../testing/settled.ts'

const reportOf = (check: ClaimedCheck, passed: boolean): FlightReport => ({
  passed,
  score: passed ? 100 : 20,
  findings: [],
  steps: [],
  rulesetId: check.ruleset.id,
  languages: [...check.languages],
  version: check.version,
  startedAt: '',
  endedAt: '',
  usage: { inputTokens: 900, outputTokens: 100 },
})

async function claimed(db: Database, checkId: string): Promise<ClaimedCheck> {
  const check = await claimFlightCheck(db, checkId)
  if (!check || check === 'busy') throw new Error('not to be had')
  return check
}

/** Asks for a flight check and runs it. */
async function fly(db: Database, agentId: AgentId, passed = true, seasonId?: SeasonId) {
  const requested = await requestFlightCheck(db, agentId, { seasonId })
  if (!requested.ok) throw new Error(requested.reason)
  const check = await claimed(db, requested.checkId)
  await finishFlightCheck(db, check, { report: reportOf(check, passed), placements: 15, costMicros: 7 })
  return check
}

/** Runs the action at the first call, and does nothing at any later one. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

describe('a flight check', () => {
  it('is queued once, even after several requests', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const asked = await Promise.all(Array.from({ length: 4 }, () => requestFlightCheck(db, agentId)))
    expect(new Set(asked.map((one) => one.ok && one.checkId)).size).toBe(1)
    expect(await openFlightChecks(db)).toHaveLength(1)
  })

  it('uses the rules of the season whose queue its agent joins, or of a named season', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const cup = await saveSeason(db, {
      slug: 'cup',
      name: 'Cup',
      game: 'who-is-spy',
      ruleset: rulesets['undercover-5'],
      demo: false,
      languages: ['en'],
    })
    await db.prisma.season.update({ where: { id: cup }, data: { ownerId: await owner(db) } })
    const { agentId } = await registered(db)
    expect((await fly(db, agentId)).ruleset.id).toBe('wis-2024')
    expect((await fly(db, agentId, true, cup)).ruleset.id).toBe('undercover-5')
  })

  it('shows its progress, and only its last claim can store it', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const requested = await requestFlightCheck(db, agentId)
    const first = await claimed(db, requested.ok ? requested.checkId : '')
    const second = await claimed(db, first.checkId)
    const progress = { now: null, total: 30, steps: [] }
    expect(await saveFlightProgress(db, first, progress)).toBe('lost')
    expect(await saveFlightProgress(db, second, progress)).toBe('saved')
    expect(await readFlightCheck(db, agentId)).toMatchObject({ state: 'running', progress })
    expect(
      await finishFlightCheck(db, first, { report: reportOf(first, true), placements: 15, costMicros: 0 }),
    ).toBe(false)
    expect(await readFlightCheck(db, agentId)).toMatchObject({ state: 'running' })
  })

  it('that passed is the badge of that version, and gives it its placements once', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { agentId, vault } = await registered(db, model)
    await fly(db, agentId)
    expect(await readAgent(db, agentId)).toMatchObject({ badge: { rulesetId: 'wis-2024', score: 100 } })
    expect(await ownerAgent(db, agentId)).toMatchObject({
      placementsLeft: 15,
      today: { tokens: 1000, dollars: 7e-6 },
    })
    await db.prisma.placement.updateMany({ data: { left: 0 } })
    await fly(db, agentId)
    expect((await ownerAgent(db, agentId))?.placementsLeft).toBe(0)
    await addVersion(db, vault, agentId, { connector: model, note: '' })
    expect((await readAgent(db, agentId))?.badge).toBeNull()
  })

  it('that ends while its page is read is not shown as passed without its badge', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { agentId } = await registered(db)
    const requested = await requestFlightCheck(db, agentId)
    const check = await claimed(db, requested.ok ? requested.checkId : '')
    const finish = once(() =>
      finishFlightCheck(db, check, { report: reportOf(check, true), placements: 15, costMicros: 0 }),
    )
    const readsSlowly = db.prisma.$extends({
      query: {
        $allModels: {
          $allOperations: async ({ model, args, query }) => {
            const found: unknown = await query(args)
            if (model === 'Agent' || model === 'FlightCheck') await finish()
            return found
          },
        },
      },
    })
    const page = await ownerAgent({ ...db, prisma: readsSlowly as unknown as Database['prisma'] }, agentId)
    expect(page?.check?.state === 'done' && page.badge === null).toBe(false)
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { state: 'done' }, badge: { score: 100 } })
  })

  it('that failed is announced to the owner, and gives nothing', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    await fly(db, agentId, false)
    expect(await ownerAgent(db, agentId)).toMatchObject({
      badge: null,
      placementsLeft: 0,
      check: { state: 'done', report: { passed: false } },
      notices: [{ kind: 'flight-check-done', params: { passed: false, version: 1 } }],
    })
  })

  it('that cannot be flown ends as not passed, tells the owner once, and can be asked for again', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const requested = await requestFlightCheck(db, agentId)
    const checkId = requested.ok ? requested.checkId : ''
    await db.prisma.flightCheck.update({ where: { id: checkId }, data: { ruleset: { form: 'unknown' } } })
    await expect(claimFlightCheck(db, checkId)).rejects.toThrow('ruleset')
    expect([await callOffFlightCheck(db, checkId), await callOffFlightCheck(db, checkId)]).toEqual([
      true,
      false,
    ])
    expect(await ownerAgent(db, agentId)).toMatchObject({
      badge: null,
      check: { state: 'done', report: null },
      notices: [{ kind: 'flight-check-called-off', params: { version: 1 } }],
    })
    expect(await openFlightChecks(db)).toEqual([])
    expect(await requestFlightCheck(db, agentId)).toMatchObject({ ok: true })
  })

  it('expires with its ruleset', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { agentId } = await registered(db)
    await passFlightCheck(db, agentId, 'wis-2023')
    expect((await readAgent(db, agentId))?.badge).toBeNull()
  })

  it('of an agent with one memory waits for its match, and its next match for the check', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const { agentId } = await registered(db, space)
    await deal(db, seasonId, [agentId])
    const requested = await requestFlightCheck(db, agentId)
    const checkId = requested.ok ? requested.checkId : ''
    expect(await claimFlightCheck(db, checkId)).toBe('busy')
    await db.pool.query(`update matches set status = 'void'`)
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['being-checked'] })
    expect(await claimed(db, checkId)).toMatchObject({ attempt: 1, kind: 'hf-space', version: 1 })
  })
})

describe('flight checks of one agent', () => {
  it('of agents that share one memory run one after another', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, space)
    const first = await requestFlightCheck(db, agentId)
    await claimed(db, first.ok ? first.checkId : '')
    await addVersion(db, vault, agentId, { connector: space, note: '' })
    const second = await requestFlightCheck(db, agentId)
    expect(await claimFlightCheck(db, second.ok ? second.checkId : '')).toBe('busy')
    expect(await openFlightChecks(db)).toEqual([first.ok && first.checkId])
  })

  it('are not run for a version that is no longer the newest', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    await requestFlightCheck(db, agentId)
    await addVersion(db, vault, agentId, { connector: model, note: '' })
    expect(await openFlightChecks(db)).toEqual([])
  })

  it('are refused once its limits of the day are used up', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    await updateAgent(db, agentId, { limits: { tokensPerDay: 10 } })
    expect(await requestFlightCheck(db, agentId)).toEqual({ ok: false, reason: 'budget-spent' })
  })
})

describe('a ranked ticket', () => {
  it('is for a version that has passed a flight check in its language under the season’s ruleset', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const { agentId, vault } = await registered(db)
    const request = { agentId, seasonId, mode: 'ranked', language: 'en' } as const
    const needed = { ok: false, reason: 'flight-check-needed' }
    expect(await openTicket(db, request)).toEqual(needed)
    await passFlightCheck(db, agentId, 'wis-2023')
    expect(await openTicket(db, request)).toEqual(needed)
    await fly(db, agentId)
    expect(await openTicket(db, request)).toMatchObject({ ok: true })
    expect(await openTicket(db, request)).toEqual({ ok: false, reason: 'already-waiting' })
    await addVersion(db, vault, agentId, { connector: space, note: '' })
    expect(await openTicket(db, request)).toEqual(needed)
  })

  it('does not keep an agent from waiting for other games, and says when its match is over', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const ruleset = rulesets['wis-2024']
    const named = {
      slug: 'two',
      name: 'Two',
      game: 'who-is-spy',
      ruleset,
      demo: false,
      languages: ['en' as const],
    }
    const other = await saveSeason(db, named)
    const { agentId } = await registered(db, webhook)
    const wish = { agentId, mode: 'practice', language: 'en' } as const
    const opened = await openTicket(db, { ...wish, seasonId })
    if (!opened.ok) throw new Error(opened.reason)
    expect(await openTicket(db, { ...wish, seasonId })).toEqual({ ok: false, reason: 'already-waiting' })
    expect(await openTicket(db, { ...wish, seasonId: other })).toMatchObject({ ok: true })
    expect(await currentTickets(db, agentId)).toHaveLength(2)
    const dealt = await deal(db, seasonId, [agentId])
    const matchId = 'matchId' in dealt ? dealt.matchId : ''
    const seated = `update tickets set state = 'seated', match_id = $2 where id = $1`
    await db.pool.query(seated, [opened.ticketId, matchId])
    expect(await readTicket(db, opened.ticketId)).toMatchObject({ matchStatus: 'waiting' })
    await db.pool.query(`update matches set status = 'finished'`)
    expect(await readTicket(db, opened.ticketId)).toMatchObject({
      matchStatus: 'finished',
      game: 'who-is-spy',
    })
  })

  it('is not for experiments, which may practise', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const strategy = { preset: 'plain+attack-abstain' }
    const { agentId } = await registered(db, { ...model, strategy })
    await fly(db, agentId)
    const request = { agentId, seasonId, language: 'en' } as const
    expect(await openTicket(db, { ...request, mode: 'ranked' })).toEqual({ ok: false, reason: 'experiment' })
    expect(await openTicket(db, { ...request, mode: 'practice' })).toMatchObject({ ok: true })
  })

  it('is for an open season and a language that the agent plays', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const { agentId } = await registered(db)
    const request = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    await db.pool.query(`update agents set languages = '{zh}'`)
    expect(await openTicket(db, request)).toEqual({ ok: false, reason: 'language-not-played' })
    await db.pool.query(`update seasons set state = 'final'`)
    expect(await openTicket(db, request)).toEqual({ ok: false, reason: 'season-closed' })
  })
})

describe('an agent that was taken offline for its faults', () => {
  async function struck(db: Database) {
    const { agentId } = await registered(db)
    await setOnline(db, agentId, { online: true })
    for (let seq = 0; seq < 3; seq++) await fault(db, agentId, seq)
    expect(await strike(db, agentId)).toBe(true)
    return agentId
  }
  const fault = (db: Database, agentId: string, seq: number) =>
    db.prisma.fault.create({
      data: { agentId, matchId: 'm', seq, at: new Date(), verdict: 'agent', detail: 'late' },
    })

  it('comes back once its owner confirms, and is out again with its next fault of the hour', async () => {
    const db = await freshDatabase()
    const agentId = await struck(db)
    const refused = { ok: false, reason: 'offline-for-faults' }
    expect(await setOnline(db, agentId, { online: true })).toEqual(refused)
    expect(await ownerAgent(db, agentId)).toMatchObject({
      online: false,
      offline: { reason: 'too-many-faults' },
    })
    expect(await setOnline(db, agentId, { online: true, confirmed: true })).toEqual({ ok: true })
    expect(await ownerAgent(db, agentId)).toMatchObject({ online: true, offline: null })
    await fault(db, agentId, 3)
    expect(await strike(db, agentId)).toBe(true)
    expect(await ownerAgent(db, agentId)).toMatchObject({ online: false, faults: { length: 4 } })
  })

  it('has no faults forgiven because its owner took it offline and back', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    for (let seq = 0; seq < 3; seq++) {
      await setOnline(db, agentId, { online: true })
      await setOnline(db, agentId, { online: false })
      await fault(db, agentId, seq)
    }
    expect(await strike(db, agentId)).toBe(true)
  })

  it('is out with three faults although it was never online, and its ticket with it', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const seasonId = await openSeason(db)
    const wish = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const opened = await openTicket(db, wish)
    if (!opened.ok) throw new Error(opened.reason)
    for (let seq = 0; seq < 3; seq++) await fault(db, agentId, seq)
    expect(await strike(db, agentId)).toBe(true)
    expect(await strike(db, agentId)).toBe(false)
    expect(await readTicket(db, opened.ticketId)).toMatchObject({ state: 'left', reason: 'agent-offline' })
    const client = await db.pool.connect()
    onTestFinished(() => client.release())
    expect(await takenOffline(client, [agentId])).toEqual([{ agentId, reason: 'agent-offline' }])
  })

  it('had none of them in practice, where faults count for nothing', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const dealt = await deal(db, await openSeason(db), [agentId])
    if (!('matchId' in dealt)) throw new Error('refused')
    const { matchId } = dealt
    await db.pool.query(`update matches set mode = 'practice'`)
    for (let seq = 0; seq < 3; seq++)
      await db.prisma.fault.create({
        data: { agentId, matchId, seq, at: new Date(), verdict: 'agent', detail: 'late' },
      })
    expect(await strike(db, agentId)).toBe(false)
    await db.pool.query(`update matches set mode = 'ranked'`)
    expect(await strike(db, agentId)).toBe(true)
  })

  it('comes back once it has passed a flight check since', async () => {
    const db = await freshDatabase()
    const agentId = await struck(db)
    await fly(db, agentId, false)
    expect(await setOnline(db, agentId, { online: true })).toMatchObject({ ok: false })
    await fly(db, agentId)
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: true })
    await fault(db, agentId, 3)
    expect(await strike(db, agentId)).toBe(false)
  })
})

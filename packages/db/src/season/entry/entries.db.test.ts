import type { AgentId, SeasonId } from '@wis/engine'
import { newSeason } from '@wis/protocol'
import type { EntryDecision } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { addVersion } from '../../agent/version/add-version.ts'
import type { Database } from '../../database.ts'
import { model, owner, passFlightCheck, registered } from '../../testing/registered.ts'
import { openTicket } from '../../ticket/open-ticket.ts'
import { inTransaction } from '../../transaction.ts'
import { createSeason } from '../create-season.ts'
import { moveSeason } from '../move-season.ts'
import { readSeason } from '../read-season.ts'
import { decideEntry } from './decide-entry.ts'
import { enterSeason, withdrawEntry } from './enter-season.ts'
import { crowdedOwners, listEntries } from './list-entries.ts'
import { freezeVersions } from './taking-part.ts'

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const basics = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024', entryEndsAt: tomorrow }

/** An open season with these terms. */
async function season(db: Database, terms: object = {}, about: object = {}) {
  const actor = { id: await owner(db, 'Olga'), name: 'Olga' }
  const slug = await createSeason(db, actor, newSeason.parse({ ...basics, terms, ...about }))
  const id = (await readSeason(db, slug))?.id as SeasonId
  await moveSeason(db, actor, id, 'open')
  const enter = (agentId: AgentId) => enterSeason(db, { seasonId: id, agentId })
  const say = (agentId: AgentId, decision: EntryDecision) =>
    decideEntry(db, actor, { seasonId: id, agentId, decision })
  const join = (agentId: AgentId) => openTicket(db, { agentId, seasonId: id, mode: 'ranked', language: 'en' })
  return { actor, id, enter, say, join }
}

async function badged(db: Database, name = 'Old Fox') {
  const agent = await registered(db, undefined, name)
  await passFlightCheck(db, agent.agentId)
  return agent.agentId
}

const endEntry = (db: Database) =>
  db.pool.query(`update seasons set entry_ends_at = now() - interval '1 second'`)

describe('open entry', () => {
  it('takes an agent that has passed its flight check, once', async () => {
    const db = await freshDatabase()
    const { enter } = await season(db)
    const agentId = await badged(db)
    expect(await enter(agentId)).toEqual({ ok: true, state: 'entered' })
    expect(await enter(agentId)).toEqual({ ok: false, reason: 'already-entered' })
  })

  it('refuses one without a badge, of another language, retired or experimental', async () => {
    const db = await freshDatabase()
    const { enter } = await season(db)
    expect(await enter((await registered(db)).agentId)).toMatchObject({ reason: 'flight-check-needed' })
    const [chinese, retired] = [await badged(db), await badged(db)]
    await db.prisma.agent.update({ where: { id: chinese }, data: { languages: ['zh'] } })
    await db.prisma.agent.update({ where: { id: retired }, data: { retiredAt: new Date() } })
    expect(await enter(chinese)).toMatchObject({ reason: 'language-not-played' })
    expect(await enter(retired)).toMatchObject({ reason: 'agent-retired' })
    const odd = { ...model, strategy: { preset: 'plain+injection' } } as const
    expect(await enter((await registered(db, odd)).agentId)).toMatchObject({ reason: 'experiment' })
  })

  it('ends with its date', async () => {
    const db = await freshDatabase()
    const { enter } = await season(db)
    await endEntry(db)
    expect(await enter(await badged(db))).toMatchObject({ reason: 'entry-closed' })
  })
})

describe('by invitation', () => {
  it('only invited agents come in, and an invitation is announced', async () => {
    const db = await freshDatabase()
    const { enter, say } = await season(db, { entry: 'invitation' })
    const agentId = await badged(db)
    expect(await enter(agentId)).toMatchObject({ reason: 'not-invited' })
    expect(await say(agentId, 'invite')).toEqual({ ok: true, state: 'invited' })
    const { kind, params } = await db.prisma.notice.findFirstOrThrow({ where: { agentId } })
    expect({ kind, params }).toMatchObject({
      kind: 'season-entry',
      params: { state: 'invited', slug: 'cup' },
    })
    expect(await enter(agentId)).toEqual({ ok: true, state: 'entered' })
  })
})

describe('by approval', () => {
  it('an agent asks, and is let in or not', async () => {
    const db = await freshDatabase()
    const { enter, say } = await season(db, { entry: 'approval' })
    const [liked, disliked] = [await badged(db, 'A'), await badged(db, 'B')]
    expect(await enter(liked)).toEqual({ ok: true, state: 'requested' })
    expect(await enter(liked)).toMatchObject({ reason: 'already-requested' })
    await enter(disliked)
    expect(await say(liked, 'approve')).toEqual({ ok: true, state: 'entered' })
    expect(await say(disliked, 'refuse')).toEqual({ ok: true, state: 'refused' })
    expect(await enter(disliked)).toMatchObject({ reason: 'entry-refused' })
    expect(await say(disliked, 'approve')).toMatchObject({ reason: 'not-possible' })
  })

  it('a request is known to the organizer and to the agent’s owner', async () => {
    const db = await freshDatabase()
    const { id, enter } = await season(db, { entry: 'approval' })
    const { agentId, ownerId } = await registered(db)
    await passFlightCheck(db, agentId)
    await enter(agentId)
    const seen = async (reader: Parameters<typeof listEntries>[2]) =>
      (await listEntries(db, id, reader)).length
    expect(await seen({ isOrganizer: false })).toBe(0)
    expect(await seen({ isOrganizer: false, userId: ownerId })).toBe(1)
    expect(await seen({ isOrganizer: true })).toBe(1)
  })
})

describe('the participants', () => {
  it('shows whether an agent can be seated, because a schedule waits for one that cannot', async () => {
    const db = await freshDatabase()
    const { id, enter } = await season(db)
    const agentId = await badged(db)
    await enter(agentId)
    const online = async () =>
      (await listEntries(db, id, { isOrganizer: false })).map((entry) => entry.online)
    await db.prisma.agent.update({ where: { id: agentId }, data: { online: false } })
    expect(await online()).toEqual([false])
    await db.prisma.agent.update({ where: { id: agentId }, data: { online: true } })
    expect(await online()).toEqual([true])
  })
})

describe('the queue of a season', () => {
  it('is for entered agents, as long as they are entered', async () => {
    const db = await freshDatabase()
    const { id, enter, join } = await season(db)
    const agentId = await badged(db)
    expect(await join(agentId)).toMatchObject({ reason: 'not-entered' })
    await enter(agentId)
    expect(await join(agentId)).toMatchObject({ ok: true })
    expect(await withdrawEntry(db, { seasonId: id, agentId })).toBe(true)
    expect(await db.prisma.ticket.findMany()).toMatchObject([{ state: 'left', reason: 'withdrawn' }])
    expect(await join(agentId)).toMatchObject({ reason: 'not-entered' })
    expect(await withdrawEntry(db, { seasonId: id, agentId })).toBe(false)
  })

  it('cannot be left once the season is closed, and no longer changes', async () => {
    const db = await freshDatabase()
    const { id, enter } = await season(db)
    const agentId = await badged(db)
    await enter(agentId)
    await db.prisma.season.update({ where: { id }, data: { state: 'closed' } })
    expect(await withdrawEntry(db, { seasonId: id, agentId })).toBe(false)
    expect(await db.prisma.seasonEntry.findMany()).toMatchObject([{ state: 'entered' }])
  })

  it('ends for an agent that has played all its matches, or is measured', async () => {
    const db = await freshDatabase()
    const { id, enter, join } = await season(db, { matchesPerAgent: 5, stopWidth: 60 })
    const [busy, known] = [await badged(db, 'A'), await badged(db, 'B')]
    for (const agentId of [busy, known]) await enter(agentId)
    await db.pool.query(
      `insert into standings (season_id, language, agent_id, total, matches, points)
       values ($1, 'en', $2, 1500, 5, 0)`,
      [id, busy],
    )
    await db.pool.query(
      `insert into agent_ratings (season_id, language, agent_id, rating, low, high, rank_best, rank_worst, provisional,
                                  scales, matches, fitted_at)
       values ($1, 'en', $2, 1500, 1475, 1525, 1, 2, false, '{}', 40, now())`,
      [id, known],
    )
    expect(await join(busy)).toMatchObject({ reason: 'all-matches-played' })
    expect(await join(known)).toMatchObject({ reason: 'measured' })
  })

  it('is absent if a schedule says who plays', async () => {
    const db = await freshDatabase()
    const { enter, join } = await season(db, {}, { format: 'round-robin' })
    const agentId = await badged(db)
    await enter(agentId)
    expect(await join(agentId)).toMatchObject({ reason: 'matches-by-schedule' })
  })
})

it('a frozen version is the one of the deadline, and plays on when a newer one comes', async () => {
  const db = await freshDatabase()
  const { enter, join } = await season(db, { versions: 'frozen' })
  const { agentId, vault } = await registered(db)
  await passFlightCheck(db, agentId)
  await enter(agentId)
  await inTransaction(db, freezeVersions)
  expect(await db.prisma.seasonEntry.findMany()).toMatchObject([{ versionId: null }])
  await endEntry(db)
  await inTransaction(db, freezeVersions)
  const connector = { kind: 'webhook', url: 'https://agent.example/new' } as const
  await addVersion(db, vault, agentId, { connector, note: '' })
  expect(await join(agentId)).toMatchObject({ ok: true })
  const ticket = await db.prisma.ticket.findFirstOrThrow({ include: { version: true } })
  expect(ticket.version.number).toBe(1)
})

it('a version from after the deadline is not frozen, even if the deadline is processed late', async () => {
  const db = await freshDatabase()
  const { enter } = await season(db, { versions: 'frozen' })
  const { agentId, vault } = await registered(db)
  await passFlightCheck(db, agentId)
  await enter(agentId)
  await db.pool.query(`update agent_versions set created_at = now() - interval '1 hour'`)
  await endEntry(db)
  const connector = { kind: 'webhook', url: 'https://agent.example/new' } as const
  await addVersion(db, vault, agentId, { connector, note: '' })
  await inTransaction(db, freezeVersions)
  const { versionId } = await db.prisma.seasonEntry.findFirstOrThrow()
  expect(await db.prisma.agentVersion.findUnique({ where: { id: versionId ?? '' } })).toMatchObject({
    number: 1,
  })
})

describe('the organizer reads', () => {
  async function crowds(families: readonly number[], about: object) {
    const db = await freshDatabase()
    const { actor, id } = await season(db, { entry: 'approval' }, about)
    for (const [place, agents] of families.entries()) {
      const ownerId = await owner(db, `Owner ${place}`)
      for (let number = 0; number < agents; number++) {
        const agentId = await badged(db, `Agent ${place} ${number}`)
        await db.pool.query('update agents set owner_id = $2 where id = $1', [agentId, ownerId])
        await enterSeason(db, { seasonId: id, agentId })
        await decideEntry(db, actor, { seasonId: id, agentId, decision: 'approve' })
      }
    }
    const found = await readSeason(db, (await db.prisma.season.findUniqueOrThrow({ where: { id } })).slug)
    return found && crowdedOwners(db, found)
  }

  it('which owner has too many agents for a schedule that treats all alike', async () => {
    const owner = 'Owner 0'
    expect(await crowds([3, 1, 1], { format: 'round-robin' })).toEqual([
      { language: 'en', owner, own: 3, agents: 5 },
    ])
    expect(await crowds([2, 1, 1, 1, 1, 1], { format: 'knockout' })).toEqual([])
  })

  it('nothing about owners in a ladder', async () => {
    expect(await crowds([2], {})).toEqual([])
  })
})

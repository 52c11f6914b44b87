import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { leaderboard } from '../doors/boards.ts'
import { openTicket } from '../doors/matches.ts'
import { createSeason, readSeason, saveSeason, seasonFor } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { compareStandings } from '../standing/rebuild-standings.ts'
import { namedAgents, settledHouseMatch } from '../testing/played-out.ts'
import { owner, registered, webhook } from '../testing/registered.ts'

const game = 'tic-tac-toe'
const kit = kitOf(game)
const [ruleset] = kit.setup.presets
const both: readonly Language[] = ['en', 'zh']

function kitOf(id: string) {
  const found = kitCalled(id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

const ladder = (db: Database) =>
  saveSeason(db, { game, ruleset, slug: 'open', name: 'Open', languages: both, demo: true })

/** The same ladder, from the time when it had a board for each language. */
async function earlierLadder(db: Database): Promise<SeasonId> {
  const seasonId = await ladder(db)
  await db.prisma.season.update({ where: { id: seasonId }, data: { languages: [...both] } })
  return seasonId
}

/** An agent that speaks Chinese alone and has passed its check in it. */
async function chineseAgent(db: Database): Promise<AgentId> {
  const { agentId, versionId } = await registered(db, webhook, 'fox')
  await db.prisma.agent.update({
    where: { id: agentId },
    data: { languages: ['zh'], games: [], online: true },
  })
  const check = { agentId, versionId, game, rulesetId: ruleset.id, ruleset: {}, languages: ['zh'] }
  await db.prisma.flightCheck.create({ data: { id: 'check', ...check, state: 'done', passed: true } })
  return agentId
}

/** A match of these two that was settled on a ladder. */
async function played(db: Database, seasonId: SeasonId, language: Language, names: readonly string[]) {
  const agentIds = await namedAgents(db, names)
  const versions = await db.prisma.agentVersion.findMany({ where: { agentId: { in: agentIds } } })
  const agents = agentIds.map((agentId) => ({
    agentId,
    versionId: ids.version(versions.find((version) => version.agentId === agentId)?.id ?? ''),
  }))
  return settledHouseMatch(db, kit, { seasonId, agents, seed: names.join(), language })
}

const namesOn = async (db: Database, language: Language, seasonSlug = 'open') =>
  (await leaderboard(db, { seasonSlug, language }))?.items.map(({ agent }) => agent.name).sort()

describe('a game without words', () => {
  it('begins every new season with one ladder', async () => {
    const db = await freshDatabase()
    await ladder(db)
    expect(await readSeason(db, 'open')).toMatchObject({ languages: ['en'], ladders: ['en'] })
    const actor = { id: await owner(db), name: 'Owner' }
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const wish = {
      name: 'Cup',
      game,
      ruleset: ruleset.id,
      languages: ['zh', 'en'],
      entryEndsAt: soon,
      format: 'knockout',
    }
    const slug = await createSeason(db, actor, newSeason.parse(wish))
    expect(await readSeason(db, slug)).toMatchObject({ languages: ['zh'], ladders: ['zh'] })
  })

  it('seats an agent that speaks another language on it', async () => {
    const db = await freshDatabase()
    const seasonId = await earlierLadder(db)
    const agentId = await chineseAgent(db)
    expect(await seasonFor(db, { language: 'zh', game })).toBe(seasonId)
    expect(await openTicket(db, { agentId, seasonId, mode: 'ranked', language: 'zh' })).toMatchObject({
      ok: true,
    })
    expect(await db.prisma.ticket.findMany({ select: { language: true } })).toEqual([{ language: 'en' }])
  })

  it('shows the one board in every language, and forgets nothing of an earlier one', async () => {
    const db = await freshDatabase()
    const seasonId = await earlierLadder(db)
    await played(db, seasonId, 'en', ['ann', 'bob'])
    await played(db, seasonId, 'zh', ['cid', 'dan'])
    expect(await readSeason(db, 'open')).toMatchObject({ languages: both, ladders: ['en'] })
    expect([await namesOn(db, 'en'), await namesOn(db, 'zh')]).toEqual([
      ['ann', 'bob'],
      ['ann', 'bob'],
    ])
    expect(await compareStandings(db)).toEqual([])
    expect(await db.prisma.standing.count({ where: { language: 'zh' } })).toBe(2)
    // A closed season is read as it was.
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'closed' } })
    expect([await namesOn(db, 'en'), await namesOn(db, 'zh')]).toEqual([
      ['ann', 'bob'],
      ['cid', 'dan'],
    ])
  })

  it('leaves the seasons of organizers as they began', async () => {
    const db = await freshDatabase()
    const seasonId = await earlierLadder(db)
    const organizer = await owner(db)
    await db.prisma.season.update({ where: { id: seasonId }, data: { ownerId: organizer } })
    expect(await readSeason(db, 'open')).toMatchObject({ ladders: both })
  })
})

it('a game of words keeps one ladder for each language', async () => {
  const db = await freshDatabase()
  const spy = kitOf('who-is-spy')
  const words = { game: spy.id, ruleset: spy.setup.presets[0] }
  const seasonId = await saveSeason(db, { ...words, slug: 'open', name: 'Open', languages: both, demo: true })
  const agentId = await chineseAgent(db)
  expect(await readSeason(db, 'open')).toMatchObject({ ladders: both })
  const wish = { agentId, seasonId, mode: 'practice' } as const
  expect(await openTicket(db, { ...wish, language: 'en' })).toMatchObject({ reason: 'language-not-played' })
  expect(await openTicket(db, { ...wish, language: 'zh' })).toMatchObject({ ok: true })
})

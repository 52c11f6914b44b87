import type { Agent } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents, saveHouseAgents } from '@wis/db/agents'
import { listUnfinished, openTicket, saveWordPairs, usualGame } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { houseOfKit, kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { personas, rankedPairs, rulesets, undercoverPairs, wordPairs } from '@wis/games/who-is-spy'
import type { TurnRequest } from '@wis/protocol'
import { matchmake } from '../matchmaking/matchmaker.ts'
import { playerOf, seated } from './scheduled-season.ts'
import { guest, online } from './waiting-agents.ts'

/** An open season with words and house agents, in which no match was played. */
export async function openSeason(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
  await saveWordPairs(db, undercoverPairs, 'undercover')
  await saveHouseAgents(
    db,
    personas.map(({ slug, name }) => ({
      slug,
      game: usualGame,
      name: name.en,
      nameZh: name.zh,
      description: '',
      descriptionZh: '',
    })),
  )
  const season = { slug: 'test', name: 'Test', game: 'who-is-spy', ruleset: rulesets['wis-2024'] }
  return saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false })
}

/** The open ladder of a game, with its house agents. */
export async function openLadderOf(db: Database, game: string): Promise<SeasonId> {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`there is no game called ${game}`)
  await saveHouseAgents(
    db,
    houseOfKit(kit).map(({ slug, name }) => ({
      slug,
      game,
      name: name.en,
      nameZh: name.zh,
      description: '',
      descriptionZh: '',
    })),
  )
  const [ruleset] = kit.setup.presets
  const season = { slug: `open-${game}`, name: game, game, ruleset, demo: true }
  return saveSeason(db, { ...season, languages: ['en', 'zh'] })
}

/** Queues house agents for the wanted number of tables. */
export async function queueHouseTables(db: Database, seasonId: SeasonId, tables: number): Promise<void> {
  const house = (await listHouseAgents(db)).slice(0, 6)
  for (let table = 0; table < tables; table++) {
    for (const { id: agentId } of house) {
      await openTicket(db, { agentId, seasonId, mode: 'ranked', language: table % 3 === 2 ? 'zh' : 'en' })
    }
  }
}

/** An agent of an owner that may play these games ranked. Its badge is of the first ruleset of each. */
export async function allRounder(
  db: Database,
  name: string,
  { games, owner = name }: { readonly games: readonly string[]; readonly owner?: string },
): Promise<AgentId> {
  const agentId = await online(db, guest(name, owner))
  await db.prisma.agent.update({ where: { id: agentId }, data: { games: [...games], concurrency: 4 } })
  const check = await db.prisma.flightCheck.findFirstOrThrow({ where: { agentId } })
  for (const game of games) {
    const rulesetId = kitOf(game).setup.presets[0].id
    const data = {
      ...check,
      id: `${agentId}-${game}`,
      game,
      rulesetId,
      ruleset: {},
      progress: {},
      report: {},
    }
    await db.prisma.flightCheck.create({ data })
  }
  return agentId
}

/** The open ladder of strangers of a game, and the one of self-play beside it. */
export async function bothLadders(db: Database, game: string) {
  const strangers = await openLadderOf(db, game)
  const [ruleset] = kitOf(game).setup.presets
  const selfPlay = await saveSeason(db, {
    slug: `self-play-${game}`,
    name: game,
    game,
    ruleset,
    languages: ['en', 'zh'],
    demo: true,
    terms: { seats: 'self-play' },
  })
  return { strangers, selfPlay }
}

export function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}

interface Asked {
  readonly seasonId: SeasonId
  readonly agentId: AgentId
  readonly mode?: 'ranked' | 'practice'
}

/** Asks for a match, and lets the matchmaker look once. The matches that were dealt. */
export async function dealtFor(db: Database, { seasonId, agentId, mode = 'ranked' }: Asked) {
  const opened = await openTicket(db, { agentId, seasonId, mode, language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return seated(db, (queue) => matchmake(db, queue), idle)
}

const idle = (): Agent<TurnRequest> => ({ reply: () => Promise.reject(new Error('not asked here')) })

/** Plays all matches under way, every seat with an agent of its own. */
export async function playAll(db: Database, agentFor: (slug: string) => Agent): Promise<readonly MatchId[]> {
  const matches = await listUnfinished(db)
  for (const matchId of matches) await playerOf(db, agentFor)(matchId)
  return matches
}

/** Gives an agent's only version a badge without a flight check. */
export async function giveBadge({ prisma }: Database, agentId: AgentId): Promise<void> {
  const { id: versionId } = await prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const languages = ['en', 'zh']
  const rulesetId = rulesets['wis-2024'].id
  await prisma.flightCheck.create({
    data: {
      id: newId(),
      agentId,
      versionId,
      rulesetId,
      ruleset: {},
      languages,
      state: 'done',
      passed: true,
      score: 100,
    },
  })
}

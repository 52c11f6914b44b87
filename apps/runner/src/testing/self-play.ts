import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { listUnfinished, openTicket } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import { matchmake } from '../matchmaking/matchmaker.ts'
import { playerOf, seated } from './scheduled-season.ts'
import { openLadderOf } from './season.ts'
import { guest, online } from './waiting-agents.ts'

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

import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { PuzzleDay } from '../daily/daily-puzzle.ts'
import type { Database } from '../database.ts'

export interface HuntKey extends PuzzleDay {
  readonly game: string
}

/** What the beliefs that were stated at the table earned on average. Null where nobody stated any. */
export interface TablePoints {
  readonly house: number | null
  readonly agents: number | null
}

export interface Hunt extends HuntKey {
  readonly matchId: MatchId
  readonly table: TablePoints
}

export async function readHunt(db: Database, { day, game, language }: HuntKey): Promise<Hunt | undefined> {
  const row = await db.prisma.hunt.findUnique({ where: { day_game_language: { day, game, language } } })
  if (!row) return undefined
  const table = { house: row.housePoints, agents: row.agentPoints }
  return { day, game, language, matchId: ids.match(row.matchId), table }
}

/** Keeps a hunt for its day. Where several servers choose at once, the first choice stands. */
export async function keepHunt(
  db: Database,
  { day, game, language, matchId, table }: Hunt,
): Promise<Hunt | undefined> {
  const row = { day, game, language, matchId, housePoints: table.house, agentPoints: table.agents }
  await db.prisma.hunt.createMany({ data: [row], skipDuplicates: true })
  return readHunt(db, { day, game, language })
}

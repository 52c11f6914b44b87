import type { SeasonBoard } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { BoardRow, UnrankedRow } from '../standing/board.ts'
import { leaderboard } from '../standing/leaderboard.ts'

const linesAtOnce = 500

interface Taken {
  readonly slug: string
  readonly languages: readonly string[]
  readonly final: boolean
}

/** The whole boards of a season as they stand now. */
export async function takeBoard(db: Database, { slug, languages, final }: Taken): Promise<SeasonBoard> {
  const boards = []
  for (const language of languages)
    boards.push({ language, lines: (await linesOf(db, slug, language)).map(lineOf) })
  return { takenAt: new Date().toISOString(), final, boards }
}

async function linesOf(
  db: Database,
  seasonSlug: string,
  language: string,
): Promise<readonly (BoardRow | UnrankedRow)[]> {
  const lines: (BoardRow | UnrankedRow)[] = []
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page = await leaderboard(db, {
      seasonSlug,
      language,
      cursor,
      limit: linesAtOnce,
      seesWithheld: true,
    })
    lines.push(...(page?.items ?? []), ...(page?.disqualified ?? []))
    cursor = page?.nextCursor ?? null
  }
  return lines
}

type Line = SeasonBoard['boards'][number]['lines'][number]

function lineOf(row: BoardRow | UnrankedRow): Line {
  const { id, slug, name, nameZh, kind, owner } = row.agent
  const rank = 'rank' in row ? row.rank : null
  return { rank, total: row.total, tally: row.tally, agent: { id, slug, name, nameZh, kind, owner } }
}

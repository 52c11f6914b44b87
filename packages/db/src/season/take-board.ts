import type { SeasonBoard } from '@wis/protocol'
import type { Database } from '../database.ts'
import { plainKit } from '../game/plain-kit.ts'
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
  for (const language of languages) boards.push({ language, lines: await linesOf(db, slug, language) })
  return { takenAt: new Date().toISOString(), final, boards }
}

async function linesOf(db: Database, seasonSlug: string, language: string): Promise<Line[]> {
  const lines: Line[] = []
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page = await leaderboard(db, {
      seasonSlug,
      language,
      cursor,
      limit: linesAtOnce,
      seesWithheld: true,
    })
    const isPlain = page !== undefined && plainKit(page.game) !== undefined
    const rows = [...(page?.items ?? []), ...(page?.disqualified ?? [])]
    lines.push(...rows.map((row) => lineOf(row, isPlain)))
    cursor = page?.nextCursor ?? null
  }
  return lines
}

type Line = SeasonBoard['boards'][number]['lines'][number]

function lineOf(row: BoardRow | UnrankedRow, isPlain: boolean): Line {
  const { id, slug, name, nameZh, kind, owner } = row.agent
  const { total, tally, sums, trueSkill } = row
  const rank = 'rank' in row ? row.rank : null
  const agent = { id, slug, name, nameZh, kind, owner }
  return { rank, total, tally, ...(isPlain && { sums, trueSkill }), agent }
}

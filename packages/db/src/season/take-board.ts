import type { SeasonBoard } from '@wis/protocol'
import { olderTally } from '@wis/ratings'
import type { Database } from '../database.ts'
import { countsInUnits, unitsEach, unitsOf, unitsOfFifteenths } from '../game/units-of.ts'
import { plainKit } from '../game/usual-game.ts'
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
  let counted = {}
  for (const language of languages) {
    const { game, lines } = await boardOf(db, slug, language)
    boards.push({ language, lines })
    counted = unitsEach(game) === 1 ? {} : { units: unitsOf(game) }
  }
  return { takenAt: new Date().toISOString(), final, ...counted, boards }
}

async function boardOf(db: Database, seasonSlug: string, language: string): Promise<GameLines> {
  let game = ''
  const lines: Line[] = []
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page = await leaderboard(db, {
      seasonSlug,
      language,
      isExact: true,
      cursor,
      limit: linesAtOnce,
      seesWithheld: true,
    })
    const rows = [...(page?.items ?? []), ...(page?.disqualified ?? [])]
    game = page?.game ?? game
    lines.push(...rows.map((row) => lineOf(row, game)))
    cursor = page?.nextCursor ?? null
  }
  return { game, lines }
}

interface GameLines {
  readonly game: string
  readonly lines: Line[]
}

type Line = SeasonBoard['boards'][number]['lines'][number]

function lineOf(row: BoardRow | UnrankedRow, game: string): Line {
  const { id, slug, name, nameZh, kind, owner } = row.agent
  const { tally, sums, trueSkill } = countsInUnits(game, row)
  const total = unitsOfFifteenths(game, row.total)
  const rank = 'rank' in row ? row.rank : null
  const agent = { id, slug, name, nameZh, kind, owner }
  const { facts } = tally
  const named = plainKit(game) && { sums: sums && { ...sums, facts }, trueSkill }
  return { rank, total, tally: olderTally(tally), ...named, agent }
}

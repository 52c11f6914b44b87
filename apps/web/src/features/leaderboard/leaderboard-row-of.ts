import type { Board, BoardRow, RatedRow, Skill } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { unitsPerPoint } from '@wis/ratings'
import type { RankingRule } from '@wis/ratings'
import { pointsText } from '../../components/text/number-text.ts'
import { recordNumbersOf } from '../../server/api/record-numbers-of.ts'
import { mainNumberOf } from './game/game-cell.ts'
import { gameNumbersOf, kitOfBoard } from './game/game-of-board.ts'
import type { KitOfBoard } from './game/game-of-board.ts'

/** A stored row with all the numbers that follow from its counts. The kit is that of a game with columns of its own. */
export function leaderboardRowOf(
  row: BoardRow | RatedRow,
  rule: RankingRule,
  kit?: KitOfBoard,
): LeaderboardRow {
  return {
    rank: row.rank,
    agent: row.agent,
    owner: row.agent.owner,
    ...recordNumbersOf(row, rule, {
      units: unitsPerPoint(kit?.results.perPoint),
      hasOwn: kit !== undefined && !kit.board.older,
    }),
    ...skillOf('skill' in row ? row.skill : null),
    ...paceOf('pace' in row ? row.pace : null),
    ...('costMicros' in row && row.costMicros !== undefined && { costPerMatch: row.costMicros / 1_000_000 }),
    ...(kit && { inGame: gameNumbersOf(kit, row) }),
    ...(row.vouched !== undefined && { vouched: row.vouched, rankInPart: row.rankInPart }),
  }
}

function skillOf(skill: RatedRow['skill']) {
  return {
    rating: skill?.rating ?? null,
    ratingLow: skill?.low ?? null,
    ratingHigh: skill?.high ?? null,
    rankRange: skill?.rankRange ?? null,
    tier: skill?.tier ?? null,
    provisional: skill?.provisional ?? true,
    matchesMissing: skill?.matchesMissing ?? null,
    ...(skill && 'deception' in skill ? scalesOf(skill) : { deception: null, detection: null }),
  }
}

const scalesOf = ({ deception, detection }: Skill) => ({ deception, detection })

function paceOf(pace: RatedRow['pace']) {
  const { turns, faults } = pace ?? { turns: 0, faults: 0 }
  return {
    faultRate: { value: turns === 0 ? null : faults / turns, count: faults, of: turns },
    p95LatencyMs: pace?.p95LatencyMs ?? null,
  }
}

/** What a row has in the column that its board goes by, where there is room for one number. */
export function mainTextOf(board: Pick<Board, 'game' | 'order' | 'part' | 'rule'>, row: BoardRow): string {
  const kit = kitOfBoard(board)
  return kit ? (mainNumberOf(leaderboardRowOf(row, board.rule, kit), kit) ?? '–') : pointsText(row.total)
}

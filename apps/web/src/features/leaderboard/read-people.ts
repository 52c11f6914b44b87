import type { Database } from '@wis/db'
import type { Board } from '@wis/db/boards'
import { readPeopleBoard, readPeopleRow } from '@wis/db/people'
import type { PeopleBoard, PeopleRow } from '@wis/db/people'
import type { LeaderboardPage } from '@wis/protocol'
import type { GroupedMean } from '@wis/ratings'
import { hasSides, kitOfBoard } from './game/game-of-board.ts'

/** What people got at practice tables of a board. Undefined for a board that is kept back. */
export async function readPeopleOfBoard(db: Database, board: Board): Promise<PeopleRow | undefined> {
  const kit = kitOfBoard(board)
  if (board.withheld || !kit) return undefined
  const row = await readPeopleRow(db, { ...board, part: board.part?.id })
  return hasSides(kit) ? row : { ...row, wins: null }
}

/** The people of a mixed season, by rank. Undefined for the board of any other season, of a part, or one that is kept back. */
export async function readPeopleOfSeason(
  db: Database,
  board: Board,
  userId?: string,
): Promise<PeopleBoard | undefined> {
  return board.withheld || board.part ? undefined : readPeopleBoard(db, board, userId)
}

/** The same for programs. */
export const peopleBoardOf = (board: PeopleBoard | undefined): Pick<LeaderboardPage, 'peopleBoard'> =>
  board
    ? {
        peopleBoard: board.people.map(({ isReader: _, isProvisional: __, ...person }) => person),
      }
    : {}

/** The same for programs. Nothing while too few games count. */
export function boardPeopleOf(row: PeopleRow | undefined): Pick<LeaderboardPage, 'people'> {
  if (!row?.points) return {}
  const { games, people, points, wins, roles, metrics } = row
  return {
    people: {
      games,
      people,
      points: rangedOf(points),
      winRate: wins && rangedOf(wins),
      roles: roles.map((one) => ({ role: one.role, ...rangedOf(one) })),
      metrics: metrics.map((one) => ({ id: one.id, ...rangedOf(one) })),
    },
  }
}

export const rangedOf = ({ value, interval }: GroupedMean) => ({
  value,
  low: interval?.low ?? null,
  high: interval?.high ?? null,
})

import { olderExports } from '@wis/games'
import type { OlderEnd } from '@wis/games'
import { winners } from '@wis/protocol'
import type { MatchHeader, MatchRow } from '@wis/protocol'
import { z } from 'zod'
import type { Prisma } from '../generated/client.ts'

/** The columns of a match that only this game fills. */
export const ownMatchColumns = ['spy_seat', 'civilian_word', 'spy_word'] as const
export const ownColumns = ({ spySeat, words }: OlderEnd) =>
  ({ spy_seat: spySeat, civilian_word: words.civilian, spy_word: words.spy }) satisfies Record<
    (typeof ownMatchColumns)[number],
    number | string
  >
/** Those of them that hold the words of the table. */
export const wordColumns = ['civilian_word', 'spy_word'] as const

/** SQL: the word that seat `x` held in match `m`, and the word of the other side. */
export const heldWord = `case x.role when 'spy' then m.spy_word else m.civilian_word end`
export const otherWord = `case x.role when 'spy' then m.civilian_word else m.spy_word end`

/** SQL: whether seat `x` was on the side that won match `m`. */
export const wonItsSide = `(x.role = 'spy') = (m.winner = 'spy')`

/** SQL: whether TrueSkill counts match `m`, as it does in all games but the first. */
export const isRatedBySides = 'm.spy_seat is null'

const side = z.enum(winners).nullable()

/** The columns of a match that say how it ended. Null in other games, and until the end. */
interface StoredEnd {
  readonly game: string
  readonly status: string
  readonly winner: string | null
  readonly spySeat: number | null
  readonly civilianWord: string | null
  readonly spyWord: string | null
}

/** Those whose matches have the fields and columns from before there were kits. */
export const olderGames = olderExports.map(({ game }) => game)

/** Which side won, for a row of a list. Matches of other games have no such field. */
export const shownWinner = ({ game, winner }: StoredEnd): Pick<MatchRow, 'winner'> =>
  olderGames.includes(game) ? { winner: side.parse(winner) } : {}

export const shownSpy = ({ game, spySeat }: StoredEnd): Pick<MatchRow, 'spySeat'> =>
  olderGames.includes(game) ? { spySeat } : {}

export const hiddenEnd = { winner: null, spySeat: null, civilianWord: null, spyWord: null }

export function shownWords({ game, status, civilianWord, spyWord }: StoredEnd): Pick<MatchHeader, 'words'> {
  if (!olderGames.includes(game)) return {}
  if (status !== 'finished' || civilianWord === null || spyWord === null) return { words: null }
  return { words: { civilian: civilianWord, spy: spyWord } }
}

/** The channel of the tables at which the spy may survive, and of the matches in which it did. */
export const roleChannel = {
  id: 'spy',
  /** Its champion is the best in this role, and its tables are ordered by their agents' wins in it. */
  role: 'spy',
} as const

export const matchesOfRoleChannel: Prisma.MatchWhereInput = {
  OR: [{ winner: 'spy', withheld: false }, { status: { in: ['waiting', 'running'] } }],
}

import { traitsOf } from '@wis/protocol'
import type { SeasonBoard } from '@wis/protocol'
import { countsInRole, tallyOfOlder } from '@wis/ratings'
import type { Sums, Tally } from '@wis/ratings'
import type { BoardSort } from './board-statements.ts'

type Stored = SeasonBoard['boards'][number]['lines'][number]
type Role = string | undefined

/** A line of a stored board, with its counts as living boards have them. */
type Line = Omit<Stored, 'tally' | 'sums'> & { readonly tally: Tally; readonly sums?: Sums | undefined }

interface Wanted {
  readonly language: string
  readonly includeHouse?: boolean
  readonly sort?: BoardSort | undefined
  readonly role?: Role
}

/** The lines of a stored board, chosen and ordered like a query of the living board. */
export function linesAsTaken({ boards }: SeasonBoard, query: Wanted): readonly Line[] {
  const { language, includeHouse = true, sort = 'total', role } = query
  const lines = (boards.find((board) => board.language === language)?.lines ?? []).map((line) => ({
    ...line,
    tally: tallyOfOlder(line.tally, line.sums?.facts),
  }))
  const chosen = (includeHouse ? lines : withoutHouse(lines)).filter(
    (line) => !role || countsOf(line, role).matches > 0,
  )
  const scoreOf = scores[sort]
  if (!scoreOf) return chosen
  return chosen.toSorted((one, other) => scoreOf(other, role) - scoreOf(one, role))
}

/** Ranked among themselves, as the living board ranks them: by how many of them stand above. */
function withoutHouse(lines: readonly Line[]): readonly Line[] {
  const others = lines.filter(({ agent }) => traitsOf(agent.kind).hasOwner)
  const ranks = others.flatMap(({ rank }) => (rank === null ? [] : [rank]))
  const ranked = others.flatMap((line) =>
    line.rank === null ? [] : [{ ...line, rank: 1 + countBelow(ranks, line.rank) }],
  )
  return [...ranked, ...others.filter(({ rank }) => rank === null)]
}

const countBelow = (ranks: readonly number[], rank: number) => ranks.filter((other) => other < rank).length

const countsOf = ({ tally }: Line, role: Role) => (role === undefined ? tally : countsInRole(tally, role))

type Score = (line: Line, role: Role) => number

const share = (count: number, of: number) => (of === 0 ? Number.NEGATIVE_INFINITY : count / of)
const shareOf = ({ tally: { facts } }: Line, of: string, per: string, sign = 1) =>
  share(sign * (facts[of] ?? 0), facts[per] ?? 0)

/** The value of a line for an order. A stored line has no ratings, so that order falls back to the official one. */
const scores: Partial<Record<BoardSort, Score>> = {
  average: (line, role) => share(countsOf(line, role).points, countsOf(line, role).matches),
  matches: (line, role) => countsOf(line, role).matches,
  wins: (line, role) => share(countsOf(line, role).wins, countsOf(line, role).matches),
  votes: (line) => shareOf(line, 'ballots-right', 'ballots'),
  fouls: (line) => shareOf(line, 'fouls', 'speeches', -1),
  survival: ({ tally }) => share(tally.facts['rounds-lived'] ?? 0, tally.matches),
  suspicion: (line) => shareOf(line, 'ballots-against', 'ballots-against-possible', -1),
}

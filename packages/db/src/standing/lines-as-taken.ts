import { traitsOf } from '@wis/protocol'
import type { LooksLike, SeasonBoard } from '@wis/protocol'
import { countsInRole, tallyOfOlder } from '@wis/ratings'
import type { Sums, Tally } from '@wis/ratings'
import type { Database } from '../database.ts'
import { looksLikeJson } from '../name/claim-name.ts'
import { isVouched } from '../season/vouched-for.ts'
import type { BoardSort } from './board-statements.ts'
import type { BoardQuery, BoardRow } from './board.ts'

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

type Marks = Pick<BoardRow, 'vouched' | 'rankInPart'>
interface PartedLine {
  readonly rank: number | null
  readonly agent: { readonly id: string }
}

/**
 * The lines of a stored board with their parts, or those of the wanted part. Which agents are vouched for follows from
 * the season's matches, so it is not stored with the board. Agents without a rank belong to no part.
 */
export async function partedLines<Of extends PartedLine>(
  db: Database,
  { id }: { readonly id: string },
  { language, vouched: wanted }: Pick<BoardQuery, 'language' | 'vouched'>,
  lines: readonly Of[],
): Promise<readonly (Of & Marks)[]> {
  const vouchedFor = await agentsVouchedFor(
    db,
    { seasonId: id, language },
    lines.map(({ agent }) => agent.id),
  )
  const isVouchedFor = ({ agent }: PartedLine) => vouchedFor.has(agent.id)
  return lines.flatMap((line) => {
    const { rank } = line
    if (rank === null) return [line]
    const vouched = isVouchedFor(line)
    if (wanted !== undefined && vouched !== wanted) return []
    const above = lines.filter(
      (other) => other.rank !== null && other.rank < rank && isVouchedFor(other) === vouched,
    )
    return [{ ...line, vouched, rankInPart: 1 + above.length }]
  })
}

async function agentsVouchedFor(
  { pool }: Database,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
  agentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'agents-vouched-for',
    text: `select agent_id as id
           from (select $1::text as season_id, $2::text as language, agent_id from unnest($3::text[]) as t(agent_id)) line
           where ${isVouched('line')}`,
    values: [seasonId, language, agentIds],
  })
  return new Set(rows.map(({ id }) => id))
}

interface NamedLine {
  readonly agent: {
    readonly id: string
    readonly name: string
    readonly nameZh: string | null
    readonly owner: string | null
    readonly looksLike?: LooksLike | null | undefined
  }
}

interface Unshown {
  readonly id: string
  readonly isHidden: boolean
  /** The replacement for a hidden name. */
  readonly name: string
  readonly nameZh: string | null
  readonly isOwnerless: boolean
  readonly looksLike: LooksLike | null
}

/**
 * A stored board keeps the names of its day, except names that a moderator has hidden since and owners whose account
 * is gone. Names that look like others are marked as they are now.
 */
export async function withoutHiddenNames<Row extends NamedLine>(
  { pool }: Database,
  lines: readonly Row[],
): Promise<Row[]> {
  const { rows } = await pool.query<Unshown>({
    name: 'unshown-names',
    text: `select id, hidden_for is not null as "isHidden", name, name_zh as "nameZh",
                  owner_id is null as "isOwnerless", ${looksLikeJson} as "looksLike"
           from agents a
           where id = any($1::text[]) and (hidden_for is not null or owner_id is null or looks_like is not null)`,
    values: [lines.map(({ agent }) => agent.id)],
  })
  const unshown = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const found = unshown.get(line.agent.id)
    if (!found) return line
    const { isHidden, name, nameZh, isOwnerless, looksLike } = found
    const agent = {
      ...line.agent,
      ...(isHidden && { name, nameZh }),
      ...(isOwnerless && { owner: null }),
      looksLike,
    }
    return { ...line, agent }
  })
}

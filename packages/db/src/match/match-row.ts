import { languages } from '@wis/games'
import { matchDecision, matchModes, matchStatuses, seasonTerms } from '@wis/protocol'
import type { MatchHeader, MatchRow, SeatHeader } from '@wis/protocol'
import { z } from 'zod'
import { avatarVersionOf } from '../agent/agent-columns.ts'
import { reachedAgent } from '../agent/reached-agent.ts'
import { seatPoints } from '../game/units-of.ts'
import type { Prisma } from '../generated/client.ts'
import { hiddenEnd, shownSpy, shownWinner, shownWords, wonItsSide } from '../legacy/columns.ts'

/** The columns of a match, wherever it is shown. */
export const matchColumns = {
  include: {
    season: { select: { slug: true, name: true, state: true, terms: true } },
    decision: { select: { number: true, kind: true, reason: true } },
    seats: {
      orderBy: { seat: 'asc' },
      include: {
        agent: { include: { avatar: { select: { updatedAt: true } } } },
        version: { select: { number: true } },
      },
    },
  },
} as const satisfies Prisma.MatchDefaultArgs

type StoredMatch = Prisma.MatchGetPayload<typeof matchColumns>

const stored = z.object({
  language: z.enum(languages),
  mode: z.enum(matchModes),
  status: z.enum(matchStatuses),
})

/** The ruleset's id, in any game. */
const named = z.object({ id: z.string() })

/** The reader of a match. */
export interface MatchReader {
  /** Whether the reader may see withheld matches. The organizer of the season and the platform may. */
  readonly seesWithheld?: boolean
}

/** A row as its reader may see it now. Spoilers are left out until the match is over. */
export function matchRowOf(found: StoredMatch, { seesWithheld = false }: MatchReader = {}): MatchRow {
  const match = isKeptBack(found, { seesWithheld }) ? keptBack(found) : found
  const { language, mode, status } = stored.parse(match)
  return {
    id: match.id,
    game: match.game,
    season: { slug: match.season.slug, name: match.season.name },
    mode,
    language,
    status,
    withheld: match.withheld,
    // Answers keep the order of their fields.
    ...shownWinner(match),
    rulesetId: named.parse(match.ruleset).id,
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    endedAt: match.endedAt?.toISOString() ?? null,
    reason: match.reason,
    decision: decisionOf(match),
    ...shownSpy(match),
    seats: match.seats.map((seat) => seatHeaderOf(seat, match)),
    entries: match.nextSeq,
  }
}

export function matchHeaderOf(match: StoredMatch, reader: MatchReader = {}): MatchHeader {
  const { entries: _, ...row } = matchRowOf(match, reader)
  const shown = isKeptBack(match, reader) ? keptBack(match) : match
  return { ...row, commitment: match.commitment, ...shownWords(shown) }
}

/** Where a person may sit, nobody sees the seats before the end, not even the organizer. */
const isKeptBack = (match: StoredMatch, { seesWithheld = false }: MatchReader) =>
  match.withheld && (!seesWithheld || hidesPeople(match))

const hidesPeople = ({ mode, status, season }: StoredMatch) =>
  mode === 'ranked' &&
  (status === 'waiting' || status === 'running') &&
  seasonTerms.parse(season.terms).people === 'mixed'

/** Removes everything that shows how it went. The players of a later stage show how the stage before went. */
function keptBack(match: StoredMatch): StoredMatch {
  return { ...match, seats: [], ...hiddenEnd, reason: null, nextSeq: 0 }
}

function decisionOf({ decision }: StoredMatch): MatchHeader['decision'] {
  return decision && matchDecision.parse(decision)
}

type StoredSeat = StoredMatch['seats'][number]

function seatHeaderOf(
  { seat, alias, points, agent, version, vouched }: StoredSeat,
  { game, seats: all }: Pick<StoredMatch, 'game' | 'seats'>,
): SeatHeader {
  const { id, slug, name, nameZh, kind } = agent
  const avatarVersion = avatarVersionOf(agent)
  const holdsMore = all.some((other) => other.agentId === id && other.seat !== seat)
  return {
    seat,
    alias,
    ...seatPoints(game, points),
    version: version.number,
    agent: { id, slug, name, nameZh, kind, avatarVersion, ...(holdsMore && { inSeat: seat }) },
    ...(vouched !== null && { vouched }),
  }
}

/** The agent at a seat, how it is reached, and how much of the match it knows. */
export const seatedAgent = reachedAgent.extend({
  alias: z.string(),
  /** The last entry that its agent has heard. */
  heardSeq: z.int(),
  /** How many notices of the next entry it has heard. */
  heardNotices: z.int(),
})
export type SeatedAgent = z.infer<typeof seatedAgent>

/**
 * SQL for the agents at the seats of match `$1` as JSON, in seat order. `more` adds further columns of seat `s` and
 * agent `a`.
 */
export const seatedAgents = (more: string) => `(
  select json_agg(json_build_object('alias', s.alias, 'agentId', a.id, 'slug', a.slug, 'kind', a.kind,
                                    'settings', v.settings, 'heardSeq', s.heard_seq,
                                    'heardNotices', s.heard_notices, ${more}) order by s.seat)
  from seats s join agents a on a.id = s.agent_id join agent_versions v on v.id = s.version_id
  where s.match_id = $1)`

/**
 * SQL: how a decided match ended for the side of a seat. `x` is the seat, `m` its match. Null for a match that is not
 * decided, and for one that nobody can win against others at the table.
 */
export const sideResult = `case
  when m.status <> 'finished' or x.points is null then null
  when m.winner is not null then case when ${wonItsSide} then 'won' else 'lost' end
  when not exists (select 1 from seats o where o.match_id = m.id and o.team <> x.team) then null
  when x.place > 1 then 'lost'
  when exists (select 1 from seats o where o.match_id = m.id and o.place > 1) then 'won'
  else 'drawn'
end`

import { languages } from '@wis/games'
import { matchDecision, matchModes, matchStatuses } from '@wis/protocol'
import type { MatchHeader, MatchRow, SeatHeader } from '@wis/protocol'
import { z } from 'zod'
import { avatarVersionOf } from '../agent/agent-columns.ts'
import { seatPoints } from '../game/units-of.ts'
import type { Prisma } from '../generated/client.ts'
import { hiddenEnd, shownEnd, shownWords } from '../legacy/shown-end.ts'

/** The columns of a match, wherever it is shown. */
export const matchColumns = {
  include: {
    season: { select: { slug: true, name: true, state: true } },
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
  const match = found.withheld && !seesWithheld ? keptBack(found) : found
  const { language, mode, status } = stored.parse(match)
  // Answers keep the order of their fields.
  const { winner, ...told } = shownEnd(match)
  return {
    id: match.id,
    game: match.game,
    season: { slug: match.season.slug, name: match.season.name },
    mode,
    language,
    status,
    withheld: match.withheld,
    winner,
    rulesetId: named.parse(match.ruleset).id,
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    endedAt: match.endedAt?.toISOString() ?? null,
    reason: match.reason,
    decision: decisionOf(match),
    ...told,
    seats: match.seats.map((seat) => seatHeaderOf(seat, match)),
    entries: match.nextSeq,
  }
}

export function matchHeaderOf(match: StoredMatch, reader: MatchReader = {}): MatchHeader {
  const { entries: _, ...row } = matchRowOf(match, reader)
  const words = match.withheld && !reader.seesWithheld ? null : shownWords(match)
  return { ...row, commitment: match.commitment, words }
}

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

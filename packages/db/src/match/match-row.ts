import type { MatchHeader, MatchRow, SeatHeader } from '@wis/protocol'
import { matchModes, matchStatuses, ruleset } from '@wis/protocol'
import { z } from 'zod'
import type { Prisma } from '../generated/client.ts'

/** What a match is read with, wherever it is shown. */
export const matchColumns = {
  include: {
    season: { select: { slug: true, name: true } },
    seats: { orderBy: { seat: 'asc' }, include: { agent: true, version: { select: { number: true } } } },
  },
} as const satisfies Prisma.MatchDefaultArgs

type StoredMatch = Prisma.MatchGetPayload<typeof matchColumns>

const stored = z.object({
  language: z.enum(['en', 'zh']),
  mode: z.enum(matchModes),
  status: z.enum(matchStatuses),
  winner: z.enum(['spy', 'civilians']).nullable(),
})

/** A row as anybody may see it now: what would spoil a match is left out until it is over. */
export function matchRowOf(match: StoredMatch): MatchRow {
  const { language, mode, status, winner } = stored.parse(match)
  return {
    id: match.id,
    game: match.game,
    season: match.season,
    mode,
    language,
    status,
    winner,
    rulesetId: ruleset.parse(match.ruleset).id,
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    endedAt: match.endedAt?.toISOString() ?? null,
    reason: match.reason,
    spySeat: match.spySeat,
    seats: match.seats.map(seatHeaderOf),
    entries: match.nextSeq,
  }
}

export function matchHeaderOf(match: StoredMatch): MatchHeader {
  const { entries: _, ...row } = matchRowOf(match)
  return { ...row, commitment: match.commitment, words: wordsOf(match) }
}

function seatHeaderOf({ seat, alias, points, agent, version }: StoredMatch['seats'][number]): SeatHeader {
  const { id, slug, name, nameZh, kind } = agent
  return { seat, alias, points, version: version.number, agent: { id, slug, name, nameZh, kind } }
}

function wordsOf({ status, civilianWord, spyWord }: StoredMatch): MatchHeader['words'] {
  if (status !== 'finished' || civilianWord === null || spyWord === null) return null
  return { civilian: civilianWord, spy: spyWord }
}

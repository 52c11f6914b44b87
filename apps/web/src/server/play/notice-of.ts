import type { AgentNoticeRow } from '@wis/db/agents'
import { matchStatuses } from '@wis/protocol'
import type { AgentNotice } from '@wis/protocol'
import { z } from 'zod'

const matchOver = z.object({
  matchId: z.string(),
  game: z.string(),
  mode: z.string(),
  language: z.string(),
  status: z.enum(matchStatuses),
  reason: z.string().nullable(),
  seats: z.array(z.object({ seat: z.int(), role: z.string().nullable(), points: z.number().nullable() })),
})
const checkDone = z.object({
  game: z.string(),
  passed: z.boolean(),
  score: z.number(),
  version: z.int(),
})

interface Reader {
  readonly slug: string
  readonly publicUrl: string
}

const fifteenths = 15

/** A stored notice as its agent reads it. */
export function noticeOf({ id, kind, at, params }: AgentNoticeRow, { slug, publicUrl }: Reader): AgentNotice {
  const about = { id, at: at.toISOString() }
  if (kind === 'check-done') {
    const report = `${publicUrl}/agents/${slug}/settings/check`
    return { ...about, kind, ...checkDone.parse(params), report }
  }
  const { seats, ...match } = matchOver.parse(params)
  return {
    ...about,
    kind: 'match-over',
    ...match,
    seats: seats.map(({ seat, role, points }) => ({
      seat,
      role,
      points: points === null ? null : Math.round((points / fifteenths) * 1e6) / 1e6,
    })),
    watch: `${publicUrl}/matches/${match.matchId}`,
    log: `${publicUrl}/api/v1/matches/${match.matchId}/export.jsonl`,
  }
}

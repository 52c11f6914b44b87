import { z } from 'zod'
import { newVersion } from '../agent-input.ts'
import { connectorKinds } from '../connector/connector-settings.ts'
import {
  agentCallRow,
  agentMatchRow,
  agentProfile,
  agentRow,
  agentVersionRow,
  ownerAgentPage,
  toldRow,
} from './agent-page.ts'
import { handle, idCursor, language, limit, page, text, whole, yesOrNo } from './fields.ts'

export const agentsQuery = z.strictObject({
  /** Part of its name or of its owner's. */
  q: text(64).optional(),
  language: language.optional(),
  kind: z.enum(connectorKinds).optional(),
  online: yesOrNo.optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})

export const agentsPage = page(agentRow)
export const agentMatchesPage = page(agentMatchRow)
export const agentVersionsPage = page(agentVersionRow)

export const versionsQuery = z.strictObject({
  cursor: whole.pipe(z.int().min(1)).optional(),
  limit: limit(50),
})

export const checkQuery = z.strictObject({
  /** The season under whose ruleset it is checked; the one whose queue it joins by itself where none is named. */
  season: handle.optional(),
})

/** The match and the entry of the last row of the page before. */
const callCursor = z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}-\d{1,9}$/, 'not a cursor of this list')

export const callsQuery = z.strictObject({
  /** The id of a match. */
  match: handle.optional(),
  /** Only calls that went wrong. */
  failed: yesOrNo.default(false),
  cursor: callCursor.optional(),
  limit: limit(50),
})

export const agentCallsPage = page(agentCallRow)

/** Everything that went over the wire between the platform and an agent in one match, in the order in which it was sent. */
export const agentMatchCalls = z.object({
  matchId: z.string(),
  alias: z.string(),
  version: z.int().min(1),
  calls: z.array(agentCallRow),
  /** For agents with a memory of their own: what they were told between their turns. */
  told: z.array(toldRow),
})

/** Its owner sees more of an agent than everybody. */
export const agentPage = z.union([ownerAgentPage, agentProfile])

export const agentRegistered = z.object({ id: z.string(), slug: z.string(), version: z.int().min(1) })

/** A version of its own, or an older one once more. */
export const versionWish = z.union([
  newVersion,
  z.strictObject({ repeats: z.int().min(1), note: newVersion.shape.note }),
])

export const versionAdded = z.object({ version: z.int().min(1) })

export const onlineWish = z.strictObject({
  online: z.boolean(),
  /** Its owner has read why it was taken offline, and wants it back all the same. */
  confirmed: z.boolean().optional(),
  /**
   * Whether it may be given placement matches and be seated at ranked tables without asking for each. Going online says yes
   * where it is left out; going offline changes nothing.
   */
  ranked: z.boolean().optional(),
})

export const onlineSet = z.object({ online: z.boolean() })

/** An agent that has played is kept for its opponents' sake, and retired. */
export const agentRemoved = z.object({ outcome: z.enum(['deleted', 'retired']) })

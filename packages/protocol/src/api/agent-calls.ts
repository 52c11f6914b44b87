import { z } from 'zod'
import { newVersion } from '../agent-input.ts'
import { tokenText } from '../connector/connector-settings.ts'
import { listedKinds } from '../connector/kind-traits.ts'
import { seatRoles } from '../legacy/published.ts'
import {
  agentCallRow,
  agentMatchRow,
  agentProbeRow,
  agentProfile,
  agentRow,
  agentVersionRow,
  ownerAgentPage,
  toldRow,
} from './agent-page.ts'
import { day, gameId, handle, idCursor, language, limit, page, text, whole, yesOrNo } from './fields.ts'
import { forksOpened } from './fork-page.ts'
import { mostInSeries } from './form-limits.ts'
import { listedModes } from './match-page.ts'

export const agentsQuery = z.strictObject({
  /** Part of the agent's or its owner's name. */
  q: text(64).optional(),
  language: language.optional(),
  kind: z.enum(listedKinds).optional(),
  /** Only agents that play this game. */
  game: gameId.optional(),
  online: yesOrNo.optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})
export type AgentsQuery = z.infer<typeof agentsQuery>

export const seatResults = ['won', 'drawn', 'lost', 'void'] as const

/** Role, result and word find only matches that are over, because they are secret in a running match. */
export const agentMatchesQuery = z.strictObject({
  /** If it is left out, the matches are of all games. */
  game: gameId.optional(),
  mode: z.enum(listedModes).optional(),
  season: handle.optional(),
  role: z.enum(seatRoles).optional(),
  /** The number of the version that played. */
  version: whole.pipe(z.int().min(1)).optional(),
  /** The result of its side. `void`: the match ended without a result, or a decision stops it from counting. */
  result: z.enum(seatResults).optional(),
  /** The id or the short name of another agent at the table. */
  opponent: handle.optional(),
  /** One whole word of the match's two. Capital letters make no difference. */
  word: text(64).optional(),
  /** The first and the last day (UTC) on which the match was dealt. */
  from: day.optional(),
  until: day.optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})
export type AgentMatchesQuery = z.infer<typeof agentMatchesQuery>

export const agentsPage = page(agentRow)
export const agentMatchesPage = page(agentMatchRow)
export const agentVersionsPage = page(agentVersionRow)

export const versionsQuery = z.strictObject({
  cursor: whole.pipe(z.int().min(1)).optional(),
  limit: limit(50),
})

const interval = { low: z.number(), high: z.number() }

/** How each version did in ranked matches, by game, the newest version first. Points are the mean of a match. */
export const versionResultsPage = z.object({
  items: z.array(
    z.object({
      game: z.string(),
      version: z.int().min(1),
      /** The days of its first and its last counted match. */
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      matches: z.int().min(1),
      points: z.number(),
      /** The 95 % interval of the mean. Null with a single match. */
      interval: z.object(interval).nullable(),
      /** To the version before it that has played, by Welch's t. Null if there is none, or too little is known. */
      difference: z
        .object({
          version: z.int().min(1),
          points: z.number(),
          ...interval,
          isSignificant: z.boolean(),
          /** How many more matches of each would probably tell them apart. */
          matchesNeeded: z.int().nullable(),
        })
        .nullable(),
    }),
  ),
  /** The versions on the boards on which the agent was rated last, each rated apart. */
  ratings: z.array(
    z.object({
      game: z.string(),
      seasonId: z.string(),
      season: z.string(),
      /** Null for a game without words, whose agents of all languages meet on one board. */
      language: z.string().nullable(),
      versions: z.array(
        z.object({
          version: z.int().min(1),
          matches: z.int().min(1),
          rating: z.number(),
          ...interval,
          /** From the version before it that has played on this board. Null for the first one. */
          difference: z.object({ points: z.number(), ...interval }).nullable(),
        }),
      ),
    }),
  ),
})

/** What each version used, from the newest matches of the agent. */
export const versionUsePage = z.object({
  items: z.array(
    z.object({
      version: z.int().min(1),
      matches: z.int().min(1),
      calls: z.int().min(0),
      /** Calls without an answer that counts: too late, unreadable, or refused by the agent or its server. */
      failed: z.int().min(0),
      /** Of a call. Null if none was answered. */
      medianMs: z.number().nullable(),
      /** Of a match. Null for an agent that does not report its tokens, or whose price is not known. */
      tokens: z.number().nullable(),
      costMicros: z.number().nullable(),
    }),
  ),
})
export type VersionUse = z.infer<typeof versionUsePage>['items'][number]

export const checkQuery = z.strictObject({
  /** The season whose game and ruleset apply. If absent, the season whose queue the agent joins by default. */
  season: handle.optional(),
  /** Where no season is named. If absent, the usual one, or another if the agent does not play that. */
  game: gameId.optional(),
})

/** The game of a flight check. If absent, the usual one, or another if the agent does not play that. */
export const ofGameQuery = z.strictObject({ game: gameId.optional() })

/** The game of a flight check. If absent, all of them to stop, the last one to resume. */
export const ofAnyGameQuery = z.strictObject({ game: gameId.optional() })

/** The match and the entry of the last row of the page before. */
const callCursor = z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}-\d{1,9}$/, 'not a cursor of this list')

export const callsQuery = z.strictObject({
  match: handle.optional(),
  /** The number of the version that was asked. */
  version: whole.pipe(z.int().min(1)).optional(),
  /** Only calls that went wrong. */
  failed: yesOrNo.default(false),
  cursor: callCursor.optional(),
  limit: limit(50),
})

export const agentCallsPage = page(agentCallRow)

/** The whole wire traffic between the platform and an agent in one match, in the order in which it was sent. */
export const agentMatchCalls = z.object({
  matchId: z.string(),
  alias: z.string(),
  version: z.int().min(1),
  calls: z.array(agentCallRow),
  /** For agents with a memory of their own: the notices between their turns. */
  told: z.array(toldRow),
  /** What an experiment asked it beside the match. Empty in all other matches. */
  probes: z.array(agentProbeRow),
})

/** The owner sees more of an agent than everybody else. */
export const agentPage = z.union([ownerAgentPage, agentProfile])

export const agentRegistered = z.object({ id: z.string(), slug: z.string(), version: z.int().min(1) })

/** A version of its own, or an older one once more. */
export const versionWish = z.union([
  newVersion.extend({
    /**
     * How many of the last deals of the version before it plays first, as practice among house agents. Until then, the
     * agent is seated at no ranked table without a request.
     */
    trial: z.int().min(1).max(mostInSeries).optional(),
  }),
  z.strictObject({ repeats: z.int().min(1), note: newVersion.shape.note }),
])

export const versionAdded = z.object({
  version: z.int().min(1),
  /** The practice that begins, if one was asked for. Null if the version before has no deal that can be played again. */
  trial: forksOpened.nullable().optional(),
})

export const onlineWish = z.strictObject({
  online: z.boolean(),
  /** The owner has read why the platform took the agent offline, and still wants it online. */
  confirmed: z.boolean().optional(),
  /**
   * Whether it may be given placement matches and be seated at ranked tables without a request for each. Going online
   * allows that by default; going offline changes nothing.
   */
  ranked: z.boolean().optional(),
})

const longestOverlapMinutes = 7 * 24 * 60

export const tokenChange = z
  .strictObject({
    /** The new token, key or secret for the address that the agent has. Its version stays the same. */
    token: tokenText.optional(),
    /**
     * How long the token that is replaced stays valid beside the new one; 0 destroys it at once. Without a new token it
     * may only be 0, which destroys the earlier one before its time is over.
     */
    earlierValidMinutes: z.int().min(0).max(longestOverlapMinutes).optional(),
  })
  .refine(({ token, earlierValidMinutes }) => token !== undefined || earlierValidMinutes === 0, {
    path: ['token'],
    message: 'is needed, unless earlierValidMinutes is 0',
  })

export const tokenChanged = z.object({
  /** Null if only the newest token is valid. */
  earlierTokenUntil: z.iso.datetime().nullable(),
})

export const onlineSet = z.object({ online: z.boolean() })

/** An agent that has played is kept for its opponents' sake, and is only retired. */
export const agentRemoved = z.object({ outcome: z.enum(['deleted', 'retired']) })

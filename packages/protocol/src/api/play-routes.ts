import { z } from 'zod'
import { newAgent } from '../agent-input.ts'
import { answerSchema } from '../wire/answer-schema.ts'
import { pulledTurn, pulledTurnId, pullLimits } from '../wire/pull.ts'
import { gameId, handle, idCursor, language, limit, whole } from './fields.ts'
import { listedModes, matchStatuses } from './match-page.ts'
import type { Route, RouteKey } from './route.ts'

const agent = {
  /** The agent's id or short name. It may be left out if the owner of the token has only one agent that dials in. */
  agent: handle.optional(),
}

/** An agent in its own words. It asks for its turns. */
export const introduction = newAgent.pick({ name: true, languages: true, description: true, games: true })

export const introduced = z.object({
  id: z.string(),
  slug: z.string(),
  /** Shown once. It may only play, and ends with the time for taking over. */
  token: z.string(),
  /** For a person: whoever opens it first, signed in, takes the agent over. Shown once. */
  claimUrl: z.string(),
  claimUntil: z.iso.datetime(),
})

const playedAs = z.object({ id: z.string(), slug: z.string(), name: z.string() })

export const playWish = z.strictObject({
  ...agent,
  /** The usual one by default. */
  game: gameId.optional(),
  language,
  mode: z.enum(listedModes),
})

export const playJoined = z.object({
  /**
   * `waiting`: the agent is in the queue. `flight-check`: its version has to pass the flight check of the game before
   * a ranked match. The check has begun: answer its turns, then join again.
   */
  state: z.enum(['waiting', 'flight-check']),
  agent: playedAs,
  ticketId: z.string().nullable(),
})

/** Ids of turns that the program works on already, separated by commas. */
const skipped = z
  .string()
  .max(1000)
  .transform((text) => text.split(','))
  .pipe(z.array(pulledTurnId).max(pullLimits.waitingPerAgent))

export const turnsQuery = z.strictObject({
  ...agent,
  /** How many seconds to wait for a turn if there is none. */
  wait: whole.pipe(z.int().min(0).max(pullLimits.waitSeconds)).default(pullLimits.usualWaitSeconds),
  skip: skipped.optional(),
})

export const byTurn = z.strictObject({ id: pulledTurnId })
export const ofAgentQuery = z.strictObject(agent)

/** The answer to a turn, in the form that a webhook would give. */
export const pulledAnswer = z.union([
  z.record(z.string(), z.unknown()),
  z.string().min(1).max(16_384),
  z.number(),
])

export const turnRuled = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('accepted'),
    /** False if the rules have not looked at it yet. A refusal then comes as the same question again. */
    ruled: z.boolean(),
  }),
  z.object({
    result: z.literal('refused'),
    reason: z.string(),
    /** The same question again. Absent if no try is left. */
    again: pulledTurn.optional(),
    /** The legal values of the first field, if they can be listed. */
    legal: z.array(z.string()).readonly().optional(),
    fields: answerSchema.optional(),
    msLeft: z.int().min(0).optional(),
  }),
  z.object({ result: z.literal('too-late'), reason: z.string() }),
])
export type TurnRuled = z.infer<typeof turnRuled>

export const leaveWish = z.strictObject(agent)
export const playLeft = z.object({
  /** The number of queues that the agent left. */
  left: z.int().min(0),
})

export const noticesQuery = z.strictObject({
  ...agent,
  /** The `cursor` of the last answer. These notices do not come again. */
  acknowledge: idCursor.optional(),
  limit: limit(50),
})

const about = { id: z.string(), at: z.iso.datetime() }

export const agentNotice = z.discriminatedUnion('kind', [
  z.object({
    ...about,
    kind: z.literal('match-over'),
    matchId: z.string(),
    game: z.string(),
    mode: z.string(),
    language: z.string(),
    status: z.enum(matchStatuses),
    /** Why it ended, or why it is void. Null while its result is withheld. */
    reason: z.string().nullable(),
    /** The agent's own seats. Points are those of the rules of the game; null if there are none, or not yet. */
    seats: z.array(
      z.object({ seat: z.int().min(0), role: z.string().nullable(), points: z.number().nullable() }),
    ),
    /** Where to watch it, and its signed log. */
    watch: z.string(),
    log: z.string(),
  }),
  z.object({
    ...about,
    kind: z.literal('check-done'),
    game: z.string(),
    passed: z.boolean(),
    score: z.number(),
    version: z.int().min(1),
    /** The whole report, for people. */
    report: z.string(),
  }),
])
export type AgentNotice = z.infer<typeof agentNotice>

export const noticesPage = z.object({
  items: z.array(agentNotice),
  /** Acknowledges these notices in the next call. Null if there are none. */
  cursor: z.string().nullable(),
})

export const playRoutes = {
  'POST /play/register': {
    action: 'agent.introduce',
    cost: 'introduce',
    body: introduction,
    status: 201,
    answer: introduced,
    refusals: ['conflict', 'forbidden'],
    example: { name: 'Quick fox', languages: ['en'] },
  },
  'POST /play/join': {
    action: 'agent.play',
    cost: 'write',
    body: playWish,
    answer: playJoined,
    refusals: ['not-found', 'conflict'],
    example: { game: 'who-is-spy', language: 'en', mode: 'practice' },
  },
  'GET /play/turns': {
    action: 'agent.play',
    cost: 'turn',
    query: turnsQuery,
    answer: pulledTurn,
    mayBeEmpty: true,
    refusals: ['not-found', 'conflict'],
  },
  'POST /play/turns/{id}': {
    action: 'agent.play',
    cost: 'turn',
    params: byTurn,
    query: ofAgentQuery,
    body: pulledAnswer,
    answer: turnRuled,
    refusals: ['not-found', 'conflict'],
    example: { speech: 'Most people have one at home.' },
  },
  'POST /play/leave': {
    action: 'agent.play',
    cost: 'write',
    body: leaveWish,
    answer: playLeft,
    refusals: ['not-found', 'conflict'],
    example: {},
  },
  'GET /play/notices': {
    action: 'agent.play',
    cost: 'turn',
    query: noticesQuery,
    answer: noticesPage,
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>

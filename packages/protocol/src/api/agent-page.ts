import { besideAnswered, besideByForm, languages } from '@wis/games'
import { z } from 'zod'
import { labPermission, limitsInForce, peoplePermission } from '../agent-input.ts'
import { looksLike } from '../agent-ref.ts'
import { connectorView } from '../connector/connector-settings.ts'
import { connectorKinds } from '../connector/kind-traits.ts'
import { publicConnector } from '../connector/public-connector.ts'
import { vouchingReasons } from '../connector/vouching.ts'
import { badge, flightCheckBrief, flightCheckView } from '../flight-report.ts'
import { inBoth } from '../in-both.ts'
import { makeUp } from '../make-up.ts'
import { wireAttempt } from '../wire-attempt.ts'
import { matchRow, seatHeader } from './match-page.ts'

const at = z.string()

/** Whether the platform vouches that each seat decides by its own view alone, and why. */
const vouching = z.object({ vouched: z.boolean(), because: z.enum(vouchingReasons) })

export const agentRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  /** The English name on pages. A built-in agent has its game in `name` alone. */
  ownName: z.string(),
  /** Null for a name that looks like no other. */
  looksLike: looksLike.nullable(),
  description: z.string(),
  descriptionZh: z.string().nullable(),
  kind: z.enum(connectorKinds),
  languages: z.array(z.enum(languages)),
  /** The games that it plays. An empty list means every game. */
  games: z.array(z.string()),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  online: z.boolean(),
  retired: z.boolean(),
  createdAt: at,
  /** The number of its newest version. */
  version: z.int().min(1),
  /** Changes with its picture. Null while it has the portrait drawn from its id. */
  avatarVersion: z.string().nullable(),
  /** The address of its source code. Empty if there is none. */
  sourceUrl: z.string(),
  connector: publicConnector,
  /** What its newest version is made of, and who says so. */
  makeUp,
  /** Of its newest version. It matters where one owner holds several seats of a match. */
  vouching,
  /** Of its newest version, in the usual game if it plays that. Null without a passed flight check. */
  badge: badge.nullable(),
  /** Of its newest version, in each game. */
  badges: z.array(badge),
})
export type AgentRow = z.infer<typeof agentRow>

export const agentVersionRow = z.object({
  number: z.int().min(1),
  note: z.string(),
  /** The older version that it repeats. */
  repeats: z.int().nullable(),
  createdAt: at,
  connector: publicConnector,
  makeUp,
  vouching,
  badge: badge.nullable(),
  badges: z.array(badge),
})
export type AgentVersionRow = z.infer<typeof agentVersionRow>

export const agentProfile = agentRow.extend({
  /** Whether its prompts are public, and its thoughts once a match is over. */
  published: z.boolean(),
  /** Ranked matches of all seasons. */
  rankedMatches: z.int().min(0),
  /** Why the platform took it offline. Null if it did not. */
  offline: z.object({ reason: z.string(), at: at.nullable() }).nullable(),
})
export type AgentProfile = z.infer<typeof agentProfile>

const fault = z.object({
  matchId: z.string(),
  seq: z.int().min(0),
  at,
  verdict: z.string(),
  detail: z.string(),
})

const notice = z.object({
  id: z.string(),
  kind: z.string(),
  params: z.record(z.string(), z.unknown()),
  createdAt: at,
  readAt: at.nullable(),
})

const known = ['own', 'kind'] as const

/** By what the last matches used and took: of the agent itself, or of others of its kind before it has played. */
const matchForecast = z.object({
  /** Null for an agent that runs elsewhere and does not say what it uses. */
  tokens: z.object({ count: z.int().min(0), from: z.enum([...known, 'presumed']) }).nullable(),
  /** US dollars. Null if nothing says what a token costs. */
  dollars: z.number().nullable(),
  /** Null before any such agent has played a match. */
  minutes: z.object({ count: z.number(), from: z.enum(known) }).nullable(),
  /** Matches of its own that this comes from. */
  matches: z.int().min(0),
})

/** An agent as its owner sees it: everything except the token itself. */
/** When an agent plays its next ranked match without a request, or why it does not. */
const nextMatch = z.object({
  because: z.enum([
    'placement',
    'trial',
    'pace',
    'waits',
    'plays',
    'not-ready',
    'daily-limit',
    'budget-spent',
    'no-pace',
    'hours',
    'paused-by-faults',
    'paused-by-spend',
    'paused-by-rating',
    'no-ladder',
  ]),
  at: at.nullable(),
})
export type NextMatch = z.infer<typeof nextMatch>

export const ownerAgentPage = agentProfile.omit({ connector: true }).extend({
  /** Null if its settings have a form that is no longer supported. Then it needs a new version. */
  connector: connectorView.nullable(),
  /** What its owner declares of its newest version; null where nothing is said. */
  declared: z.object({
    model: z.string().nullable(),
    harness: z.string().nullable(),
    billions: z.number().nullable(),
    openWeights: z.boolean().nullable(),
  }),
  publishesCost: z.boolean(),
  limits: limitsInForce,
  /** What the tokens of its newest version cost where its owner states no prices. Null if that is not known. */
  defaultPrices: z
    .object({ input: z.number(), output: z.number(), asOf: z.string(), source: z.string() })
    .nullable(),
  /** What experiments of others may do with it. */
  lab: labPermission,
  againstPeople: peoplePermission,
  /** What one more match is expected to cost and take. */
  forecast: matchForecast.nullable(),
  /** Its usage of today (UTC), including matches under way. */
  today: z.object({ day: z.string(), matches: z.int(), tokens: z.number(), dollars: z.number() }),
  /** The number of ranked matches that its newest version still gets automatically. */
  placementsLeft: z.int().min(0),
  /** Whether its owner lets it be seated at ranked tables without a request for each. */
  playsRanked: z.boolean(),
  /** Whether the program of an agent that dials in is connected. Null for other kinds. */
  connected: z.boolean().nullable(),
  /** The next ranked match that it plays without a request. Null while it is offline. */
  nextMatch: nextMatch.nullable(),
  /** The last flight check, of the usual game if it plays that. */
  check: flightCheckView.nullable(),
  /** The last flight check of each game in which it had one. */
  checks: z.array(flightCheckBrief),
  /** The last ones, newest first. */
  faults: z.array(fault),
  notices: z.array(notice),
})
export type OwnerAgentPage = z.infer<typeof ownerAgentPage>

/** One call to an agent, for its owner alone. */
export const agentCallRow = z.object({
  matchId: z.string(),
  seq: z.int().min(0),
  seat: z.int().min(0),
  kind: z.string(),
  round: z.int().min(1),
  startedAt: at,
  latencyMs: z.int(),
  /** How often it was sent. None if the agent could not be asked at all. */
  attempts: z.int(),
  reply: z.string().nullable(),
  ...besideByForm(besideAnswered, {
    text: z.string().nullable(),
    chances: z.record(z.string(), z.number()).nullable(),
  }),
  failure: z.string().nullable(),
  detail: z.string().nullable(),
  verdict: z.string().nullable(),
  /**
   * The rule that an answer broke: the foul of a speech (`silence`, `own-word`, `repeat`), or `nobody` for a vote
   * that named nobody and counted as an abstention. In other games it is the reason of a refused answer.
   */
  heldAgainst: z.string().nullable(),
  /** What the game made of the answer, in words. Null in a game whose logs say it themselves. */
  readAs: inBoth.nullable(),
  exchange: z.array(wireAttempt),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  /** In millionths of a US dollar, if the price is known. */
  costMicros: z.int().nullable(),
})
export type AgentCallRow = z.infer<typeof agentCallRow>

/** What an agent was asked beside a match of an experiment, for its owner alone. */
export const agentProbeRow = agentCallRow
  .pick({ seq: true, seat: true, round: true, startedAt: true, latencyMs: true, attempts: true })
  .extend({
    /** Its place among the questions about this match, counted from 1. `seq` is the last entry that counts. */
    place: z.int().min(1),
    probe: z.string(),
    /** What was asked, word for word. */
    prompt: z.string(),
    /** Every answer that was given, the last one at the end. */
    raw: z.array(z.string()),
    /** `answered`, `declined`, `unreadable`, `failed`, `not-asked` or `cannot-be-asked`. */
    outcome: z.string(),
    /** The fields of the answer. Null unless it could be read. */
    answer: z.record(z.string(), z.unknown()).nullable(),
    ...agentCallRow.pick({
      failure: true,
      detail: true,
      verdict: true,
      reasoning: true,
      exchange: true,
      inputTokens: true,
      outputTokens: true,
      costMicros: true,
    }).shape,
  })
export type AgentProbeRow = z.infer<typeof agentProbeRow>

/** A notice of a match that an agent did not take, for its owner alone. */
export const unheardRow = z.object({
  /** The log entry that the notice is about. */
  seq: z.int().min(0),
  /** The body as it was sent. */
  told: z.string(),
  detail: z.string(),
  exchange: z.array(wireAttempt),
  at,
})
export type UnheardRow = z.infer<typeof unheardRow>

/** A notice of a match to an agent, for its owner alone. */
export const toldRow = unheardRow.extend({
  taken: z.boolean(),
  /** Why the agent did not take it. */
  detail: z.string().nullable(),
})
export type ToldRow = z.infer<typeof toldRow>

export const agentMatchRow = z.object({
  match: matchRow,
  seat: z.int().min(0),
  version: z.int().min(1),
  /** A role of its game. Null until the match is decided, like its points, and in a game without roles. */
  role: z.string().nullable(),
  /** Of its side. Null until the match is decided, and in a game in which all share one result. */
  result: z.enum(['won', 'drawn', 'lost']).nullable(),
  points: z.int().nullable(),
  exact: seatHeader.shape.exact,
})
export type AgentMatchRow = z.infer<typeof agentMatchRow>

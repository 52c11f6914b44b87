import { languages } from '@wis/games'
import { z } from 'zod'
import { inBoth } from './in-both.ts'
import { wireAttempt } from './wire-attempt.ts'

/** `advice`: good enough to play, but it could do better. `skipped`: not tried, because nothing answered. */
export const situationVerdicts = ['passed', 'advice', 'failed', 'skipped'] as const
export type SituationVerdict = (typeof situationVerdicts)[number]

/** An agent's mistake in a situation, and the change that avoids it. */
export const flightFinding = z.object({
  /** Null for a fault before any situation begins. */
  situation: z.string().nullable(),
  verdict: z.enum(['advice', 'failed']),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  what: inBoth,
  howToMend: inBoth,
})
export type FlightFinding = z.infer<typeof flightFinding>

/** A call of a failed situation: a notice to an agent that listens, or a turn that it was asked for. */
export const flightCall = z.object({
  /** `turn`: of a game without speeches and votes. */
  kind: z.enum(['told', 'speech', 'vote', 'turn']),
  round: z.int().min(1).nullable(),
  told: z.string().nullable(),
  /** The answer, if there was one. */
  answer: z.string().nullable(),
  failed: z.boolean(),
  /** The wire traffic. Empty for the calls before the one that failed. */
  exchange: z.array(wireAttempt),
})
export type FlightCall = z.infer<typeof flightCall>

export const flightStep = z.object({
  situation: z.string(),
  title: inBoth,
  language: z.enum(languages),
  /** Required for the badge. */
  required: z.boolean(),
  verdict: z.enum(situationVerdicts),
  /** The number of tries. A failed situation gets a second chance. */
  tries: z.int().min(0),
  latencyMs: z.number().min(0),
  /** Its answers, turn by turn. */
  answers: z.array(z.string()),
  findings: z.array(flightFinding),
  /** The failed call, after the earlier calls in this match, in order. Older reports have none. */
  calls: z.array(flightCall).optional(),
})
export type FlightStep = z.infer<typeof flightStep>

/** The calls of a flight check to an agent so far, with their time and cost. Waking the agent up is not counted. */
export const flightSpent = z.object({
  /** The turns that it was asked for. */
  turns: z.int().min(0),
  tookMs: z.number().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** In millionths of a US dollar. Null if no price is known. */
  costMicros: z.int().min(0).nullable(),
})
export type FlightSpent = z.infer<typeof flightSpent>

export const flightProgress = z.object({
  /** The situation being tried now. Null before the first and after the last. */
  now: z.object({ situation: z.string(), title: inBoth }).nullable(),
  total: z.int().min(0),
  steps: z.array(flightStep),
  spent: flightSpent.optional(),
  /** The turns still to come if nothing has to be tried again. */
  turnsLeft: z.int().min(0).optional(),
})
export type FlightProgress = z.infer<typeof flightProgress>

export const flightReport = z.object({
  passed: z.boolean(),
  score: z.int().min(0).max(100),
  findings: z.array(flightFinding),
  steps: z.array(flightStep),
  rulesetId: z.string(),
  languages: z.array(z.enum(languages)),
  /** The number of the agent's version that was checked. */
  version: z.int().min(1),
  startedAt: z.string(),
  endedAt: z.string(),
  usage: z.object({ inputTokens: z.int().min(0), outputTokens: z.int().min(0) }),
  /** Reports of earlier versions of the platform have none. */
  spent: flightSpent.optional(),
})
export type FlightReport = z.infer<typeof flightReport>

/** The expected calls, time and cost of a flight check, before it begins. */
export const flightForecast = z.object({
  game: z.string(),
  /** The situations, or the matches of a game without situations. */
  situations: z.int().min(0),
  /** The turns of the agent, if nothing has to be tried again. */
  turns: z.int().min(0),
  /** Whether there may be fewer turns, because matches may end early. */
  atMost: z.boolean(),
  /** The turns, and the notices between them if the agent listens. */
  calls: z.int().min(0),
  /** By its last check or its last matches. Null if nothing was measured yet. */
  seconds: z.object({ count: z.number(), from: z.enum(['check', 'matches']) }).nullable(),
  /** Null for an agent that runs elsewhere and does not report its usage. */
  tokens: z.object({ count: z.int(), from: z.enum(['check', 'matches', 'kind', 'presumed']) }).nullable(),
  /** Null if no price of a token is known. */
  dollars: z.number().nullable(),
})
export type FlightForecast = z.infer<typeof flightForecast>

/** `stopped`: its owner stopped it. What was done is kept, and it can go on from there. */
export const flightCheckStates = ['queued', 'running', 'stopped', 'done'] as const

export const flightCheckView = z.object({
  id: z.string(),
  version: z.int().min(1),
  game: z.string(),
  rulesetId: z.string(),
  languages: z.array(z.string()),
  state: z.enum(flightCheckStates),
  /** Whether it stops as soon as the call under way has ended. */
  stopping: z.boolean(),
  progress: flightProgress.nullable(),
  report: flightReport.nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type FlightCheckView = z.infer<typeof flightCheckView>

/** What became of a flight check, without its progress and its report. */
export const flightCheckBrief = z.object({
  game: z.string(),
  version: z.int().min(1),
  state: z.enum(flightCheckStates),
  /** Null while it is not done. */
  passed: z.boolean().nullable(),
  score: z.int().nullable(),
  endedAt: z.string().nullable(),
})
export type FlightCheckBrief = z.infer<typeof flightCheckBrief>

/** The public part of a flight check: that a version has passed one. */
export const badge = z.object({
  game: z.string(),
  rulesetId: z.string(),
  languages: z.array(z.string()),
  score: z.int(),
  at: z.string(),
})
export type Badge = z.infer<typeof badge>

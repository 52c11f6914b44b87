import { z } from 'zod'
import { agentCallRow } from './agent-page.ts'
import { handle, text, whole } from './fields.ts'
import { mostAnswers, mostChecks, situationTests } from './form-limits.ts'

export const byCall = z.strictObject({ id: handle, match: handle, entry: whole })

const temperature = z.number().min(0).max(2)

/** What is changed of the settings of a version before its model is asked again. */
export const rerunChanges = z.strictObject({
  model: text(200).optional(),
  temperature: temperature.optional(),
  /** Added after the instructions of its strategy. */
  instructions: text(4_000).optional(),
  /** The last message to the model, in place of the one that its strategy would write. For strategies of one call. */
  question: text(20_000).optional(),
})
export type RerunChanges = z.infer<typeof rerunChanges>

const times = z.int().min(1).max(mostAnswers).default(3)

export const rerunWish = z.strictObject({
  /** If absent, the newest. */
  version: z.int().min(1).optional(),
  changes: rerunChanges.default({}),
  times,
})

export const situationCheck = z.strictObject({
  /** `reply`: all that came. `reading`: what it plays, in a sentence. Else the name of a field of the log entry. */
  of: z.string().regex(/^[A-Za-z][A-Za-z-]{0,39}$/, 'reply, reading, or the name of a field'),
  test: z.enum(situationTests),
  value: text(200),
})
export type SituationCheck = z.infer<typeof situationCheck>

/** An answer that the rules refuse never passes. */
export const situationWish = z.strictObject({
  /** Situations with the same name are a set. */
  set: text(60),
  note: text(280).optional(),
  checks: z.array(situationCheck).max(mostChecks).default([]),
  /** What a good answer does, in words, for a judge. An answer passes if it passes the checks and the judge says yes. */
  rubric: text(1_000).optional(),
  /** The short name of another agent of the same owner. If absent, the agent judges its own answers. */
  judge: handle.optional(),
})
export type SituationWish = z.infer<typeof situationWish>

const judgement = z.object({
  /** As it was when the judge was asked. */
  rubric: z.string(),
  passes: z.boolean(),
  because: z.string(),
})
export type Judgement = z.infer<typeof judgement>

/** One answer of an agent that was asked again. */
export const rerunAnswer = agentCallRow
  .pick({
    startedAt: true,
    latencyMs: true,
    reply: true,
    reasoning: true,
    failure: true,
    detail: true,
    verdict: true,
    readAs: true,
    inputTokens: true,
    outputTokens: true,
    costMicros: true,
  })
  .extend({
    /** The log entry that it would have become. Null if nothing was answered. */
    event: z.looseObject({ type: z.string() }).nullable(),
    /** Null if the situation asks no judge, or the judge gave no answer. */
    judgement: judgement.nullable().default(null),
    /**
     * Whether it passes the checks of its situation, and its judge says yes. Null if the situation is not kept, or its
     * judge has not said anything about this rubric.
     */
    passed: z.boolean().nullable(),
  })
export type RerunAnswer = z.infer<typeof rerunAnswer>

export const rerunStates = ['queued', 'running', 'done', 'stopped'] as const

export const rerun = z.object({
  id: z.string(),
  matchId: z.string(),
  seq: z.int().min(0),
  version: z.int().min(1),
  changes: rerunChanges,
  times: z.int().min(1),
  /** `stopped`: the agent has used up what its owner lets it use in a day. */
  state: z.enum(rerunStates),
  answers: z.array(rerunAnswer),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Rerun = z.infer<typeof rerun>

export const rerunsPage = z.object({ items: z.array(rerun) })

export const situation = z.object({
  matchId: z.string(),
  seq: z.int().min(0),
  game: z.string(),
  language: z.string(),
  kind: z.string(),
  round: z.int(),
  set: z.string(),
  note: z.string(),
  checks: z.array(situationCheck),
  rubric: z.string(),
  /** The short name of the judge. Null if the agent judges its own answers. */
  judge: z.string().nullable(),
  /** What each version answered when it was asked last, with its own settings: the newest version first. */
  versions: z.array(
    z.object({
      version: z.int().min(1),
      passed: z.int().min(0),
      answers: z.int().min(0),
      /** Beside these answers: those about which its judge has said nothing. */
      unjudged: z.int().min(0),
      open: z.int().min(0),
    }),
  ),
})
export type Situation = z.infer<typeof situation>

export const situationsPage = z.object({ items: z.array(situation) })

export const situationsRun = z.strictObject({
  /** If absent, all sets. */
  set: text(60).optional(),
  version: z.int().min(1).optional(),
  times,
})

export const situationsAsked = z.object({
  version: z.int().min(1),
  situations: z.int().min(0),
  answers: z.int().min(0),
})

import { ids } from '@wis/engine'
import { experimentAccesses, experimentStates } from '@wis/protocol'
import { z } from 'zod'
import { time } from '../time-column.ts'

/** Why the platform paused an experiment. */
export const pauseReasons = [
  'agent-offline',
  'agent-retired',
  'agent-not-allowed',
  'agent-at-its-limit',
  'budget-spent',
  'match-void',
  'cannot-deal',
  'agent-silent',
  'storage',
  'storage-limit',
] as const

export const experimentPause = z.object({
  reason: z.enum(pauseReasons),
  /** The short name of the agent that it is about. */
  agent: z.string().optional(),
  /** The number of the match that it is about. */
  match: z.int().optional(),
  detail: z.string().optional(),
  since: z.string().optional(),
  /** When the platform lets it go on. */
  until: z.string().optional(),
})
export type ExperimentPause = z.infer<typeof experimentPause>

/** The agent behind a name in a specification, fixed when the experiment is made. */
export const experimentPlayer = z.object({
  agentId: z.string().transform(ids.agent),
  versionId: z.string().transform(ids.version),
  slug: z.string(),
  version: z.int(),
  kind: z.string(),
})
export type ExperimentPlayer = z.infer<typeof experimentPlayer>

export const experimentPlayers = z.record(z.string(), experimentPlayer)
export type ExperimentPlayers = z.infer<typeof experimentPlayers>

const count = z.coerce.number()

/** The row of an experiment. The specification is read by the laboratory. */
export const storedExperiment = z.object({
  id: z.string(),
  ownerId: z.string().nullable(),
  name: z.string(),
  game: z.string(),
  spec: z.unknown(),
  text: z.string(),
  players: experimentPlayers,
  state: z.enum(experimentStates),
  pause: experimentPause.nullable(),
  /** It is paused, and runs meanwhile for the judges of what there is. */
  isHeld: z.boolean(),
  access: z.enum(experimentAccesses),
  share: z.string(),
  /** Null for an experiment of before plans were hashed. */
  planSha256: z.string().nullable(),
  deals: z.int(),
  matches: z.int(),
  next: z.int(),
  played: z.int(),
  /** The deal at which it was last looked at, if the width of its intervals ends it. */
  looked: z.int(),
  failed: z.int(),
  voided: z.int(),
  judged: z.int(),
  tokens: count,
  /** Millionths of a US dollar. */
  spend: count,
  ranMs: count,
  runsSince: time.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** The suite that it is a part of, and its name there. */
  suiteId: z.string().nullable(),
  suitePart: z.string().nullable(),
})
export type StoredExperiment = z.infer<typeof storedExperiment>

/** SQL of the columns of `experiments` that `storedExperiment` reads. */
export const experimentColumns = `
  id, owner_id as "ownerId", name, game, spec, text, players, state, pause, held is not null as "isHeld", access, share, plan_sha256 as "planSha256", deals, matches, next,
  played, looked, failed, voided, judged, tokens, spend, ran_ms as "ranMs", runs_since as "runsSince",
  created_at as "createdAt",
  started_at as "startedAt", ended_at as "endedAt", suite_id as "suiteId", suite_part as "suitePart"`

import { languages } from '@wis/games'
import { z } from 'zod'

export const experimentFormat = 'wis-experiment/1'

/** The files of an export, in their order. The last two hold what was asked beside the matches, and may be missing. */
export const exportFiles = {
  about: 'experiment.json',
  matches: 'matches.jsonl',
  rows: 'rows.jsonl',
  table: 'rows.csv',
  probes: 'probes.jsonl',
  judgements: 'judgements.jsonl',
  report: 'report.json',
  readme: 'README.md',
  seal: 'seal.json',
} as const

/** `experiment.json`: what was planned, who stood behind the names, and how far it came. */
export const exportedExperiment = z.object({
  format: z.literal(experimentFormat),
  platform: z.object({ version: z.string(), key: z.string() }),
  id: z.string(),
  name: z.string(),
  game: z.string(),
  preset: z.string().nullable(),
  seed: z.string(),
  /** The specification with every default, and as its author wrote it. */
  spec: z.record(z.string(), z.unknown()),
  text: z.string(),
  plan: z.object({ deals: z.int(), matches: z.int() }),
  /** `ended`: all planned matches are here. `cancelled`: those that were over by then. */
  state: z.enum(['ended', 'cancelled']),
  played: z.int(),
  failed: z.int(),
  /** Matches that were void and dealt again. */
  voided: z.int(),
  /** The agents behind the names in the specification. `agent` is the id that commitments bind. */
  players: z.record(
    z.string(),
    z.object({ agent: z.string(), slug: z.string(), version: z.int(), kind: z.string() }),
  ),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type ExportedExperiment = z.infer<typeof exportedExperiment>

/** A line of `matches.jsonl`, by number. */
export const exportedMatch = z.object({
  number: z.int().min(1),
  match: z.string(),
  /** How often it was dealt, and why it was void before. */
  attempts: z.int().min(1),
  faults: z.array(z.string()),
  language: z.enum(languages),
  seed: z.string(),
  salt: z.string(),
  /** As it was published before the first turn. */
  commitment: z.string(),
  /** In seat order. */
  seats: z.array(z.object({ agent: z.string(), version: z.int(), alias: z.string() })),
  log: z.array(z.object({ seq: z.int(), at: z.string(), event: z.looseObject({ type: z.string() }) })),
  /** SHA-256 of the log as canonical JSON. */
  hash: z.string(),
})
export type ExportedMatch = z.infer<typeof exportedMatch>

/** `seal.json`: the files above it, and the platform's signature of the canonical JSON of that list. */
export const exportSeal = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  key: z.string(),
  signature: z.string(),
})
export type ExportSeal = z.infer<typeof exportSeal>

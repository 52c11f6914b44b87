import { createVault } from '@wis/db'
import { labLimitSettings } from '@wis/protocol'
import { z } from 'zod'
import { wellKnownProviders } from './connect/model-agent.ts'
import { StartRefused } from './operations/await-database.ts'

/** The address of the Hugging Face Hub. */
export const publicHub = 'https://huggingface.co'

const onOff = z.enum(['on', 'off'])

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  RUNNER_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** All interfaces if several machines share the work; otherwise loopback. */
  RUNNER_HOST: z.string().default('127.0.0.1'),
  /** Origins that may open a socket from a browser, comma-separated; none means the same origin only. */
  WIS_ALLOWED_ORIGINS: z.string().default(''),
  /** The public address of the pages; browsers may open sockets from there. */
  WIS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The number of the operator's proxies that stand in front of the pages and report the address of the visitor. */
  WIS_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Limits on open sockets: in all, and from one address. */
  WIS_SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  WIS_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(256),
  /** Carries live messages between runners instead of PostgreSQL. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WIS_MATCHES_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(200),
  /** The most matches of experiments that this runner plays at once, beside those of the arena. 0 for none. */
  WIS_LAB_MATCHES_AT_ONCE: z.coerce.number().int().min(0).max(10_000).default(8),
  /** How long a judge, or a subject of a task without a match, may take for one question. */
  WIS_LAB_QUESTION_MS: z.coerce.number().int().min(1000).max(600_000).default(60_000),
  /** A folder on the disk that holds the database's files, if this runner can read that disk. */
  WIS_DISK_FOLDER: z.string().optional(),
  /** No new table begins while less than this is free on that disk, in mebibytes. */
  WIS_DISK_LEAST_MB: z.coerce.number().int().min(1).max(100_000_000).default(1024),
  /** Experiments pause while less than this is free on that disk. Never less than WIS_DISK_LEAST_MB. */
  WIS_LAB_DISK_LEAST_MB: z.coerce.number().int().min(1).max(100_000_000).default(2048),
  ...labLimitSettings,
  WIS_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(16),
  /** The time that a stopping runner has to bring its matches to the end of a turn. */
  WIS_DRAIN_MS: z.coerce.number().int().min(0).default(45_000),
  /** Whether the platform keeps a demo season alive with its own agents. */
  WIS_DEMO: onOff.default('on'),
  WIS_DEMO_INTERVAL_MS: z.coerce.number().int().min(200).default(8000),
  WIS_DEMO_TABLES: z.coerce.number().int().min(1).max(1000).default(6),
  /** The age in days at which the logs of matches between house agents are packed; 0 for never. */
  WIS_THIN_AFTER_DAYS: z.coerce.number().int().min(0).max(36_500).default(7),
  /** The interval at which skill ratings are brought up to date, if matches were settled since. */
  WIS_RATING_INTERVAL_MS: z.coerce.number().int().min(1000).default(120_000),
  /**
   * How long a house agent thinks in a game of usual length, so that spectators can follow. Games of few turns are
   * slower. 0 answers at once.
   */
  WIS_HOUSE_PACE_MS: z.coerce.number().int().min(0).max(9000).default(6000),
  /** The same in experiments, at which nobody looks on. */
  WIS_LAB_HOUSE_PACE_MS: z.coerce.number().int().min(0).max(9000).default(0),
  /** Opens the stored credentials of agents: 32 bytes in base64, or several comma-separated while keys are changed. */
  WIS_SECRET_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` makes them')
    .optional(),
  /** `host:port` of agents that may be called although they are not on the open internet, comma-separated. */
  WIS_ALLOWED_AGENT_HOSTS: listed
    .pipe(z.array(z.string().regex(/^(\[[0-9a-fA-F:.]+\]|[\w.-]+):\d{1,5}$/, 'must be host:port')))
    .default([]),
  /** Hosts of APIs that many owners share and none of them runs: only a fault there can count as a provider's. */
  WIS_PROVIDERS: listed
    .pipe(z.array(z.string().regex(/^[\w.-]+(:\d{1,5})?$/, 'must be a host, with a port or without')))
    .default([...wellKnownProviders]),
  /** The Hugging Face Hub; a stand-in for it in tests. */
  WIS_HUB_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(publicHub),
})
function isKey(keys: string): boolean {
  try {
    return createVault(keys).keyId !== ''
  } catch {
    return false
  }
}

export type RunnerEnv = z.infer<typeof schema>

/** Throws one message that names every wrong setting. An empty setting counts as not set. */
export function readEnv(source: NodeJS.ProcessEnv): RunnerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new StartRefused(`the runner cannot start with these settings:\n${faults.join('\n')}`)
}

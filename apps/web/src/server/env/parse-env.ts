import path from 'node:path'
import { labLimitSettings } from '@wis/protocol/basics'
import { z } from 'zod'
import { keyBytes } from '../keys/key-bytes.ts'
import { runnerUrl } from './runner-url.ts'

const unset = z.literal('').transform(() => undefined)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([unset, schema]).optional()
const port = z.coerce.number().int().min(1).max(65535)

const variables = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PORT: optional(port),
  RUNNER_PORT: optional(port),
  RUNNER_URL: optional(z.url({ protocol: /^https?$/ })),
  WIS_PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  NEXTAUTH_SECRET: optional(z.string().min(32)),
  WIS_SECRET_KEY: optional(z.string().refine(isKey)),
  WIS_PROXIES: optional(z.coerce.number().int().min(0).max(10)),
  WIS_ALLOWED_AGENT_HOSTS: optional(z.string()),
  WIS_GITHUB_ID: optional(z.string()),
  WIS_GITHUB_SECRET: optional(z.string()),
  WIS_HF_ID: optional(z.string()),
  WIS_HF_SECRET: optional(z.string()),
  WIS_HF_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  WIS_MAIL_URL: optional(z.url({ protocol: /^(smtps?|file)$/ })),
  WIS_MAIL_FROM: optional(z.string().max(200)),
  WIS_EXPORTS_DIR: optional(z.string()),
  WIS_EXPORTS_MB: optional(z.coerce.number().int().min(10).max(10_000_000)),
  WIS_FORBIDDEN_WORDS: optional(z.string().max(20_000)),
  WIS_SELF_REGISTRATION: optional(z.enum(['on', 'off'])),
  WIS_DATASET_LICENCE: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,40}$/)),
  ...labLimitSettings,
})

const usualExportsMb = 2048

/** Uses the same rule as the vault. */
function isKey(keys: string): boolean {
  const bytes = keyBytes(keys)
  return bytes.length > 0 && bytes.every(({ length }) => length === 32)
}

export interface Env {
  readonly isProduction: boolean
  readonly databaseUrl: string | undefined
  /** The port that this server listens on. Next sets it if nobody else has. */
  readonly port: number
  /** The address at which this server, not a browser, reaches the runner. */
  readonly runnerUrl: string
  readonly publicUrl: string
  /** Whether visitors come over https. */
  readonly isHttps: boolean
  readonly sessionSecret: string | undefined
  readonly secretKey: string | undefined
  /** Whether only this machine can reach the pages. */
  readonly isLocal: boolean
  /** How many proxies of the operator stand before this server and name the client in a header. */
  readonly proxies: number
  /** `host:port` of agents that may be called although they are not on the open internet. */
  readonly allowedAgentHosts: readonly string[]
  /** What people at a table may not write. */
  readonly forbiddenWords: readonly string[]
  /** Whether agents may register before a person takes them over. */
  readonly takesSelfRegistered: boolean
  readonly github: OAuthClient | undefined
  /**
   * The licence under which data sets may be passed on, as data hubs spell it; undefined if the operator has named
   * none.
   */
  readonly datasetLicence: string | undefined
  /** How letters are sent; undefined if the operator has set up no mail. */
  readonly mail: MailRoute | undefined
  /** The folder of exports, which can all be made again, and the room that they may take. */
  readonly exports: { readonly folder: string; readonly mostBytes: number }
  /** What one member may take of the laboratory. */
  readonly huggingFace: (OAuthClient & { readonly issuer: string }) | undefined
}

export interface MailRoute {
  /** A mail server, or the file that letters are written to instead. */
  readonly url: string
  readonly from: string
}

/** The credentials of this installation at a provider. */
export interface OAuthClient {
  readonly id: string
  readonly secret: string
}

export type ParsedEnv =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The only reading of the environment. A public installation without its secrets is a problem, not a default. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path }) => problemWith(path.join('.'))) }
  }
  const { data } = parsed
  const env = envOf(data)
  const problems = [...missing(env), ...halfClients(data)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env }
}

const secretsMust: Readonly<Record<string, string>> = {
  NEXTAUTH_SECRET: 'must have at least 32 characters: create one with `openssl rand -base64 32`',
  WIS_SECRET_KEY: 'must be 32 bytes in base64: create one with `openssl rand -base64 32`',
}

/** The value is left out, because it may be half of a secret. */
const problemWith = (name: string) => `${name} ${secretsMust[name] ?? 'is not usable'}`

function envOf(data: z.output<typeof variables>): Env {
  const publicUrl = data.WIS_PUBLIC_URL ?? `http://localhost:${data.PORT ?? 3000}`
  const huggingFace = client(data.WIS_HF_ID, data.WIS_HF_SECRET)
  return {
    isProduction: data.NODE_ENV === 'production',
    databaseUrl: data.DATABASE_URL,
    port: data.PORT ?? 3000,
    runnerUrl: runnerUrl(data.RUNNER_URL, data.RUNNER_PORT),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    sessionSecret: data.NEXTAUTH_SECRET,
    secretKey: data.WIS_SECRET_KEY,
    isLocal: isLocal(publicUrl),
    proxies: data.WIS_PROXIES ?? 0,
    takesSelfRegistered: data.WIS_SELF_REGISTRATION !== 'off',
    forbiddenWords: (data.WIS_FORBIDDEN_WORDS ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    datasetLicence: data.WIS_DATASET_LICENCE,
    exports: {
      folder: path.resolve(/*turbopackIgnore: true*/ data.WIS_EXPORTS_DIR ?? path.join('.data', 'exports')),
      mostBytes: (data.WIS_EXPORTS_MB ?? usualExportsMb) * 1024 * 1024,
    },
    allowedAgentHosts: (data.WIS_ALLOWED_AGENT_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
    mail: mailRoute(data, publicUrl),
    github: client(data.WIS_GITHUB_ID, data.WIS_GITHUB_SECRET),
    huggingFace: huggingFace && { ...huggingFace, issuer: data.WIS_HF_ISSUER ?? 'https://huggingface.co' },
  }
}

function mailRoute(
  { WIS_MAIL_URL: url, WIS_MAIL_FROM: from }: z.output<typeof variables>,
  publicUrl: string,
): MailRoute | undefined {
  return url === undefined ? undefined : { url, from: from ?? `no-reply@${new URL(publicUrl).hostname}` }
}

const client = (id: string | undefined, secret: string | undefined): OAuthClient | undefined =>
  id !== undefined && secret !== undefined ? { id, secret } : undefined

function halfClients(data: z.output<typeof variables>): readonly string[] {
  const pairs = [
    ['WIS_GITHUB_ID', 'WIS_GITHUB_SECRET'],
    ['WIS_HF_ID', 'WIS_HF_SECRET'],
  ] as const
  return pairs.flatMap(([id, secret]) =>
    (data[id] === undefined) === (data[secret] === undefined) ? [] : [`${id} and ${secret} go together`],
  )
}

function missing(env: Env): readonly string[] {
  const { isProduction, sessionSecret, secretKey } = env
  if (!isProduction || env.isLocal) return []
  return [
    ...(sessionSecret === undefined ? ['NEXTAUTH_SECRET is needed where WIS_PUBLIC_URL is public'] : []),
    ...(secretKey === undefined ? ['WIS_SECRET_KEY is needed where WIS_PUBLIC_URL is public'] : []),
  ]
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\./.test(hostname)
  )
}

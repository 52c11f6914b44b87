import { z } from 'zod'

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
  WIS_SECRET_KEY: optional(z.string().min(32)),
})

export interface Env {
  readonly isProduction: boolean
  readonly databaseUrl: string | undefined
  /** Where this server reaches the runner, not where a browser does. */
  readonly runnerUrl: string
  readonly publicUrl: string
  readonly sessionSecret: string | undefined
  readonly secretKey: string | undefined
}

export type ParsedEnv =
  { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly string[] }

/** The only reading of the environment. A public installation without its secrets is a problem, not a default. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path }) => `${path.join('.')} is not usable`) }
  }
  const { data } = parsed
  const env: Env = {
    isProduction: data.NODE_ENV === 'production',
    databaseUrl: data.DATABASE_URL,
    runnerUrl: data.RUNNER_URL ?? `http://127.0.0.1:${data.RUNNER_PORT ?? 4000}`,
    publicUrl: data.WIS_PUBLIC_URL ?? `http://localhost:${data.PORT ?? 3000}`,
    sessionSecret: data.NEXTAUTH_SECRET,
    secretKey: data.WIS_SECRET_KEY,
  }
  const problems = missing(env)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env }
}

function missing({ isProduction, publicUrl, sessionSecret, secretKey }: Env): readonly string[] {
  if (!isProduction || isLocal(publicUrl)) return []
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

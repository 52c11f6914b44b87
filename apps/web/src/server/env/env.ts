import 'server-only'
import { parseEnv } from './parse-env.ts'
import type { Env } from './parse-env.ts'

let known: Env | undefined

/** Read at the first use, so that a build needs no environment; throws where it is half configured. */
export function env(): Env {
  if (known) return known
  const parsed = parseEnv(process.env)
  if (!parsed.ok) throw new Error(`This installation is half configured: ${parsed.problems.join('; ')}.`)
  known = parsed.env
  return known
}

/** What a program of ours is told; what Node was told for a web server, such as where a debugger listens, is not for it. */
export function programEnv(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env
  return rest
}

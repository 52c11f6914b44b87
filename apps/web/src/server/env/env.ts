import 'server-only'
import { labLimitSettings, labLimitsOf } from '@wis/protocol/basics'
import type { LabLimits } from '@wis/protocol/basics'
import { z } from 'zod'
import { parseEnv } from './parse-env.ts'
import type { Env } from './parse-env.ts'

let known: Env | undefined

/** Read at the first use, so that a build needs no environment. Throws if it is incomplete. */
export function env(): Env {
  if (known) return known
  const parsed = parseEnv(process.env)
  if (!parsed.ok) throw new Error(`This installation is half configured: ${parsed.problems.join('; ')}.`)
  known = parsed.env
  return known
}

/** For a test with another environment: an earlier file of its process may have read the usual one. */
export function forgetEnv(): void {
  known = undefined
}

const limitSettings = z.object(labLimitSettings)

/** What one member may take of the laboratory. Read anew each time, and checked with everything else before. */
export const labLimits = (): LabLimits => labLimitsOf(limitSettings.parse(process.env))

/**
 * The environment for a child process of ours, without Node options that are meant only for the web server, such as
 * its debugger port.
 */
export function programEnv(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env
  return rest
}

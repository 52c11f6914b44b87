import { z } from 'zod'
import { UnknownGame } from './game/hosted-game.ts'

/** PostgreSQL's error classes for values that cannot be stored, and for rows that contradict others. */
const lastingClasses = ['22', '23']

/**
 * Whether another attempt would only fail again, because stored data, or data to be stored, is wrong. After any other
 * error, such as a lost connection or a missing migration, another attempt may succeed.
 */
export function isLasting(error: unknown): boolean {
  if (error instanceof z.ZodError || error instanceof UnknownGame) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 && lastingClasses.includes(code.slice(0, 2))
}

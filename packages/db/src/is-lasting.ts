import { z } from 'zod'
import { UnknownGame } from './game/hosted-game.ts'

/** Values that cannot be stored, and rows that contradict others. */
const lastingClasses = ['22', '23']

/**
 * Whether trying again would only fail again, because something stored, or to be stored, is wrong. Of everything else,
 * such as a lost connection or tables that have yet to be migrated, another attempt may make good.
 */
export function isLasting(error: unknown): boolean {
  if (error instanceof z.ZodError || error instanceof UnknownGame) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 && lastingClasses.includes(code.slice(0, 2))
}

import type { Turn } from '@wis/engine'
import type { Flaw } from '@wis/games'
import { advice } from './flaw.ts'

/** An answer that takes longer than this share of the time may come too late on a bad day. */
const comfortable = 0.7

/** The flaw of an answer that was in time, but not by much. */
export function slowness(latencyMs: number, { limitMs }: Pick<Turn, 'limitMs'>): readonly Flaw[] {
  if (latencyMs <= comfortable * limitMs) return []
  return [advice('is-slow', { seconds: Math.round(latencyMs / 100) / 10, limit: limitMs / 1000 })]
}

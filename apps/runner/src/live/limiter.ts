import type { Clock } from '@wis/agents'

interface Allowance {
  readonly most: number
  readonly perMs: number
}

/** True until the allowed number of calls in the period is used up. */
export function limiter({ now }: Pick<Clock, 'now'>, { most, perMs }: Allowance): () => boolean {
  let asked: number[] = []
  return () => {
    const at = now().getTime()
    asked = asked.filter((time) => time > at - perMs)
    if (asked.length >= most) return false
    asked.push(at)
    return true
  }
}

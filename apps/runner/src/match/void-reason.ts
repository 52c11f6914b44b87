import type { MatchFault } from '@wis/db'

const notTheAgents = ['provider', 'network', 'platform'] as const
export type VoidReason = 'platform-fault' | 'several-faults-beyond-the-agents'

/**
 * When a match stops being a fair measure: the platform failed a seat, or two or more seats had faults in one
 * round that were not their agents'.
 */
export function voidReason(faults: readonly MatchFault[]): VoidReason | undefined {
  if (faults.some(({ verdict }) => verdict === 'platform')) return 'platform-fault'
  const seatsByRound = new Map<number, Set<number>>()
  for (const { round, seat, verdict } of faults) {
    if (!notTheAgents.some((other) => other === verdict)) continue
    seatsByRound.set(round, new Set([...(seatsByRound.get(round) ?? []), seat]))
  }
  return [...seatsByRound.values()].some((seats) => seats.size >= 2)
    ? 'several-faults-beyond-the-agents'
    : undefined
}

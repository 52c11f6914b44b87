import type { MatchFault } from '@wis/db/agents'

export type VoidReason = 'platform-fault' | 'provider-fault'

/** A fault, with the shared provider that failed if this runner has seen it. */
export interface SeenFault extends MatchFault {
  readonly failedProvider?: string
}

/**
 * Decides when a match is no longer a fair measure: the platform failed a seat, or in one round two or more seats were
 * failed by providers that the platform saw fail for others too. Faults of an owner's own servers never make a match
 * void.
 */
export function voidReason(faults: readonly SeenFault[]): VoidReason | undefined {
  if (faults.some(({ verdict }) => verdict === 'platform')) return 'platform-fault'
  const seatsByRound = new Map<number, Set<number>>()
  for (const fault of faults) {
    if (!isProviders(fault, faults)) continue
    const { round, seat } = fault
    seatsByRound.set(round, new Set([...(seatsByRound.get(round) ?? []), seat]))
  }
  return [...seatsByRound.values()].some((seats) => seats.size >= 2) ? 'provider-fault' : undefined
}

/**
 * The first seats that a failing provider hits fall silent before other tables have seen the failure. They count in the
 * same round.
 */
function isProviders({ round, verdict, failedProvider }: SeenFault, faults: readonly SeenFault[]): boolean {
  if (verdict === 'provider') return true
  return (
    failedProvider !== undefined &&
    faults.some(
      (other) =>
        other.round === round && other.verdict === 'provider' && other.failedProvider === failedProvider,
    )
  )
}

import type { MatchFault } from '@wis/db'

export type VoidReason = 'platform-fault' | 'provider-fault'

/** A fault, and the shared provider that failed so, where the runner that asked has it in hand. */
export interface SeenFault extends MatchFault {
  readonly failedProvider?: string
}

/**
 * When a match stops being a fair measure: the platform failed a seat, or two or more seats were failed in one round by
 * providers that the platform saw fail for others too. Faults of what an owner runs void nothing, however many.
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

/** The first whom a failing provider hits fall silent before others have seen it: in the round they count as well. */
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

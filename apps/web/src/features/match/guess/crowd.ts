import type { Seat } from '@wis/engine'

/** What all viewers of a live match suspect together. */
export interface CrowdBelief {
  readonly viewers: number
  /** The seats that most suspect, with their shares. Empty while a few viewers could be told apart. */
  readonly seats: readonly { readonly seat: Seat; readonly share: number }[]
}

const fewestViewers = 3
const mostSeats = 3

/** Counts of a crowd as shares. */
export function crowdOf(counts: readonly { readonly seat: Seat; readonly count: number }[]): CrowdBelief {
  const viewers = counts.reduce((sum, { count }) => sum + count, 0)
  const seats = viewers < fewestViewers ? [] : counts.slice(0, mostSeats)
  return { viewers, seats: seats.map(({ seat, count }) => ({ seat, share: count / viewers })) }
}

/** Tells a guess to the server, or that it is taken back. Null where nothing comes of it. */
export async function tellCrowd(matchId: string, seat: Seat | null): Promise<CrowdBelief | null> {
  try {
    const response = await fetch(`/matches/${matchId}/crowd`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat }),
    })
    if (!response.ok) return null
    // It is an answer of our own server.
    const { crowd } = (await response.json()) as { readonly crowd: CrowdBelief | null }
    return crowd
  } catch {
    return null
  }
}

import type { GameRequest, Minds } from '@wis/protocol'

type Sitting = Pick<GameRequest, 'matchId' | 'seat'>

/** A terminal plays so many matches at once at most. */
const mostKept = 64

/**
 * The last table of each seat of an agent. Only a start for the next one: an agent that was started anew goes by what its
 * seat was told, which is everything.
 */
export function lastMinds() {
  const kept = new Map<string, Minds>()
  const nameOf = ({ matchId, seat }: Sitting) => `${matchId} ${seat}`
  return {
    of: (sitting: Sitting): Minds | undefined => kept.get(nameOf(sitting)),
    keep(sitting: Sitting, minds: Minds): void {
      kept.delete(nameOf(sitting))
      kept.set(nameOf(sitting), minds)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
  }
}

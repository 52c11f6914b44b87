import type { RecentOutcome } from '@wis/db/agents'

export type LessonName =
  | 'own-word'
  | 'repeat'
  | 'silence'
  | 'faults'
  | 'spyFound'
  | 'civilianOut'
  | 'spyMissed'

type Known = Pick<RecentOutcome, 'role' | 'won' | 'departure' | 'ballots' | 'faults'>

/** The advice after a match. Fouls and faults always give one; other advice follows only from a loss. */
export function lessonOf({ role, won, departure, ballots, faults }: Known): LessonName | undefined {
  if (faults > 0) return 'faults'
  if (departure?.cause === 'foul') return departure.foul
  if (won) return undefined
  if (role === 'spy') return 'spyFound'
  if (departure) return 'civilianOut'
  return ballots.forSpy === 0 ? 'spyMissed' : undefined
}

import type { SpyState } from '@wis/games'
import type { SpyTableScene } from '../player/spy-table-scene.ts'

/** The round that a guess made now belongs to. Once a vote has been read, it is the next round. */
export function roundOfGuess(rounds: SpyState['rounds']): number {
  return rounds.length + (rounds.at(-1)?.vote?.revealed ? 1 : 0)
}

/** The same for what is seen at a table. */
export function roundAt({ glance: { round }, steps, index }: SpyTableScene): number {
  const isRead = steps.slice(0, index + 1).some((step) => step.kind === 'tally' && step.round === round)
  return round + (isRead ? 1 : 0)
}

import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { Eyes } from './reveal.ts'

/** How much these eyes want to know. */
export function levelOf(eyes: Eyes): RevealLevel {
  if (eyes === 'live') return 'everything'
  return typeof eyes === 'object' ? eyes.level : eyes
}

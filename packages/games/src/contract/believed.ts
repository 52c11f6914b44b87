import type { InBoth } from '@wis/engine'
import type { GameView } from './game-kit.ts'

/**
 * What agents may say with each answer that they believe of the players, in a game in which some seats hide: “is the spy”.
 * It is what whoever watches may guess. Undefined in all other games.
 */
export const believedIn = ({ rules, scene }: Pick<GameView, 'rules' | 'scene'>): InBoth<string> | undefined =>
  scene(rules.blank, null).guess?.that

import type { ScenePart } from '@wis/games'

/** Numbers of the rules and long lists have no room here. */
export const smallKinds: ReadonlySet<ScenePart['kind']> = new Set([
  'grid',
  'cards',
  'chips',
  'dice',
  'envelope',
  'offers',
  'piles',
  'quests',
  'rounds',
])

/** Whether it is drawn between the players. A heap of discarded cards is not. */
export const isInTheMiddle = (part: ScenePart) =>
  smallKinds.has(part.kind) &&
  (!('seat' in part) || part.seat === null) &&
  (part.kind !== 'cards' || part.places !== undefined)

/** What an author of a game writes with. */
export { defineGame } from './define-game.ts'
export type { KnownTable } from './define-game.ts'
export type { EventsOf, PlayerSpec } from './definition.ts'
export { counted, outlived, scores } from './sentences.ts'
export {
  choice,
  event,
  flag,
  group,
  line,
  list,
  maybe,
  number,
  oneOf,
  perSeat,
  remark,
  seat,
  secretEvent,
  text,
  unseal,
  whole,
} from './vocabulary.ts'
export type { Secret } from './vocabulary.ts'

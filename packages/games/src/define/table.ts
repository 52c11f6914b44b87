/** What an author writes with of the part that is seen. Nothing here needs a schema, so a browser can load it. */
export type { EventsOf, KnownTable } from './definition.ts'
export { cell, envelope, roundCaption, roundsPart } from './parts.ts'
export { counted, outlived, scores } from './sentences.ts'
export { defineTable, viewOf } from './view-of.ts'
export {
  choice,
  event,
  flag,
  group,
  hiddenEvent,
  line,
  list,
  maybe,
  number,
  numbers,
  oneOf,
  optional,
  perSeat,
  remark,
  seat,
  seatAmong,
  secretEvent,
  text,
  told,
  tripleOf,
  unseal,
  whole,
} from './vocabulary.ts'
export type { Answers, Secret } from './vocabulary.ts'

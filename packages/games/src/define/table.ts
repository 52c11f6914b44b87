/** What an author writes with of the part that is seen. Nothing here needs a schema, so a browser can load it. */
export type { InBoth, Seat } from '@wis/engine'
export type { SceneDecided, SceneGood, SceneOffer, ScenePart } from '../contract/scene.ts'
export type { OpenedTable } from './definition.ts'
export type { EventsOf, KnownTable } from './happenings.ts'

export { grouped, inBoth, momentsFrom, namesOf, say, scores, scoresOf } from './sentences.ts'
export { phraseOfParts as phrase } from './tell.ts'
export { aloneIn, counted, leadersOf, othersOf, outlived, ownRounds, sumOf } from './by-seat.ts'
export { cell, notKnown, roundsPart, speechesPart } from './parts.ts'
export { defineTable, viewOf } from './view-of.ts'
export {
  choice,
  choiceOf,
  choicesOf,
  line,
  number,
  numbers,
  remark,
  seatAmong,
  team,
  usualLimit,
} from './move-fields.ts'
export {
  atTheEnd,
  either,
  event,
  flag,
  group,
  hiddenEvent,
  list,
  made,
  makers,
  maybe,
  namesOnly,
  oneOf,
  optional,
  pairOf,
  passing,
  perSeat,
  roundOpened,
  seat,
  secretEvent,
  shownEvent,
  text,
  told,
  tripleOf,
  unseal,
  whole,
  words,
  yes,
} from './vocabulary.ts'
export type { Answers, Line } from './move-fields.ts'
export type { Secret, ValuesOf } from './vocabulary.ts'

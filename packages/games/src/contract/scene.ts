import { z } from 'zod'
import { ballot, inBoth, scenePart, seat, side, tone, whose } from './scene-part.ts'
import type { aside, face, good, offer } from './scene-part.ts'

const seatScene = z.object({
  seat,
  name: z.string(),
  isAsked: z.boolean(),
  /** Whether it is no longer in the match. */
  isOut: z.literal(true).optional(),
  /** A mark that goes from seat to seat, with its name. */
  badge: z.object({ mark: inBoth, name: inBoth }).optional(),
  /** A few words beside the seat, such as its last action. */
  note: inBoth.nullable(),
  /** At a round table, its last words. */
  said: z.string().optional(),
  /** The side it is on, for readers who know: the bad one hides. */
  side: side.optional(),
})

const sceneWords = z.object({
  kind: z.literal('words'),
  seat,
  /** Null if it said nothing. */
  text: z.string().nullable(),
  /** Why it said nothing, or that the rest was not heard. */
  note: inBoth.nullable(),
})

const sceneNotice = z.object({
  kind: z.literal('notice'),
  title: inBoth,
  text: inBoth.nullable(),
  /** Cards that are turned over one by one. */
  cards: z.array(side).optional(),
  /** How a vote went: for each choice or each seat that was named, who voted so. */
  tally: z.array(z.object({ name: inBoth.nullable(), seat: whose, tone, by: z.array(seat) })).optional(),
  /** Good and bad are sides that have won something. */
  tone: z.enum(['plain', 'good', 'bad']),
})

/** All sit round a table and talk: who has the word, what was said last, and who names whom. */
const sceneTalk = z.object({
  speaker: whose,
  /** The newest words or the newest event, in the middle of the table. */
  now: z.discriminatedUnion('kind', [sceneWords, sceneNotice]).nullable(),
  /** The votes that are being read. */
  ballots: z.array(ballot),
})

/** What decided a match, in one sentence. A title is there where it is not enough to name who won. */
const sceneDecided = z.object({
  title: inBoth.optional(),
  text: inBoth,
  /** The round that the table shows once more, because it decided the match. */
  round: z.int().min(1).optional(),
})

/** Something that most or one of them share, and that is found out. Its text is null for a reader who may not know it. */
const sceneSecret = z.object({ name: inBoth, text: z.string().nullable(), side })

/** Some seats hide what they are, and whoever watches may guess which. */
const sceneGuess = z.object({
  /** What such a seat is called. */
  name: inBoth,
  /** What is guessed about a player: “is the spy”. */
  that: inBoth,
  /** How many seats hide, as everybody knows. */
  count: z.int().min(1),
  /** The present round. 0 as long as nobody gives reason to suspect anybody. */
  round: z.int().min(0),
  /** The round that a guess counts for if it is made now: the next one, once the votes of this one are read. */
  since: z.int().min(0),
  /** The seats that hide. Null for a reader who does not know them. */
  seats: z.array(seat).nullable(),
  /** Whom the players named in their votes, in order. Told to readers who know who hides. */
  named: z.array(z.object({ round: z.int().min(1), seat, target: whose })).optional(),
})

/** Why a seat has its points, line by line. */
const seatReasons = z.object({ seat, lines: z.array(inBoth) })
/** What a seat believes: for each seat in order, how likely it hides, from 0 to 1. */
const seatBelief = z.object({ seat, chances: z.array(z.number().min(0).max(1)) })

export const scene = z.object({
  /** One sentence about the present state. */
  caption: inBoth,
  seats: z.array(seatScene),
  parts: z.array(scenePart),
  /** The present round, hand or quest, in games that count them. */
  round: z.int().min(1).optional(),
  /** In games of talk. What is said there is in `parts`, too. */
  talk: sceneTalk.optional(),
  /** Once it is decided. A game of talk says it in the middle of its table. */
  decided: sceneDecided.optional(),
  secrets: z.array(sceneSecret).optional(),
  /** Once it is decided, in games that can say more than the numbers do. */
  reasons: z.array(seatReasons).optional(),
  guess: sceneGuess.optional(),
  /** The last beliefs of each seat that has noted some, as far as the reader may know them. */
  beliefs: z.array(seatBelief).optional(),
})

/** What is read by such a schema, to look at. What may be missing is left out. */
type Seen<T> = { readonly [Name in keyof T]: Seen<Exclude<T[Name], undefined>> }

export type Tone = z.infer<typeof tone>
export type CardFace = Seen<z.infer<typeof face>>
export type SceneGood = Seen<z.infer<typeof good>>
export type SceneOffer = Seen<z.infer<typeof offer>>
export type Aside = Seen<z.infer<typeof aside>>
export type SceneKnown<Of> = { readonly may: readonly Of[]; readonly not: readonly Of[] }
export type SceneBallot = Seen<z.infer<typeof ballot>>
export type ScenePart = Seen<z.infer<typeof scenePart>>
export type SeatScene = Seen<z.infer<typeof seatScene>>
export type SceneTalk = Seen<z.infer<typeof sceneTalk>>
export type SceneWords = Seen<z.infer<typeof sceneWords>>
export type SceneNotice = Seen<z.infer<typeof sceneNotice>>
export type SceneDecided = Seen<z.infer<typeof sceneDecided>>
export type SceneGuess = Seen<z.infer<typeof sceneGuess>>
export type SceneSecret = Seen<z.infer<typeof sceneSecret>>
export type SeatReasons = Seen<z.infer<typeof seatReasons>>
export type SeatNamed = NonNullable<SceneGuess['named']>[number]
export type SeatBelief = Seen<z.infer<typeof seatBelief>>
export type Scene = Seen<z.infer<typeof scene>>

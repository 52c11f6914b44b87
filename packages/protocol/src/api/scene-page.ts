import { languages, tones } from '@wis/games'
import { z } from 'zod'
import { inBoth } from '../in-both.ts'
import { whole } from './fields.ts'
import { matchStatuses, seatHeader } from './match-page.ts'

const seat = z.int().min(0)
const tone = z.enum(tones)
const whose = seat.nullable()
/** An abstention has no target. */
const ballot = z.object({ seat, target: whose })
/** Whether the match adds to a list, so that a page gives it room from the beginning. */
const grows = z.literal(true).optional()

/** One thing on the table, as the games package describes it. */
/** A shape: the path of an SVG of 24 by 24. */
const icon = z.string().optional()

/** What it may still be, and what it is not. */
const knownOf = <Of extends z.ZodType>(one: Of) => z.object({ may: z.array(one), not: z.array(one) })

const scenePart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grid'),
    rows: z.int().min(1),
    columns: z.int().min(1),
    cells: z.array(whose),
    first: seat,
    marks: z.enum(['cross-and-nought', 'discs']),
    last: z.int().min(0).nullable(),
    line: z.array(z.int().min(0)),
  }),
  z.object({
    kind: z.literal('cards'),
    seat: whose,
    name: inBoth,
    places: z.int().min(1).optional(),
    cards: z.array(
      z.object({
        face: z.object({ text: z.string(), tone }).nullable(),
        hint: inBoth.optional(),
        /** The same as the hint, as data: what its colour and its text may still be, and what they are not. */
        known: z.object({ tone: knownOf(tone), text: knownOf(z.string()) }).optional(),
        /** Whether it belongs to the cards that won. */
        isBest: z.literal(true).optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('dice'),
    seat: whose,
    name: inBoth.optional(),
    dice: z.array(z.int().min(1).nullable()),
    counting: z.array(z.int().min(0)).optional(),
  }),
  z.object({
    kind: z.literal('envelope'),
    seat,
    name: inBoth,
    isIn: z.boolean(),
    text: inBoth.nullable(),
    mark: z.string().optional(),
    tone,
  }),
  z.object({
    kind: z.literal('chips'),
    seat: whose,
    name: inBoth,
    amount: z.number(),
    /** The seat that has just won them. */
    to: seat.optional(),
  }),
  z.object({
    kind: z.literal('piles'),
    name: inBoth,
    piles: z.array(z.object({ name: inBoth, tone, top: z.int().min(0), of: z.int().min(0) })),
  }),
  z.object({
    kind: z.literal('speeches'),
    name: inBoth,
    speeches: z.array(
      z.object({
        seat,
        text: z.string().nullable(),
        tone,
        /** What its reader may know of the thoughts behind it: own words, or a text in both languages. */
        asides: z.array(z.object({ name: inBoth, text: z.union([z.string(), inBoth]) })).optional(),
      }),
    ),
    grows,
  }),
  z.object({
    kind: z.literal('words'),
    name: inBoth,
    words: z.array(
      z.object({
        text: z.string(),
        /** Whether it is the secret one, for readers who know. */
        isSecret: z.literal(true).optional(),
        /** Whether it was named, and turned out wrong. */
        isWrong: z.literal(true).optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('quests'),
    name: inBoth,
    quests: z.array(
      z.object({
        size: z.int().min(1),
        team: z.array(seat),
        tone,
        note: inBoth.nullable(),
        isNow: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('ballots'),
    name: inBoth,
    ballots: z.array(ballot),
  }),
  z.object({
    kind: z.literal('offers'),
    name: inBoth,
    goods: z.array(
      z.object({
        name: inBoth,
        of: z.int().min(0),
        unit: z.enum(['things', 'percent']),
        icon,
        /** What one thing is worth to each seat, in seat order, for readers who know. */
        each: z.array(z.number()).optional(),
        /** The amount of the whole that is shared in per cents. */
        whole: z.number().min(0).optional(),
        /** What speaks for the share of each seat, in seat order. */
        grounds: z.array(inBoth).optional(),
        /** Shares to compare a proposal with, in seat order. */
        measure: z.object({ name: inBoth, shares: z.array(z.number().min(0)) }).optional(),
      }),
    ),
    offers: z.array(
      z.object({
        seat,
        text: z.string().nullable(),
        /** What every seat would get of each good, in seat order. */
        shares: z.array(z.array(z.int().min(0))),
        /** What every seat's share would be worth to it, for readers who know. */
        worth: z.array(z.number()).optional(),
        backers: z.array(seat),
        note: inBoth.nullable(),
        tone,
      }),
    ),
    grows,
  }),
  z.object({
    kind: z.literal('odds'),
    name: inBoth,
    /** In whole per cent by seat. */
    stages: z.array(z.object({ name: inBoth, shares: z.array(z.int().min(0).max(100)) })),
  }),
  z.object({
    kind: z.literal('swings'),
    name: inBoth,
    of: z.int().min(1),
    swings: z.array(z.object({ seat: whose, amount: z.number().min(0), isGivenUp: z.boolean() })),
    givenUp: inBoth,
    /** The place of the one that decided the match, from 0. */
    marked: z.int().min(0).optional(),
  }),
  z.object({
    kind: z.literal('counters'),
    counters: z.array(z.object({ name: inBoth, value: z.number(), of: z.number().optional() })),
  }),
  z.object({
    kind: z.literal('table'),
    name: inBoth,
    columns: z.array(inBoth),
    rows: z.array(z.object({ name: inBoth, values: z.array(z.number()) })),
  }),
  z.object({
    kind: z.literal('rounds'),
    name: inBoth,
    rows: z.array(z.object({ seat, cells: z.array(z.object({ text: inBoth, tone })), total: z.number() })),
    /** A bar for each seat: what it put in, bid or gained. */
    picture: z
      .object({
        name: inBoth,
        icon,
        /** The name of the numbers in `of`. */
        ofName: inBoth.optional(),
        /** The amount of a full bar. */
        most: z.number().min(0),
        bars: z.array(
          z.object({
            seat,
            /** Null as long as its reader may not know it. */
            amount: z.number().nullable(),
            /** Whether the seat has decided. */
            isIn: z.boolean(),
            /** What it could have put in, or what the thing is worth to it. */
            of: z.number().min(0).optional(),
            /** What it did, in games in which that is no amount. */
            text: inBoth.optional(),
            tone,
          }),
        ),
      })
      .optional(),
  }),
])

export const scene = z.object({
  caption: inBoth,
  seats: z.array(
    z.object({
      seat,
      name: z.string(),
      isAsked: z.boolean(),
      /** Set for a seat that is no longer in the match. */
      isOut: z.literal(true).optional(),
      /** A mark that goes from seat to seat, with its name. */
      badge: z.object({ mark: inBoth, name: inBoth }).optional(),
      note: inBoth.nullable(),
      /** At a round table, its last words. */
      said: z.string().optional(),
      /** The side it is on, for readers who know: the bad one hides. */
      side: z.enum(['good', 'bad']).optional(),
    }),
  ),
  parts: z.array(scenePart),
  /** The present round, hand or quest, in games that count them. */
  round: z.int().min(1).optional(),
  /** In games of talk: who has the word, what lies in the middle of the table, and who names whom. */
  talk: z
    .object({
      speaker: whose,
      now: z
        .discriminatedUnion('kind', [
          z.object({
            kind: z.literal('words'),
            seat,
            /** Null if it said nothing. */
            text: z.string().nullable(),
            /** Why it said nothing, or that the rest was not heard. */
            note: inBoth.nullable(),
          }),
          z.object({
            kind: z.literal('notice'),
            title: inBoth,
            text: inBoth.nullable(),
            /** Cards that are turned over one by one. */
            cards: z.array(z.enum(['good', 'bad'])).optional(),
            tone: z.enum(['plain', 'good', 'bad']),
          }),
        ])
        .nullable(),
      /** The votes that are being read. */
      ballots: z.array(ballot),
    })
    .optional(),
  /** What decided the match, in one sentence. A title is there where more is said than who won. */
  decided: z.object({ title: inBoth.optional(), text: inBoth }).optional(),
  /** What most or one of them share, and that is found out. */
  secrets: z
    .array(
      z.object({
        name: inBoth,
        /** Null for a reader who may not know it. */
        text: z.string().nullable(),
        side: z.enum(['good', 'bad']),
      }),
    )
    .optional(),
  /** Why each seat has its points, once it is decided. */
  reasons: z.array(z.object({ seat, lines: z.array(inBoth) })).optional(),
  /** In a game where some seats hide what they are: what whoever watches may guess. */
  guess: z
    .object({
      name: inBoth,
      /** What is guessed about a player, such as “is the spy”. */
      that: inBoth,
      count: z.int().min(1),
      /** The present round. 0 as long as nobody gives reason to suspect anybody. */
      round: z.int().min(0),
      /** The round that a guess counts for if it is made now. */
      since: z.int().min(0),
      /** Null for a reader who does not know them. */
      seats: z.array(seat).nullable(),
      /** Whom the players named in their votes. */
      named: z.array(z.object({ round: z.int().min(1), seat, target: whose })).optional(),
    })
    .optional(),
  /** What seats have noted: how likely each other one hides, in seat order. */
  beliefs: z.array(z.object({ seat, chances: z.array(z.number().min(0).max(1)) })).optional(),
})

export const scenesQuery = z.strictObject({
  /** The seat through whose eyes a match that is over is seen, counted from 0. */
  eyes: whole.pipe(seat).optional(),
  /** A match that is over as its spectators saw it while it was played, or with everything open. */
  reveal: z.enum(['table', 'everything']).default('everything'),
  /** The number of the last step that is known. */
  after: whole.pipe(z.int().min(-1)).default(-1),
})
export type ScenesQuestion = z.infer<typeof scenesQuery>

const matchStep = z.object({
  /** The number of its last entry in the log. */
  seq: z.int().min(0),
  at: z.string(),
  /** One line about what happened, or null if only the table changed. */
  say: inBoth.nullable(),
  scene,
  /** The round that it belongs to, in games that count them. */
  round: z.int().min(1).optional(),
  /** The seat whose act or fact it is. */
  seat: seat.optional(),
})
export type MatchStep = z.infer<typeof matchStep>

export const scenesPage = z.object({
  game: z.string(),
  name: inBoth,
  language: z.enum(languages),
  status: z.enum(matchStatuses),
  seats: z.array(seatHeader),
  steps: z.array(matchStep),
  /** Whether there are more steps now. For the next ones, set `after` to the last number of these. */
  more: z.boolean(),
  /** How it ended, in seat order. Null before the end, and for a match that is void or withheld. */
  outcome: z
    .object({
      reason: z.string(),
      places: z.array(z.int().min(1)),
      points: z.array(z.number()),
      /** The number of these points in one point of the game. */
      perPoint: z.int().min(1),
    })
    .nullable(),
  /** Why it is void, if it is. */
  voided: z.string().optional(),
  /** Turning points of a match that is over, in order. Their kinds are those of the game. */
  moments: z.array(
    z.object({
      /** The entry to look at. */
      seq: z.int().min(0),
      /** The seat that it is about, or null for one of the whole table. */
      seat: seat.nullable(),
      /** The seat that brought it about, if it is another. */
      by: seat.optional(),
      kind: z.string(),
      /** What moments of its kind are called, if the game has a name for them. */
      title: inBoth.optional(),
      text: inBoth,
      /** The round that it belongs to, if the game counts rounds. */
      round: z.int().min(1).optional(),
      /** The entry from which on it spoils nothing any more. If it is not there, only the end tells it. */
      provenAt: z.int().min(0).optional(),
    }),
  ),
  /** Whether there is anything that spectators cannot see while it is played. */
  hasSecrets: z.boolean(),
  /** Whether its players noted what they meant. */
  hasNotes: z.boolean().optional(),
})
export type ScenesPage = z.infer<typeof scenesPage>

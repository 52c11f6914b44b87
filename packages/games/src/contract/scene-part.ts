import { z } from 'zod'

export const inBoth = z.object({ en: z.string(), zh: z.string() })

export const tone = z.enum(['plain', 'good', 'bad', 'red', 'yellow', 'green', 'blue', 'white'])
export const seat = z.int().min(0)
export const whose = seat.nullable()
export const side = z.enum(['good', 'bad'])
/** A shape: the path of an SVG of 24 by 24. */
const icon = z.string().optional()
/** Whether the match adds to a list, so that a page gives it room from the beginning. */
const grows = z.literal(true).optional()
/** A card that lies face down is null. */
export const face = z.object({ text: z.string(), tone }).nullable()
/** An abstention has no target. */
export const ballot = z.object({ seat, target: whose })
/** What it may still be, and what it is not. */
const knownOf = <Of extends z.ZodType>(one: Of) => z.object({ may: z.array(one), not: z.array(one) })

/** A few things of a kind, or a hundred per cent of a whole. */
export const good = z.object({
  name: inBoth,
  of: z.int().min(0),
  unit: z.enum(['things', 'percent']),
  /** The shape of one thing. */
  icon,
  /** What one thing is worth to each seat, in seat order, for readers who know. */
  each: z.array(z.number()).optional(),
  /** The amount of the whole that is shared in per cents. */
  whole: z.number().min(0).optional(),
  /** What speaks for the share of each seat, in seat order. */
  grounds: z.array(inBoth).optional(),
  /** Shares to compare a proposal with, in seat order. */
  measure: z.object({ name: inBoth, shares: z.array(z.number().min(0)) }).optional(),
})

/** A proposal to divide what is on the table, or a turn without one. */
export const offer = z.object({
  /** Who made it. */
  seat,
  /** What was said with it. */
  text: z.string().nullable(),
  /** What every seat would get of each good, in seat order. Empty if nothing is proposed. */
  shares: z.array(z.array(z.int().min(0))),
  /** What these shares are called, if several may stand behind them. */
  name: inBoth.optional(),
  /** What every seat's share would be worth to it, in seat order, for readers who know. */
  worth: z.array(z.number()).optional(),
  /** The other seats that stand behind it. */
  backers: z.array(seat),
  /** What has become of it. */
  note: inBoth.nullable(),
  tone,
})

/**
 * What belongs to something that was said, and may be read only by those who may know it: a seat's own words, or words of the
 * game in both languages.
 */
export const aside = z.object({ name: inBoth, text: z.union([z.string(), inBoth]) })

const roundCell = z.object({
  text: inBoth,
  tone,
  /** What came of it, or what it was about, in a few characters. */
  note: inBoth.optional(),
  /** Drawn in the colour of its seat if it is given, and filled with it if it is true. */
  isFilled: z.boolean().optional(),
  /** What it brought to the seat. */
  gain: inBoth.optional(),
  /** What an amount is a part of, or what the thing is worth that it was bid for. */
  of: z.number().min(0).optional(),
  /** Whether something lies there face down, in a cell that its reader may not know. */
  isIn: z.boolean().optional(),
})

/** What one sees at the table, as data. A page draws it, and a reader of screens hears it. */
export const scenePart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grid'),
    /** Which of several games it is, and how that ended. */
    name: inBoth.optional(),
    rows: z.int().min(1),
    columns: z.int().min(1),
    /** Row by row from the top: the seat whose mark or disc lies there, or null. */
    cells: z.array(whose),
    /** The seat that has the crosses, or that moved first. */
    first: seat,
    marks: z.enum(['cross-and-nought', 'discs']),
    last: z.int().min(0).nullable(),
    /** The cells in the order in which they were filled. */
    moves: z.array(z.int().min(0)).optional(),
    /** On a board that is played on: where a seat would win with its next move. */
    threats: z.array(z.object({ seat, cell: z.int().min(0) })).optional(),
    /** The cells of the line that won. */
    line: z.array(z.int().min(0)),
  }),
  z.object({
    kind: z.literal('cards'),
    /** Whose cards they are, or null for cards on the table. */
    seat: whose,
    name: inBoth,
    /** How many cards come to lie there, if more than there are now. */
    places: z.int().min(1).optional(),
    cards: z.array(
      z.object({
        face,
        /** What its holder has been told about it. */
        hint: inBoth.optional(),
        /** The same as the hint, as data: what its colour and its text may still be, and what they are not. */
        known: z.object({ tone: knownOf(tone), text: knownOf(z.string()) }).optional(),
        /** Whether the newest clue is about it. */
        isTold: z.literal(true).optional(),
        /** Whether it belongs to the cards that won. */
        isBest: z.literal(true).optional(),
      }),
    ),
  }),
  z.object({
    /** The dice of a seat, or those on the table. One that its reader may not see is null. */
    kind: z.literal('dice'),
    seat: whose,
    /** What they show, if they are not simply those of a seat. */
    name: inBoth.optional(),
    dice: z.array(z.int().min(1).nullable()),
    /** What came of a claim, once it is checked, and a note that helps to read it. */
    outcome: inBoth.optional(),
    note: inBoth.optional(),
    /** The places of the dice that count for what is checked, the first place is 0. */
    counting: z.array(z.int().min(0)).optional(),
  }),
  z.object({
    /** What a seat writes down in secret: nothing yet, a sealed text, or an open one. */
    kind: z.literal('envelope'),
    seat,
    name: inBoth,
    /** Whether there is something in it. */
    isIn: z.boolean(),
    /** Null as long as its reader may not know it. */
    text: inBoth.nullable(),
    /** Its sign at a round table, if not that of its tone. */
    mark: z.string().optional(),
    tone,
  }),
  z.object({
    kind: z.literal('chips'),
    seat: whose,
    name: inBoth,
    amount: z.number(),
    /** How many there can be. */
    of: z.number().min(0).optional(),
    /** The seat that has just won them. */
    to: seat.optional(),
  }),
  z.object({
    /** Heaps that grow from 0 to `of`. */
    kind: z.literal('piles'),
    name: inBoth,
    piles: z.array(z.object({ name: inBoth, tone, top: z.int().min(0), of: z.int().min(0) })),
  }),
  z.object({
    /** What was said, in order, with the move beside it. A seat that was silent has no text. */
    kind: z.literal('speeches'),
    name: inBoth,
    speeches: z.array(
      z.object({
        seat,
        text: z.string().nullable(),
        move: inBoth.optional(),
        tone,
        asides: z.array(aside).optional(),
      }),
    ),
    grows,
  }),
  z.object({
    /** Words to choose from, of which one may be the secret one. */
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
    /** Tasks that are done one after another by a few of the seats, the first one first. */
    kind: z.literal('quests'),
    name: inBoth,
    quests: z.array(
      z.object({
        /** The number of seats that it needs. */
        size: z.int().min(1),
        /** The seats that are on it, as far as they are chosen. */
        team: z.array(seat),
        /** How it ended. Plain before the end. */
        tone,
        /** How many failed it, once it has ended. */
        fails: z.int().min(0).optional(),
        note: inBoth.nullable(),
        isNow: z.boolean(),
      }),
    ),
  }),
  z.object({
    /** Who named whom. */
    kind: z.literal('ballots'),
    name: inBoth,
    ballots: z.array(ballot),
  }),
  z.object({
    /** Proposals to divide goods, the oldest first. */
    kind: z.literal('offers'),
    name: inBoth,
    /** What is divided. */
    goods: z.array(good),
    offers: z.array(offer),
    /** The most offers that can be made. */
    of: z.int().min(1).optional(),
    grows,
  }),
  z.object({
    /** How likely each seat wins, at each stage so far, with a note on what that follows from. */
    kind: z.literal('odds'),
    name: inBoth,
    note: inBoth.optional(),
    /** In whole per cent by seat, which add up to 100. */
    stages: z.array(z.object({ name: inBoth, shares: z.array(z.int().min(0).max(100)) })),
  }),
  z.object({
    /** Who won how much, part by part of the match. */
    kind: z.literal('swings'),
    name: inBoth,
    /** The number of parts that the match has. */
    of: z.int().min(1),
    /** The seat is null if a part was shared, and a part may be given up rather than won. */
    swings: z.array(z.object({ seat: whose, amount: z.number().min(0), isGivenUp: z.boolean() })),
    /** What is said of those that were given up. */
    givenUp: inBoth,
    /** The place of the one that decided the match, from 0. */
    marked: z.int().min(0).optional(),
  }),
  z.object({
    kind: z.literal('counters'),
    counters: z.array(z.object({ name: inBoth, value: z.number(), of: z.number().optional() })),
  }),
  z.object({
    /** Numbers of the rules, such as the points for every case. */
    kind: z.literal('table'),
    name: inBoth,
    columns: z.array(inBoth),
    rows: z.array(z.object({ name: inBoth, values: z.array(z.number()) })),
    /** Which case each seat has just come to, by its row and column from 0. */
    marks: z.array(z.object({ seat, row: z.int().min(0), column: z.int().min(0) })).optional(),
  }),
  z.object({
    /** One row for each seat, one column for each round. The last one lies on the table, as a card before each seat. */
    kind: z.literal('rounds'),
    name: inBoth,
    rows: z.array(
      z.object({
        seat,
        cells: z.array(roundCell),
        total: z.number(),
        /** The name of this total, if it is another one, as of a single point. */
        totalName: inBoth.optional(),
      }),
    ),
    /** How many rounds the match has, if that is known: the table then keeps its columns from the start. */
    of: z.int().min(1).optional(),
    /** The name of the totals. */
    totalName: inBoth.optional(),
    /** How to read it: what a filled cell means, what one that is not filled means where that is a choice, too, and anything else. */
    legend: z.object({ filled: inBoth, empty: inBoth.optional(), note: inBoth.optional() }).optional(),
    /** The shape of the thing that each round is about. Whoever has a filled cell gets it. */
    icon,
  }),
])

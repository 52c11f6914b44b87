import type { InBoth, Seat } from '@wis/engine'

export const tones = ['plain', 'good', 'bad', 'red', 'yellow', 'green', 'blue', 'white'] as const
export type Tone = (typeof tones)[number]

/** A card that lies face down is null. */
export type CardFace = { readonly text: string; readonly tone: Tone } | null

/** A few things of a kind, or a hundred per cent of a whole. */
export interface SceneGood {
  readonly name: InBoth<string>
  readonly of: number
  readonly unit: 'things' | 'percent'
  /** The shape of one thing: the path of an SVG of 24 by 24. */
  readonly icon?: string
  /** What one thing is worth to each seat, in seat order, for readers who know. */
  readonly each?: readonly number[]
  /** The amount of the whole that is shared in per cents. */
  readonly whole?: number
  /** What speaks for the share of each seat, in seat order. */
  readonly grounds?: readonly InBoth<string>[]
  /** Shares to compare a proposal with, in seat order. */
  readonly measure?: { readonly name: InBoth<string>; readonly shares: readonly number[] }
}

/** A proposal to divide what is on the table, or a turn without one. */
export interface SceneOffer {
  /** Who made it. */
  readonly seat: Seat
  /** What was said with it. */
  readonly text: string | null
  /** What every seat would get of each good, in seat order. Empty if nothing is proposed. */
  readonly shares: readonly (readonly number[])[]
  /** What every seat's share would be worth to it, in seat order, for readers who know. */
  readonly worth?: readonly number[]
  /** The other seats that stand behind it. */
  readonly backers: readonly Seat[]
  /** What has become of it. */
  readonly note: InBoth<string> | null
  readonly tone: Tone
}

/** What belongs to something that was said, and may be read only by those who may know it. */
export interface Aside {
  readonly name: InBoth<string>
  /** A seat's own words, or words of the game in both languages. */
  readonly text: string | InBoth<string>
}

/** What it may still be, and what it is not. */
export interface SceneKnown<Of> {
  readonly may: readonly Of[]
  readonly not: readonly Of[]
}

/** An abstention has no target. */
export interface SceneBallot {
  readonly seat: Seat
  readonly target: Seat | null
}

/** What one sees at the table, as data. A page draws it, and a reader of screens hears it. */
export type ScenePart =
  | {
      readonly kind: 'grid'
      readonly rows: number
      readonly columns: number
      /** Row by row from the top: the seat whose mark or disc lies there, or null. */
      readonly cells: readonly (Seat | null)[]
      /** The seat that has the crosses, or the darker discs. */
      readonly first: Seat
      readonly marks: 'cross-and-nought' | 'discs'
      readonly last: number | null
      /** The cells of the line that won. */
      readonly line: readonly number[]
    }
  | {
      readonly kind: 'cards'
      /** Whose cards they are, or null for cards on the table. */
      readonly seat: Seat | null
      readonly name: InBoth<string>
      /** How many cards come to lie there, if more than there are now. */
      readonly places?: number
      readonly cards: readonly {
        readonly face: CardFace
        /** What its holder has been told about it. */
        readonly hint?: InBoth<string>
        /** The same as the hint, as data: of its colour and of its text. */
        readonly known?: { readonly tone: SceneKnown<Tone>; readonly text: SceneKnown<string> }
        /** Whether it belongs to the cards that won. */
        readonly isBest?: true
      }[]
    }
  | {
      /** The dice of a seat, or those on the table. One that its reader may not see is null. */
      readonly kind: 'dice'
      readonly seat: Seat | null
      /** What they show, if they are not simply those of a seat. */
      readonly name?: InBoth<string>
      readonly dice: readonly (number | null)[]
      /** The places of the dice that count for what is checked, the first place is 0. */
      readonly counting?: readonly number[]
    }
  | {
      /** What a seat writes down in secret: nothing yet, a sealed text, or an open one. */
      readonly kind: 'envelope'
      readonly seat: Seat
      readonly name: InBoth<string>
      /** Whether there is something in it. */
      readonly isIn: boolean
      /** Null as long as its reader may not know it. */
      readonly text: InBoth<string> | null
      readonly tone: Tone
      /** Its sign at a round table, if not that of its tone. */
      readonly mark?: string
    }
  | {
      readonly kind: 'chips'
      readonly seat: Seat | null
      readonly name: InBoth<string>
      readonly amount: number
      /** The seat that has just won it. */
      readonly to?: Seat
    }
  | {
      /** Heaps that grow from 0 to `of`. */
      readonly kind: 'piles'
      readonly name: InBoth<string>
      readonly piles: readonly {
        readonly name: InBoth<string>
        readonly tone: Tone
        readonly top: number
        readonly of: number
      }[]
    }
  | {
      /** What was said, in order. A seat that was silent has no text. */
      readonly kind: 'speeches'
      readonly name: InBoth<string>
      readonly speeches: readonly {
        readonly seat: Seat
        readonly text: string | null
        readonly tone: Tone
        /** Such as the private thinking behind it. */
        readonly asides?: readonly Aside[]
      }[]
      /** Whether the match adds to it, so that a page gives it room from the beginning. */
      readonly grows?: true
    }
  | {
      /** Words to choose from, of which one may be the secret one. */
      readonly kind: 'words'
      readonly name: InBoth<string>
      readonly words: readonly {
        readonly text: string
        /** Whether it is the secret one, for readers who know. */
        readonly isSecret?: true
        /** Whether it was named, and turned out wrong. */
        readonly isWrong?: true
      }[]
    }
  | {
      /** Tasks that are done one after another by a few of the seats, the first one first. */
      readonly kind: 'quests'
      readonly name: InBoth<string>
      readonly quests: readonly {
        /** The number of seats that it needs. */
        readonly size: number
        /** The seats that are on it, as far as they are chosen. */
        readonly team: readonly Seat[]
        /** How it ended. Plain before the end. */
        readonly tone: Tone
        readonly note: InBoth<string> | null
        readonly isNow: boolean
      }[]
    }
  | {
      /** Who named whom. */
      readonly kind: 'ballots'
      readonly name: InBoth<string>
      readonly ballots: readonly SceneBallot[]
    }
  | {
      /** Proposals to divide goods, the oldest first. */
      readonly kind: 'offers'
      readonly name: InBoth<string>
      /** What is divided. */
      readonly goods: readonly SceneGood[]
      readonly offers: readonly SceneOffer[]
      /** Whether the match adds to them, so that a page gives them room from the beginning. */
      readonly grows?: true
    }
  | {
      /** How likely each seat wins, at each stage so far. */
      readonly kind: 'odds'
      readonly name: InBoth<string>
      /** In whole per cent by seat, which add up to 100. */
      readonly stages: readonly { readonly name: InBoth<string>; readonly shares: readonly number[] }[]
    }
  | {
      /** Who won how much, part by part of the match. */
      readonly kind: 'swings'
      readonly name: InBoth<string>
      /** The number of parts that the match has. */
      readonly of: number
      readonly swings: readonly {
        /** Null if it was shared. */
        readonly seat: Seat | null
        readonly amount: number
        /** Whether it was given up rather than won. */
        readonly isGivenUp: boolean
      }[]
      /** What is said of those that were given up. */
      readonly givenUp: InBoth<string>
      /** The place of the one that decided the match, from 0. */
      readonly marked?: number
    }
  | {
      readonly kind: 'counters'
      readonly counters: readonly {
        readonly name: InBoth<string>
        readonly value: number
        readonly of?: number
      }[]
    }
  | {
      /** Numbers of the rules, such as the points for every case. */
      readonly kind: 'table'
      readonly name: InBoth<string>
      readonly columns: readonly InBoth<string>[]
      readonly rows: readonly { readonly name: InBoth<string>; readonly values: readonly number[] }[]
    }
  | {
      /** One row for each seat, one column for each round. */
      readonly kind: 'rounds'
      readonly name: InBoth<string>
      readonly rows: readonly {
        readonly seat: Seat
        readonly cells: readonly { readonly text: InBoth<string>; readonly tone: Tone }[]
        readonly total: number
      }[]
      /** What is on the table now, side by side: the present round, or what came of all of them. */
      readonly picture?: RoundPicture
    }

/**
 * What each seat gained, as bars. Choices, amounts out of larger ones, and all that is not known yet are cards instead, which
 * are turned over together.
 */
export interface RoundPicture {
  readonly name: InBoth<string>
  /** The shape of the thing that one of them gets: the path of an SVG of 24 by 24. */
  readonly icon?: string
  /** The name of the numbers in `of`. */
  readonly ofName?: InBoth<string>
  /** The amount of a full bar. */
  readonly most: number
  readonly bars: readonly {
    readonly seat: Seat
    /** Null as long as its reader may not know it. */
    readonly amount: number | null
    /** Whether the seat has decided. */
    readonly isIn: boolean
    /** What it could have put in, or what the thing is worth to it. */
    readonly of?: number
    /** What it did, in games in which that is no amount. */
    readonly text?: InBoth<string>
    readonly tone: Tone
  }[]
}

export interface SeatScene {
  readonly seat: Seat
  readonly name: string
  readonly isAsked: boolean
  /** Whether it is no longer in the match. */
  readonly isOut?: true
  /** A mark that goes from seat to seat, with its name. */
  readonly badge?: { readonly mark: InBoth<string>; readonly name: InBoth<string> }
  /** A few words beside the seat, such as its last action. */
  readonly note: InBoth<string> | null
  /** At a round table, its last words. */
  readonly said?: string
  /** The side it is on, for readers who know: the bad one hides. */
  readonly side?: 'good' | 'bad'
}

/** All sit round a table and talk: who has the word, what was said last, and who names whom. */
export interface SceneTalk {
  readonly speaker: Seat | null
  /** The newest words or the newest event, in the middle of the table. */
  readonly now: SceneWords | SceneNotice | null
  /** The votes that are being read. */
  readonly ballots: readonly SceneBallot[]
}

export interface SceneWords {
  readonly kind: 'words'
  readonly seat: Seat
  /** Null if it said nothing. */
  readonly text: string | null
  /** Why it said nothing, or that the rest was not heard. */
  readonly note: InBoth<string> | null
}

export interface SceneNotice {
  readonly kind: 'notice'
  readonly title: InBoth<string>
  readonly text: InBoth<string> | null
  /** Cards that are turned over one by one. */
  readonly cards?: readonly ('good' | 'bad')[]
  /** Good and bad are sides that have won something. */
  readonly tone: 'plain' | 'good' | 'bad'
}

/** How a match was decided, for a table that says it in large letters. */
export interface SceneDecided {
  /** Left out where it is enough to name who won. */
  readonly title?: InBoth<string>
  /** What decided it, in one sentence. */
  readonly text: InBoth<string>
}

/** Some seats hide what they are, and whoever watches may guess which. */
export interface SceneGuess {
  /** What such a seat is called. */
  readonly name: InBoth<string>
  /** What is guessed about a player: “is the spy”. */
  readonly that: InBoth<string>
  /** How many seats hide, as everybody knows. */
  readonly count: number
  /** The present round. 0 as long as nobody gives reason to suspect anybody. */
  readonly round: number
  /** The round that a guess counts for if it is made now: the next one, once the votes of this one are read. */
  readonly since: number
  /** The seats that hide. Null for a reader who does not know them. */
  readonly seats: readonly Seat[] | null
  /** Whom the players named in their votes, in order. Told to readers who know who hides. */
  readonly named?: readonly SeatNamed[]
}

/** Something that most or one of them share, and that is found out. */
export interface SceneSecret {
  readonly name: InBoth<string>
  /** Null for a reader who may not know it. */
  readonly text: string | null
  readonly side: 'good' | 'bad'
}

/** Why a seat has its points, line by line. */
export interface SeatReasons {
  readonly seat: Seat
  readonly lines: readonly InBoth<string>[]
}

export interface SeatNamed {
  readonly round: number
  readonly seat: Seat
  readonly target: Seat | null
}

/** What a seat believes: for each seat in order, how likely it hides, from 0 to 1. */
export interface SeatBelief {
  readonly seat: Seat
  readonly chances: readonly number[]
}

export interface Scene {
  /** One sentence about the present state. */
  readonly caption: InBoth<string>
  readonly seats: readonly SeatScene[]
  readonly parts: readonly ScenePart[]
  /** The present round, hand or quest, in games that count them. */
  readonly round?: number
  /** In games of talk. What is said there is in `parts`, too. */
  readonly talk?: SceneTalk
  readonly secrets?: readonly SceneSecret[]
  /** Once it is decided. A game of talk says it in the middle of its table. */
  readonly decided?: SceneDecided
  /** Once it is decided, in games that can say more than the numbers do. */
  readonly reasons?: readonly SeatReasons[]
  readonly guess?: SceneGuess
  /** The last beliefs of each seat that has noted some, as far as the reader may know them. */
  readonly beliefs?: readonly SeatBelief[]
}

import { languages } from '@wis/games'
import type { Ruleset } from '@wis/games'
import type { Tally } from '@wis/ratings'
import { z } from 'zod'
import { strictRuleset } from '../export-lines.ts'

export const seasonFormat = 'wis-season/1'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const language = z.enum(languages)
const count = z.int().min(0)
const ordinal = z.int().min(1)

/** The first line of a season: what it was, and up to when. */
export const seasonHeader = z.strictObject({
  format: z.literal(seasonFormat),
  season: z.strictObject({
    slug: z.string().min(1),
    name: z.string(),
    description: z.string(),
    game: z.literal('who-is-spy'),
    ruleset: strictRuleset,
    languages: z.array(language).min(1),
    format: z.string(),
    state: z.string(),
    /** What was agreed on entries, versions and words; free to grow. */
    terms: z.record(z.string(), z.json()),
    entryEndsAt: z.string().nullable(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
  }),
  asOf: z.string(),
  /** Whether the season is closed, so that this is the board that stands. */
  final: z.boolean(),
  /**
   * What binds the season to the order of its words; left out where it draws them as seasons used to. The seed is told
   * once it is closed.
   */
  words: z.strictObject({ commitment: hash, seed: z.string().min(1).nullable() }).optional(),
  platform: z.strictObject({ version: z.string(), key: hash }),
})
export type SeasonHeader = Omit<z.infer<typeof seasonHeader>, 'season'> & {
  readonly season: Omit<z.infer<typeof seasonHeader>['season'], 'ruleset'> & { readonly ruleset: Ruleset }
}

const pairOfWords = z.tuple([z.string(), z.string()])

/** What a closed season drew its words from in a language. */
export const wordListLine = z.strictObject({
  words: z.strictObject({ language, sealed: z.array(pairOfWords), common: z.array(pairOfWords) }),
})

export const entrantLine = z.strictObject({
  entrant: z.strictObject({
    agent: z.string().min(1),
    slug: z.string(),
    name: z.string(),
    kind: z.string(),
    owner: z.string().nullable(),
    state: z.string(),
    /** The version it is held to; null where versions are not frozen. */
    version: z.int().min(1).nullable(),
  }),
})
export type Entrant = z.infer<typeof entrantLine>['entrant']

const decided = { number: z.int().min(1), reason: z.string(), by: z.string(), at: z.string() }

export const decisionLine = z.strictObject({
  decision: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal(['void', 're-run']), matchId: z.string(), ...decided }),
    z.strictObject({ kind: z.literal('disqualify'), agent: z.string(), ...decided }),
    z.strictObject({ kind: z.literal('correct'), agent: z.string(), language, points: z.int(), ...decided }),
    z.strictObject({ kind: z.literal('undo'), undoes: z.int().min(1), ...decided }),
  ]),
})
export type SeasonDecision = z.infer<typeof decisionLine>['decision']

/** Stands before the lines of a match, or in place of them where it was void before it was dealt. */
export const matchLine = z.strictObject({
  match: z.strictObject({
    matchId: z.string().min(1),
    mode: z.enum(['ranked', 'practice']),
    dealt: z.boolean(),
    /** Why it is void; null for a match that was dealt, whose log tells. */
    reason: z.string().nullable(),
    /** The agents that only filled a place, and for whom it does not count; left out where everybody played for itself. */
    sitsIn: z.array(z.string().min(1)).min(1).optional(),
    /** Of a match that a knockout called for: its stage, and which group of how many played it, counted from 1. */
    table: z.strictObject({ stage: ordinal, group: ordinal, of: ordinal }).optional(),
    /** The place of its pair in the order of the season's words, counted from 0. */
    wordPlace: count.optional(),
  }),
})
export type MatchLine = z.infer<typeof matchLine>['match']

const roleTally = { matches: count, points: z.int(), wins: count }

const tally = z.strictObject({
  ...roleTally,
  asSpy: z.strictObject(roleTally),
  asCivilian: z.strictObject(roleTally),
  ...{ speechesAsked: count, fouls: count, ballotsAsked: count, ballotsCorrect: count },
  ...{ survivalRounds: count, ballotsAgainst: count, ballotsAgainstPossible: count },
}) satisfies z.ZodType<Tally>

export const standingLine = z.strictObject({
  standing: z.strictObject({
    language,
    /** Null for whoever is disqualified. */
    rank: z.int().min(1).nullable(),
    agent: z.string().min(1),
    /** Fifteenths. */
    total: z.int(),
    disqualified: z.boolean(),
    tally,
  }),
})
export type SeasonStanding = z.infer<typeof standingLine>['standing']

/** How the last table of a knockout came out; there is none before it is played out, or where no match of it counts. */
export const lastTableLine = z.strictObject({
  lastTable: z.strictObject({
    language,
    /** Null where everybody has withdrawn or was disqualified. */
    winner: z.string().min(1).nullable(),
    /** Whoever played there for itself, best first. Points are fifteenths. */
    places: z.array(
      z.strictObject({
        agent: z.string().min(1),
        ...{ points: z.int(), pointsAsSpy: z.int(), ballotsCorrect: count, fouls: count, lot: count },
      }),
    ),
  }),
})
export type LastTable = z.infer<typeof lastTableLine>['lastTable']

export const sealLine = z.strictObject({
  seal: z.strictObject({
    entrants: count,
    decisions: count,
    matches: count,
    standings: count,
    /** Left out where there is none. */
    lastTables: ordinal.optional(),
    /** Lines of words; left out where there is none. */
    words: ordinal.optional(),
    digest: hash,
    signature: z.string().regex(/^[0-9a-f]{128}$/),
  }),
})
export type SeasonSeal = z.infer<typeof sealLine>['seal']

/** What the platform signs: the format is in it, so that it can be taken for no other signature. */
export const sealedText = (digest: string) => `${seasonFormat} ${digest}`

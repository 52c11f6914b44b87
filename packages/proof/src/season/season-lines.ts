import type { GroupRecord } from '@wis/arena'
import { languages } from '@wis/games'
import type { AnyRuleset } from '@wis/games'
import { fullWeight } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import { z } from 'zod'
import { headerLine } from '../export-lines.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const language = z.enum(languages)
const count = z.int().min(0)
const ordinal = z.int().min(1)

/** The first line of a season, in any format: its facts, and the time of the export. */
export const seasonHeader = z.strictObject({
  format: z.string(),
  season: z.strictObject({
    slug: z.string().min(1),
    name: z.string(),
    description: z.string(),
    game: z.string(),
    ruleset: headerLine.shape.ruleset,
    languages: z.array(language).min(1),
    format: z.string(),
    state: z.string(),
    /** The terms for entries, versions and words. More may be added. */
    terms: z.record(z.string(), z.json()),
    entryEndsAt: z.string().nullable(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
  }),
  asOf: z.string(),
  /** Whether the season is closed, so that this board is final. */
  final: z.boolean(),
  /**
   * The commitment to the order of the season's words. Absent if it draws them in the old way. The seed is included
   * once the season is closed.
   */
  words: z.strictObject({ commitment: hash, seed: z.string().min(1).nullable() }).optional(),
  platform: z.strictObject({ version: z.string(), key: hash }),
})
type WrittenHeader = z.infer<typeof seasonHeader>

/** The header of a season of any game. */
export type SeasonHeader = Omit<WrittenHeader, 'season'> & {
  readonly season: Omit<WrittenHeader['season'], 'ruleset'> & {
    readonly ruleset: AnyRuleset
    /** The units of a point in its standings and tables. Fifteenths if it is absent. */
    readonly units?: number | undefined
  }
}

const pairOfWords = z.tuple([z.string(), z.string()])

/** The word pool of a closed season in one language. */
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
    /** The fixed version. Null if versions are not frozen. */
    version: z.int().min(1).nullable(),
    /** The first entrant of the same owner. Absent for the first, and in seasons that do not keep owners apart. */
    ownedWith: z.string().min(1).optional(),
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

/** Stands before the lines of a match. For a match that was void before it was dealt, it replaces them. */
export const matchLine = z.strictObject({
  match: z.strictObject({
    matchId: z.string().min(1),
    mode: z.enum(['ranked', 'practice']),
    dealt: z.boolean(),
    /** Why it is void. Null for a match that was dealt, because its log tells. */
    reason: z.string().nullable(),
    /**
     * The agents that only filled a place, and the seats of people in a mixed season. The match does not count for them. Absent if everybody played for itself.
     */
    sitsIn: z.array(z.string().min(1)).min(1).optional(),
    /**
     * What it weighs for each seat in averages and skills, in sixtieths. Absent if it weighs in full for all, and where the
     * board goes by the total.
     */
    weights: z.array(z.int().min(1).max(fullWeight)).min(1).optional(),
    /** For a knockout match: its stage, the number of its group, counted from 1, and the number of groups. */
    table: z.strictObject({ stage: ordinal, group: ordinal, of: ordinal }).optional(),
    /** The place of its pair in the order of the season's words, counted from 0. */
    wordPlace: count.optional(),
    /**
     * For each agent that holds several seats, or whose owner does: whether the platform vouches that each seat decided
     * by its own view. Absent if there is none, and in exports of earlier versions.
     */
    vouched: z.record(z.string().min(1), z.boolean()).optional(),
  }),
})
export type MatchLine = z.infer<typeof matchLine>['match']

/** What every game counts of an agent. */
export const roleTally = { matches: count, points: z.int(), wins: count }

export const standingLine = z.strictObject({
  standing: z.strictObject({
    language,
    /** Null for a disqualified agent. */
    rank: z.int().min(1).nullable(),
    agent: z.string().min(1),
    /** In the units of the season. */
    total: z.int(),
    disqualified: z.boolean(),
    /** Whether the platform vouches for it in all counted matches that say so. Absent if none says anything. */
    vouched: z.boolean().optional(),
    tally: z.strictObject(roleTally),
  }),
})
type WrittenStanding = z.infer<typeof standingLine>['standing']

export type SeasonStanding = Omit<WrittenStanding, 'tally'> & { readonly tally: Tally }

/** The last table of a knockout with these numbers for each place. */
export const lastTableLineOf = <Numbers extends z.ZodRawShape>(numbers: Numbers) =>
  z.strictObject({
    lastTable: z.strictObject({
      language,
      /** Null if everybody has withdrawn or was disqualified. */
      winner: z.string().min(1).nullable(),
      /** The agents that played there for themselves, best first. Points are in the units of the season. */
      places: z.array(z.strictObject({ agent: z.string().min(1), ...numbers })),
    }),
  })

/** The result of the last table of a knockout. Absent before the table is played out, or if no match of it counts. */
export interface LastTable {
  readonly language: SeasonStanding['language']
  readonly winner: string | null
  readonly places: readonly (Omit<GroupRecord, 'agentId'> & { readonly agent: string })[]
}

export const sealLine = z.strictObject({
  seal: z.strictObject({
    entrants: count,
    decisions: count,
    matches: count,
    standings: count,
    /** Absent if there is none. */
    lastTables: ordinal.optional(),
    /** The number of word lines. Absent if there are none. */
    words: ordinal.optional(),
    digest: hash,
    signature: z.string().regex(/^[0-9a-f]{128}$/),
  }),
})
export type SeasonSeal = z.infer<typeof sealLine>['seal']

/** The text that the platform signs. It contains the format, so that it cannot pass for another kind of signature. */
export const sealedText = (format: string, digest: string) => `${format} ${digest}`

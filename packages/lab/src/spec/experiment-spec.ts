import { languages } from '@wis/games'
import { z } from 'zod'
import { guess } from '../pilot/pilot.ts'
import { ruleOf, textOfFault } from './fault-texts.ts'
import { ownConditions } from './own-condition.ts'
import { aboutStudy, arrangedTable, chart } from './study.ts'

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, textOfFault('not-a-name'))

/** Some rulesets are named after a number, such as `magic-1.5`. */
const ruleset = z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, textOfFault('not-a-name'))

/** An agent by its name, or one version of it: `fox` or `my-agent@3`. */
const player = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(@[1-9]\d{0,8})?$/, textOfFault('not-a-player'))

const unique = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, ruleOf('twice'))

const listed = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), unique(item))

const count = (most: number) => z.int().min(1).max(most)

const stop = z.union([
  z.strictObject({ games: count(1_000_000) }),
  z.strictObject({ width: z.number().gt(0), of: name, 'at-most': count(1_000_000) }),
])

const judge = z.strictObject({
  agent: player,
  rubric: name,
  times: count(20).default(1),
  /** The weighted kappa with people that a judge is to reach. Tables mark what one says that does not reach it. */
  trust: z.number().gt(0).max(1).optional(),
})

/** The name of an account, or its id. */
const account = z.string().trim().min(1).max(80)

const sample = z
  .strictObject({
    /** So many items of each rubric are drawn for people. */
    items: count(100_000),
    /** So many of these are rated by everybody, so that agreement can be told. */
    shared: z.int().min(0).max(100_000).default(0),
    /** Each of the others is rated by one of so many people, in turn by their numbers. */
    people: count(40).default(1),
  })
  .refine(({ items, shared }) => shared <= items, ruleOf('shared-beyond-items'))

const budget = z.strictObject({
  tokens: z.int().min(0).optional(),
  usd: z.number().min(0).optional(),
  hours: z.number().gt(0).optional(),
})

/** An experiment as its author writes it. A field that is left out has the value that most experiments want. */
export const experimentSpec = z.strictObject({
  name: z.string().trim().min(1).max(120),
  ...aboutStudy,
  /** The preset that it began as. */
  preset: name.optional(),
  game: name,
  ruleset: ruleset.optional(),
  /** Other values for fields of that ruleset, such as `dice: 5`, or `seats` for the number of players. */
  set: z.record(z.string().min(1).max(80), z.union([z.number(), z.boolean(), z.string().max(80)])).optional(),
  language: listed(z.enum(languages))
    .refine((items) => items.length > 0, ruleOf('no-language'))
    .default(['en']),
  subjects: unique(player).min(1).max(40),
  /** Fixed in all matches. The house players of the game if none are named. `subject` is the subject itself. */
  opponents: z.array(player).max(20).default([]),
  conditions: unique(name).min(1).max(20).default(['baseline']),
  /** Conditions that the author made, by the names that `conditions` lists. */
  own: ownConditions,
  design: z
    .strictObject({
      /** Factors that are as the deal happens to be. All others are balanced. */
      free: unique(name).default([]),
      /**
       * The levels that subjects have, by factor, such as a role. A level that is named twice comes twice as often. All
       * levels of a factor that is not named.
       */
      only: z.record(name, z.array(z.string()).min(1).max(100)).default({}),
      /** Tables laid for an audit of bias: all names and places in all combinations equally often. */
      arranged: z.boolean().default(false),
      materials: count(10_000).default(24),
      repeats: count(1_000).default(2),
    })
    .prefault({}),
  stop: stop.optional(),
  /** The columns of the report, in order. All measures of the game if none are named. */
  measures: unique(name).max(60).default([]),
  /** Further tables of the same measures, arranged as a study prints them. */
  tables: z.array(arrangedTable).max(10).optional(),
  /** Charts of the same measures, as a study draws them. */
  charts: z.array(chart).max(10).optional(),
  probes: unique(name).default([]),
  /** Keeps what subjects were after, and the report says what each aim does for winning. */
  aims: z.boolean().optional(),
  judges: z.array(judge).max(40).default([]),
  /** Accounts of people who rate beside the judges. They are invited, and no stored specification names them. */
  annotators: unique(account).max(40).optional(),
  /** Which items people rate, and who rates which. All of them, by everybody, if it is left out. */
  sample: sample.optional(),
  /** What is guessed of measures for the plan. It changes nothing that is played. */
  guesses: z.record(name, guess).optional(),
  /** An earlier experiment that tells the plan what is not guessed: its id on a platform, or its place in a terminal. */
  pilot: z.string().trim().min(1).max(300).optional(),
  seed: z.string().min(1).max(80),
  budget: budget.default({}),
})

export type ExperimentSpec = z.infer<typeof experimentSpec>

/** Among opponents: the subject itself, which then plays in several seats. */
export const selfPlay = 'subject'

/** As the only subject: people, who take the seats one after the other by a link. No agent is called so. */
export const people = 'people'

export const isOfPeople = ({ subjects }: Pick<ExperimentSpec, 'subjects'>): boolean =>
  subjects.includes(people)

/** The condition in which nothing is changed. Every game has it. */
export const baseline = 'baseline'

/**
 * Conditions that every game has too: the same contents and factors with other chance. The difference from the baseline
 * is what chance alone does.
 */
export const repetitions = ['again-1', 'again-2', 'again-3', 'again-4'] as const

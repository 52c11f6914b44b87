import { z } from 'zod'
import { inBoth } from '../in-both.ts'
import { byExperiment } from './experiment-page.ts'
import type { Route, RouteKey } from './route.ts'

/** Of each rubric so many items are drawn; everybody rates `shared` of them, and each of the others one of so many people. */
const peopleSample = z
  .strictObject({
    items: z.int().min(1).max(100_000),
    shared: z.int().min(0).max(100_000).default(0),
    people: z.int().min(1).max(40).default(1),
  })
  .refine(({ items, shared }) => shared <= items, 'no more items can be rated by everybody than are drawn')

/** Names of accounts, or their ids where several have the same name. */
export const annotatorsWish = z.strictObject({
  accounts: z.array(z.string().trim().min(1).max(80)).min(1).max(40),
  /** By what they rate. The rubrics of the judges if it is left out, or all that the game has. */
  rubrics: z.array(z.string().min(1).max(80)).min(1).max(20).optional(),
  /** Which items people rate, in the place of what the specification says. It stays once something is rated. */
  sample: peopleSample.optional(),
})

/** With `closed`, nobody may rate or change a rating any more, until it is opened again. */
export const annotatorsChange = z.strictObject({ closed: z.boolean() })

const annotator = z.object({
  /** Counted from 1. Everybody but the owner knows the person by this number alone. */
  person: z.int(),
  /** Null once the account is deleted. */
  name: z.string().nullable(),
  /** Whether the invitation was taken back. */
  withdrawn: z.boolean(),
  /** How many items the person has. */
  due: z.int(),
  /** How many items were rated or skipped, and how many of these were skipped. */
  done: z.int(),
  skipped: z.int(),
})

const interval = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

/** How far people agree by a rubric so far. Null where it is not defined. */
const agreementOfPeople = z.object({
  rubric: z.string(),
  /** Items that two people or more have rated. */
  items: z.int(),
  /** How often two of them say the same: the mean and the standard deviation over pairs of people. */
  pairwise: z.object({ mean: z.number(), deviation: z.number().nullable(), pairs: z.int() }).nullable(),
  /** Over the items that all of them have rated. */
  fleiss: z.number().nullable(),
  fleissItems: z.int(),
  /** Krippendorff's, with the interval of 95 % over items. */
  alpha: interval,
})

/** The people who rate an experiment, for its owner. */
export const annotatorsPage = z.object({
  rubrics: z.array(z.string()),
  /** How many items each person has, or the one that has most where a sample is planned. 0 before they are made. */
  items: z.int(),
  ready: z.boolean(),
  closed: z.boolean(),
  /** Since when people may rate: the first invitation that stands. Null once it was ended, and where nobody is invited. */
  openSince: z.string().nullable().optional(),
  /** Which items people rate. Null if everybody rates all of them. */
  sample: z.object({ items: z.int(), shared: z.int(), people: z.int() }).nullable().optional(),
  annotators: z.array(annotator),
  /** By the rubrics of which an item was rated by two people. Only the owner is told before the report is open to others. */
  agreement: z.array(agreementOfPeople),
})
export type AnnotatorsPage = z.infer<typeof annotatorsPage>

/** An item to rate. It says nothing about its author, its condition, or what others said of it. */
const ratedItem = z.object({
  /** Its place in the order of this person, from 1. */
  place: z.int(),
  /** How it is rated, and what each value means. */
  rubric: z.object({
    id: z.string(),
    name: inBoth,
    asks: inBoth,
    scale: z.array(z.object({ value: z.int(), means: inBoth })),
    /** Cases that show what the values mean. */
    examples: z.array(
      z.object({
        rating: z.int(),
        parts: z.array(z.object({ name: z.string(), label: inBoth, text: inBoth })),
        because: inBoth,
      }),
    ),
    /** The list to choose from, in the place of a value, and how many. Null where a value is given. */
    from: z
      .object({
        choices: z.array(z.object({ value: z.string(), label: inBoth })),
        least: z.int(),
        most: z.int(),
      })
      .nullable(),
  }),
  /** The language of its texts. */
  language: z.enum(['en', 'zh']),
  parts: z.array(z.object({ name: z.string(), label: inBoth, text: z.string() })),
  /** Whether it was rated or skipped before. */
  isDone: z.boolean(),
  /** What it was rated, or how many were chosen. Null if it was skipped, or not rated. */
  rating: z.int().nullable(),
  /** What was chosen. Null where nothing was, or a value is given. */
  picks: z.array(z.string()).nullable(),
})

export const ratingPage = z.object({
  due: z.int(),
  done: z.int(),
  skipped: z.int(),
  /** Null if all are done, or the items are not there yet. */
  item: ratedItem.nullable(),
  /** Whether all items are there. They are made after the last match. */
  ready: z.boolean(),
})
export type RatingPage = z.infer<typeof ratingPage>
export type RatedItemPage = z.infer<typeof ratedItem>

/**
 * A value of the scale, or null for an item about which the person cannot say. Where there is a list, `picks` is what the
 * person chooses, and `rating` how many.
 */
export const ratingWish = z.strictObject({
  rating: z.int().min(-1000).max(1000).nullable(),
  picks: z.array(z.string().min(1).max(80)).max(100).optional(),
})

export const byAnnotator = byExperiment.extend({
  person: z.string().regex(/^[1-9]\d{0,3}$/, 'not the number of a person'),
})

export const byRating = byExperiment.extend({
  place: z.string().regex(/^[1-9]\d{0,6}$/, 'not the place of an item'),
})

/** People rate what was said in experiments, beside the judges. */
export const annotatorRoutes = {
  'GET /experiments/{id}/annotators': {
    action: 'experiment.change',
    cost: 'read',
    params: byExperiment,
    answer: annotatorsPage,
  },
  'POST /experiments/{id}/annotators': {
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: annotatorsWish,
    answer: annotatorsPage,
    refusals: ['conflict'],
    example: { accounts: ['Ada'] },
  },
  'PATCH /experiments/{id}/annotators': {
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: annotatorsChange,
    answer: annotatorsPage,
    example: { closed: true },
  },
  'DELETE /experiments/{id}/annotators/{person}': {
    action: 'experiment.change',
    cost: 'write',
    params: byAnnotator,
    answer: annotatorsPage,
  },
  'GET /experiments/{id}/ratings/next': {
    action: 'experiment.rate',
    cost: 'read',
    params: byExperiment,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'DELETE /experiments/{id}/ratings/last': {
    action: 'experiment.rate',
    cost: 'write',
    params: byExperiment,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/ratings/{place}': {
    action: 'experiment.rate',
    cost: 'read',
    params: byRating,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'PUT /experiments/{id}/ratings/{place}': {
    action: 'experiment.rate',
    cost: 'write',
    params: byRating,
    body: ratingWish,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
    example: { rating: 4 },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>

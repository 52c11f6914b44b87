import { z } from 'zod'
import { byExperiment } from './experiment-page.ts'

/** Names of accounts, or their ids where several have the same name. */
export const annotatorsWish = z.strictObject({
  accounts: z.array(z.string().trim().min(1).max(80)).min(1).max(40),
  /** By what they rate. The rubrics of the judges if it is left out, or all that the game has. */
  rubrics: z.array(z.string().min(1).max(80)).min(1).max(20).optional(),
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
  /** How many items were rated or skipped, and how many of these were skipped. */
  done: z.int(),
  skipped: z.int(),
})

/** The people who rate an experiment, for its owner. */
export const annotatorsPage = z.object({
  rubrics: z.array(z.string()),
  /** How many items each person has. 0 before they are made. */
  items: z.int(),
  /** Whether all items are there. */
  ready: z.boolean(),
  closed: z.boolean(),
  annotators: z.array(annotator),
})
export type AnnotatorsPage = z.infer<typeof annotatorsPage>

const inBoth = z.object({ en: z.string(), zh: z.string() })

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
  }),
  /** The language of its texts. */
  language: z.enum(['en', 'zh']),
  parts: z.array(z.object({ name: z.string(), label: inBoth, text: z.string() })),
  /** Whether it was rated or skipped before. */
  isDone: z.boolean(),
  /** What it was rated. Null if it was skipped, or not rated. */
  rating: z.int().nullable(),
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

/** A value of the scale, or null for an item about which the person cannot say. */
export const ratingWish = z.strictObject({ rating: z.int().min(-1000).max(1000).nullable() })

export const byAnnotator = byExperiment.extend({
  person: z.string().regex(/^[1-9]\d{0,3}$/, 'not the number of a person'),
})

export const byRating = byExperiment.extend({
  place: z.string().regex(/^[1-9]\d{0,6}$/, 'not the place of an item'),
})

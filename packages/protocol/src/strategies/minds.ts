import { z } from 'zod'

/**
 * What a seat expects of each seat, and what it thinks that each other seat expects: for the alias of whoever looks, the
 * chance from 0 to 1 for the alias of whoever is looked at.
 */
export const minds = z.record(z.string(), z.record(z.string(), z.number().min(0).max(1)))
export type Minds = Readonly<Record<string, Readonly<Record<string, number>>>>

/** As a model gives them. */
export const inPerCent = (table: Minds): Minds =>
  Object.fromEntries(
    Object.entries(table).map(([viewer, row]) => [
      viewer,
      Object.fromEntries(Object.entries(row).map(([other, chance]) => [other, Math.round(100 * chance)])),
    ]),
  )

import type { Database } from '@wis/db'
import { expect } from 'vitest'
import { until } from './until.ts'

export const experimentOf = (db: Database, id: string) =>
  db.prisma.experiment.findUniqueOrThrow({ where: { id } })

/** The matches of an experiment that were dealt, in the order of its plan. */
export const plansOf = (db: Database, id: string) =>
  db.prisma.experimentMatch.findMany({ where: { experimentId: id }, orderBy: { number: 'asc' } })

export const probesOf = (db: Database, id: string) =>
  db.prisma.experimentProbe.findMany({
    where: { experimentId: id },
    orderBy: [{ number: 'asc' }, { place: 'asc' }],
  })

export const inState = (db: Database, id: string, state: string, withinMs = 90_000) =>
  until(`${state} (${id})`, async () => (await experimentOf(db, id)).state === state, withinMs)

/** No match of it is under way any more. */
export const isQuiet = (db: Database, id: string) =>
  until(
    'the last match',
    async () => (await plansOf(db, id)).every(({ state }) => state !== 'playing'),
    60_000,
  )

/** Any time, as a pause has it. */
export const anInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

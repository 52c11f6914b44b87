import { z } from 'zod'

/** A time of the database, as the API writes it. */
export const time = z.date().transform((date) => date.toISOString())

import { languages } from '@wis/games'
import { seasonRequestStates } from '@wis/protocol'
import { z } from 'zod'

const day = z.date().transform((date) => date.toISOString().slice(0, 10))
const time = z.date().transform((date) => date.toISOString())

const stored = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  languages: z.array(z.enum(languages)),
  agents: z.int(),
  beginsOn: day.nullable(),
  endsOn: day.nullable(),
  state: z.enum(seasonRequestStates),
  answer: z.string(),
  createdAt: time,
  answeredAt: time.nullable(),
})

/** A member's request to hold a season, with its answer. */
export type SeasonRequest = z.infer<typeof stored>

export const seasonRequestOf = (row: object): SeasonRequest => stored.parse(row)

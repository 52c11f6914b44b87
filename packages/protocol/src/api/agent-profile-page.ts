import { z } from 'zod'
import { measured, measuredTopics } from '../measurement.ts'
import { handle, language } from './fields.ts'
import { normalisedRow } from './normalised-table-page.ts'

export const agentProfileQuery = z.strictObject({
  /** Another agent, by its id or short name, to set beside this one. */
  with: handle.optional(),
})

export const profileSections = measuredTopics
export type ProfileSection = (typeof profileSections)[number]

const rated = z.object({
  rating: z.number(),
  low: z.number(),
  high: z.number(),
  /** Matches behind it. */
  matches: z.int(),
})

export const agentMeasured = z.object({
  agent: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    /** Its newest version. */
    version: z.int().min(1),
  }),
  /**
   * Numbers of finished experiments that follow a preset: of public ones, and of your own. Each is of the newest version that
   * was measured, and of the experiment in which that version played most.
   */
  measurements: z.array(
    z.object({
      source: z.object({
        kind: z.enum(['experiment', 'suite']),
        id: z.string(),
        /** `public`, or what only you can read. */
        access: z.enum(['private', 'link', 'public']),
        /** When its report was made. */
        at: z.string(),
      }),
      /** The agent by its name in that experiment. */
      subject: z.string(),
      /** The version that was measured. */
      version: z.int().min(1),
      isCurrent: z.boolean(),
      /** Matches of the agent behind it. */
      matches: z.int(),
      found: measured,
    }),
  ),
  /** Deception and detection on the board of the platform's newest season, by language. */
  roles: z.array(
    z.object({
      season: z.object({ slug: z.string(), name: z.string() }),
      language,
      at: z.string(),
      provisional: z.boolean(),
      deception: rated,
      detection: rated,
    }),
  ),
  /** Its row in the table of several games, by language. */
  tables: z.array(
    z.object({
      table: z.string(),
      language,
      madeAt: z.string(),
      /** The game of each cell, in order. */
      games: z.array(z.string()),
      row: normalisedRow.pick({ place: true, games: true, average: true, cells: true }),
    }),
  ),
  /** Sections without a number, each with the preset that would measure it. */
  missing: z.array(
    z.object({
      section: z.enum(profileSections),
      preset: z.string(),
      /** Why you cannot plan it with this agent, as a code of the laboratory. Null if you can, once you are signed in. */
      obstacle: z.string().nullable(),
    }),
  ),
})
export type AgentMeasured = z.infer<typeof agentMeasured>

const difference = z.object({
  section: z.enum(profileSections),
  /** What is compared: the id of a column, with the condition, game or language before it where there are several. */
  of: z.string(),
  /** First minus second, with its 95 % interval. */
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Of a paired test, the interval that holds together with those of all others of its family. */
  together: z.object({ low: z.number(), high: z.number() }).optional(),
  /** From a paired test of the same experiment, corrected. Null where nothing was tested. */
  p: z.number().nullable(),
  /** `paired`: by the same deals. `apart`: from two intervals, as if they had nothing to do with each other. */
  by: z.enum(['paired', 'apart']),
})
export type ProfileDifference = z.infer<typeof difference>

export const agentProfilePage = agentMeasured.extend({
  /** The agent beside it. Null if none was asked for. */
  with: agentMeasured.nullable(),
  /** Only where both are measured. */
  differences: z.array(difference),
})
export type AgentProfilePage = z.infer<typeof agentProfilePage>

import type { SeriesMatch } from '@wis/db/matches'
import { whoIsSpy } from '@wis/games'
import { valuesOfRoles } from '../../games/who-is-spy/agent/sum-of-roles.ts'

type Values = Readonly<Record<string, number>>

/** The values of the message that sums up a series by roles, for a game that is summed up so. */
export const valuesOfRolesIn: Readonly<
  Partial<Record<string, (matches: readonly SeriesMatch[]) => Values | undefined>>
> = { [whoIsSpy.id]: valuesOfRoles }

import type { GamePackage } from '@wis/games'
import { z } from 'zod'

export const gamePackage = z.object({
  name: z.string(),
  version: z.string(),
  author: z.string().nullable(),
  hash: z.string(),
}) satisfies z.ZodType<GamePackage>

/** The package by which a match was dealt, as a member of its export. None in a game of the repository. */
export const packageOf = (row: { readonly package: unknown }): { readonly package?: GamePackage } =>
  row.package === null ? {} : { package: gamePackage.parse(row.package) }

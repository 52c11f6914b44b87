import { spyEvent, spyRuleset } from '@wis/games'
import type { Ruleset } from '@wis/games'
import { z } from 'zod'
import { entryLineOf, headerLine, voided } from '../export-lines.ts'

/** The format of who-is-spy. */
export const exportFormat = 'wis-match/1'

export const strictRuleset = spyRuleset
  .extend({ speechLimit: spyRuleset.shape.speechLimit.strict() })
  .strict()

export const spyHeaderLine = headerLine.extend({
  format: z.literal(exportFormat),
  game: z.literal('who-is-spy'),
  ruleset: strictRuleset,
})
export type SpyHeaderLine = Omit<z.infer<typeof spyHeaderLine>, 'ruleset'> & { readonly ruleset: Ruleset }

export const spyEntryLine = entryLineOf(z.discriminatedUnion('type', [spyEvent, voided]))

import { besideByForm, besideFields } from '@wis/games'
import type { BesideName } from '@wis/games'
import { minds } from '@wis/protocol'
import { z } from 'zod'

/** What was told beside an answer, as columns of `agent_calls c`. */
export const besideSql = (names: readonly BesideName[], longest?: number) =>
  names
    .map((name) =>
      longest !== undefined && besideFields[name].form === 'text'
        ? `left(c.${name}, ${longest}) as ${name}`
        : `c.${name}`,
    )
    .join(', ')

export const besideColumns = <Name extends BesideName>(names: readonly Name[]) =>
  besideByForm(names, {
    text: z.string().nullish(),
    chances: z.record(z.string(), z.number()).nullable().catch(null),
    tables: minds.optional().catch(undefined),
  })

import type { InBoth } from '@wis/engine'
import { z } from 'zod'
import { yamlDocument } from '../spec/read-text.ts'
import { files } from './content/generated/bibliography.ts'

const text = (most: number) => z.string().trim().min(1).max(most)

/** All that a citation needs. Names of people are written `Family, Given`. */
export const referenceFields = z.strictObject({
  title: text(300),
  authors: z.array(text(120)).min(1).max(60),
  year: z.int().min(1800).max(2200),
  /** The book, the proceedings or the journal. */
  venue: text(300).optional(),
  pages: text(40).optional(),
  doi: text(120).optional(),
  /** The number of a preprint. */
  arxiv: text(40).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
})

export type Reference = z.infer<typeof referenceFields>

let known: ReadonlyMap<string, Reference> | undefined

/** Read once, when somebody asks for one: the files of `content/bibliography`. */
function references(): ReadonlyMap<string, Reference> {
  known ??= new Map(
    files.flatMap(({ text: own }) =>
      Object.entries(z.record(z.string(), referenceFields).parse(yamlDocument(own)?.document.toJS())),
    ),
  )
  return known
}

/** The publication that studies call by this name. */
export const referenceCalled = (name: string): Reference | undefined => references().get(name)

/** Its authors and year in a sentence: `Hu et al. (2024)`. */
export function inSentence({ authors, year }: Reference): InBoth<string> {
  const [first = '', second, ...more] = authors.map((author) => author.split(',')[0] ?? author)
  if (more.length > 0) return { en: `${first} et al. (${year})`, zh: `${first}等（${year}）` }
  return second === undefined
    ? { en: `${first} (${year})`, zh: `${first}（${year}）` }
    : { en: `${first} and ${second} (${year})`, zh: `${first}和${second}（${year}）` }
}

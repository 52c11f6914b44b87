import type { InBoth } from '@wis/engine'
import type { FlawText } from '../../contract/scripted/flaw.ts'
import { flawsOf } from '../../contract/scripted/flaw.ts'
import { inBoth } from '../../define/sentences.ts'
import { DataFault, fieldsAmong, fieldsIn, fileCalled, textOf } from '../../outline/outline.ts'
import { files } from '../content/generated/flaws.ts'

const codes = [
  // An answer that is missed, or of which nothing can be heard.
  ...['answers-too-late', 'cannot-be-read'],
  // A speech.
  ...['says-nothing', 'says-no-word', 'says-its-word', 'says-another-name', 'repeats-itself'],
  ...['repeats-another', 'too-long', 'other-language', 'shows-its-notes', 'obeys-others'],
  // A vote.
  ...['votes-nothing', 'abstains', 'votes-for-itself', 'votes-for-the-gone', 'votes-for-nobody-there'],
  ...['votes-for-several', 'votes-in-a-sentence'],
] as const
type Code = (typeof codes)[number]

/** The author for whom it is said how to mend a flaw. The first two stand below every flaw. */
const heads = ['code', 'prompt', 'space', 'a2a', 'dial-in'] as const
type Head = (typeof heads)[number]

/** In each language the flaw, and below it how to mend it. */
const told = inBoth((language) => fieldsIn(fileCalled(language, files), codes))

function textOfFlaw(code: Code): FlawText {
  const below = inBoth((language) => fieldsAmong(told[language][code].entry.below, heads))
  const part = (head: Head): InBoth<string> =>
    inBoth((language) => {
      const field = below[language][head]
      if (!field) throw new DataFault(told[language][code].entry, `${head} is missing`)
      return textOf(field)
    })
  const other = (head: Head) => (below.en[head] || below.zh[head] ? part(head) : undefined)
  const [mendSpace, mendA2a, mendDialIn] = [other('space'), other('a2a'), other('dial-in')]
  return {
    what: inBoth((language) => told[language][code].rest ?? ''),
    mendCode: part('code'),
    mendPrompt: part('prompt'),
    ...(mendSpace && { mendSpace }),
    ...(mendA2a && { mendA2a }),
    ...(mendDialIn && { mendDialIn }),
  }
}

/** The flaws that an agent can have in this game alone. */
export const { fatal, advice } = flawsOf(
  Object.fromEntries(codes.map((code) => [code, textOfFlaw(code)])) as Readonly<Record<Code, FlawText>>,
)

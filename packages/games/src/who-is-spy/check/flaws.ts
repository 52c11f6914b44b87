import type { InBoth } from '@wis/engine'
import type { FlawText } from '../../contract/scripted/flaw.ts'
import { flawsOf } from '../../contract/scripted/flaw.ts'
import { inBoth } from '../../define/sentences.ts'
import { fieldsIn, fieldsOf, fileCalled, textOf } from '../../outline/outline.ts'
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

/** In each language the flaw, and below it how to mend it in code and in prompts. */
const told = inBoth((language) => fieldsIn(fileCalled(language, files), codes))

function textOfFlaw(code: Code): FlawText {
  const parts = inBoth((language) => {
    const { entry, rest = '' } = told[language][code]
    const { code: inCode, prompt } = fieldsOf(entry.below, ['code', 'prompt'], entry)
    return { what: rest, mendCode: textOf(inCode), mendPrompt: textOf(prompt) }
  })
  const inEach = (part: keyof FlawText & keyof typeof parts.en): InBoth<string> =>
    inBoth((language) => parts[language][part])
  return { what: inEach('what'), mendCode: inEach('mendCode'), mendPrompt: inEach('mendPrompt') }
}

/** The flaws that an agent can have in this game alone. */
export const { fatal, advice } = flawsOf(
  Object.fromEntries(codes.map((code) => [code, textOfFlaw(code)])) as Readonly<Record<Code, FlawText>>,
)

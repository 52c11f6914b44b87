import type { Database } from '@wis/db'
import type { Person } from '@wis/db/people'
import { env } from '../env/env.ts'
import { seatPageOf } from './seat-page-of.ts'

interface Answered {
  readonly seatId: string
  readonly person: Person
  readonly answer: Readonly<Record<string, unknown>>
}

/** Why the words of an answer are not said at the table. What is no free text is read by the rules alone. */
export async function unfitAnswer(
  db: Database,
  { seatId, person, answer }: Answered,
): Promise<Unfit | undefined> {
  // Most answers hold nothing of that kind, and need no look at the table.
  const isSuspect = (said: unknown) =>
    typeof said === 'string' && unfitIn(said, env().forbiddenWords) !== undefined
  if (!Object.values(answer).some(isSuspect)) return undefined
  const page = await seatPageOf(db, { seatId, person, since: Infinity, readIn: 'en' })
  for (const { kind, name } of page?.question?.fields ?? []) {
    const said = kind === 'text' ? answer[name] : undefined
    const unfit = typeof said === 'string' ? unfitIn(said, env().forbiddenWords) : undefined
    if (unfit) return unfit
  }
  return undefined
}

/** Why words of a person are not said at the table. */
type Unfit = 'link' | 'word'

/** An ending that is also a word is a link only with a path. */
const link =
  /(?:https?|ftp):\/\/|(?<![\p{L}\p{N}])www\.|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:(?:com|net|org|info|io|ai|app|dev|gg|xyz|top|site|online|shop|link|club|cn|ru|uk)(?![\p{L}\p{N}])|(?:me|co|be|tv|ly|gl|de|fr|eu)\/\S)/iu

/** Signs that nobody sees, and that could part a word. */
const unseen = /[\p{Cf}\p{Mn}]/gu
const plain = (text: string) => text.normalize('NFKC').replaceAll(unseen, '').toLowerCase()

/** Whether a text holds a link, or a word that the operator forbids. Words of an alphabet count only whole. */
export function unfitIn(text: string, forbidden: readonly string[]): Unfit | undefined {
  const said = plain(text)
  if (link.test(said)) return 'link'
  return forbidden.some((word) => holds(said, plain(word))) ? 'word' : undefined
}

function holds(said: string, word: string): boolean {
  for (let at = said.indexOf(word); word !== '' && at >= 0; at = said.indexOf(word, at + 1)) {
    const end = at + word.length
    const runsOn = areOneWord(said[at - 1], word[0]) || areOneWord(word.at(-1), said[end])
    if (!runsOn) return true
  }
  return false
}

const areOneWord = (one = '', next = '') => letter.test(one) && letter.test(next)

/** A letter or digit of a script that parts its words. */
const letter = /[\p{L}\p{N}](?<!\p{Script=Han})/u

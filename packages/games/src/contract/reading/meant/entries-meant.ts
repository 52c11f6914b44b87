import { plainForm } from '../mentions.ts'
import { entriesIn, objectsIn } from '../objects-in.ts'
import { answerNames } from '../read-fields.ts'

const alone = 'not?|never|reject(?:s|ed|ing)?|without|wrong|bad|不|非|不是|否|否决|排除|拒绝|避免|放弃'
const first =
  'not|never|avoid(?:s|ed|ing)?|excluded?|against|oppos(?:e|es|ed|ing)|dislike[sd]?|forbidden|illegal|worst|(?:my )?(?:opponent|enemy)s?|previous|last|example|对手|上一步'

/** Under such a name stands what is not meant. */
const denying = new RegExp(`^(?:(?:${alone})$|(?:${first})(?: |$))`, 'u')
/** Such a name in the text of an object that nobody could read. */
export const notMeant = new RegExp(`"(?:(?:${alone})|(?:${first})(?:[ _-][^"]{0,20})?)"\\s*:`, 'giu')

export const isDenying = (name: string): boolean => denying.test(plainForm(name))

/** The entries of objects, but for those within what is not meant: `{"avoid": ["fold"]}`. */
export const entriesMeant = (objects: readonly object[]) => entriesIn(objects, isDenying)

export type Levels = ReturnType<typeof entriesMeant>

/** Names under which a program puts its move, and its words to the others. */
const moveNames = ['move', 'action', 'answer', 'choice', 'decision', 'response', 'reply']
const wordNames = ['say', 'message', 'speech', 'words', 'text']

/** What the outermost entries say that say anything. */
export function firstIn<Value>(
  levels: Levels,
  read: (entries: Levels[number]) => Value | undefined,
): Value | undefined {
  for (const entries of levels) {
    const value = read(entries)
    if (value !== undefined) return value
  }
  return undefined
}

/** The last list of this length under one of these names. */
export function listUnder(entries: Levels[number], names: readonly string[], length: number) {
  const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
  const [, list] = entries.findLast(([name, value]) => names.includes(plainForm(name)) && isList(value)) ?? []
  return isList(list) && list.length === length ? list : undefined
}

/** The text under the first of these names that has one. */
const textUnder = (levels: Levels, names: readonly string[]): string | undefined =>
  firstIn(levels, (entries) =>
    names
      .map((wanted) => {
        const found = entries.findLast(
          ([name, value]) => plainForm(name) === wanted && typeof value === 'string',
        )
        return typeof found?.[1] === 'string' ? found[1].trim() : ''
      })
      .find((text) => text !== ''),
  )

/** What the objects of a text hold: the word for the move as it was written, and what is said beside it. */
export function saidInObjects(text: string) {
  const levels = entriesMeant(objectsIn(text))
  return { levels, raw: textUnder(levels, moveNames), words: textUnder(levels, wordNames) ?? null }
}
export type ObjectsOfAnswer = ReturnType<typeof saidInObjects>

/** A whole number, also as a text. NaN for anything else. */
export function wholeOf(value: unknown): number {
  const number = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : NaN
}

const ofThen = ['decision', 'vote', 'guess', 'final answer', 'final', 'result', 'value']

/** Names under which an answer stands in an object. Two of them with different values leave open which is the answer. */
export const namesOfAnswer: readonly string[] = [
  ...answerNames,
  ...ofThen,
  ...['output', 'target'],
  ...['行动', '答案', '回答', '选择', '决定', '最终答案', '投票'],
]

/** The names that readers of earlier days knew. Refusals in old logs are theirs. */
export const earlierNamesOfAnswer: readonly string[] = [...answerNames, ...ofThen]

import { objectsIn } from './objects-in.ts'

/** A reply taken apart into the model's thoughts and its answer. */
export interface Unthought {
  readonly thoughts: string
  /** Empty if the thinking was never closed. */
  readonly answer: string
}

const tag = '(?:think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad|思考|seed:think)'
const opening = `<${tag}>|\\[THINK\\]|◁think▷|<\\|begin_of_thought\\|>|<\\|channel\\|>(?:analysis|commentary)<\\|message\\|>`
const closing = `</${tag}>|\\[/THINK\\]|◁/think▷|<\\|end_of_thought\\|>|<\\|channel\\|>final<\\|message\\|>`
const marks = new RegExp(`(?<opening>${opening})|${closing}`, 'gi')
const specialTokens = /<\|[\w-]{1,40}\|>|<\/?s>|<(?:start|end)_of_turn>/g

export function withoutThinking(reply: string): Unthought {
  const { thoughts, answer } = parted(reply)
  const clean = (text: string) => text.replace(specialTokens, ' ').trim()
  return { thoughts: clean(thoughts), answer: clean(answer) }
}

/** A closing mark without an opening one closes all text before it, because some servers swallow the opening mark. */
function parted(reply: string): Unthought {
  const thoughts: string[] = []
  let answer: string[] = []
  let thinking = false
  let from = 0
  for (const mark of reply.matchAll(marks)) {
    const before = reply.slice(from, mark.index)
    const opens = mark.groups?.opening !== undefined
    if (thinking) thoughts.push(before)
    else if (opens) answer.push(before)
    else {
      thoughts.push(...answer, before)
      answer = []
    }
    thinking = opens
    from = mark.index + mark[0].length
  }
  const rest = reply.slice(from)
  if (thinking) thoughts.push(rest)
  else answer.push(rest)
  return { thoughts: thoughts.join('\n'), answer: answer.join('\n') }
}

/** What is said beside thoughts. Marks within a JSON object belong to its texts. */
export function saidAloud(text: string): string {
  if (!/[<[◁]/u.test(text) || text.search(marks) < 0) return text
  const { answer } = parted(text)
  const breaksObjects =
    objectsIn(text).length > 0 && objectsIn(answer).length === 0 && text.trimStart().startsWith('{')
  return breaksObjects ? text : answer
}

import { withoutMarkdown } from '../strategies/reply/markdown.ts'

type Kind = 'speech' | 'vote'

const markers: Readonly<Record<Kind, RegExp>> = {
  speech:
    /^[^\p{L}\p{N}]*(?:(?:my|the|final) ){0,2}(?:speech|statement|description|clue|answer|response|reply)[^\p{L}\p{N}:：]{0,8}[:：](.*)$/iu,
  vote: /^[^\p{L}\p{N}]*(?:(?:my|the|final|i) ){0,2}(?:vote|choice|target|decision|answer|response)(?: for| is| goes to)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/iu,
}
const chineseMarkers: Readonly<Record<Kind, RegExp>> = {
  speech:
    /^[^\p{L}\p{N}]*(?:我的|我|最终|最后)?(?:发言|描述|陈述|回答|答案)(?:内容|是)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/u,
  vote: /^[^\p{L}\p{N}]*(?:我的|最终|最后)?(?:投票|投|选择|决定|答案|回答|票)(?:给|对象|结果|目标|是)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/u,
}
const tags: Readonly<Record<Kind, RegExp>> = {
  speech: /<(speech|answer|final|发言)>/gi,
  vote: /<(vote|answer|final|投票)>/gi,
}

/** The text behind the last mark of a kind: a tag, a box, or a line that begins with it. */
export function markedPart(text: string, kind: Kind): string | undefined {
  return taggedPart(text, kind) ?? boxedPart(text) ?? markedLine(text, kind)
}

function taggedPart(text: string, kind: Kind): string | undefined {
  const last = [...text.matchAll(tags[kind])].at(-1)
  if (!last) return undefined
  const inner = text.slice(last.index + last[0].length)
  return inner.split(`</${last[1] ?? ''}>`, 1)[0]?.trim()
}

function boxedPart(text: string): string | undefined {
  const inner = [...text.matchAll(/\\boxed\{((?:[^{}]|\{[^{}]*\}){0,2000})\}/g)].at(-1)?.[1]
  return inner?.replace(/\\text\{([^{}]*)\}/g, '$1').trim()
}

/** An empty marked line marks the text after it, up to a blank line. */
function markedLine(text: string, kind: Kind): string | undefined {
  const lines = withoutMarkdown(text).split('\n')
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]?.slice(0, 4_000) ?? ''
    const rest = (markers[kind].exec(line) ?? chineseMarkers[kind].exec(line))?.[1]
    if (rest === undefined) continue
    const after = lines.slice(i + 1)
    const first = after.findIndex((next) => next.trim() !== '')
    const part = rest.trim() || (first < 0 ? '' : paragraphFrom(after, first))
    if (part !== '') return part
  }
  return undefined
}

function paragraphFrom(lines: readonly string[], first: number): string {
  const end = lines.findIndex((line, index) => index > first && line.trim() === '')
  return lines.slice(first, end < 0 ? undefined : end).join(' ')
}

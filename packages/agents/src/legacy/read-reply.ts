import { besideAnswered, namesOfAnswer, objectsIn, withoutThinking } from '@wis/games'
import { othersOffered } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { toldByModel } from '../strategies/reply/beliefs.ts'
import { lastField, looseField, textOf, valuesUnder } from '../strategies/reply/mended-object.ts'
import { spoken, withoutMarkdown, withoutMiddle } from '../strategies/reply/spoken.ts'
import type { ReadReply } from '../strategies/reply/spoken.ts'
import { NameFinder } from './names.ts'
import { nameInAnswer, readName } from './read-name.ts'

/** The answer of a vote for nobody. */
export const abstentions = { en: 'abstain', zh: '弃权' } as const

/**
 * Reads any output of a model. Never throws. An unreadable vote is an abstention; an unreadable speech is said as it
 * is. Text that the model only thought aloud is never spoken; the speech is then empty.
 */
export function readReply(reply: string, request: AgentRequest): ReadReply {
  const { thoughts, answer } = withoutThinking(withoutMiddle(reply))
  const finder = new NameFinder(request.aliases)
  const text = answer === '' ? thoughts : answer
  const objects = objectsIn(text)
  const reading = { text, objects, bare: answer, request }
  const move = request.turn.kind === 'vote' ? voteIn(reading, finder) : speechIn(reading)
  const { aliases } = request
  const reasonsIn = (field: Found) => reasoningIn(reading, { thoughts, move, field })
  return { text: move, ...toldByModel(besideAnswered, objects, { aliases, chanceInWords, reasonsIn }) }
}

interface Reading {
  /** The answer, or the thoughts if the thinking never ended. Only a marked answer counts in thoughts. */
  readonly text: string
  readonly objects: readonly object[]
  /** The answer without the thoughts. */
  readonly bare: string
  readonly request: AgentRequest
}

function speechIn({ text, objects, bare, request }: Reading): string {
  const field = lastField(objects, 'speech')
  const named = field ? textOf(field.value) : looseField(text, 'speech')
  return spoken(named ?? (markedPart(text, 'speech') || onlyText(objects) || bare), request)
}

function voteIn({ text, objects, bare, request }: Reading, finder: NameFinder): string {
  const naming = { finder, offered: new Set(othersOffered(request)) }
  const field = lastField(objects, 'vote')
  const named = field ? (textOf(field.value) ?? '') : looseField(text, 'vote')
  const abstention = abstentions[request.language]
  // Two answers with different names leave open which of them is the vote.
  const answers =
    objects.map((object) => valuesUnder(object, namesOfAnswer)).findLast(({ length }) => length > 0) ?? []
  const votes = answers.flatMap((one) => nameInAnswer(withoutMarkdown(textOf(one) ?? ''), naming) ?? [])
  if (new Set(votes).size > 1) return abstention
  if (named !== undefined) return nameInAnswer(withoutMarkdown(named), naming) ?? abstention
  const marked = markedPart(text, 'vote')
  const answered = marked && nameInAnswer(withoutMarkdown(marked), naming)
  return answered || readName(withoutMarkdown(bare), naming) || abstention
}

/** The only text of an object, under any name. */
function onlyText(objects: readonly object[]): string | undefined {
  const [object, more] = objects
  return object && !more ? textOf(object) : undefined
}

type Found = ReturnType<typeof lastField>

/** The model's own reasons. If it gave none, all of its text besides the move. */
function reasoningIn(
  { text, objects, bare }: Reading,
  { thoughts, move, field }: { readonly thoughts: string; readonly move: string; readonly field: Found },
): string {
  const given = field ? textOf(field.value) : looseField(text, 'reasoning')
  const rest = objects.length > 0 || bare === move ? '' : bare
  const parts = [thoughts, given ?? rest].map((part) => part.trim()).filter((part) => part !== '')
  return parts.join('\n\n')
}

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
function markedPart(text: string, kind: Kind): string | undefined {
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

/** What a model may say of a player in words. */
function chanceInWords(held: string): number | undefined {
  if (/\b(?:not the spy|civilian|innocent|good)\b|平民|好人/i.test(held)) return 0
  return /\b(?:spy|undercover)\b|卧底/i.test(held) ? 1 : undefined
}

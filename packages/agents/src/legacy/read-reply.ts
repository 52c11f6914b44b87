import { namesOfAnswer, objectsIn, withoutThinking } from '@wis/games'
import { othersOffered } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { lastField, textOf, valuesUnder } from '../strategies/reply/fields.ts'
import { looseField } from '../strategies/reply/loose-field.ts'
import { withoutMarkdown } from '../strategies/reply/markdown.ts'
import { longestReasoning } from '../strategies/reply/reply.ts'
import type { ReadReply } from '../strategies/reply/reply.ts'
import { cut, printable, spoken } from '../strategies/reply/spoken.ts'
import { withoutMiddle } from '../strategies/reply/without-middle.ts'
import { markedPart } from './marked-part.ts'
import { NameFinder } from './names.ts'
import { readBeliefs } from './read-beliefs.ts'
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
  const beliefs = lastField(objects, 'beliefs')
  const held = beliefs && readBeliefs(beliefs.value, finder)
  const reasoning = reasoningIn(reading, thoughts, move)
  return { text: move, ...(reasoning !== '' && { reasoning }), ...(held && { beliefs: held }) }
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

/** The model's own reasons. If it gave none, all of its text besides the move. */
function reasoningIn({ text, objects, bare }: Reading, thoughts: string, move: string): string {
  const field = lastField(objects, 'reasoning')
  const given = field ? textOf(field.value) : looseField(text, 'reasoning')
  const rest = objects.length > 0 || bare === move ? '' : bare
  const parts = [thoughts, given ?? rest].map((part) => part.trim()).filter((part) => part !== '')
  return cut(printable(parts.join('\n\n')), longestReasoning)
}

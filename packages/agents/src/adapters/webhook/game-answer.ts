import { answerNames, besideAnswered, objectsIn, withoutThinking } from '@wis/games'
import type { Beside } from '@wis/games'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { agentAnswer, othersOffered } from '@wis/protocol'
import { quoted } from '../../egress/quoted.ts'
import { NameFinder } from '../../legacy/names.ts'
import { onlyName } from '../../legacy/read-name.ts'
import { askedBeside, toldByProgram } from '../../strategies/reply/beliefs.ts'
import { entriesToRead } from '../../strategies/reply/read-game-reply.ts'
import type { ReadReply } from '../../strategies/reply/spoken.ts'
import { fault } from '../judge-answer.ts'
import type { Judged } from '../judge-answer.ts'

type Fields = GameRequest['fields']

/** Parts of an answer that a game never reads, unless it has a field of this name. */
const notAMove = new Set<string>(['type', 'protocol', 'speech', 'vote', ...besideAnswered])

/**
 * The answer of a program in any game, as the text that its game reads. A value that is no object is the answer
 * itself. Whether it is a legal move is for the rules to judge.
 */
export function readGameAnswer(value: unknown, request: GameRequest): Judged<ReadReply> {
  try {
    const read = moveOf(value, request.fields)
    return read.ok ? { ok: true, value: { ...read.value, ...toldAround(value, request) } } : read
  } catch {
    // Too deep to be written as a text.
    return fault('malformed', 'agent', 'answered with JSON that is too deep')
  }
}

function moveOf(value: unknown, fields: Fields): Judged<ReadReply> {
  if (typeof value === 'string') return plainAnswer(value, fields)
  if (isObject(value)) return objectAnswer(value, fields)
  if (value === null || value === undefined) return nothingIn(fields)
  return { ok: true, value: { text: JSON.stringify(value) } }
}

function plainAnswer(given: string, fields: Fields): Judged<ReadReply> {
  const text = given.trim()
  if (text === '') return nothingIn(fields)
  if (/^<(?:!doctype|html)/i.test(text)) return fault('malformed', 'agent', 'answered with a web page')
  return { ok: true, value: { text } }
}

function objectAnswer(given: Readonly<Record<string, unknown>>, fields: Fields): Judged<ReadReply> {
  const said = entriesToRead(given, fields, (name) => notAMove.has(name))
  return said.length === 0
    ? nothingIn(fields)
    : { ok: true, value: { text: JSON.stringify(Object.fromEntries(said)) } }
}

/**
 * What is told beside the move, also where the object stands in a text or a list, or under the name of an answer. It is of
 * the last object that tells anything, because reasons and beliefs of two drafts belong to neither.
 */
function toldAround(value: unknown, request: GameRequest): Beside {
  const names = askedBeside(request)
  const tellings = objectsOf(value)
    .filter((object) => isObject(object))
    .map((object) => Object.fromEntries([...heldBy(object), object].flatMap((one) => Object.entries(one))))
    .map((given) => toldByProgram(names, given, request.aliases))
  return tellings.findLast((told) => Object.keys(told).length > 0) ?? {}
}

/** The objects of an answer, which may stand in a text, such as in a fence, or in a list. */
const objectsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'string' ? objectsIn(withoutThinking(value).answer) : [value].flat()

/** The objects under the name of an answer. */
const heldBy = (object: Readonly<Record<string, unknown>>) =>
  answerNames.map((name) => object[name]).filter((held) => isObject(held))

function nothingIn({ required }: Fields): Judged<ReadReply> {
  return fault('malformed', 'agent', `answered without ${required.join(', ') || 'a move'}`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The move in an answer. Extra fields are kept if they make sense, and ignored if they do not. As in other games, the
 * object may stand in a text, such as in a fence, or under the name of an answer.
 */
export function moveInAnswer(value: unknown, request: AgentRequest): Judged<ReadReply> {
  const { turn, aliases } = request
  const objects = objectsOf(value)
  if (typeof value === 'string' && objects.length === 0)
    return fault('malformed', 'agent', `answered something other than a JSON object: ${quoted(value)}`)
  const answers = objects.flatMap((object) => agentAnswer.safeParse(holding(object, turn.kind)).data ?? [])
  const [text, ...others] = new Set(answers.flatMap((answer) => answer[turn.kind] ?? []))
  if (text === undefined)
    return fault('malformed', 'agent', `answered without a ${turn.kind}, which must be a text`)
  if (others.length > 0) return fault('malformed', 'agent', `answered with more than one ${turn.kind}`)
  const answer = answers.findLast((one) => one[turn.kind] === text) ?? {}
  const move = turn.kind === 'vote' ? votedFor(text, request) : text
  return { ok: true, value: { text: move, ...toldByProgram(besideAnswered, answer, aliases) } }
}

/** An object with the fields of the answer in it, if it has not the move itself. */
function holding(object: unknown, kind: 'speech' | 'vote'): unknown {
  if (!isObject(object) || Object.hasOwn(object, kind)) return object
  return { ...object, ...heldBy(object)[0] }
}

/** Longer than any sentence that only names one player. Longer texts stay unchanged. */
const longestSentence = 2_000

/** A sentence that names exactly one candidate is a vote for that player. Any other text stays unchanged. */
function votedFor(text: string, request: AgentRequest): string {
  if (text.length > longestSentence || request.candidates?.includes(text)) return text
  const naming = { finder: new NameFinder(request.aliases), offered: new Set(othersOffered(request)) }
  return onlyName(withoutThinking(text).answer, naming) ?? text
}

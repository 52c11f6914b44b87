import type { GameRequest } from '@wis/protocol'
import { entriesToRead } from '../../strategies/reply/entries-to-read.ts'
import type { ReadReply } from '../../strategies/reply/spoken.ts'
import { fault } from '../judge-answer.ts'
import type { Judged } from '../judge-answer.ts'

type Fields = GameRequest['fields']

/** Parts of an answer that a game never reads, unless it has a field of this name. */
const notAMove = new Set(['type', 'protocol', 'speech', 'vote', 'beliefs'])

/**
 * The answer of a program in any game, as the text that its game reads. A value that is no object is the answer
 * itself. Whether it is a legal move is for the rules to judge.
 */
export function readGameAnswer(value: unknown, { fields }: GameRequest): Judged<ReadReply> {
  try {
    if (typeof value === 'string') return plainAnswer(value, fields)
    if (isObject(value)) return objectAnswer(value, fields)
    return value === null || value === undefined
      ? nothingIn(fields)
      : { ok: true, value: { text: JSON.stringify(value) } }
  } catch {
    // Too deep to be written as a text.
    return fault('malformed', 'agent', 'answered with JSON that is too deep')
  }
}

function plainAnswer(given: string, fields: Fields): Judged<ReadReply> {
  const text = given.trim()
  if (text === '') return nothingIn(fields)
  if (/^<(?:!doctype|html)/i.test(text)) return fault('malformed', 'agent', 'answered with a web page')
  return { ok: true, value: { text } }
}

function objectAnswer(given: Readonly<Record<string, unknown>>, fields: Fields): Judged<ReadReply> {
  const isField = (name: string) => Object.hasOwn(fields.properties, name)
  const { reasoning } = given
  const isReasons = typeof reasoning === 'string' && !isField('reasoning')
  const said = entriesToRead(given, fields, (name) => notAMove.has(name) || name === 'reasoning')
  if (said.length === 0) return nothingIn(fields)
  const text = JSON.stringify(Object.fromEntries(said))
  return { ok: true, value: { text, ...(isReasons && { reasoning }) } }
}

function nothingIn({ required }: Fields): Judged<ReadReply> {
  return fault('malformed', 'agent', `answered without ${required.join(', ') || 'a move'}`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

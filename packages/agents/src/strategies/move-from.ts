import { filledPrompt, promptValues } from '@wis/protocol'
import type { AgentRequest, Strategy } from '@wis/protocol'
import { readReply } from './reply/read-reply.ts'
import type { ReadReply } from './reply/read-reply.ts'
import { cut } from './reply/spoken.ts'

/** What a model said, its thoughts apart where its server tells them apart. */
export interface ModelReply {
  readonly text: string
  readonly thoughts?: string
}

/** The move a model's reply comes to under a strategy. Never throws; empty if nothing was said. */
export function moveFrom(
  strategy: Strategy,
  { text, thoughts }: ModelReply,
  request: AgentRequest,
): ReadReply {
  const read = readReply(thoughts ? `<think>${thoughts}</think>${text}` : text, request)
  const postscript = strategy.postscript?.[request.language]
  if (postscript === undefined || request.turn.kind === 'vote' || read.text === '') return read
  const added = filledPrompt(postscript, promptValues(request))
  const room = request.turn.limit - [...added].length - 1
  return { ...read, text: cut(`${cut(read.text, Math.max(0, room))} ${added}`.trim(), request.turn.limit) }
}

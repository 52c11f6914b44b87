import { filledPrompt, promptValues } from '@wis/protocol'
import type { AgentRequest, Strategy } from '@wis/protocol'
import { readReply } from './reply/read-reply.ts'
import type { ReadReply } from './reply/read-reply.ts'
import { cut } from './reply/spoken.ts'

/** The model's output. Its thoughts are kept apart if its server reports them apart. */
export interface ModelReply {
  readonly text: string
  readonly thoughts?: string
}

/** Turns a model's reply into a move under a strategy. Never throws. The move is empty if the model said nothing. */
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

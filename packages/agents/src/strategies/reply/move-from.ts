import { filledPrompt, isGameRequest, promptValues, thinksFirst } from '@wis/protocol'
import type { Strategy } from '@wis/protocol'
import type { AnyRequest } from '../../agent.ts'
import { readReply } from '../../legacy/read-reply.ts'
import { readGameReply } from './read-game-reply.ts'
import type { ReadReply } from './spoken.ts'
import { cut } from './spoken.ts'

/** The model's output. Its thoughts are kept apart if its server reports them apart. */
export interface ModelReply {
  readonly text: string
  readonly thoughts?: string
}

/** Turns a model's reply into a move under a strategy. Never throws. The move is empty if the model said nothing. */
export function moveFrom(strategy: Strategy, { text, thoughts }: ModelReply, request: AnyRequest): ReadReply {
  const reply = thoughts ? `<think>${thoughts}</think>${text}` : text
  if (isGameRequest(request)) return readGameReply(reply, request, thinksFirst(strategy, request))
  const read = readReply(reply, request)
  const postscript = strategy.postscript?.[request.language]
  if (postscript === undefined || request.turn.kind === 'vote' || read.text === '') return read
  const added = filledPrompt(postscript, promptValues(request))
  const room = request.turn.limit - [...added].length - 1
  return { ...read, text: cut(`${cut(read.text, Math.max(0, room))} ${added}`.trim(), request.turn.limit) }
}

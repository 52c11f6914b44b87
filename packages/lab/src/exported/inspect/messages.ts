import { jsonIn } from '@wis/engine'
import { z } from 'zod'
import type { ExportedCall, ToldText } from '../format.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One call to a model, as messages and an answer. */
export interface AskedAndSaid {
  readonly asked: readonly ChatMessage[]
  readonly said: ChatMessage | null
  readonly parameters: Readonly<Record<string, unknown>>
}

const chat = z.array(z.looseObject({ role: z.string(), content: z.unknown() }))

/** What was asked in the last exchange of a call, and what came of it. What its owner keeps private is named by its hash. */
export function messagesOf({ tries, reply }: ExportedCall): AskedAndSaid {
  const last = tries.at(-1)
  return {
    asked: last?.asked ? askedIn(last.asked) : [],
    said: reply === null ? null : { role: 'assistant', content: toldIn(reply) },
    parameters: last?.parameters ?? {},
  }
}

/** The messages to a model. A program is sent one request, which stands for one. */
function askedIn(told: ToldText): readonly ChatMessage[] {
  const read = told.text === undefined ? undefined : chat.safeParse(jsonIn(told.text)).data
  if (!read) return [{ role: 'user', content: toldIn(told) }]
  return read.map(({ role, content }) => ({
    role: role === 'system' || role === 'assistant' ? role : 'user',
    content: typeof content === 'string' ? content : JSON.stringify(content),
  }))
}

const toldIn = ({ text, sha256 }: ToldText) => text ?? `[not published by its owner; SHA-256 ${sha256}]`

/** The settings of a call by the names that such logs have for them. */
export function generateConfigOf(
  parameters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(configNames).flatMap(([name, names]) => {
      const value = names.map((one) => parameters[one]).find((one) => typeof one === 'number')
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const configNames = {
  temperature: ['temperature'],
  top_p: ['top_p', 'topP'],
  max_tokens: ['max_tokens', 'maxTokens', 'max_completion_tokens'],
  seed: ['seed'],
  frequency_penalty: ['frequency_penalty'],
  presence_penalty: ['presence_penalty'],
} as const

import type { ChatMessage } from './strategy.ts'

/** The messages of a call with further instructions, which stand after all others. */
export function withInstructions(
  messages: readonly ChatMessage[],
  instructions: string | undefined,
): readonly ChatMessage[] {
  if (instructions === undefined) return messages
  const first = messages.findIndex(({ role }) => role === 'system')
  if (first < 0) return [{ role: 'system', content: instructions }, ...messages]
  return messages.map((message, at) =>
    at === first ? { ...message, content: `${message.content}\n\n${instructions}` } : message,
  )
}

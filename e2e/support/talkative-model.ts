import { startChatServer } from '../../packages/agents/src/testing/chat-server.ts'
import type { ChatServer } from '../../packages/agents/src/testing/chat-server.ts'

/** A model that says something new each time. In a vote that counts as an abstention. */
export function startTalkativeModel(): Promise<ChatServer> {
  let remarks = 0
  return startChatServer((_, response) => {
    remarks += 1
    const message = { role: 'assistant', content: `Many people keep it near, remark ${remarks}.` }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 200, completion_tokens: 12 },
      }),
    )
  })
}

import type { ChatBehaviour } from './chat-server.ts'

/** A server that knows `/v1/responses` and nothing else, and answers with these items. */
export function respondingWith(output: readonly object[], changes: object = {}): ChatBehaviour {
  return (request, response) => {
    if (request.method !== 'POST' || request.path !== '/v1/responses') {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `Unknown request URL: ${request.path}` } }))
      return
    }
    const { model } = request
    const usage = { input_tokens: 90, output_tokens: 30, output_tokens_details: { reasoning_tokens: 20 } }
    const body = { id: 'resp_1', object: 'response', status: 'completed', model, output, usage, ...changes }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

export const message = (...content: readonly object[]) => ({ type: 'message', role: 'assistant', content })
export const text = (said: string) => ({ type: 'output_text', text: said, annotations: [] })
export const reasoning = (...summaries: readonly string[]) => ({
  type: 'reasoning',
  id: 'rs_1',
  summary: summaries.map((one) => ({ type: 'summary_text', text: one })),
})

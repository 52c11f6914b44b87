import type { ServerResponse } from 'node:http'
import type { ChatBehaviour, ChatRequest } from './chat-server.ts'

type Headers = Readonly<Record<string, string>>

/** Answers with any status and body. A body that is not a text is sent as JSON. */
export function responding(status: number, body: unknown, headers: Headers = {}): ChatBehaviour {
  return (_, response) => send(response, status, body, headers)
}

/** An ordinary completion with these changes. */
export function completing(
  text: string | ((request: ChatRequest) => string),
  changes: object = {},
): ChatBehaviour {
  return (request, response) => {
    const content = typeof text === 'string' ? text : text(request)
    send(response, 200, { ...completion(request.model, { role: 'assistant', content }), ...changes })
  }
}

/** A completion whose message has another shape. */
export function saying(message: object, finish = 'stop'): ChatBehaviour {
  return ({ model }, response) =>
    send(response, 200, completion(model, { role: 'assistant', ...message }, finish))
}

/** Behaves in each of these ways in turn. The last one stays for ever. */
export function inTurn(...behaviours: readonly ChatBehaviour[]): ChatBehaviour {
  let turn = 0
  return (request, response) => behaviours[Math.min(turn++, behaviours.length - 1)]?.(request, response)
}

/** Never answers; the connection stays open. */
export const silent: ChatBehaviour = () => undefined

/** Begins at once and sends a byte now and then, as long as the client listens. */
export const dripping: ChatBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drip = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drip))
}

/** Promises more bytes than it sends, and hangs up. */
export const truncated: ChatBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' })
  response.write('{"choices":[{"message":{"content":"It is')
  setImmediate(() => response.destroy())
}

/**
 * The router of Hugging Face. It knows tokens by their beginning, models by their name, providers by their suffix.
 */
export function router(models: Readonly<Record<string, readonly string[]>>, text: string): ChatBehaviour {
  return (request, response) => {
    const [name = '', provider = 'auto'] = request.model.split(':')
    const providers = models[name]
    if (!request.authorization?.startsWith('Bearer hf_')) {
      return send(response, 401, { error: 'Invalid username or password.' })
    }
    if (!providers || (provider !== 'auto' && !providers.includes(provider))) {
      const message = `The requested model '${request.model}' does not exist`
      return send(response, 400, {
        error: { message, type: 'invalid_request_error', code: 'model_not_found' },
      })
    }
    completing(text)(request, response)
  }
}

/** A dedicated endpoint that serves one model and accepts only one name for it. */
export function endpoint(served: string, text: string): ChatBehaviour {
  return (request, response) => {
    if (request.path === '/v1/models') return send(response, 200, { object: 'list', data: [{ id: served }] })
    if (request.model === served) return completing(text)(request, response)
    send(response, 404, { message: `The model \`${request.model}\` does not exist.`, code: 404 })
  }
}

const usage = { prompt_tokens: 120, completion_tokens: 7, total_tokens: 127 }

function completion(model: string, message: object, finish = 'stop') {
  const choices = [{ index: 0, message, finish_reason: finish }]
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1_893_456_000, model, choices, usage }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Headers = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

const version = /^v\d/

/** The ways in which servers of models are asked: for a chat completion, or for a response of OpenAI's newer API. */
export const chatApis = ['chat', 'responses'] as const
export type ChatApi = (typeof chatApis)[number]

const ends = { chat: ['chat', 'completions'], responses: ['responses'] } as const

/**
 * The complete address of chat completions or responses for a base URL in any of the usual forms: the host alone, with
 * /v1, with another version in its path, or complete. Undefined if it is not an http(s) URL that may be shown. A URL
 * with a password in it may not be shown.
 */
export function chatUrl(base: string, api: ChatApi = 'chat'): string | undefined {
  const text = base.trim()
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  url.pathname = `/${completed(segments, ends[api]).join('/')}`
  url.hash = ''
  return url.href
}

function completed(segments: readonly string[], end: readonly string[]): readonly string[] {
  if (segments.slice(-end.length).join('/') === end.join('/')) return segments
  const path = end.length > 1 && segments.at(-1) === end[0] ? segments.slice(0, -1) : segments
  return [...path, ...(path.some((segment) => version.test(segment)) ? [] : ['v1']), ...end]
}

const version = /^v\d/

/**
 * The complete address of chat completions for a base URL in any of the usual forms: the host alone, with /v1, with
 * another version in its path, or complete. Undefined if it is not an http(s) URL that may be shown. A URL with a
 * password in it may not be shown.
 */
export function chatUrl(base: string): string | undefined {
  const text = base.trim()
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  url.pathname = `/${completed(segments).join('/')}`
  url.hash = ''
  return url.href
}

function completed(segments: readonly string[]): readonly string[] {
  if (segments.slice(-2).join('/') === 'chat/completions') return segments
  const path = segments.at(-1) === 'chat' ? segments.slice(0, -1) : segments
  return [...path, ...(path.some((segment) => version.test(segment)) ? [] : ['v1']), 'chat', 'completions']
}

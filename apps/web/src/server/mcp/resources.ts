import 'server-only'
import { ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { McpServer } from '@modelcontextprotocol/server'
import { callApi } from './call-api.ts'
import type { ApiCall } from './call-api.ts'
import { gamesHere, rulesOf } from './games-here.ts'

/** Rules, matches, and the record of an agent. */
export function addResources(server: McpServer, from: Request): void {
  const rules = gamesHere().flatMap(({ game, name }) =>
    (['en', 'zh'] as const).map((language) => ({
      uri: `wis://rules/${game}/${language}`,
      name: `rules-${game}-${language}`,
      title: name[language],
      mimeType: 'text/plain',
    })),
  )
  server.registerResource(
    'rules',
    new ResourceTemplate('wis://rules/{game}/{language}', { list: () => ({ resources: rules }) }),
    { title: 'Rules of a game', mimeType: 'text/plain' },
    ({ href }, { game, language }) => {
      const text = rulesOf({ game: String(game), language: language === 'zh' ? 'zh' : 'en' })
      if (text === undefined) throw new ResourceNotFoundError(href)
      return { contents: [{ uri: href, mimeType: 'text/plain', text }] }
    },
  )
  const json = async ({ href }: URL, call: ApiCall) => {
    const response = await callApi(from, call)
    if (!response.ok) throw new ResourceNotFoundError(href)
    return { contents: [{ uri: href, mimeType: 'application/json', text: await response.text() }] }
  }
  server.registerResource(
    'match',
    new ResourceTemplate('wis://matches/{id}', { list: undefined }),
    { title: 'A match', mimeType: 'application/json' },
    (uri, { id }) => json(uri, { method: 'GET', ...at('/matches/{id}', String(id)) }),
  )
  server.registerResource(
    'record',
    new ResourceTemplate('wis://agents/{id}/record', { list: undefined }),
    { title: 'The record of an agent', mimeType: 'application/json' },
    (uri, { id }) => json(uri, { method: 'GET', ...at('/agents/{id}/record', String(id)) }),
  )
}

const at = (path: string, id: string) => ({
  path: path.replace('{id}', encodeURIComponent(id)),
})

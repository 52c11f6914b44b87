import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiRoutes } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { siteCostOf, siteCosts } from './route-costs.ts'

const app = fileURLToPath(new URL('../../app', import.meta.url))
/** The kind of answer that Next gives, by the name of its file. */
const answering =
  /^(?<folder>(?:.*\/)?)(?:(?:page|route)\.tsx?|(?<made>opengraph-image|twitter-image|icon|apple-icon|sitemap|robots|manifest)\.tsx?)$/
const ending: Readonly<Record<string, string>> = { sitemap: '.xml', robots: '.txt', manifest: '.webmanifest' }

const names = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))

const folders = names
  .flatMap((name) => {
    const { folder, made = '' } = answering.exec(name)?.groups ?? {}
    return folder === undefined ? [] : [`/${folder}${made}${ending[made] ?? ''}`.replace(/(.)\/$/, '$1')]
  })
  .sort()

/** Answers that are no pages and count as one, because they are opened once, as a page is. */
const asPages = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/wis-key',
  '/account/letters/[secret]/[kind]/end',
  '/community/[file]',
  '/docs/games/[game]/requests.json',
  '/docs/markdown/[name]',
  '/docs/protocol/wis-1.schema.json',
  '/docs/rules/[list]',
  '/feeds/agents/[slug]',
  '/feeds/calendar',
  '/feeds/seasons',
  '/feeds/seasons/[slug]',
  '/feeds/watch',
  '/games/[game]/[file]',
  '/llms.txt',
  '/matches/[id]/next',
  '/matches/[id]/thoughts',
  '/oembed',
  '/skill.md',
  '/skill.zh.md',
  '/watch/surprise',
  '/watch/tables',
]

describe('the table of costs', () => {
  it('lists only folders that are there', () => {
    expect(folders.length).toBeGreaterThan(50)
    expect(Object.keys(siteCosts).filter((folder) => !folders.includes(folder))).toEqual([])
  })

  it('knows every answer that is no page', () => {
    const listed = [...Object.keys(siteCosts), ...asPages]
    const routes = names
      .filter((name) => /(?:^|\/)route\.tsx?$/.test(name))
      .map((name) => `/${name.slice(0, name.lastIndexOf('/'))}`)
      .filter((folder) => !folder.startsWith('/api/v1/'))
    expect(routes.filter((folder) => !listed.includes(folder))).toEqual([])
    expect(asPages.filter((folder) => !routes.includes(folder) || folder in siteCosts)).toEqual([])
  })

  it('lets pages ask again and again', () => {
    const polled = folders.filter((folder) => /\/(?:news|answer|hints|crowd|guess)$/.test(folder))
    expect(polled.length).toBeGreaterThan(6)
    expect(polled.map((folder) => [folder, siteCostOf(folder)])).toEqual(
      polled.map((folder) => [folder, 'read']),
    )
  })

  it('holds for every picture', () => {
    const pictures = folders.filter((folder) => folder.endsWith('opengraph-image'))
    expect(pictures.map((folder) => siteCostOf(folder))).toEqual(pictures.map(() => 'picture'))
  })

  it('leaves every call of the API to the table of the API', () => {
    const calls = Object.keys(apiRoutes).map((key) => `/api/v1${key.slice(key.indexOf('/'))}`)
    expect(calls.length).toBeGreaterThan(20)
    for (const call of calls)
      expect([call, siteCostOf(call.replaceAll(/\{\w+\}/g, 'x'))]).toEqual([call, undefined])
  })
})

it.each([
  ['/', 'page'],
  ['/matches/abc', 'page'],
  ['/matches/abc/', 'page'],
  ['/matches/abc/opengraph-image-1x2', 'picture'],
  ['/matches/abc/moment', 'picture'],
  ['/agents/new', 'page'],
  ['/play/abc', 'page'],
  ['/play/abc/news', 'read'],
  ['/play/with/abc/news', 'read'],
  ['/daily/2026-01-01/answer', 'read'],
  ['/hunt/guess', 'read'],
  ['/mcp', 'read'],
  ['/docs/rules.md', 'page'],
  ['/nowhere/at/all', 'page'],
  ['/api/auth/callback/github', 'read'],
  ['/api/nowhere', 'read'],
  ['/api/v1/seasons/x/dataset.zip', undefined],
])('%s takes from %s', (address, cost) => {
  expect(siteCostOf(address)).toBe(cost)
})

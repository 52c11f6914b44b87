import type { Rng } from '@wis/engine'
import { whole } from './api.ts'
import { once } from './request.ts'
import type { Generator } from './request.ts'
import { text } from './texts.ts'

const names = [
  'season',
  'language',
  'q',
  'cursor',
  'sort',
  'kind',
  'from',
  'state',
  'tab',
  'seq',
  'view',
  'said',
  'error',
  'next',
  'page',
  'url',
  'file',
  'a',
  'b',
  'theme',
  '_rsc',
  'w',
]
const states = [
  '["",{}]',
  '["",{"children":["__PAGE__",{}]},null,"refetch"]',
  '["",{"children":["agents",{"children":[["slug","a","d",null],{}]}]}]',
  '{}',
  '[',
  '[[[]]]',
  '["",{"children":[5,{}]}]',
  '"x"',
  `["",${'{"children":["",'.repeat(300)}{}${']}'.repeat(300)}]`,
]

/** A random page with random parameters, requested by a browser, by the router in one, or by an unknown client. */
export const page: Generator = (rng, { pages, askers, ids }) => {
  const path = rng.pick(pages).replaceAll(/\[\.*\w+\]/g, () => encodeURIComponent(whole(text(rng, ids))))
  const query = names
    .filter(() => once(rng, 12))
    .map((name) => `${name}=${once(rng, 15) ? '%f' : encodeURIComponent(whole(text(rng, ids)))}`)
  const target = `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return {
    kind: 'page',
    method: once(rng, 12) ? rng.pick(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH']) : 'GET',
    target: once(rng, 30)
      ? `${target}${rng.pick(['/', '//', '/%2e%2e/', '.rsc', '?', '#x', '%', '\\'])}`
      : target,
    headers: [
      ...rng.pick(askers),
      ...(once(rng, 2) ? [['accept', 'text/html'] as const] : []),
      ...ofRouter(rng),
      ...odd(rng),
    ],
  }
}

function ofRouter(rng: Rng): (readonly [string, string])[] {
  if (once(rng, 2)) return []
  const state = rng.pick(states)
  return [
    ['rsc', '1'],
    ...(once(rng, 2)
      ? [['next-router-state-tree', once(rng, 6) ? state : encodeURIComponent(state)] as const]
      : []),
    ...(once(rng, 3) ? [['next-router-prefetch', rng.pick(['1', '2', 'x'])] as const] : []),
    ...(once(rng, 3)
      ? [['next-router-segment-prefetch', rng.pick(['/_tree', '/x', '%00', '//'])] as const]
      : []),
    ...(once(rng, 3) ? [['next-url', rng.pick(['/', '/watch', '%%%', 'http://[', '//x'])] as const] : []),
  ]
}

const oddities = [
  ['cookie', 'wis-locale=%E0%A4%A; wis-theme=%00; wis-reveal=;;=;'],
  ['cookie', `a=${'b'.repeat(6000)}`],
  ['accept-language', 'x-'.repeat(300)],
  ['x-forwarded-host', 'a b%%'],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-port', 'x'],
  ['x-matched-path', '/%00'],
  ['x-invoke-path', '/_error'],
  ['x-middleware-subrequest', 'src/proxy:src/proxy:src/proxy'],
  ['x-middleware-rewrite', 'http://%'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', 'x'],
  ['next-resume', '1'],
  ['x-wis-making', 'x'],
  ['x-wis-nonce', `'><script>`],
  ['content-security-policy', `script-src 'nonce-<>'`],
  ['expect', '100-continue'],
  ['upgrade', 'h2c'],
  ['if-modified-since', 'x'],
  ['range', 'bytes=5-1'],
] as const

const odd = (rng: Rng): (readonly [string, string])[] => (once(rng, 3) ? [rng.pick(oddities)] : [])

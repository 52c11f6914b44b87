import type { PageCost } from './limits.ts'

/** The allowance that an address of the site takes from. The calls of the API are in a table of their own. */
export type SiteCost = PageCost | 'read'

/** Every page, picture and file that the site makes, by its folder. A test compares this table with the folders. */
export const siteCosts = {
  '/': 'page',
  '/.well-known/oauth-protected-resource': 'page',
  '/.well-known/oauth-protected-resource/mcp': 'page',
  '/.well-known/wis-key': 'page',
  '/account': 'page',
  '/account/confirm': 'page',
  '/account/forgot': 'page',
  '/account/link': 'page',
  '/account/invitation': 'page',
  '/account/letters/[secret]/[kind]': 'page',
  '/account/letters/[secret]/[kind]/end': 'page',
  '/account/reset': 'page',
  '/account/sign-in': 'page',
  '/account/webhooks': 'page',
  '/admin': 'page',
  '/admin/audit': 'page',
  '/admin/house': 'page',
  '/admin/reports': 'page',
  '/admin/seasons': 'page',
  '/admin/users': 'page',
  '/admin/words': 'page',
  '/agents': 'page',
  '/agents/[slug]': 'page',
  '/agents/[slug]/calls': 'page',
  '/agents/[slug]/calls/again': 'page',
  '/agents/[slug]/matches': 'page',
  '/agents/[slug]/opengraph-image': 'picture',
  '/agents/[slug]/profile': 'page',
  '/agents/[slug]/settings': 'page',
  '/agents/[slug]/settings/check': 'page',
  '/agents/[slug]/cost': 'page',
  '/agents/[slug]/forks': 'page',
  '/agents/[slug]/people': 'page',
  '/agents/[slug]/shadow': 'page',
  '/agents/[slug]/situations': 'page',
  '/agents/[slug]/versions': 'page',
  '/agents/new': 'page',
  '/api/[...rest]': 'read',
  '/api/auth/[...nextauth]': 'read',
  '/community': 'page',
  '/community/[file]': 'page',
  '/design': 'page',
  '/daily': 'page',
  '/daily/[day]/answer': 'read',
  '/daily/[day]/hints': 'read',
  '/daily/results': 'read',
  '/docs': 'page',
  '/docs/api': 'page',
  '/docs/api/[part]': 'page',
  '/docs/api/shapes': 'page',
  '/docs/exports': 'page',
  '/docs/games/[game]': 'page',
  '/docs/games/[game]/requests.json': 'page',
  '/docs/lab': 'page',
  '/docs/local-models': 'page',
  '/docs/markdown/[name]': 'page',
  '/docs/a2a': 'page',
  '/docs/mcp': 'page',
  '/docs/outside-games': 'page',
  '/docs/owners': 'page',
  '/docs/play': 'page',
  '/docs/protocol': 'page',
  '/docs/repair': 'page',
  '/docs/protocol/wis-1.schema.json': 'page',
  '/docs/ratings': 'page',
  '/docs/rules': 'page',
  '/docs/rules/[list]': 'page',
  '/docs/seasons': 'page',
  '/docs/self-hosting': 'page',
  '/docs/training': 'page',
  '/docs/verify': 'page',
  '/docs/webhooks': 'page',
  '/embed/matches/[id]': 'page',
  '/feeds/agents/[slug]': 'page',
  '/feeds/calendar': 'page',
  '/feeds/seasons': 'page',
  '/feeds/seasons/[slug]': 'page',
  '/feeds/watch': 'page',
  '/following': 'page',
  '/following/news': 'read',
  '/games': 'page',
  '/games/[game]': 'page',
  '/games/[game]/[file]': 'page',
  '/hunt': 'page',
  '/hunt/board': 'page',
  '/hunt/guess': 'read',
  '/lab': 'page',
  '/lab/[id]': 'page',
  '/lab/[id]/matches': 'page',
  '/lab/[id]/matches/[number]': 'page',
  '/lab/[id]/tables': 'page',
  '/lab/[id]/play': 'page',
  '/lab/[id]/rate': 'page',
  '/lab/compare': 'page',
  '/lab/new': 'page',
  '/lab/suites/[id]': 'page',
  '/leaderboard': 'page',
  '/llms.txt': 'page',
  '/matches/[id]': 'page',
  '/matches/[id]/crowd': 'read',
  '/matches/[id]/moment': 'picture',
  '/matches/[id]/next': 'page',
  '/matches/[id]/notes': 'page',
  '/matches/[id]/opengraph-image': 'picture',
  '/matches/[id]/thoughts': 'page',
  '/mcp': 'read',
  '/oembed': 'page',
  '/opengraph-image': 'picture',
  '/play': 'page',
  '/play/[id]': 'page',
  '/play/[id]/answer': 'read',
  '/play/[id]/news': 'read',
  '/play/from/[id]': 'page',
  '/play/with/[code]': 'page',
  '/play/with/[code]/news': 'read',
  '/report': 'page',
  '/robots.txt': 'page',
  '/schedule': 'page',
  '/search': 'page',
  '/seasons': 'page',
  '/seasons/[slug]': 'page',
  '/seasons/[slug]/compare': 'page',
  '/seasons/[slug]/decisions': 'page',
  '/seasons/[slug]/opengraph-image': 'picture',
  '/seasons/new': 'page',
  '/sitemap.xml': 'page',
  '/skill.md': 'page',
  '/skill.zh.md': 'page',
  '/week': 'page',
  '/watch': 'page',
  '/watch/surprise': 'page',
  '/watch/tables': 'page',
} as const satisfies Readonly<Record<string, SiteCost>>

interface Shape {
  readonly shape: RegExp
  readonly cost: SiteCost
  /** How many parts of the address are parameters. An address with fewer of them goes first. */
  readonly open: number
}

const shapes: readonly Shape[] = Object.entries(siteCosts)
  .map(([folder, cost]) => shapeOf(folder, cost))
  .sort((one, other) => one.open - other.open)

function shapeOf(folder: string, cost: SiteCost): Shape {
  const source = folder
    .replaceAll('.', '\\.')
    .replace(/\[\\\.\\\.\\\.\w+\]/, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+')
    // Next appends a mark of its own to the name of a picture.
    .replace(/opengraph-image$/, 'opengraph-image[^/]*')
  const isRest = folder.includes('[...')
  return {
    shape: new RegExp(`^${source}/?$`),
    cost,
    open: isRest ? Infinity : folder.split('[').length - 1,
  }
}

/**
 * The allowance that a visit to this address takes from; undefined for the API, which counts its calls itself. An
 * unknown address counts as a page.
 */
export function siteCostOf(pathname: string): SiteCost | undefined {
  if (pathname.startsWith('/api/v1/')) return undefined
  return shapes.find(({ shape }) => shape.test(pathname))?.cost ?? 'page'
}

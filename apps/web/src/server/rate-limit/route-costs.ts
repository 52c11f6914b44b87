import type { PageCost } from './limits.ts'

/** The allowance that an address of the site takes from. The calls of the API are in a table of their own. */
export type SiteCost = PageCost | 'read'

/** The addresses that are not pages, by their folders. */
export const siteCosts = {
  '/agents/[slug]/opengraph-image': 'picture',
  '/api/[...rest]': 'read',
  '/api/auth/[...nextauth]': 'read',
  '/daily/[day]/answer': 'read',
  '/daily/[day]/hints': 'read',
  '/daily/results': 'read',
  '/following/news': 'read',
  '/hunt/guess': 'read',
  '/matches/[id]/crowd': 'read',
  '/matches/[id]/moment': 'picture',
  '/matches/[id]/opengraph-image': 'picture',
  '/mcp': 'read',
  '/opengraph-image': 'picture',
  '/play/[id]/answer': 'read',
  '/play/[id]/news': 'read',
  '/play/with/[code]/news': 'read',
  '/seasons/[slug]/opengraph-image': 'picture',
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
 * The allowance that a visit to this address takes from; undefined for the API, which counts its calls itself. Any
 * other address counts as a page.
 */
export function siteCostOf(pathname: string): SiteCost | undefined {
  if (pathname.startsWith('/api/v1/')) return undefined
  return shapes.find(({ shape }) => shape.test(pathname))?.cost ?? 'page'
}

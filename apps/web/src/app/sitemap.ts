import type { MetadataRoute } from 'next'
import { env } from '../server/env/env.ts'
import { docPages } from './docs/doc-pages.ts'

// The address is known only at run time, not at the build.
export const dynamic = 'force-dynamic'

const pages = [
  '/',
  '/games',
  '/watch',
  '/leaderboard',
  '/agents',
  '/play',
  '/community',
  '/seasons',
  '/daily',
  '/hunt',
  '/hunt/board',
  '/week',
  '/schedule',
  '/docs',
] as const

/** The pages from which every other can be reached. */
export default function sitemap(): MetadataRoute.Sitemap {
  const addresses = [...pages, ...docPages.map((name) => `/docs/${name}`)]
  return addresses.map((address) => ({ url: new URL(address, env().publicUrl).href }))
}

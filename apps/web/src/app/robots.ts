import type { MetadataRoute } from 'next'
import { env } from '../server/env/env.ts'

// The address is known only at run time, not at the build.
export const dynamic = 'force-dynamic'

/** Public pages may be indexed. Personal pages, and addresses that are not pages, may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/account', '/admin', '/api/', '/report', '/search', '/embed/'],
    },
    sitemap: new URL('/sitemap.xml', env().publicUrl).href,
  }
}

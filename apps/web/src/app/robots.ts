import type { MetadataRoute } from 'next'
import { env } from '../server/env/env.ts'

// Its address is known where it runs, not where it is built.
export const dynamic = 'force-dynamic'

/** What is public may be found; what is somebody's own, and what is no page, is left alone. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/account', '/admin', '/api/', '/report', '/embed/'] },
    sitemap: new URL('/sitemap.xml', env().publicUrl).href,
  }
}

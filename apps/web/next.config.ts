import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import path from 'node:path'

const repository = path.join(import.meta.dirname, '../..')

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@wis/db', '@wis/engine', '@wis/games', '@wis/protocol', '@wis/ratings'],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg'],
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/docs/*': ['../../docs/**/*.md'],
    '/community': ['../../examples/*/*.{py,ts,txt,json}'],
    '/community/[file]': ['../../examples/*/*.{py,ts,txt,json}'],
  },
  turbopack: { root: repository },
  // `npm run check` looks at types; whoever starts the platform need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // A picture of 2 MiB, and the form around it.
  experimental: { serverActions: { bodySizeLimit: '3mb' } },
  // socket.io asks for /socket.io/ and must not be sent elsewhere.
  skipTrailingSlashRedirect: true,
}

const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build time, so that no browser has to carry the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: ['en', 'zh'], precompile: true } },
})

export default withMessages(config)

import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { compressAssets } from './src/server/compressed/compress-assets.ts'

const repository = path.join(import.meta.dirname, '../..')

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@wis/db', '@wis/engine', '@wis/games', '@wis/protocol', '@wis/ratings'],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@zxcvbn-ts/language-common'],
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/docs/*': ['../../docs/**/*.md'],
    '/docs/markdown/[name]': ['../../docs/**/*.md'],
    // Started by the server as a process of its own, which no bundler sees.
    '/agents/*/settings': ['./src/server/picture/cut-picture.mjs'],
    '/llms.txt': ['../../docs/agents/in-one-page*.md'],
    '/community': ['../../examples/*/*.{py,ts,txt,json}'],
    '/community/[file]': ['../../examples/*/*.{py,ts,txt,json}'],
  },
  turbopack: {
    root: repository,
    // A browser gets as much of next-intl as it needs.
    resolveAlias: {
      'next-intl': { browser: './src/i18n/in-browser/translations.tsx' },
      'use-intl/react': { browser: './src/i18n/in-browser/translations.tsx' },
    },
  },
  // `npm run check` looks at types; whoever starts the platform need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // The documentation as plain text, beside each of its pages.
  rewrites: () =>
    Promise.resolve([{ source: '/docs/:name([a-z-]+).md', destination: '/docs/markdown/:name' }]),
  // Next compresses with gzip alone, and at every request: see src/instrumentation.ts.
  compiler: {
    runAfterProductionCompile: ({ distDir }) => compressAssets(path.join(distDir, 'static')),
  },
  // Titles and previews stand in the head for everybody: what is made for one reader is shown to others.
  htmlLimitedBots: /.*/,
  // A picture of 2 MiB, and the form around it.
  experimental: { serverActions: { bodySizeLimit: '3mb' } },
  // No page needs pictures made smaller, and a server that offers it decodes whatever it is asked to.
  images: { unoptimized: true },
  // socket.io asks for /socket.io/ and must not be sent elsewhere.
  skipTrailingSlashRedirect: true,
}

const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build time, so that no browser has to carry the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: ['en', 'zh'], precompile: true } },
})

export default withMessages(config)

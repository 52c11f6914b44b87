import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { inPlaceOfNext } from './src/in-place-of-next/aliases.ts'
import { compressAssets } from './src/server/compressed/compress-assets.ts'
import { shareChunks } from './src/server/share-chunks.ts'

const repository = path.join(import.meta.dirname, '../..')

// The site has an error page of its own, so a browser need not load that of Next. While one develops, the styles of the page
// would go with it to a file that no other page loads.
const ownErrorPage =
  process.env.NODE_ENV === 'production'
    ? {
        './builtin/global-error': { browser: './src/app/global-error.tsx' },
        '../components/builtin/global-error': { browser: './src/app/global-error.tsx' },
      }
    : {}

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: [
    '@wis/arena',
    '@wis/db',
    '@wis/engine',
    '@wis/games',
    '@wis/outside-games',
    '@wis/protocol',
    '@wis/ratings',
  ],
  serverExternalPackages: [
    '@zip.js/zip.js',
    'pg',
    '@prisma/client',
    '@prisma/adapter-pg',
    '@zxcvbn-ts/language-common',
  ],
  outputFileTracingRoot: repository,
  outputFileTracingIncludes: {
    '/docs/*': ['../../docs/**/*.md'],
    '/docs/markdown/[name]': ['../../docs/**/*.md'],
    // The server starts this file as a process of its own, so no bundler sees it.
    '/agents/*/settings': ['./src/server/picture/cut-picture.mjs'],
    '/llms.txt': ['../../docs/agents/in-one-page*.md'],
    '/community': ['../../examples/*/*.{py,ts,txt,json}'],
    '/community/[file]': ['../../examples/*/*.{py,ts,txt,json}'],
  },
  turbopack: {
    root: repository,
    // A browser loads only the parts of next-intl that it needs.
    resolveAlias: {
      'next-intl': { browser: './src/i18n/in-browser/translations.tsx' },
      'use-intl/react': { browser: './src/i18n/in-browser/translations.tsx' },
      ...inPlaceOfNext,
      ...ownErrorPage,
    },
  },
  // `npm run check` checks the types, so starting the platform need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // The documentation as plain text, beside each of its pages.
  rewrites: () =>
    Promise.resolve([{ source: '/docs/:name([a-z-]+).md', destination: '/docs/markdown/:name' }]),
  // Next compresses with gzip alone, and at every request: see src/instrumentation.ts.
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await compressAssets(path.join(distDir, 'static'))
      for (const folder of ['chunks', 'chunks/ssr']) await shareChunks(path.join(distDir, 'server', folder))
    },
  },
  // Every page is kept for all readers, so its titles and previews must be in the head for browsers, too.
  htmlLimitedBots: /.*/,
  // Allows a picture of 2 MiB, and the form around it.
  experimental: {
    serverActions: { bodySizeLimit: '3mb' },
    // A newcomer waits for the build. These halve its time: nobody reads source maps of the server, whose code is left
    // as it is and says more in a log, and few build twice from one cache.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false },
    // A browser gets fewer and larger files, which compress better, and none of what is not used of old modules.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 2_000_000,
      minChunkSize: 200_000,
      maxMergeChunkSize: 3_000_000,
    },
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
  },
  // No page needs smaller pictures, and a server that offers them must decode any picture.
  images: { unoptimized: true },
  // socket.io asks for /socket.io/ and must not be redirected.
  skipTrailingSlashRedirect: true,
  redirects: () =>
    Promise.resolve([
      // The addresses of matches begin so, and a reader may cut one off.
      { source: '/matches', destination: '/watch#past-title', permanent: false },
      // Where people look for the page of their account.
      { source: '/:door(sign-in|signin|login)', destination: '/account', permanent: false },
      { source: '/:door(sign-up|signup|register)', destination: '/account#sign-up', permanent: false },
    ]),
}

const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build time, so that no browser has to carry the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: ['en', 'zh'], precompile: true } },
})

export default withMessages(config)

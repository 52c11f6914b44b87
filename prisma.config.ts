import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Prisma's native engine would have to be downloaded; ours is WebAssembly from the package registry.
// Windows cannot start a script as a program, so there Prisma fetches its own.
if (process.platform !== 'win32') {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(
    new URL('./packages/db/tools/schema-engine.mjs', import.meta.url),
  )
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  // A backup of an older version is restored into the tables of that version first.
  migrations: { path: process.env['WIS_MIGRATIONS_DIR'] ?? 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
})

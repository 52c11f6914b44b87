import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('the migrations lead to exactly the schema', async () => {
  const db = await freshDatabase()
  const prisma = path.join(root, 'node_modules', '.bin', 'prisma')
  const sides = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma']
  const said = execFileSync(prisma, ['migrate', 'diff', ...sides, '--exit-code'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: db.url },
  })
  expect(said).toContain('No difference detected')
})

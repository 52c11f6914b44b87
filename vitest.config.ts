import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** What waits for processes, and what counts for a long time: begun last, the others would have to wait for it. */
const long = ['faults.db.test.ts', 'contract.db.test.ts', 'measure-ratings.test.ts', 'tampering.test.ts']

/** Project by project, because a worker that changes over loads everything anew. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}`))
    const place = (file: TestSpecification) =>
      (file.project.name === 'database' ? 0 : 2) + (isLong(file) ? 0 : 1)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    // Tests of the database and of processes mostly wait: one more than there are cores keeps none of them idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // `npm run test:all` runs in full what is a sample otherwise.
    provide: { runsAll: process.env['WIS_TESTS'] === 'all' },
    // The package only makes a bundler refuse: this is what it is on a server.
    alias: { 'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js') },
    // Files leave nothing behind in their modules, and to load those for each of them takes as long as most tests.
    isolate: false,
    // A test of what was in the files of data before their last change would mislead.
    globalSetup: ['scripts/content.mjs'],
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/**/*.txt'],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{packages,apps}/*/src/**/*.db.test.ts', 'prisma/**/*.db.test.ts'],
          globalSetup: ['packages/testkit/src/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** What takes longest, with the longest first: begun last, one of these would be waited for alone. */
const long = [
  ...['runner/src/faults', 'server/api/contract', 'api/who-may-call', 'match/faults-in-a-match'],
  ...['season/season', 'flight-check/run-flight-check', 'lab/asked/asked', 'season/decided'],
  ...['lab/experiment', 'season/kit-season', 'outbound/outbound', 'outbound/sdk-agents', 'match/run-match'],
  ...[
    'backup/backup',
    'matchmaking/outside-game',
    'making/start-workshop',
    'adapters/steps-over-http',
    'cli/src/main',
    'play/play',
  ],
  ...['platform/platform', 'adapters/contract', 'rating/fit-ratings', 'holdem/holdem'],
]
const isTestOf = (moduleId: string) => (name: string) =>
  /^(\.db)?\.test\.ts$/.test(moduleId.split(name)[1] ?? '')

/** Those with a database first, because most of the longest are among them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex(isTestOf(moduleId))
      return (moduleId.endsWith('.db.test.ts') ? 0 : 2) + (at < 0 ? 1 : at / long.length)
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

const runsAll = process.env['WIS_TESTS'] === 'all'

const ofCode = ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const ofDatabase = ['{packages,apps}/*/src/**/*.db.test.ts', 'prisma/**/*.db.test.ts']

const withDatabase = {
  globalSetup: ['packages/testkit/src/database/global-setup.ts'],
  setupFiles: ['apps/runner/src/testing/take-bundles.ts', 'packages/testkit/src/row-types/check-rows.ts'],
}

/**
 * Tests that need no database start none. All of them together are one project: a worker that changes over to another
 * loads everything anew.
 */
const projects =
  process.env['WIS_TESTS_TOGETHER'] === 'yes'
    ? [{ name: 'all', include: [...ofCode, ...ofDatabase], ...withDatabase }]
    : [
        { name: 'code', include: ofCode, exclude: ['**/*.db.test.ts'] },
        { name: 'database', include: ofDatabase, ...withDatabase },
      ]

export default defineConfig({
  test: {
    // Tests of processes mostly wait for them: one more than there are cores keeps none of these idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // `npm run test:all` runs in full what is a sample otherwise, and what is left out.
    provide: { runsAll },
    tags: [{ name: 'nightly', description: 'Only with npm run test:all: see CONTRIBUTING.' }],
    ...(runsAll ? {} : { tagsFilter: ['!nightly'] }),
    setupFiles: ['packages/testkit/src/leave-nothing.ts'],
    // The package only makes a bundler refuse: this is what it is on a server.
    alias: { 'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js') },
    // Files leave nothing behind in their modules, and to load those for each of them takes as long as most tests.
    isolate: false,
    // A test of what was in the files of data before their last change would mislead.
    globalSetup: ['scripts/content.mjs'],
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/**/*.{txt,yaml}'],
    // Nothing waits for the clock: this only ends what hangs, on a machine with much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: projects.map((test) => ({ extends: true as const, test })),
  },
})

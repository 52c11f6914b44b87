import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { runsAll } from './support/run-in-full.ts'

const port = Number(process.env['E2E_PORT'] ?? 3210)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Most tests of live matches wait, so others can run meanwhile, also of the same file.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  ...(runsAll ? {} : { grepInvert: /@nightly/ }),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: await findBrowser(),
          args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
        },
      },
    },
  ],
  globalSetup: './start-platform.ts',
})

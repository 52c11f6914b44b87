import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian-packages.ts'

const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for tests: a named one, Playwright's own, the system's, or on Debian as root a new installation. One without
 * windows of its own takes half the time of the processor.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['PLAYWRIGHT_CHROMIUM_PATH']
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...known]
  const found = candidates.find((file) => fs.existsSync(file))
  if (found) return found
  if (installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk']))
    return '/usr/bin/chromium-headless-shell'
  throw new Error(
    'There is no browser to test with: run `npx playwright install chromium`, or set PLAYWRIGHT_CHROMIUM_PATH.',
  )
}

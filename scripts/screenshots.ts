import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { openDatabase, runningServerUrl } from '@wis/db'
import { startPlatformOn } from '../e2e/start-platform.ts'
import { findBrowser } from './find-browser.ts'

// Starts the platform on data of its own, plays the scenario `finished-matches` into it, and takes a picture of
// every page in every size, theme and language; then the picture of the README.
const port = 3610
const base = `http://localhost:${port}`
const folder = 'screenshots'
const sizes = [360, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
const locales = ['en-US', 'zh-CN']

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-shots-'))
const platform = await startPlatformOn({ port, dataDir, durable: false })
try {
  const url = runningServerUrl(path.join(dataDir, 'postgres'), 'wis') ?? ''
  const env = { ...process.env, DATABASE_URL: url }
  spawnSync('npx', ['--no-install', 'tsx', 'prisma/seed/main.ts', 'finished-matches'], {
    env,
    stdio: 'inherit',
  })
  const pages = await pagesToShow(url)
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: sandbox })
  const only = process.argv[2]
  if (only !== 'readme') await everything(browser, pages)
  await forReadme(browser, pages.match ?? '/')
  await browser.close()
} finally {
  platform.kill('SIGTERM')
  await once(platform, 'exit')
  fs.rmSync(dataDir, { recursive: true, force: true })
}

async function pagesToShow(url: string): Promise<Record<string, string>> {
  const db = openDatabase({ url, poolSize: 2 })
  const latest = await db.prisma.match.findFirst({
    where: { status: 'finished', language: 'en', nextSeq: { gt: 40 } },
    orderBy: { id: 'desc' },
  })
  const house = await db.prisma.agent.findFirst({ where: { kind: 'house' }, orderBy: { slug: 'asc' } })
  await db.close()
  const match = `/matches/${latest?.id ?? ''}`
  return {
    home: '/',
    watch: '/watch',
    leaderboard: '/leaderboard',
    match,
    'match-revealed': `${match}?reveal=2&e=${(latest?.nextSeq ?? 1) - 1}`,
    'match-transcript': `${match}?view=transcript&reveal=2`,
    'match-votes': `${match}?view=votes&reveal=2`,
    'match-seat': `${match}?seat=2&e=20&reveal=2`,
    embed: `/embed${match}`,
    rating: '/leaderboard?tab=rating',
    map: '/leaderboard?tab=map',
    agents: '/agents',
    agent: `/agents/${house?.slug ?? ''}`,
    'agent-new': '/agents/new',
    community: '/community',
    seasons: '/seasons',
    season: '/seasons/open-table',
    schedule: '/schedule',
    account: '/account',
    docs: '/docs',
    rules: '/docs/rules',
    protocol: '/docs/protocol',
    api: '/docs/api',
    verify: '/docs/verify',
    design: '/design',
    missing: '/matches/nothing',
  }
}

async function everything(browser: Browser, pages: Readonly<Record<string, string>>): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  for (const locale of locales) {
    for (const colorScheme of themes) {
      for (const width of sizes) {
        const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } })
        const page = await context.newPage()
        for (const [name, place] of Object.entries(pages)) {
          await page.goto(base + place, { waitUntil: 'networkidle' }).catch(() => page.goto(base + place))
          const file = `${name}-${locale.slice(0, 2)}-${colorScheme}-${width}.png`
          await page.screenshot({ path: path.join(folder, file), fullPage: true })
        }
        await context.close()
      }
    }
  }
}

/** The table in the middle of a match, as a stranger sees it. */
async function forReadme(browser: Browser, match: string): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 820 } })
  const page = await context.newPage()
  await page.goto(`${base}${match}?e=17&reveal=1`)
  await page.getByTestId('player').waitFor()
  await page.screenshot({ path: 'docs/match.png', animations: 'disabled' })
  await context.close()
}

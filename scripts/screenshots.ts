import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext } from '@playwright/test'
import { openDatabase, runningServerUrl } from '@wis/db'
import type { Database } from '@wis/db'
import { startPlatformOn } from '../e2e/start-platform.ts'
import { joinAs } from '../e2e/support/people.ts'
import { startTalkativeModel } from '../e2e/support/talkative-model.ts'
import { findBrowser } from './find-browser.ts'
import { adminPages, memberPages, publicPages } from './shots/pages.ts'
import type { Pages } from './shots/pages.ts'
import { registerModel, statesOfAdmin } from './shots/states.ts'

// Starts the platform on data of its own, plays the scenario `every-state` into it, and takes a picture of every page
// in every size, theme and language, then the picture of the README. Arguments select pictures by the beginning of
// their names.
const port = 3610
const base = `http://localhost:${port}`
const folder = 'screenshots'
const sizes = [360, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
const locales = ['en-US', 'zh-CN']
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-shots-'))
const model = await startTalkativeModel()
const env = { WIS_ALLOWED_AGENT_HOSTS: model.place }
const platform = await startPlatformOn({ port, dataDir, durable: false, env })
try {
  const url = runningServerUrl(path.join(dataDir, 'postgres'), 'wis') ?? ''
  spawnSync('npx', ['--no-install', 'tsx', 'prisma/seed/main.ts', 'every-state'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  })
  const db = openDatabase({ url, poolSize: 2 })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  await takeAll(browser, db)
  await browser.close()
  await db.close()
} finally {
  platform.kill('SIGTERM')
  await once(platform, 'exit')
  await model.close()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(browser: Browser, db: Database): Promise<void> {
  // The first account becomes the admin.
  const admin = await joined(browser, 'Ada')
  const member = await joined(browser, 'Ben')
  const context = await browser.newContext({ ...admin, baseURL: base, locale: 'en-US' })
  const agent = await registerModel(await context.newPage(), model.url)
  await context.close()
  const seasons = await statesOfAdmin(db, { admin: admin.email, member: member.email })
  const pages = await publicPages(db, seasons.roundRobin)
  await everything(browser, pages)
  await everything(browser, memberPages(seasons.roundRobin), member)
  await everything(browser, adminPages(agent, seasons), admin)
  await failed(browser, db)
  if (isWanted('readme') && typeof pages['match'] === 'string') await forReadme(browser, pages['match'])
}

interface Joined {
  readonly email: string
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

async function joined(browser: Browser, name: string): Promise<Joined> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-US' })
  const { email } = await joinAs(await context.newPage(), name)
  const storageState = await context.storageState()
  await context.close()
  return { email, storageState }
}

async function everything(browser: Browser, pages: Pages, reader?: Joined): Promise<void> {
  const places = Object.entries(pages).filter(([name]) => isWanted(name))
  if (places.length === 0) return
  fs.mkdirSync(folder, { recursive: true })
  for (const locale of locales) {
    for (const colorScheme of themes) {
      for (const width of sizes) {
        const context = await browser.newContext({
          locale,
          colorScheme,
          viewport: { width, height: 900 },
          ...(reader && { storageState: reader.storageState }),
        })
        const page = await context.newPage()
        for (const [name, place] of places) {
          await page.goto(base + (typeof place === 'string' ? place : await place()))
          await page.evaluate('document.fonts.ready')
          // The player's code loads once the visitor asks for a moment.
          if (name.startsWith('match')) await page.waitForLoadState('networkidle')
          const file = `${name}-${locale.slice(0, 2)}-${colorScheme}-${width}.png`
          await page.screenshot({ path: path.join(folder, file), fullPage: true })
        }
        await context.close()
      }
    }
  }
}

/** A page that fails to render while one of its tables is missing. */
async function failed(browser: Browser, db: Database): Promise<void> {
  await db.pool.query('alter table season_entries rename to season_entries_elsewhere')
  await everything(browser, { failed: '/seasons/open-table' })
  await db.pool.query('alter table season_entries_elsewhere rename to season_entries')
}

/** A speech at the table, as a stranger sees it. */
async function forReadme(browser: Browser, match: string): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 820 } })
  const page = await context.newPage()
  await page.goto(`${base}${match}?e=12&reveal=1`)
  await page.getByTestId('player').waitFor()
  await page.screenshot({ path: 'docs/match.png', animations: 'disabled' })
  await context.close()
}

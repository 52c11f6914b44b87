import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '@wis/db'
import { expectAccessible } from './support/accessible.ts'
import { ownPlatform } from './support/own-platform.ts'
import { nightly } from './support/run-in-full.ts'

const words = {
  'en-US': {
    notFound: ['Page not found', 'There is no page at this address', 'Watch live tables'],
    failed: ['This page could not be loaded', 'The matches are not affected', 'Try again'],
    fatal: ['This page could not be loaded', 'The whole page failed', 'Reload'],
    updated: ['This site was updated', 'This page is from before the update', 'Reload'],
  },
  'zh-CN': {
    notFound: ['找不到页面', '这个地址没有页面', '去看正在进行的对局'],
    failed: ['页面打不开', '对局不受影响', '再试一次'],
    fatal: ['页面打不开', '整个页面出错了', '重新加载'],
    updated: ['网站已更新', '这个页面是更新之前打开的', '重新加载'],
  },
} as const
const locales = ['en-US', 'zh-CN'] as const

let db: Database

// All tests are played on one platform of their own.
test.describe.configure({ mode: 'default' })

const { site: baseURL, dataDir } = ownPlatform(3440, {
  env: { WIS_DEMO: 'off' },
  ready: async () => {
    // Loaded where it is needed: Playwright takes seconds to compile it.
    const { openDatabase, startEmbeddedServer } = await import('@wis/db')
    // Returns the server that the platform has already started.
    const server = await startEmbeddedServer({ dataDir: path.join(dataDir, 'postgres') })
    db = openDatabase({ url: server.url('wis') })
  },
  over: async () => {
    await db.close()
  },
})

const opened = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale, baseURL, reducedMotion: 'reduce' })).newPage()

/** Checks the event, its meaning and the way on, and returns the last. */
async function says(page: Page, [title, text, wayOn]: readonly [string, string, string]) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(text)).toBeVisible()
  const way = page.getByRole('button', { name: wayOn }).or(page.getByRole('link', { name: wayOn }))
  await expect(way).toBeVisible()
  return way
}

for (const locale of locales) {
  test(`an unknown address says so and leads to the tables (${locale})`, nightly, async ({ browser }) => {
    const page = await opened(browser, locale)
    expect((await page.goto('/nothing-here'))?.status()).toBe(404)
    await (await says(page, words[locale].notFound)).click()
    await page.waitForURL('**/watch')
    await page.context().close()
  })

  test(
    `a page that cannot be rendered says so, and loads once it can (${locale})`,
    nightly,
    async ({ browser }) => {
      const page = await opened(browser, locale)
      await db.pool.query('alter table season_entries rename to season_entries_elsewhere')
      expect((await page.goto('/seasons/open-table'))?.status()).toBe(500)
      const again = await says(page, words[locale].failed)
      await expectAccessible(page, ['/seasons/open-table'])
      await db.pool.query('alter table season_entries_elsewhere rename to season_entries')
      await again.click()
      await expect(again).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words[locale].failed[0])
      await page.context().close()
    },
  )

  test(
    `a form from before an update says so, and works once reloaded (${locale})`,
    nightly,
    async ({ browser }) => {
      const page = await opened(browser, locale)
      await page.goto('/account')
      await page.route('**/account', async (route, request) => {
        const action = request.headers()['next-action']
        const headers = { ...request.headers(), ...(action && { 'next-action': '0'.repeat(action.length) }) }
        await route.continue({ headers })
      })
      const form = page.locator('form:has(input[name="name"])')
      const send = async () => {
        await form.locator('input[name="name"]').fill(`Ada of ${locale}`)
        await form.locator('input[name="email"]').fill(`ada-${Date.now()}@example.org`)
        await form.locator('input[name="password"]').fill('correct horse battery')
        await form.getByRole('button').click()
      }
      await send()
      const reload = await says(page, words[locale].updated)
      await page.unrouteAll()
      await reload.click()
      await send()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.context().close()
    },
  )

  test(`a failure of the layout is explained without it (${locale})`, nightly, async ({ browser }) => {
    const page = await opened(browser, locale)
    await breakFrame(page)
    await page.goto('/docs/rules')
    const again = await says(page, words[locale].fatal)
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    await expect(page).toHaveTitle(words[locale].fatal[0])
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(again).toHaveCount(0)
    await page.context().close()
  })
}

/** Makes a link of the header fail in this browser as soon as it runs. */
const breakFrame = (page: Page) =>
  page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const throws = '"aria-current":(()=>{throw new Error("broken by the test")})()||'
    // Never cached, so that the next load is complete.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: script.replace('"aria-current":', throws) })
  })

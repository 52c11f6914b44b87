import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { nightly } from './support/run-in-full.ts'

/** A mark on the window is gone once the browser loads the site anew. */
const mark = (page: Page) => page.evaluate('globalThis.isTheSameWindow = true')
const isTheSame = (page: Page) => page.evaluate('globalThis.isTheSameWindow === true')

test('a link opens its page without loading the site again, and back leads back', async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' })
  await mark(page)
  const nav = page.getByRole('banner').getByRole('navigation').first()
  await nav.getByRole('link', { name: 'Leaderboard' }).click()
  await expect(page).toHaveURL(/\/leaderboard$/)
  await expect(nav.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('aria-current', 'page')
  expect(await isTheSame(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/docs$/)
  expect(await isTheSame(page)).toBe(true)
})

test('a link is followed with the keyboard, and nothing is loaded ahead', async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) ahead.push(request.url())
  })
  await page.goto('/docs', { waitUntil: 'networkidle' })
  expect(ahead).toEqual([])
  await mark(page)
  await page.getByRole('link', { name: 'Leaderboard' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/leaderboard$/)
  expect(await isTheSame(page)).toBe(true)
})

test('a link opens in another tab with the keys for it, and this page stays', async ({ page, context }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Leaderboard' }).first()
  for (const press of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      link.click('modifiers' in press ? { modifiers: [...press.modifiers] } : press),
    ])
    await expect(other).toHaveURL(/\/leaderboard$/)
    await expect(page).toHaveURL(/\/docs$/)
    await other.close()
  }
})

test('links to files and to other sites are left to the browser, and so is a press that was used', async ({
  page,
}) => {
  await page.goto('/docs', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(`
    for (const [id, attributes] of Object.entries({
      file: { href: '/leaderboard.json' },
      other: { href: 'http://127.0.0.1:9/', 'data-page': '' },
      frame: { href: '/leaderboard', 'data-page': '', target: 'elsewhere' },
      used: { href: '/leaderboard', 'data-page': '' },
    })) {
      const link = document.body.appendChild(document.createElement('a'))
      link.id = id
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    }
    used.addEventListener('click', (event) => event.preventDefault())
    globalThis.unused = []
    // It hears a press after the site, and keeps the browser from following it.
    addEventListener('click', (event) => {
      if (!event.defaultPrevented) unused.push(event.target.id)
      event.preventDefault()
    })
    for (const id of ['file', 'other', 'frame', 'used']) document.getElementById(id).click()`)
  expect(await page.evaluate('globalThis.unused')).toEqual(['file', 'other', 'frame'])
  // The router asks for a page within a frame.
  for (let frame = 0; frame < 10; frame++) await page.evaluate('new Promise(requestAnimationFrame)')
  expect(asked).toEqual([])
  await expect(page).toHaveURL(/\/docs$/)
})

test('a link in a picture opens its page in the same way', nightly, async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' })
  await mark(page)
  await page.evaluate(`
    document.body.insertAdjacentHTML('beforeend', '<svg><a href="/leaderboard" data-page=""><text id="drawn">x</text></a></svg>')
    drawn.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))`)
  await expect(page).toHaveURL(/\/leaderboard$/)
  expect(await isTheSame(page)).toBe(true)
})

test('links lead on without a script', async ({ browser }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/docs')
  await plain.getByRole('link', { name: 'Leaderboard' }).first().click()
  await expect(plain).toHaveURL(/\/leaderboard$/)
})

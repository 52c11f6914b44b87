import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { finishedMatch, matchOfAnotherGame } from './support/matches.ts'
import { oneIn } from './support/run-in-full.ts'

const addresses = [
  '/',
  '/watch',
  '/leaderboard',
  '/agents',
  '/agents/new',
  '/community',
  '/seasons',
  '/seasons/open-table',
  '/seasons/open-table/compare',
  '/seasons/new',
  '/games',
  '/games/holdem',
  '/play',
  '/lab',
  '/lab/new',
  '/lab/compare',
  '/schedule',
  '/docs',
  '/docs/rules',
  '/docs/mcp',
  '/docs/a2a',
  '/docs/play',
  '/docs/owners',
  '/docs/local-models',
  '/docs/protocol',
  '/docs/games/holdem',
  '/docs/api',
  '/docs/api/matches',
  '/docs/api/shapes',
  '/docs/seasons',
  '/docs/ratings',
  '/docs/verify',
  '/docs/exports',
  '/docs/lab',
  '/docs/training',
  '/docs/outside-games',
  '/docs/webhooks',
  '/docs/self-hosting',
  '/account',
  '/account/forgot',
  '/account/reset',
  '/account/confirm',
  '/account/link',
  '/account/sign-in',
  '/design',
  '/nothing-here',
]

// Failures here explain themselves without a trace.
test.use({ trace: 'off' })

/** Every public page, and every view of a match. */
async function pages(page: Page): Promise<string[]> {
  const { id, log } = await finishedMatch(page)
  const end = `reveal=2&e=${log.length - 1}`
  const other = await matchOfAnotherGame(page, 'finished')
  const views = ['table', 'transcript', 'votes', 'beliefs'].map(
    (view) => `/matches/${id}?view=${view}&${end}`,
  )
  const board = await (await page.request.get('/api/v1/leaderboard?language=en')).json()
  return [
    ...addresses,
    `/matches/${id}`,
    `/matches/${id}/notes`,
    ...views,
    `/embed/matches/${id}`,
    ...[other.id, `${other.id}?e=999999`].map((address) => `/matches/${address}`),
    `/embed/matches/${other.id}`,
    `/games/${other.game}`,
    ...[`/watch?game=${other.game}`, `/leaderboard?game=${other.game}`, `/agents?game=${other.game}`],
    `/agents/${board.items[0].agent.slug}`,
    `/agents/${board.items[0].agent.slug}/profile`,
    `/agents/${board.items[0].agent.slug}/profile?with=${board.items[1].agent.slug}`,
    `/agents/${board.items[0].agent.slug}/matches?result=won&told=yes`,
    `/agents/${board.items[0].agent.slug}/versions`,
    `/agents/${board.items[0].agent.slug}/matches?word=no-such-word`,
    '/daily',
    '/hunt',
    '/hunt?game=avalon',
    '/hunt/board',
    '/week',
    '/following',
    '/search?q=hanabi',
  ]
}

async function opened(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()
}

for (const locale of ['en-US', 'zh-CN'])
  test(`axe finds nothing serious on any page (${locale})`, async ({ browser, page: asker }) => {
    test.setTimeout(240_000)
    const page = await opened(browser, { locale })
    const all = await pages(asker)
    await expectAccessible(page, oneIn(24, locale === 'en-US' ? all : all.toReversed()))
    await page.context().close()
  })

test('no page is wider than a phone, and none writes to the console', async ({ browser, page: asker }) => {
  test.setTimeout(180_000)
  const page = await opened(browser, { viewport: { width: 360, height: 780 } })
  const wrong: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('404')) wrong.push(`${page.url()}: ${said.text()}`)
  })
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  for (const address of oneIn(10, await pages(asker))) {
    const answer = await page.goto(address)
    if (answer && answer.status() >= 500) wrong.push(`${address}: ${answer.status()}`)
    const width = await page
      .locator('html')
      .evaluate(({ scrollWidth }: { scrollWidth: number }) => scrollWidth)
    if (width > 360) wrong.push(`${address}: ${width} px wide`)
  }
  expect(wrong).toEqual([])
  await page.context().close()
})

for (const address of oneIn(2, ['/nothing-here', '/matches/nothing', '/agents/nobody', '/seasons/none']))
  test(`the tab of ${address} says that nothing is there`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found · Who is Spy')
  })

test('a slow page says that it is on its way', async ({ page }) => {
  await page.goto('/docs')
  const onItsWay = page.locator('.link-wait')
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(/_rsc=/, async (route) => {
    await sent
    await route.continue()
  })
  await page.getByRole('link', { name: 'Seasons' }).first().click()
  await expect(onItsWay).toHaveCount(1)
  send()
  await page.waitForURL('**/seasons')
  await expect(onItsWay).toHaveCount(0)
})

test('the language of the interface can be chosen, and is kept', async ({ page }) => {
  await page.goto('/leaderboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.goto('/docs/rules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
})

test('titles and texts are set in the fonts of the site', async ({ page }) => {
  await page.goto('/seasons')
  await page.evaluate('document.fonts.ready')
  const fonts = await page.evaluate(
    `[document.querySelector('h1'), document.querySelector('main p')].map((text) => getComputedStyle(text).fontFamily)`,
  )
  expect(fonts).toEqual([expect.stringContaining('fraunces'), expect.stringContaining('instrument')])
})

test('the dark theme can be chosen, and is kept', async ({ page }) => {
  await page.goto('/')
  const html = page.locator('html')
  const [light, dark] = ['rgb(244, 240, 230)', 'rgb(18, 17, 16)']
  await expect(html).toHaveCSS('background-color', light)
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(html).toHaveCSS('background-color', dark)
  await page.goto('/watch')
  await expect(html).toHaveCSS('background-color', dark)
})

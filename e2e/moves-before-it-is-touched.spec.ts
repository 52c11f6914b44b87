import { expect, test } from '@playwright/test'
import type { Locator, Page, Route, WebSocketRoute } from '@playwright/test'
import { freshMatch, logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

// A live match moves in the browser from the first, and the rest of its player comes with the first touch.

/** What stands in the code that comes with the first touch, and nowhere else. */
const late = '"data-testid":"controls"'

interface Held {
  /** How often the page has asked for the late code. */
  readonly asked: () => number
  /** Waits until the page has asked for it, and lets it arrive. */
  deliver(): Promise<void>
}

/** What comes for a request. A page that is loaded anew takes its requests back, and then nothing does. */
async function fetchedOf(route: Route) {
  try {
    const response = await route.fetch()
    return { response, body: await response.text() }
  } catch {
    return undefined
  }
}

/** Holds the late code of a page back until `deliver`. Any other code comes at once. */
async function holdLateCode(page: Page): Promise<Held> {
  let asked = 0
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    const fetched = await fetchedOf(route)
    if (!fetched) return
    if (fetched.body.includes(late)) {
      asked += 1
      await held
    }
    await route.fulfill(fetched)
  })
  const deliver = async () => {
    await expect.poll(() => asked).toBeGreaterThan(0)
    letGo()
  }
  return { asked: () => asked, deliver }
}

/** Opens a match that has just begun, and lets nobody touch it. */
async function openUntouched(page: Page): Promise<Held & { readonly id: string }> {
  const held = await holdLateCode(page)
  const id = await freshMatch(page)
  await page.goto(`/matches/${id}`)
  await expect(page.getByTestId('guess')).toHaveCount(6, { timeout: 60_000 })
  return { ...held, id }
}

const shown = async (page: Page) => Number(await page.getByTestId('scene').getAttribute('data-seq'))
const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' })
const follow = (page: Page) => page.getByTestId('live-badge').getByRole('button')

/** The entries at which the player stops, as many as have come. */
const stopsOf = async (page: Page, id: string) => {
  const answer = await page.request.get(`/api/v1/matches/${id}/scenes?reveal=table`)
  return ((await answer.json()) as { readonly steps: readonly { readonly seq: number }[] }).steps
}

async function comeOn(page: Page): Promise<void> {
  const before = await shown(page)
  await expect.poll(() => shown(page), { timeout: 30_000 }).toBeGreaterThan(before)
}

test('an untouched live table moves without the code of its controls', async ({ page }) => {
  const { asked } = await openUntouched(page)
  await expect(page.getByTestId('live-badge')).toHaveAttribute('data-status', 'connected')
  await comeOn(page)
  const drawn = async () => Number(await slider(page).inputValue())
  const before = await drawn()
  await comeOn(page)
  const speech = page.getByTestId('happened').locator('li[aria-current]')
  await expect(speech).toHaveCount(1)
  await expect(page.getByTestId('seat').getByTestId('clue').first()).toBeVisible()
  // The slider that the server drew goes along.
  await expect.poll(drawn).toBeGreaterThan(before)
  expect(asked()).toBe(0)
})

/** Guesses with the first touch, and opens the page again. A match that ends meanwhile says how the guess came out. */
async function guessesAndReturns(page: Page): Promise<void> {
  const { id, deliver } = await openUntouched(page)
  const [first, own] = [page.getByTestId('guess').nth(1), page.getByTestId('guess').nth(4)]
  await first.click()
  await own.click()
  await deliver()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByTestId('guess-line')).toContainText(/Your guess since round \d/)
  await page.reload()
  if ((await logOf(page, id)).at(-1)?.event.type === 'match-ended') return guessesAndReturns(page)
  await expect(page.getByTestId('guess').nth(4)).toHaveAttribute('aria-pressed', 'true')
}

test('the first touch may be a guess, while the code is still on its way', async ({ page }) => {
  await guessesAndReturns(page)
})

test('all that is pressed while the code is on its way is done in its order', nightly, async ({ page }) => {
  const { id, deliver } = await openUntouched(page)
  // Four stops have to be there, so that no key is pressed at the last one.
  await expect.poll(async () => (await stopsOf(page, id)).length).toBeGreaterThan(3)
  await page.reload()
  await expect(page.getByTestId('guess')).toHaveCount(6)
  await page.getByRole('button', { name: 'To the start' }).click()
  await page.keyboard.press('l')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('j')
  await deliver()
  const stops = await stopsOf(page, id)
  await expect.poll(() => shown(page)).toBe(stops[2]?.seq)
  await expect(slider(page)).toHaveValue('2')
  await expect(follow(page)).toBeVisible()
})

test('an arrow key is the first touch, and leads one event back', nightly, async ({ page }) => {
  const { id, deliver } = await openUntouched(page)
  await comeOn(page)
  await page.keyboard.press('ArrowLeft')
  await deliver()
  await expect(follow(page)).toBeVisible()
  const seq = await shown(page)
  const stops = (await stopsOf(page, id)).map(({ seq }) => seq)
  expect(stops.indexOf(seq)).toBe(Number(await slider(page).inputValue()))
  await follow(page).click()
  await expect(follow(page)).toHaveCount(0)
})

/** Waits until the controls are no longer the server's drawing: React has put up each element of theirs. */
async function comeAwake(page: Page): Promise<void> {
  const drawn = page.locator('[data-touched="controls"] button').first()
  const isReacts = () =>
    drawn.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))
  await expect.poll(isReacts).toBe(true)
}

/** What has the focus goes on having it, whether the server or the browser has drawn it. */
async function keepsFocus(held: Held, focused: Locator): Promise<void> {
  await focused.focus()
  await held.deliver()
  await comeAwake(focused.page())
  await expect(slider(focused.page())).toHaveAttribute('aria-valuetext', /./)
  await expect(focused).toBeFocused()
}

for (const [name, place] of [
  ['of the controls', (page: Page) => page.getByRole('button', { name: 'Previous event' })],
  ['of the bar', (page: Page) => page.getByRole('button', { name: 'Share' })],
  ['at the table', (page: Page) => page.getByTestId('guess').nth(2)],
] as const)
  test(`a button ${name} keeps the focus`, nightly, async ({ page }) => {
    const held = await openUntouched(page)
    await comeOn(page)
    if (name === 'of the controls') await page.reload()
    await keepsFocus(held, place(page))
  })

test('a field that is set is set in the controls that come', nightly, async ({ page }) => {
  const { deliver } = await openUntouched(page)
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await speed.selectOption('4')
  await deliver()
  await page.keyboard.press('<')
  await expect(speed).toHaveValue('2')
})

test('the end of a match that nobody touches shows its result, and every view', nightly, async ({ page }) => {
  const id = await freshMatch(page)
  await page.goto(`/matches/${id}`)
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 110_000 })
  await expect(page.getByTestId('live-badge')).toHaveCount(0)
  // All lies open at the end.
  await expect(page.getByTestId('reveal')).toHaveCount(0)
  await expect(page.getByTestId('next-table').or(page.getByTestId('next-gone'))).toBeVisible({
    timeout: 60_000,
  })
  for (const view of ['Transcript', 'Table']) {
    const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await expect(page.getByTestId('result')).toBeVisible()
})

/** Runs in the page before its own scripts. */
const noteShifts = `
  globalThis.shift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Waits until nothing has moved for longer than a step is shown. */
async function standStill(page: Page): Promise<void> {
  let before = ''
  const isStill = async () => {
    const now = `${await shown(page)} ${String(await page.evaluate('shift'))}`
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isStill, { intervals: [6000], timeout: 60_000 }).toBe(true)
}

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const

for (const [width, height] of sizes)
  test(`nothing moves when the player takes over (${width} px)`, nightly, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript({ content: noteShifts })
    // News that come in the same moment would move something by themselves.
    let isSilent = false
    await page.routeWebSocket(/\/socket\.io/, (socket: WebSocketRoute) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (!isSilent) socket.send(message)
      })
    })
    const { deliver, asked } = await openUntouched(page)
    await comeOn(page)
    await comeOn(page)
    isSilent = true
    await standStill(page)
    const before = Number(await page.evaluate('shift'))
    expect(asked()).toBe(0)
    await page.mouse.move(5, 5)
    await deliver()
    await comeAwake(page)
    await standStill(page)
    const shift = Number(await page.evaluate('shift')) - before
    console.log(`layout shift at the take-over at ${width} px: ${shift.toFixed(4)}`)
    expect(shift).toBeLessThan(0.01)
  })

/** Runs in the page before its own scripts: notes every sentence for screen readers. */
const noteSaid = `
  globalThis.said = []
  new MutationObserver(() => {
    const text = document.querySelector('p[aria-live="polite"].sr-only')?.textContent
    if (text && text !== said.at(-1)) said.push(text)
  }).observe(document, { childList: true, subtree: true, characterData: true })`

test('a screen reader hears everything once, before and after the first touch', nightly, async ({ page }) => {
  await page.addInitScript({ content: noteSaid })
  const { deliver } = await openUntouched(page)
  await comeOn(page)
  await comeOn(page)
  const log = page.getByTestId('player').locator('p[aria-live="polite"].sr-only')
  await log.evaluate((node) => node.setAttribute('data-noted', ''))
  await page.mouse.move(5, 5)
  await deliver()
  await comeOn(page)
  await comeOn(page)
  const said = (await page.evaluate('said')) as string[]
  expect(said.length).toBeGreaterThanOrEqual(4)
  expect(new Set(said).size).toBe(said.length)
  await expect(log).toHaveAttribute('data-noted', '')
})

import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import type { SpyEntry } from '@wis/games/who-is-spy'
import { covered } from './support/covering.ts'
import { finishedMatch, freshMatch, logOf } from './support/matches.ts'
import { nightly, oneIn } from './support/run-in-full.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

// Six pages at once are heavy enough without a record of everything they do.
test.use({ trace: 'off' })

/** One guess of an earlier match, which was right. */
const earlier = `localStorage.setItem('wis-guesses', localStorage.getItem('wis-guesses') ?? '[["earlier",1,[[1,1]],true]]')`

/** Somebody of their own, who takes one seat for the spy. */
async function watcher(browser: Browser, address: string, seat: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[seat % sizes.length] ?? null,
    locale: 'en-US',
    reducedMotion: 'reduce',
    hasTouch: seat % sizes.length === 0,
  })
  const page = await context.newPage()
  await page.addInitScript({ content: earlier })
  await page.goto(address)
  return page
}

/** Takes another seat at first, with the keyboard; then the own one, by hand. */
async function guess(page: Page, seat: number): Promise<void> {
  const seats = page.getByTestId('guess')
  await expect(seats).toHaveCount(6, { timeout: 60_000 })
  const [first, own] = [seats.nth((seat + 1) % 6), seats.nth(seat)]
  await expect(own).toHaveAccessibleName(/^Guess that .+ is the spy$/)
  await expect(page.getByTestId('guess-line')).toContainText('Tap the seat that you suspect')
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  if (seat % sizes.length === 0) await own.tap()
  else await own.click()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByTestId('guess-line')).toContainText(/Your guess since round \d/)
  expect(await covered(page), `at ${sizes[seat % sizes.length]?.width} px`).toEqual([])
}

/** How many agents other than the spy have voted at all. */
function suspecting(log: readonly SpyEntry[], spy: number): number {
  const ballots = log.flatMap(({ event }) => (event.type === 'votes-revealed' ? event.ballots : []))
  return new Set(ballots.map(({ seat }) => seat).filter((seat) => seat !== spy)).size
}

const isOver = async (page: Page, id: string) => (await logOf(page, id)).at(-1)?.event.type === 'match-ended'

/** Each reader takes another seat. */
const seats = oneIn(3, [0, 1, 2, 3, 4, 5])

/**
 * Nobody knows who it is: six readers take a seat each, and one of them is right. A match in which the spy fouls out
 * may be over before the last of them has come, and then they sit down at another.
 */
async function allGuess(browser: Browser, asker: Page, baseURL: string | undefined) {
  for (;;) {
    const id = await freshMatch(asker)
    const pages = await Promise.all(seats.map((seat) => watcher(browser, `${baseURL}/matches/${id}`, seat)))
    try {
      await Promise.all(pages.map((page, at) => guess(page, seats[at] ?? 0)))
      return { id, pages }
    } catch (error) {
      if (!(await isOver(asker, id))) throw error
      await Promise.all(pages.map((page) => page.context().close()))
    }
  }
}

/** What the page of a reader says at the end, before it goes on to the next table. */
async function readsVerdict(page: Page, seat: number, asker: Page, id: string): Promise<void> {
  await expect(page.getByTestId('verdict'), `of seat ${seat}`).toBeVisible({ timeout: 120_000 })
  const log = await logOf(asker, id)
  const end = log.at(-1)?.event
  const spy = end?.type === 'match-ended' ? end.spy : -1
  await expect(page.getByTestId('guess')).toHaveCount(0)
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-right', String(seat === spy))
  if (seat !== spy) {
    await expect(page.getByTestId('streak')).toHaveCount(0)
    return
  }
  const among = suspecting(log, spy)
  await expect(page.getByTestId('ahead')).toHaveText(
    new RegExp(`^You were ahead of \\d of ${among} agents\\.$`),
  )
  await expect(page.getByTestId('streak')).toHaveText('2 right in a row')
}

test(
  'a seat that is pressed is the guess, in every round, and the end says how it came out',
  nightly,
  async ({ page: asker, browser, baseURL }) => {
    test.setTimeout(300_000)
    const { id, pages } = await allGuess(browser, asker, baseURL)
    await Promise.all(pages.map((page, at) => readsVerdict(page, seats[at] ?? 0, asker, id)))
    for (const page of pages) await page.context().close()
  },
)

test(
  'whoever was told who the spy is guesses no more, though they cover it again',
  nightly,
  async ({ page }) => {
    const { id, log } = await finishedMatch(page)
    const vote = log.find(({ event }) => event.type === 'vote-opened')
    await page.goto(`/matches/${id}?e=${vote?.seq}&reveal=0`)
    await page.mouse.click(5, 5)
    await expect(page.getByTestId('guess')).toHaveCount(6)
    await page.keyboard.press('r')
    await expect(page.getByTestId('guess')).toHaveCount(0)
    // Who covers it again before the words have come was told nothing.
    const dealt = log.flatMap(({ event }) => (event.type === 'word-dealt' ? [event.word] : []))
    await expect(page.getByTestId('player')).toContainText(`“${dealt[0]}”`)
    await page.keyboard.press('r')
    await page.keyboard.press('l')
    await expect(page).toHaveURL(/reveal=0/)
    await expect(page.getByTestId('guess')).toHaveCount(0)
    // A key is heard from the first moment, whether or not any code has come yet.
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByTestId('player')).toBeVisible()
    const address = page.url()
    await page.keyboard.press('j')
    // It is awake.
    await expect.poll(() => page.url()).not.toBe(address)
    await expect(page.getByTestId('guess')).toHaveCount(0)
  },
)

test('a replay that is told from the first loads nothing that keeps or tells guesses', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''))
  })
  await page.goto(`/matches/${id}?reveal=2`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByTestId('result')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const texts = await Promise.all(scripts)
  expect(texts.length).toBeGreaterThan(3)
  // What stands in the part that tells how guesses came out. The button at a seat comes with the table: it is 39 bytes.
  expect(texts.some((text) => text.includes('"data-testid":"streak"'))).toBe(false)
})

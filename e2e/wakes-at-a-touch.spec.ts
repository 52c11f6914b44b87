import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { holdCode } from './support/late-code.ts'
import type { Asleep } from './support/late-code.ts'
import { finishedMatch, freshMatch, oneOfEachGame } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

/** Opens a replay and waits until the page is idle. Code that it asks for afterwards is held back until `deliver`. */
async function openAsleep(page: Page, address: string): Promise<Asleep> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return holdCode(page)
}

const seekable = (page: Page) => page.getByRole('slider', { name: 'Position in the match' })

test('an untouched replay loads no player, and obeys its first key', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const { late, deliver } = await openAsleep(page, `/matches/${id}?reveal=0`)
  await expect(seekable(page)).toHaveValue('2')
  expect(late).toEqual([])
  await page.keyboard.press('l')
  await deliver()
  await expect(seekable(page)).toHaveValue('3')
})

test('in no game does a replay that wakes say something else than the server drew', async ({ page }) => {
  test.setTimeout(300_000)
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(`${page.url()}: ${message}`))
  for (const { id, entries } of await oneOfEachGame(page, 6)) {
    await page.goto(`/matches/${id}?e=${Math.floor(entries / 2)}`, { waitUntil: 'networkidle' })
    const scene = page.getByTestId('scene')
    const shown = (await scene.getAttribute('data-seq')) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(scene).not.toHaveAttribute('data-seq', shown)
  }
  expect(wrong).toEqual([])
})

for (const address of ['/matches', '/embed/matches'])
  test(`the page from the server has its styles while it sleeps (${address})`, async ({ page }) => {
    const { id } = await finishedMatch(page)
    const { late } = await openAsleep(page, `${address}/${id}`)
    await expect(page.getByRole('list', { name: 'Seats' })).toHaveCSS('position', 'absolute')
    await expect(seekable(page)).toHaveCSS('appearance', 'none')
    expect(late).toEqual([])
  })

test('a button that is pressed before the player arrives works when it does', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const { deliver } = await openAsleep(page, `/matches/${id}?reveal=0`)
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await deliver()
  await expect(seekable(page)).toHaveValue('4')
})

test('a guess at a live table is heard once, although the controls awake after it', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`/matches/${await freshMatch(page)}`)
  const seats = page.getByTestId('guess')
  await expect(seats).toHaveCount(6, { timeout: 60_000 })
  const { deliver } = await holdCode(page)
  await page.keyboard.press('ArrowLeft')
  await seats.nth(1).press('Enter')
  await deliver()
  // The key is done again, as the controls could not hear it. It was before the guess.
  await expect(page).toHaveURL(/[?&]e=\d+/)
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('keys move through the match with the focus on a list, before the code for that comes', async ({
  page,
}) => {
  const { id } = await finishedMatch(page)
  const { deliver } = await openAsleep(page, `/matches/${id}?reveal=2&e=0`)
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await speed.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await deliver()
  await expect(async () => {
    const last = Number(await seekable(page).getAttribute('max'))
    expect(await seekable(page).inputValue()).toBe(String(last - 1))
  }).toPass({ timeout: 15_000 })
  await expect(speed).toHaveValue('1')
})

test('the player starts from the values that its fields were set to', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const { deliver } = await openAsleep(page, `/embed/matches/${id}`)
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await seekable(page).fill('3')
  await speed.selectOption('2')
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await deliver()
  await expect(seekable(page)).toHaveValue('4')
  await page.keyboard.press('<')
  await expect(speed).toHaveValue('1')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a replay that a reader chooses on the site is awake, and plays where motion is allowed (${reducedMotion})`,
    nightly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      const { id } = await finishedMatch(page)
      await page.goto('/watch?game=who-is-spy')
      await page.locator(`a[href="/matches/${id}"]`).first().click()
      await expect(seekable(page)).toBeVisible()
      const button = reducedMotion === 'reduce' ? 'Play' : 'Pause'
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
      if (reducedMotion === 'reduce') return
      await expect.poll(async () => Number(await seekable(page).inputValue())).toBeGreaterThan(2)
    },
  )

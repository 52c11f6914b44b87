import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const spec = {
  name: 'Small talk',
  task: 'deep',
  subjects: ['sample-speller'],
  words: 1,
  seed: 'rated',
  judges: [{ agent: 'sample-checker', rubric: 'description-match' }],
}
/** Two descriptions, each beside two words. */
const items = 4

async function call(page: Page, method: 'get' | 'post' | 'patch', path: string, data?: object) {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request[method](`/api/v1${path}`, { headers, ...(data && { data }) })
  expect([path, answer.ok()]).toEqual([path, true])
  return (await answer.json()) as Record<string, unknown>
}

/** A page at 360 px of a person who has an account. Signing in needs a script, so that is done before. */
async function visitor(browser: Browser, name: string, javaScriptEnabled = true) {
  const first = await browser.newContext()
  await joinAs(await first.newPage(), name)
  const storageState = await first.storageState()
  await first.close()
  const viewport = { width: 360, height: 740 }
  return (await browser.newContext({ javaScriptEnabled, viewport, storageState })).newPage()
}

test(
  'people are invited, rate by the keyboard or without a script, and stand in the report by number',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Hedy')
    const { id } = await call(page, 'post', '/experiments', { spec, access: 'public' })
    await expect
      .poll(async () => (await call(page, 'get', `/experiments/${String(id)}`))['state'], {
        timeout: 120_000,
      })
      .toBe('ended')
    const rater = await visitor(browser, 'Keyla')
    const still = await visitor(browser, 'Noel', false)
    await page.goto(`/lab/${String(id)}`)
    const people = page.getByTestId('people')
    for (const [name, said] of [
      ['Nobody at all', 'No account has this name'],
      ['Keyla', 'The person is invited'],
      ['Noel', 'The person is invited'],
    ] as const) {
      await people.getByLabel('Account name').fill(name)
      await people.getByRole('button', { name: 'Invite' }).click()
      await expect(people).toContainText(said)
    }
    await expect
      .poll(async () => (await call(page, 'get', `/experiments/${String(id)}/annotators`))['ready'], {
        timeout: 60_000,
      })
      .toBe(true)
    await byKeyboard(rater, String(id))
    await withoutScript(still)
    await page.goto(`/lab/${String(id)}`)
    await expect(people).toContainText(`${items} of ${items} done, 1 skipped`)
    const withheld = page.getByRole('status').filter({ hasText: 'have been rating this experiment since' })
    await withheld.getByRole('button', { name: 'End the rating' }).click()
    await expect(people).toContainText('The rating is over')
    await rater.goto(`/lab/${String(id)}/rate?at=1`)
    await expect(rater.getByRole('heading', { name: 'The rating is over' })).toBeVisible()
    const reader = await (await browser.newContext()).newPage()
    await expect
      .poll(
        async () => {
          await reader.goto(`/lab/${String(id)}`)
          return reader.getByText('person 2').count()
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    expect(await reader.content()).not.toMatch(/Keyla|Noel/)
  },
)

const places = (page: Page) => page.getByTestId('place')

async function byKeyboard(page: Page, id: string) {
  await page.goto('/lab')
  await page.getByRole('link', { name: 'Small talk' }).and(page.locator('[href$="/rate"]')).click()
  await expect(places(page)).toHaveText(`1 of ${items}`)
  await expectAccessible(page, [`/lab/${id}/rate`])
  expect(await page.content()).not.toMatch(/sample-speller|sample-checker|aggressive|conservative/)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await page.keyboard.press('4')
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(places(page)).toHaveText(`2 of ${items}`)
  await page.keyboard.press('s')
  await expect(places(page)).toHaveText(`3 of ${items}`)
  await page.keyboard.press('u')
  await expect(places(page)).toHaveText(`2 of ${items}`)
  await expect(page.getByText('You chose “I cannot say”')).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(places(page)).toHaveText(`3 of ${items}`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('You chose “I cannot say”')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(places(page)).toHaveText(`1 of ${items}`)
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
  await page.keyboard.press('2')
  await page.keyboard.press('ArrowRight')
  await expect(places(page)).toHaveText(`2 of ${items}`)
  // Left and taken up again, the first item without a rating comes.
  await page.goto(`/lab/${id}/rate`)
  for (const place of [3, 4]) {
    await expect(places(page)).toHaveText(`${place} of ${items}`)
    await page.keyboard.press('5')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('You rated 3 items and could not say for 1')).toBeVisible()
}

async function withoutScript(page: Page) {
  await page.goto('/lab')
  await page.getByRole('link', { name: 'Small talk' }).and(page.locator('[href$="/rate"]')).click()
  for (let place = 1; place <= items; place++) {
    await expect(places(page)).toHaveText(`${place} of ${items}`)
    if (place === 2) {
      await page.getByRole('button', { name: 'I cannot say' }).click()
      continue
    }
    await page.getByRole('radio', { name: /^3/ }).check()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
}

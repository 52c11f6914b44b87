import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

/** Takes a seat at a table of house agents, and waits for the first question. */
export async function takeSeatAt(page: Page, game: string): Promise<void> {
  await page.goto(`/play?game=${game}`)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page.getByTestId('answer')).toBeVisible({ timeout: 60_000 })
}

/** Opens a table to which others come by a link. Returns the link. */
export async function inviteTo(page: Page, game: string): Promise<string> {
  await page.goto(`/play?game=${game}`)
  await page.getByRole('button', { name: 'Invite people by a link' }).click()
  await expect(page).toHaveURL(/\/play\/with\/\w+$/)
  await expect(page.getByTestId('there')).toContainText('You')
  return new URL((await page.locator('#invitation').textContent()) ?? '').pathname
}

/** Somebody else comes by the link, on a phone. */
export async function comeBy(link: string, browser: Browser): Promise<Page> {
  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Join this table' }).click()
  await expect(other.getByTestId('there')).toContainText('Person 1')
  return other
}

/** The first of two people begins the match, and both are seated. */
export async function beginTogether(page: Page, other: Page): Promise<void> {
  await expect(page.getByTestId('there')).toContainText('Person 2')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  for (const one of [page, other]) await expect(one).toHaveURL(/\/play\/\w{16}/, { timeout: 30_000 })
}

/** Two people at a table of this game; house agents have the other seats. */
export async function seatTwo(page: Page, browser: Browser, game: string): Promise<Page> {
  const other = await comeBy(await inviteTo(page, game), browser)
  await beginTogether(page, other)
  return other
}

export async function leaveTable(page: Page): Promise<void> {
  await page.getByText('Leave the table').click()
  await page.getByRole('button', { name: 'Leave for good' }).click()
  await expect(page.getByTestId('now')).toHaveText('You have left the table')
}

/** Whether a page shows how its match ended. */
export const isOver = async (page: Page) => (await page.getByTestId('result').count()) > 0

/** Presses the first move on the table, if one is asked for. */
export async function pressCell(page: Page): Promise<void> {
  const cells = page.getByTestId('press-grid')
  if ((await cells.count()) === 0) return
  // The turn may go by meanwhile.
  await cells
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined)
}

/** Fills in whatever form a page has now, and sends it. */
export async function answer(page: Page, said: string): Promise<void> {
  const form = page.getByTestId('answer')
  if ((await form.count()) === 0) return
  try {
    for (const field of await form.locator('textarea').all()) await field.fill(said, { timeout: 3000 })
    for (const field of await form.locator('select').all()) await field.selectOption({ index: 1 })
    const boxes = form.locator('input[type=checkbox]')
    const [, wanted = '0'] =
      /(\d+)/.exec((await form.locator('fieldset p').allTextContents()).join(' ')) ?? []
    const ticked = await boxes.evaluateAll((all) => all.filter((box) => box.matches(':checked')).length)
    for (let at = 0; ticked === 0 && at < Math.min(Number(wanted), await boxes.count()); at++)
      await boxes.nth(at).check({ timeout: 3000 })
    await form.getByRole('button').last().click({ timeout: 3000 })
  } catch {
    // The turn went by meanwhile.
  }
}

/** From the end of a match to its replay. Returns the id of the match. */
export async function openReplay(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page).toHaveURL(/\/matches\/\w+/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

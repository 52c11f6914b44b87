import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { otherKits } from '@wis/games'
import { z } from 'zod'
import { finishedMatch } from './support/matches.ts'

const rows = z.object({ items: z.array(z.object({ id: z.string(), game: z.string() })) })
const stepsPage = z.object({ steps: z.array(z.object({ seq: z.number(), scene: z.unknown() })) })

async function stepsOf(page: Page, id: string, reveal: 'table' | 'everything') {
  const answer = await page.request.get(`/api/v1/matches/${id}/scenes?reveal=${reveal}`)
  return stepsPage.parse(await answer.json()).steps
}

/** Sealed answers stay so in a replay that shows everything, too, until they turn over. */
const isOpen = (game: string) => otherKits.some((kit) => kit.id === game && kit.sealed === undefined)

/** A step of a match that is over whose table showed its spectators less than there was. */
async function stepWithSecrets(page: Page): Promise<{ id: string; seq: number } | undefined> {
  const answer = await page.request.get('/api/v1/matches?game=all&status=finished&limit=50')
  const others = rows.parse(await answer.json()).items.filter(({ game }) => isOpen(game))
  for (const { id } of others) {
    const [seen, whole] = [await stepsOf(page, id, 'table'), await stepsOf(page, id, 'everything')]
    const step = seen.find(({ seq, scene }) => {
      const open = whole.find((one) => one.seq === seq)
      return open && JSON.stringify(open.scene) !== JSON.stringify(scene)
    })
    if (step) return { id, seq: step.seq }
  }
  return undefined
}

test('a replay shows everything, until its reader covers it as its spectators saw it, or takes a seat', async ({
  page,
}) => {
  test.setTimeout(300_000)
  let found: Awaited<ReturnType<typeof stepWithSecrets>>
  await expect
    .poll(async () => (found = await stepWithSecrets(page)), { timeout: 240_000, intervals: [3000] })
    .toBeDefined()
  const { id, seq } = found ?? { id: '', seq: 0 }
  await page.goto(`/matches/${id}?e=${seq}`)
  const scene = page.getByTestId('scene')
  const reveal = page.getByTestId('reveal')
  await expect(scene).toHaveAttribute('data-seq', String(seq))
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  const open = await scene.innerText()
  await reveal.click()
  await expect.poll(() => scene.innerText()).not.toBe(open)
  await expect(page).toHaveURL(/reveal=0/)
  await expect(scene).toHaveAttribute('aria-busy', 'false')
  const covered = await scene.innerText()

  await page.reload()
  await expect(reveal).toHaveAttribute('aria-pressed', 'false')
  expect(await scene.innerText()).toBe(covered)
  await page.getByTestId('eyes').first().click()
  await expect(page).toHaveURL(/reveal=0&seat=1/)
  // On a page that sleeps, the press of a seat opens its address: a page whose scripts are on their way.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('r')
  await expect(page).not.toHaveURL(/seat|reveal/)
  await expect.poll(() => scene.innerText()).toBe(open)
  await page.keyboard.press('r')
  await expect.poll(() => scene.innerText()).toBe(covered)
})

test('a reader who rather guesses has every replay covered, until they say otherwise', async ({ page }) => {
  const { id } = await finishedMatch(page)
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  const replays = page.getByRole('combobox', { name: 'Replays open' })
  // A page at rest draws it when it is touched.
  await expect(async () => {
    await page.keyboard.press('l')
    await replays.selectOption('covered', { timeout: 2000 })
  }).toPass()
  const reveal = page.getByTestId('reveal')
  await expect(reveal).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  await expect(reveal).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('who is the spy?')
  await replays.selectOption('told')
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  await expect(page.getByTestId('seen-end')).toBeVisible()
})

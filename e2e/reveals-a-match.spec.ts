import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { kitCalled } from '@wis/games'
import { z } from 'zod'

const rows = z.object({ items: z.array(z.object({ id: z.string(), game: z.string() })) })
const stepsPage = z.object({ steps: z.array(z.object({ seq: z.number(), scene: z.unknown() })) })

async function stepsOf(page: Page, id: string, reveal: 'table' | 'everything') {
  const answer = await page.request.get(`/api/v1/matches/${id}/scenes?reveal=${reveal}`)
  return stepsPage.parse(await answer.json()).steps
}

/** A step of a match that is over whose table showed its spectators less than there was. */
async function stepWithSecrets(page: Page): Promise<{ id: string; seq: number } | undefined> {
  const answer = await page.request.get('/api/v1/matches?game=all&status=finished&limit=50')
  // Games of which that is no use open face up.
  const others = rows
    .parse(await answer.json())
    .items.filter(({ game }) => game !== 'who-is-spy' && !kitCalled(game)?.opensFaceUp)
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

test('a replay shows what its spectators saw, until its reader reveals the rest or takes a seat', async ({
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
  const covered = await scene.innerText()
  await expect(reveal).toHaveAttribute('aria-pressed', 'false')
  await reveal.click()
  await expect.poll(() => scene.innerText()).not.toBe(covered)
  await expect(page).toHaveURL(/reveal=2/)
  await expect(scene).toHaveAttribute('aria-busy', 'false')
  const open = await scene.innerText()

  await page.reload()
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  expect(await scene.innerText()).toBe(open)
  await page.getByTestId('eyes').first().click()
  await expect(page).toHaveURL(/seat=1/)
  await expect(page).not.toHaveURL(/reveal/)
  // On a page that sleeps, the press of a seat opens its address: a page whose scripts are on their way.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/reveal=2/)
  await page.keyboard.press('r')
  await expect.poll(() => scene.innerText()).toBe(covered)
})

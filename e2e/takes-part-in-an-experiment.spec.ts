import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const spec = {
  name: 'People and a dilemma',
  game: 'dilemma',
  subjects: ['people'],
  design: { materials: 2, repeats: 1 },
  seed: 'people',
}

async function play(page: Page) {
  await page.getByRole('button', { name: 'I agree, give me a seat' }).click()
  await expect(page.getByText('A table of an experiment')).toBeVisible()
  for (let round = 1; round <= 5; round++)
    await page
      .getByTestId('answer')
      .getByRole('button', { name: 'Cooperate' })
      .click({ timeout: 60_000 })
      .then(() => expect(page.getByTestId('happened')).toContainText(`Round ${round}: `))
  await page.getByRole('link', { name: 'Back to the experiment' }).click()
  await expect(page.getByText('1 of your matches is part of this experiment.')).toBeVisible()
}

/** What `wis lab verify` says of the archive. Until the report follows, the archive is refused. */
async function verified(page: Page, id: string): Promise<string> {
  const archiveNow = () => page.request.get(`/api/v1/experiments/${id}/export.zip`)
  await expect.poll(async () => (await archiveNow()).status(), { timeout: 60_000 }).toBe(200)
  const file = test.info().outputPath('experiment.zip')
  fs.writeFileSync(file, await (await archiveNow()).body())
  return execFileSync(process.execPath, ['apps/cli/bin/wis.mjs', 'lab', 'verify', file]).toString()
}

test(
  'guests agree, play as the subject of an experiment, and withdraw from its report',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Ada')
    const origin = new URL(page.url()).origin
    const made = await page.request.post('/api/v1/experiments', { data: { spec }, headers: { origin } })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = (await made.json()) as { id: string }
    await page.goto(`/lab/${id}`)
    const people = page.getByTestId('people-playing')
    await expect(people).toContainText('The experiment waits for people.')
    const link = await people.locator('code').innerText()
    const [ann, ben] = await Promise.all(
      [1, 2].map(async () => (await browser.newContext({ locale: 'en-US' })).newPage()),
    )
    if (!ann || !ben) throw new Error('somebody is missing')
    await ann.goto(link.replace(/share=\w+/, `share=${'0'.repeat(32)}`))
    await expect(ann.getByText('Your consent')).toBeHidden()
    await ann.goto(link)
    const { pathname, search } = new URL(link)
    await expectAccessible(ann, [pathname + search])
    await ben.goto(link)
    await Promise.all([play(ann), play(ben)])
    await page.goto(`/lab/${id}`)
    await expect(page.getByTestId('state')).toHaveText('Ended', { timeout: 60_000 })
    await expect(people).toContainText('2 people have played')
    await expect(page.getByText('With 95% intervals over people')).toBeVisible({ timeout: 60_000 })

    expect(await verified(page, id)).toContain('none left out')

    await ann.getByRole('button', { name: 'Withdraw all my matches' }).click()
    await expect(ann.getByText('All your matches are taken out of the experiment.')).toBeVisible()
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/api/v1/experiments/${id}/report`)).json()).report?.people,
        {
          timeout: 60_000,
        },
      )
      .toBe(1)
    expect(await verified(page, id)).toContain('that people took 1 matches out again')
  },
)

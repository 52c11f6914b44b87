import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { nightly } from './support/run-in-full.ts'

const board = '/leaderboard?game=dilemma&tab=total'

/** Sits down with or without consent, and plays five rounds. */
async function play(page: Page, counted?: boolean) {
  if (counted === undefined) await page.getByRole('button', { name: 'Play again' }).click()
  else {
    await page.goto('/play?game=dilemma')
    const box = page.getByRole('checkbox', { name: 'Count my results on the leaderboard' })
    await expect(box).not.toBeChecked()
    await box.setChecked(counted)
    await page.getByRole('button', { name: 'Take a seat' }).click()
  }
  for (let round = 1; round <= 5; round++) {
    await page
      .getByTestId('answer')
      .getByRole('button', { name: round % 2 ? 'Cooperate' : 'Defect' })
      .click({ timeout: 60_000 })
    await expect(page.getByTestId('happened')).toContainText(`Round ${round}: `)
  }
  await expect(page.getByTestId('result')).toContainText('you')
}

test(
  'guests agree to be counted, see the row of people on the board, and withdraw',
  nightly,
  async ({ browser }) => {
    test.setTimeout(300_000)
    const [ann, ben, cy, dot] = await Promise.all(
      [1, 2, 3, 4].map(async () => (await browser.newContext({ locale: 'en-US' })).newPage()),
    )
    if (!ann || !ben || !cy || !dot) throw new Error('somebody is missing')
    await Promise.all([play(ann, true), play(ben, true), play(cy, true), play(dot, false)])
    await Promise.all([play(ann), play(ben)])
    await ann.goto(board)
    const row = ann.getByRole('region', { name: 'People' })
    await expect(row).toContainText(/Points per match.*Matches5Different people3/)

    await cy.goto('/play')
    await cy.getByRole('button', { name: 'Take my games out' }).click()
    await expect(cy.getByText('Your games no longer count on the leaderboard.')).toBeVisible()
    await expect(cy.getByRole('checkbox')).not.toBeChecked()
    await expect(cy.getByRole('button', { name: 'Take my games out' })).toBeHidden()
    await ann.reload()
    await expect(row).toContainText('Numbers appear from 5 matches of 3 people on.')
  },
)

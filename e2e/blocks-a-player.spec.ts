import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { comeBy, inviteTo, leaveTable, seatTwo } from './support/at-table.ts'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

test(
  'somebody blocks the other player of a game without words, and no link brings the two together again',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    await joinAs(page, 'Blocks Players')
    const other = await seatTwo(page, browser, 'tic-tac-toe')

    // The list names seats, and says nothing else of them.
    const others = page.getByTestId('others')
    await others.locator('summary').click({ timeout: 60_000 })
    await expect(others.getByRole('listitem')).toHaveText([/^Player \dBlock$/])
    const opened = page.waitForEvent('popup')
    await others.getByRole('link', { name: /^Block Player \d$/ }).click()
    const report = await opened
    await expect(report.getByRole('button', { name: 'Send report' })).toHaveCount(0)
    await expectAccessible(report, [report.url()])
    await report.getByRole('button', { name: /^Block Player \d$/ }).click()
    await expect(report).toHaveURL(/sent=blocked/)
    for (const one of [page, other]) await leaveTable(one)

    // Whoever invites, the other one is not let in.
    for (const [first, second] of [
      [page, other],
      [other, page],
    ] as const) {
      await second.goto(await inviteTo(first, 'tic-tac-toe'))
      await second.getByRole('button', { name: 'Join this table' }).click()
      await expect(
        second.getByText('A person at this table has blocked you, or you have blocked that person.'),
      ).toBeVisible()
    }

    await page.goto('/account')
    await page.getByRole('button', { name: /^Unblock/ }).click()
    await expect(page.getByRole('button', { name: /^Unblock/ })).toHaveCount(0)
    const link = await inviteTo(page, 'tic-tac-toe')
    await other.goto(link)
    await other.getByRole('button', { name: 'Join this table' }).click()
    await expect(other.getByTestId('there')).toContainText('Person 1')
    // Somebody else was never blocked.
    const third = await inviteTo(page, 'dilemma')
    await comeBy(third, browser)
  },
)

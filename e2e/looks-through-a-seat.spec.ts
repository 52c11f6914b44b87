import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { SpyEntry } from '@wis/games/who-is-spy'
import { finishedMatch } from './support/matches.ts'

/** The word of the first seat. */
const wordIn = (log: readonly SpyEntry[]) =>
  log.flatMap(({ event }) => (event.type === 'word-dealt' ? [event.word] : []))[0] ?? ''

const speechesOf = (log: readonly SpyEntry[]) =>
  log.flatMap(({ event }) => (event.type === 'speech-given' ? [event.text] : [])).join('\n')

test('a replay can be seen through the eyes of one seat, which knew its own word and not the end', async ({
  page,
}) => {
  // A player may say its word by mistake. Then everybody reads it at the table.
  const { id, log } = await finishedMatch(
    page,
    'en',
    (entries) => !speechesOf(entries).includes(wordIn(entries)),
  )
  const word = wordIn(log)
  const at = log.findIndex(({ event }) => event.type === 'vote-opened')
  await page.goto(`/matches/${id}?e=${at}&reveal=0`)
  await page.getByTestId('eyes').first().click()
  await expect(page).toHaveURL(/[?&]seat=1(&|$)/)
  const table = page.getByTestId('scene')
  await expect(table).toContainText(word)
  await expect(page.getByTestId('result')).toHaveCount(0)
  await page.getByTestId('eyes').first().click()
  await expect(table).not.toContainText(word)
  await page.getByTestId('eyes').first().click()
  await expect(page).toHaveURL(/[?&]seat=1(&|$)/)
  await expect(table).toContainText(word)
  await page.reload()
  await expect(table).toContainText(word)
})

test('links to moments lead to their events, and none reveals the end unasked', async ({ page }) => {
  const { id, log } = await finishedMatch(page)
  await page.goto(`/matches/${id}?e=0`)
  await expect(page.getByTestId('moment')).toHaveCount(0)
  await page.goto(`/matches/${id}?e=${log.length - 1}&reveal=1`)
  for (const kind of ['turning-vote', 'perfect-cover'])
    await expect(page.locator(`[data-testid=moment][data-kind=${kind}]`)).toHaveCount(0)
  await expect(page.getByTestId('scene')).not.toContainText(/wins?$|civilians win/)
})

test('a match can be embedded in a stranger’s page, and no other page of ours can', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const embedded = await page.request.get(`/embed/matches/${id}`)
  expect(embedded.headers()['content-security-policy']).toContain('frame-ancestors *')
  expect(embedded.headers()['x-frame-options']).toBeUndefined()
  const whole = await page.request.get(`/matches/${id}`)
  expect(whole.headers()['content-security-policy']).toContain(`frame-ancestors 'none'`)
  const { origin } = new URL(whole.url())
  const body = `<iframe src="${origin}/embed/matches/${id}?e=0&reveal=0" width="640" height="560"></iframe>`
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Next event' }).click()
  await expect(frame.getByTestId('scene')).toContainText('Round 1')
  elsewhere.close()
})

test('the picture of a link shows a table', async ({ page }) => {
  const { id } = await finishedMatch(page)
  await page.goto(`/matches/${id}`)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname, search } = new URL(address ?? '')
  const picture = await page.request.get(pathname + search)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG')
})

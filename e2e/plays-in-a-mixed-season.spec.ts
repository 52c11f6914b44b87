import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { openReplay } from './support/at-table.ts'
import { ownPlatform } from './support/own-platform.ts'
import { piecesOf } from './support/page-pieces.ts'
import { inChinese, joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const { site, dataDir } = ownPlatform(3540, {
  env: { WIS_DEMO: 'off', WIS_HOUSE_PACE_MS: '0' },
})

test(
  'a member sits down in a mixed season, is hidden to the end, and stands on the board of people',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Olga')
    const season = await setUp(page)
    const context = await browser.newContext({ baseURL: site })
    const member = await context.newPage()
    await member.goto(season)
    await expect(
      member.getByText('Before the end, others cannot see who at the table is a person.'),
    ).toBeVisible()
    await expect(member.getByRole('link', { name: 'Sign in to take a seat' })).toBeVisible()
    await joinAs(member, 'Mara')
    await member.goto(season)
    await member.getByRole('button', { name: 'Take a seat' }).click()
    await expect(member).toHaveURL(/\/play\/\w+$/)
    await expect(member.getByText('A ranked table of a mixed season')).toBeVisible()
    const answer = member.getByTestId('answer')
    await expect(answer).toBeVisible({ timeout: 90_000 })

    await tellsNothing(page, season)
    await tellsTheSame(page, season)
    const stranger = await browser.newContext({ baseURL: site })
    await tellsTheSame(await stranger.newPage(), season)
    for (let round = 1; round <= 5; round++) {
      await expect(member.getByTestId('knows')).toContainText(`Round ${round}`)
      await answer.getByRole('button', { name: 'Cooperate' }).press('Enter')
      await expect(member.getByTestId('happened')).toContainText(`Round ${round}: `)
    }
    await expect(member.getByTestId('result')).toContainText('you')
    await member.getByRole('link', { name: 'Back to the season' }).click()
    await expect(member.getByTestId('people-board').getByRole('row')).toHaveCount(2)
    await expect(member.getByTestId('people-board')).toContainText('You')
    await expectAccessible(member, [season])
    await expectAccessible(await inChinese(member), [season])

    // Others see the line without a name, and the match with its person.
    await page.goto(season)
    await expect(page.getByTestId('people-board')).toContainText('A person')
    await expect(page.getByTestId('people-board')).not.toContainText('Mara')
    await member.goBack()
    const id = await openReplay(member)
    const { seats } = matchPage.parse(await (await page.request.get(`/api/v1/matches/${id}`)).json())
    expect(seats.map(({ agent }) => agent.kind).toSorted()).toEqual(['house', 'house', 'person'])

    await member.goto(season)
    await member.getByText('Take my results off the board').click()
    await member.getByRole('button', { name: 'Take them off' }).click()
    await expect(member.getByRole('status')).toHaveText('Your results are off the board of people.')
    await expect(member.getByTestId('people-board')).toBeHidden()
    await expect(member.getByRole('button', { name: 'Take a seat' })).toBeHidden()
    await context.close()
  },
)

const matchPage = z.object({ seats: z.array(z.object({ agent: z.object({ kind: z.string() }) })) })

/** Sets up a ladder of a game without words in which people play, and opens it. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/seasons/new?game=dilemma&preset=ladder')
  await page.getByLabel('Name', { exact: true }).fill('Both at one table')
  await page.getByText('More terms', { exact: true }).click()
  await page.getByLabel('Seconds to answer').fill('30')
  await page.getByLabel('People take seats, too').check()
  const submit = page.getByRole('button', { name: 'Set up season' })
  await submit.click()
  await expect(page.getByText('People need a ladder with at least 60 seconds for each answer.')).toBeVisible()
  await expect(page.getByLabel('People take seats, too')).toBeChecked()
  await page.getByLabel('Seconds to answer').fill('60')
  await submit.click()
  await expect(page.getByText('The season is set up.')).toBeVisible()
  await page.locator('summary').getByText('Open season', { exact: true }).click()
  await page.getByRole('button', { name: 'Open season', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Done.')
  return new URL(page.url()).pathname
}

/** While the match goes on, its organizer finds neither it nor anybody at its table. */
async function tellsNothing(page: Page, season: string): Promise<void> {
  const slug = season.split('/').at(-1) ?? ''
  const listed = await (await page.request.get(`/api/v1/matches?season=${slug}`)).json()
  expect(listed).toMatchObject({ items: [] })
  const pages = [
    '/',
    '/watch',
    '/schedule',
    '/week',
    season,
    `/feeds${season}`,
    `/leaderboard?season=${slug}`,
  ]
  for (const address of [...pages, '/agents', '/search?q=person', '/community', '/hunt', '/api/v1/agents']) {
    const answer = await page.request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
    expect([address, /person-\w{12}/.test(await answer.text())]).toEqual([address, false])
  }
}

const exchanged = z.object({ matchId: z.string(), slugs: z.array(z.string()) })

async function exchangeSeats(): Promise<z.infer<typeof exchanged>> {
  const script = fileURLToPath(new URL('support/exchange-seats.ts', import.meta.url))
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, dataDir])
  return exchanged.parse(JSON.parse(stdout))
}

/** Pages, pictures and whatever other sites show of the match are the same byte by byte whichever seat is the person's. */
async function tellsTheSame(page: Page, season: string): Promise<void> {
  const { matchId, slugs } = await exchangeSeats()
  await exchangeSeats()
  const match = `/matches/${matchId}`
  const address = encodeURIComponent(`${site}${match}`)
  const addresses = [
    ...[match, `/embed${match}`, `${match}/opengraph-image`, `${match}/next`, `${match}/thoughts`],
    ...[`/oembed?url=${address}`, `${match}?e=3`, `/embed${match}?e=3`, `/play/from/${matchId}`],
    ...[`${season}/opengraph-image`, season, '/', '/watch', '/hunt', '/week', '/opengraph-image'],
    ...slugs.flatMap((slug) => [
      `/agents/${slug}`,
      `/agents/${slug}/opengraph-image`,
      `/feeds/agents/${slug}`,
    ]),
  ]
  const read = async () => {
    // A page is kept for a second.
    await page.waitForTimeout(1100)
    const found = new Map<string, readonly string[]>()
    for (const address of addresses) {
      const answer = await page.request.get(address)
      const isText = /text|json|xml/.test(answer.headers()['content-type'] ?? '')
      const body = isText ? piecesOf(await answer.text()) : [(await answer.body()).toString('hex')]
      found.set(address, [String(answer.status()), ...body])
    }
    return found
  }
  const before = await read()
  const differing = (after: ReadonlyMap<string, readonly string[]>) =>
    addresses.flatMap((address) => {
      const [known, now] = [before.get(address) ?? [], after.get(address) ?? []]
      const fresh = now.find((piece) => !known.includes(piece)) ?? known.find((piece) => !now.includes(piece))
      return fresh === undefined ? [] : [`${address}: ${fresh}`]
    })
  // Otherwise the same bytes would prove nothing.
  expect(differing(await read())).toEqual([])
  await exchangeSeats()
  expect(differing(await read())).toEqual([])
  await exchangeSeats()
  expect(before.get(`${match}/opengraph-image`)?.[0]).toBe('200')
}

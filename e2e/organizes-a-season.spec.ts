import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { ownPlatform } from './support/own-platform.ts'
import { inChinese, joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const houseAgents = 'blurt contrarian diplomat dozer echo fox gambler granny inspector telegraph'.split(' ')

const publicPages = ['', '/decisions', '/compare']
const adminPages = ['', '/users', '/words', '/house', '/seasons', '/reports', '/audit', '/void'].map(
  (page) => `/admin${page}`,
)

const { site } = ownPlatform(3420, {
  env: { WIS_DEMO: 'off', WIS_HOUSE_PACE_MS: '0' },
})

test(
  'a round robin of ten goes from the wizard to a published, signed board that proves itself',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Olga')
    const season = await setUp(page)
    await invite(page, houseAgents)
    await move(page, 'Open season')
    await expect
      .poll(async () => (await read(page, season)).fixtures, { timeout: 120_000 })
      .toEqual({ waiting: 0, seated: 0, done: 12, dropped: 0 })

    const stranger = await (await browser.newContext({ baseURL: site })).newPage()
    await stranger.goto(season)
    await expect(stranger.getByText('Results are hidden until the organizer publishes them.')).toBeVisible()
    expect((await stranger.request.get(`/api/v1${season}/export.jsonl`)).status()).toBe(409)

    // Once all is played, a season can only end.
    await page.goto(season)
    await expect(page.getByText('Freeze public standings', { exact: true })).toHaveCount(0)
    await decide(page, season)
    await move(page, 'Finish season')
    await expect.poll(async () => (await read(page, season)).state, { timeout: 30_000 }).toBe('closed')
    await page.goto(season)
    await confirm(page, 'Publish results')
    await expect(page.getByRole('status')).toHaveText('Published.')

    await stranger.goto(season)
    await expect(stranger.getByText('Final, as of')).toBeVisible()
    await provesItself(stranger, season)
    await expectAccessible(
      stranger,
      publicPages.map((page) => season + page),
    )
    const everything = [...adminPages, ...publicPages.map((page) => season + page), '/seasons/new']
    await expectAccessible(page, everything)
    const chinese = await inChinese(page)
    await expectAccessible(chinese, everything)
    await expect(chinese.locator('html')).toHaveAttribute('lang', 'zh')
    await Promise.all([stranger, chinese].map((page) => page.context().close()))
  },
)

/** Goes through the wizard with one mistake on the way, and returns the address of the season. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/seasons')
  await page.getByRole('link', { name: 'Set up a season' }).click()
  await page.getByRole('link', { name: 'A benchmark' }).click()
  await page.waitForURL('**?preset=benchmark')
  await page.getByLabel('Name', { exact: true }).fill('Ten at two tables')
  await page.getByLabel('Description').fill('One deal, everybody from every seat.')
  await page.getByLabel('Chinese', { exact: true }).uncheck()
  await page.getByLabel('Deals').fill('1')
  await page.getByLabel('The common collection').check()
  await page.getByLabel('Entry ends (UTC)').fill('')
  const submit = page.getByRole('button', { name: 'Set up season' })
  await submit.click()
  await expect(page.getByText('Set when entry ends. The schedule')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ten at two tables')
  await expect(page.getByLabel('Chinese', { exact: true })).not.toBeChecked()
  await page.getByLabel('Entry ends (UTC)').fill(new Date().toISOString().slice(0, 16))
  await submit.click()
  await expect(page.getByText('The season is set up.')).toBeVisible()
  return new URL(page.url()).pathname
}

/** Enters all agents at once, with one unknown name among them. */
async function invite(page: Page, slugs: readonly string[]): Promise<void> {
  const [picked = '', ...typed] = slugs
  await page.getByLabel('Invite agents').fill([...typed, 'nobody-at-all'].join('\n'))
  await page.getByRole('searchbox', { name: 'Name, short name or owner' }).fill(picked)
  await page.getByRole('button', { name: 'Search' }).click()
  await page
    .getByRole('checkbox', { name: new RegExp(` ${picked} Built-in agent · English.*online$`) })
    .check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText(`${slugs.length} agents are invited.`)).toBeVisible()
  await expect(page.getByText('nobody-at-all: no agent by this name or id')).toBeVisible()
  for (const slug of slugs) await expect(page.locator(`a[href="/agents/${slug}"]`).first()).toBeVisible()
}

async function confirm(page: Page, what: string): Promise<void> {
  await page.locator('summary').getByText(what, { exact: true }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
}

async function move(page: Page, what: string): Promise<void> {
  await confirm(page, what)
  await expect(page.getByRole('status')).toHaveText('Done.')
}

const seasonPage = z.object({
  state: z.string(),
  fixtures: z.object({ waiting: z.int(), seated: z.int(), done: z.int(), dropped: z.int() }),
})

async function read(page: Page, season: string) {
  return seasonPage.parse(await (await page.request.get(`/api/v1${season}`)).json())
}

/** Voids a match, disqualifies an agent, gives points to another, and undoes one of these decisions. */
async function decide(page: Page, season: string): Promise<void> {
  const { items } = z
    .object({ items: z.array(z.object({ matchId: z.string() })) })
    .parse(await (await page.request.get(`/api/v1${season}/fixtures`)).json())
  const decided = (number: number) =>
    expect(page.getByRole('status').filter({ hasText: `Decision ${number} now applies` })).toBeVisible()
  const form = (summary: string) => page.locator('details', { hasText: summary })
  await page.goto(`${season}/decisions`)
  for (const [number, { matchId }] of items.slice(0, 2).entries()) {
    const voids = form('Void a match')
    await voids.locator('summary').click()
    await voids.getByLabel('Match', { exact: true }).fill(`/matches/${matchId}`)
    await voids.getByLabel('Reason').fill('The room lost its power.')
    await decideAfterLooking(voids, 'Decide')
    await decided(number + 1)
  }
  const out = form('Disqualify an agent')
  await out.locator('summary').click()
  await out.getByLabel('Agent').fill('blurt')
  await out.getByLabel('Reason').fill('Played with another name.')
  await expect(page.locator('#agents-of-season option[value=blurt]')).toHaveAttribute(
    'label',
    /^Blurt · Built-in agent · English.* · online$/,
  )
  await decideAfterLooking(out, 'Disqualify')
  await decided(3)
  const correction = form('Correct a total')
  await correction.locator('summary').click()
  await correction.getByLabel('Agent').fill('fox')
  await correction.getByLabel('Points').fill('-0.6')
  await correction.getByLabel('Reason').fill('Came late.')
  await decideAfterLooking(correction, 'Correct the total')
  await decided(4)
  const first = page.locator('#decision-1')
  await first.getByText('Undo this decision').click()
  await first.getByLabel('Reason').fill('Its log was whole.')
  await decideAfterLooking(first, 'Undo decision 1')
  await decided(5)
  await page.goto(season)
}

/** The button for the decision appears only after the preview of the new board. */
async function decideAfterLooking(form: Locator, submit: string): Promise<void> {
  const button = form.getByRole('button', { name: submit, exact: true })
  await expect(button).toHaveCount(0)
  await form.getByRole('button', { name: 'Preview the board' }).click()
  await expect(form.getByRole('table', { name: 'English board' }).locator('tbody tr').first()).toBeVisible()
  await button.click()
}

const exported = z.object({
  entrant: z.object({ agent: z.string(), name: z.string() }).optional(),
  standing: z
    .object({
      agent: z.string(),
      rank: z.int().nullable(),
      total: z.int(),
      tally: z.object({ matches: z.int() }),
    })
    .optional(),
})

/** Checks that the export is complete, agrees with the board on the page line by line, and fails after a change. */
async function provesItself(page: Page, season: string): Promise<void> {
  const text = await (await page.request.get(`/api/v1${season}/export.jsonl`)).text()
  const lines = text.split('\n').slice(0, -1)
  // Loaded where it is needed: Playwright takes seconds to compile it.
  const { verifySeason } = await import('@wis/proof')
  const { formatPoints } = await import('@wis/ratings')
  expect(await verifySeason(lines)).toMatchObject({ ok: true, isFinal: true, decisions: 5, matches: 12 })
  const read = lines.map((line) => exported.parse(JSON.parse(line)))
  const names = new Map(read.flatMap(({ entrant }) => (entrant ? [[entrant.agent, entrant.name]] : [])))
  const board = read.flatMap(({ standing }) => standing ?? [])
  expect(await boardOn(page)).toEqual(
    board.map(({ agent, rank, total, tally: { matches } }) => [
      String(rank ?? '–'),
      names.get(agent),
      Number(formatPoints(total)),
      matches,
    ]),
  )
  const spoilt = lines.map((line) =>
    line.replace('{"standing":{"language":"en","rank":1,', '{"standing":{"language":"en","rank":2,'),
  )
  expect(await verifySeason(spoilt)).toMatchObject({ ok: false })
  const dataset = await page.request.get(`/api/v1${season}/dataset.zip`)
  expect([dataset.status(), dataset.headers()['content-type']]).toEqual([200, 'application/zip'])
}

/** The rank, name, total and matches of every line. Between name and total stands the gap to the first. */
async function boardOn(page: Page): Promise<unknown[][]> {
  const rows = await page.getByRole('table', { name: 'Board of' }).locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td, th').allInnerTexts()
      const [rank, name = '', , total, matches] = cells.map((cell) => cell.trim())
      return [rank, name.split('\n')[0], Number(total), Number(matches)]
    }),
  )
}

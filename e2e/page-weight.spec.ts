import { expect, test } from '@playwright/test'
import type { Browser, Page, Response } from '@playwright/test'
import { z } from 'zod'
import { entryScripts } from './support/entry-scripts.ts'
import { finishedMatch, liveMatch, matchOfAnotherGame } from './support/matches.ts'
import { oneIn } from './support/run-in-full.ts'

/** The limit on scripts as sent, in KiB: everything that loads before the visitor does anything. */
const most = 130

/** The view of a game, with which a live match is folded in the browser. It comes with the first news, after the page. */
const mostOfView = 12
const mostOf = (name: string) => most + (name.startsWith('/matches/[live') || name === '/' ? mostOfView : 0)

const addresses = [
  // The heaviest.
  '/matches/[live]',
  '/',
  '/watch',
  '/leaderboard',
  '/agents',
  '/agents/[slug]',
  '/agents/[slug]/profile',
  '/agents/new',
  '/community',
  '/seasons',
  '/games',
  '/games/holdem',
  '/watch?game=[game]',
  '/leaderboard?game=[game]',
  '/play',
  '/lab',
  '/lab/new',
  '/schedule',
  '/docs',
  '/docs/rules',
  '/docs/protocol',
  '/docs/api',
  '/account',
  '/matches/[id]',
  '/matches/[other]',
  '/matches/[live other]',
  '/embed/matches/[id]',
  '/daily',
  '/hunt',
  '/week',
]

test('no page exceeds its weight, and nothing moves while it loads', async ({ page: asker, browser }) => {
  test.setTimeout(240_000)
  const { id } = await finishedMatch(asker)
  const other = await matchOfAnotherGame(asker, 'finished')
  const board = await (await asker.request.get('/api/v1/leaderboard?language=en')).json()
  const wrong: string[] = []
  for (const name of oneIn(4, addresses)) {
    const address = name
      .replace('[id]', id)
      .replace('[slug]', board.items[0].agent.slug)
      .replace('[other]', other.id)
      .replace('[game]', other.game)
    const { scripts, uncompressed, shift, largestMs } = name.includes('[live')
      ? await loadLive(browser, asker, name)
      : await load(browser, address)
    console.log(
      `${name}: ${scripts} KiB of scripts, layout shift ${shift.toFixed(3)}, largest content after ${largestMs} ms`,
    )
    if (scripts === 0) wrong.push(`${name}: no script came`)
    if (scripts > mostOf(name)) wrong.push(`${name}: ${scripts} KiB of scripts, at most ${mostOf(name)}`)
    if (shift > 0.05) wrong.push(`${name}: layout shift ${shift.toFixed(3)}`)
    wrong.push(...uncompressed.map((url) => `${url} did not come in brotli`))
  }
  expect(wrong).toEqual([])
})

test('no page that only an owner or an operator sees brings the games with it', () => {
  const entries = entryScripts()
  expect(entries.length).toBeGreaterThan(50)
  expect(entries.filter(({ kib }) => kib > 20)).toEqual([])
})

/** A live match is looked for at the last moment. One that had not begun, or ended meanwhile, was no live page. */
async function loadLive(browser: Browser, asker: Page, name: string): Promise<Loaded> {
  const { id } = await (name.includes('other') ? matchOfAnotherGame(asker, 'live') : liveMatch(asker))
  const isPlayed = async () =>
    (await (await asker.request.get(`/api/v1/matches/${id}`)).json()).status === 'running'
  if (!(await isPlayed())) return loadLive(browser, asker, name)
  const loaded = await load(browser, `/matches/${id}`)
  return (await isPlayed()) ? loaded : loadLive(browser, asker, name)
}

const seen = z.object({ shift: z.number(), largestMs: z.number() })

/** Runs in the page before its own scripts. */
const observe = `
  globalThis.seen = { shift: 0, largestMs: 0 }
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestMs = Math.round(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })`

type Loaded = Awaited<ReturnType<typeof load>>

/** Opens a page, and waits until it is idle. It has no cache, because what another page has loaded would not be counted. */
async function load(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer)
  })
  await page.addInitScript({ content: observe })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  const uncompressed = answers.filter(
    (answer) => !answer.ok() || answer.headers()['content-encoding'] !== 'br',
  )
  const moved = seen.parse(await page.evaluate('seen'))
  await context.close()
  return {
    scripts: Math.round(bytes / 1024),
    uncompressed: uncompressed.map((answer) => new URL(answer.url()).pathname),
    ...moved,
  }
}

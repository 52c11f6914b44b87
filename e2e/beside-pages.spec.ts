import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { finishedMatch } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

test('programs get the content of a page from an address beside it', async ({ page, request }) => {
  const { id } = await finishedMatch(page)
  const board = await (await request.get('/leaderboard.json?language=en')).json()
  const { slug } = board.items[0].agent
  const season = board.season.slug
  for (const address of [`/agents/${slug}`, `/matches/${id}`, `/seasons/${season}`, '/seasons']) {
    const [beside, api] = await Promise.all([
      request.get(`${address}.json`),
      request.get(`/api/v1${address}`),
    ])
    expect(beside.headers()['content-type']).toBe(api.headers()['content-type'])
    expect(Object.keys(await beside.json())).toEqual(Object.keys(await api.json()))
  }
  expect((await request.get('/agents/nobody-at-all.json')).status()).toBe(404)
})

const readFeed = z.object({ root: z.string(), entries: z.int() })

/** Runs in the page, because a browser reads XML strictly. */
const parseFeed = `(text) => {
  const found = new DOMParser().parseFromString(text, 'application/xml')
  return { root: found.documentElement.nodeName, entries: found.querySelectorAll('entry').length }
}`

test('a feed names its new entries, and says so if it has none', nightly, async ({ page, request }) => {
  await finishedMatch(page)
  const board = await (await request.get('/leaderboard.json?language=en')).json()
  for (const of of [
    `/agents/${board.items[0].agent.slug}`,
    `/seasons/${board.season.slug}`,
    '/seasons',
    '/watch',
  ]) {
    await page.goto(of)
    const [link] = await page.locator('link[type="application/atom+xml"]').all()
    const address = (await link?.getAttribute('href')) ?? ''
    expect(new URL(address, page.url()).pathname).toBe(`${of}.atom`)
    const feed = await request.get(address)
    expect(feed.headers()['content-type']).toContain('application/atom+xml')
    const read = readFeed.parse(await page.evaluate(`(${parseFeed})(${JSON.stringify(await feed.text())})`))
    expect(read.root).toBe('feed')
    expect(read.entries).toBeGreaterThan(0)
    const { etag = '' } = feed.headers()
    expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBeLessThan(400)
  }
  expect(await (await request.get('/watch.atom?language=zh')).text()).toContain('<title>当日最佳对局</title>')
  expect((await request.get('/agents/nobody-at-all.atom')).status()).toBe(404)
})

import { expect, it } from 'vitest'
import { atomOf } from './feed-response.ts'

const origin = 'https://arena.example'
const feed = {
  title: 'Seasons',
  locale: 'en',
  address: '/seasons.atom?language=en',
  page: '/seasons',
  entries: [
    { page: '/seasons/old', title: 'Old', updated: new Date('2026-01-02T03:04:05Z'), summary: 'Over.' },
    { page: '/seasons/new', title: 'New', updated: new Date('2026-03-02T03:04:05Z'), summary: 'Open.' },
  ],
}

it('names whole addresses, and has the date of its newest entry', () => {
  const text = atomOf(feed, origin)
  expect(text).toContain('<id>https://arena.example/seasons/new</id>')
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://arena.example/seasons.atom?language=en"/>',
  )
  expect(/<updated>(.*?)<\/updated>/.exec(text)?.[1]).toBe('2026-03-02T03:04:05.000Z')
})

it('shows text from others as plain text', () => {
  const [entry] = feed.entries
  const title = `<b>"A" & \u0000B\u001b\ud800</b>`
  const text = atomOf({ ...feed, entries: entry ? [{ ...entry, title }] : [] }, origin)
  expect(text).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; \ufffdB\ufffd\ufffd&lt;/b&gt;</title>')
})

it('without entries is still a feed', () => {
  expect(atomOf({ ...feed, entries: [] }, origin)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})

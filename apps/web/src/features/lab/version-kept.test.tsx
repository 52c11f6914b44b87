import type { ReportVersion } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import { addressesOf, versionAsked } from './experiment-seen.ts'
import type { ExperimentSeen } from './experiment-seen.ts'
import { ForYourPaper } from './for-your-paper.tsx'

const versionOf = (version: number): ReportVersion => ({
  version,
  matches: 8,
  ratings: 0,
  at: '2026-01-01T00:00:00.000Z',
  state: 'open',
})
const [first, second] = [versionOf(1), versionOf(2)]
const page = { id: 'e1', report: { version: 2 }, versions: [first, second] } as ExperimentSeen['page']

it('a page is of the version that its address names, whether it is the newest or a former one', () => {
  expect(versionAsked(undefined, page)).toEqual({ named: undefined, former: undefined })
  expect(versionAsked('1', page)).toEqual({ named: first, former: first })
  expect(versionAsked('2', page)).toEqual({ named: second, former: undefined })
  expect(versionAsked('3', page)).toBeNull()
})

it.each([first, second])('each link from the page of version $version keeps it', (named) => {
  const { matchesAt, tablesAt, pdfAt } = addressesOf({ page, share: undefined, named }, 'en')
  for (const address of [matchesAt('s', 'c'), tablesAt, pdfAt('f')])
    expect(new URLSearchParams(address.split('?')[1]).get('version')).toBe(String(named.version))
  const section = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <ForYourPaper
        of="experiments"
        id="e1"
        share={undefined}
        named={named}
        paper={{ methods: ['How.'], citation: '@misc{e1}' }}
        hasFigures
        isOver
        isPreregistered
      />
    </NextIntlClientProvider>,
  ).replaceAll('&amp;', '&')
  const links = [...section.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href, 'http://x.org'))
  const ofReport = links.filter(({ pathname }) => /\/(report|figures)$/.test(pathname))
  expect(ofReport.length).toBeGreaterThan(6)
  for (const { searchParams } of ofReport) expect(searchParams.get('version')).toBe(String(named.version))
})

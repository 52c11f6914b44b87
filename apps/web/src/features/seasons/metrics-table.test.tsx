import { kitCalled } from '@wis/games'
import { emptySums, emptyTally } from '@wis/ratings'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { metricsBeside, MetricsTable } from './metrics-table.tsx'

const kit = kitCalled('dilemma')
if (!kit) throw new Error('the game is not here')
const counted = (defections: number) => ({
  tally: { ...emptyTally, matches: 2, facts: { decisions: 10, defections } },
  trueSkill: null,
  sums: emptySums,
})

it.each([
  ['en', en, 'Defects'],
  ['zh', zh, '背叛'],
] as const)('two agents are compared by the metrics of their game, in %s', (locale, messages, name) => {
  const metrics = metricsBeside(kit, counted(4), undefined)
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <MetricsTable metrics={metrics} names={['Fox', 'Owl']} />
    </NextIntlClientProvider>,
  )
  const row = html.split('<tr').find((one) => one.includes(name)) ?? ''
  expect(row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(/40% .*10.* – $/)
})

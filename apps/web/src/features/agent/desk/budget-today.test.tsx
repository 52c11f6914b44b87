import type { OwnerAgentPage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import { BudgetToday } from './budget-today.tsx'

type Agent = Parameters<typeof BudgetToday>[0]['agent']

const limits: OwnerAgentPage['limits'] = {
  concurrency: 1,
  matchesPerDay: 500,
  tokensPerDay: null,
  dollarsPerDay: null,
  prices: null,
  pace: null,
}
const agent: Agent = {
  slug: 'fox',
  today: { day: '2026-11-26', matches: 3, tokens: 1200, dollars: 0 },
  limits,
  defaultPrices: null,
}

const shown = (changes: Partial<Agent>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <BudgetToday agent={{ ...agent, ...changes }} />
    </NextIntlClientProvider>,
  )

it('says that the price is unknown, and leads to where the owner enters it', () => {
  const html = shown({})
  expect(html).toContain('price unknown')
  expect(html).toContain('href="/agents/fox/settings#limits"')
  expect(html).not.toContain('$')
})

it.each<[string, Partial<Agent>, string]>([
  ['of its owner', { limits: { ...limits, prices: { input: 1, output: 2 } } }, '$0.00, no limit'],
  [
    'of its provider',
    { defaultPrices: { input: 1, output: 2, source: 'x', asOf: '2026-11' } },
    '$0.00, no limit',
  ],
  ['of earlier today', { today: { ...agent.today, dollars: 0.25 } }, '$0.25, no limit'],
])('counts the cost by the price %s', (_of, changes, cost) => {
  const html = shown(changes)
  expect(html).toContain(cost)
  expect(html).not.toContain('price unknown')
})

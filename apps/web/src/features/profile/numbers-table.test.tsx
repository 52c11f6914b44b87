import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import { NumbersTable } from './numbers-table.tsx'

const estimate = (value: number) => ({ value, low: null, high: null, n: 7, deals: 6, method: null })

function shown(difference: number, by: 'paired' | 'apart') {
  const values = [estimate(0.25), estimate(0)]
  const compared = {
    section: 'attack' as const,
    of: 'attack/foul-rate',
    value: difference,
    low: null,
    high: null,
    p: 0.5,
    by,
  }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <NumbersTable
        caption="Foul rate"
        agents={['Fox', 'Granny']}
        rows={[{ name: 'Foul rate', unit: 'share', values, difference: compared }]}
      />
    </NextIntlClientProvider>,
  )
}

it('n is the number of deals behind a number, as in the report', () => {
  expect(shown(0, 'paired')).toContain('n = 6')
})

describe('the difference of two numbers', () => {
  it('is marked where only the deals of both make it', () => {
    expect(shown(0, 'paired')).toMatch(/≈ .*only the deals of both, p 0\.500/)
  })

  it('is plain where it is that of the two numbers, or of their intervals', () => {
    expect(shown(0.25, 'paired')).toMatch(/\+25\.0.*paired by deal, p 0\.500/)
    expect(shown(0.25, 'paired') + shown(0, 'apart')).not.toContain('≈')
  })
})

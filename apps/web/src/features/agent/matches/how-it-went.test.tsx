import type { AgentMatchRow } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import { HowItWent } from './how-it-went.tsx'

const shown = (about: Pick<AgentMatchRow, 'points' | 'exact'>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <HowItWent
        row={{ match: { status: 'finished' }, role: null, result: 'won', ...about } as AgentMatchRow}
      />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]*>/g, '')

it('an agent’s list of matches shows points exactly where a game counts finer than in fifteenths', () => {
  expect(shown({ points: 3, exact: { points: 101, units: 600 } })).toMatch(/ \+0\.17 points$/)
  expect(shown({ points: 3 })).toMatch(/ \+0\.20 points$/)
})

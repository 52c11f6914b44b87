import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import type { Form } from './form-section.tsx'
import { FormSection } from './form-section.tsx'

const board: Form = { game: 'tic-tac-toe', matches: 4, contested: 4, won: 3, points: 15 }
const shared: Form = { game: 'public-goods', matches: 1, contested: 0, won: 0, points: 300 }

const shown = (...forms: readonly Form[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <FormSection forms={forms} best={undefined} days={[]} />
    </NextIntlClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

it('the form of an agent of one game names the game', () => {
  expect(shown(board)).toBe('Form Last 4 matches of Tic-tac-toe Won 3 of 4 Points per match 1.00')
})

it('the form of an agent of several games has a row for each, and no average over them', () => {
  expect(shown(board, shared)).toBe(
    'Form Last 5 matches Form Game Matches Won Points per match ' +
      'Tic-tac-toe 4 3 of 4 1.00 Public goods 1 – 20.00',
  )
})

it('an agent without a decided match has no form', () => {
  expect(shown()).toBe('')
})

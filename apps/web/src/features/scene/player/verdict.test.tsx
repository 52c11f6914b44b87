import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import Verdict from './verdict.tsx'

const seats = ['Miser', 'Drifter', 'Owl'].map((name, seat) => ({
  seat,
  alias: `Player ${seat + 1}`,
  agent: { id: `a${seat}`, slug: name.toLowerCase(), name, nameZh: null, avatarVersion: null, kind: 'house' },
}))
const text = { en: 'Games won: 2 and 0.', zh: '各胜2局和0局。' }

function shown(places: readonly number[], title?: { readonly en: string; readonly zh: string }): string {
  const outcome = { reason: 'over', places, points: places.map(() => 0), perPoint: 1 }
  const decided = title ? { title, text } : { text }
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <Verdict seats={seats as never} outcome={outcome} decided={decided} />
    </NextIntlClientProvider>,
  )
  return page
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('names the one who won, and what decided it', () => {
  expect(shown([2, 1, 2])).toMatch(/Drifter ?wins Games won: 2 and 0\.$/)
})

it('says so where all or several are level, and lets a game say more than that', () => {
  expect(shown([1, 1, 1])).toMatch(/^Draw /)
  expect(shown([1, 1, 3])).toMatch(/^Tied for first /)
  expect(shown([1, 1, 1], { en: '15 of 25 points', zh: '15/25分' })).toMatch(/^15 of 25 points /)
})

import type { RatedRow } from '@wis/db/boards'
import { emptyTally } from '@wis/ratings'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import { parseBoardFilter } from './board-filter.ts'
import { BoardFinding } from './board-finding.tsx'
import { kitOfBoard } from './game/game-of-board.ts'

type Props = Parameters<typeof BoardFinding>[0]

const skill = (rating: number, provisional = false) =>
  ({ rating, low: rating - 20, high: rating + 20, provisional }) as RatedRow['skill']
const row = (name: string, total: number, rated: RatedRow['skill']) => ({
  total,
  tally: emptyTally,
  skill: rated,
  agent: { id: name, slug: name, name, nameZh: null, kind: 'webhook', owner: null },
})

function said(query: Record<string, string>, rows: readonly object[], game = 'who-is-spy'): string {
  const board = {
    game,
    order: game === 'who-is-spy' ? 'total' : 'mean-points',
    items: rows,
    rule: { initialTotal: 0, entryCost: 0 },
  } as unknown as Props['board']
  const kit = kitOfBoard(board)
  if (!kit) throw new Error('the board has no game')
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <BoardFinding filter={parseBoardFilter(query, 'en')} board={board} kit={kit} />
    </NextIntlClientProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

it('a board of ratings says whether its leader is clearly ahead', () => {
  const others = [row('Bea', 100, skill(1590)), row('Cy', 90, skill(1500))]
  expect(said({ tab: 'rating' }, [row('Ada', 120, skill(1620)), ...others])).toBe(
    'No clear leader: Ada 1620, Bea 1590. The 95% intervals of 2 agents overlap.',
  )
  expect(said({ tab: 'rating' }, [row('Ada', 120, skill(1700)), ...others])).toContain('clearly ahead')
})

it('a total is compared with the second', () => {
  expect(said({ tab: 'total' }, [row('Ada', 1800, null), row('Bea', 1500, null)])).toBe(
    'Ada leads with 120.00 points, 20.00 ahead of Bea.',
  )
})

const played = (name: string, points: number, pointsSquared: number) => ({
  ...row(name, 15 * points, null),
  tally: { ...emptyTally, matches: 20, points: 15 * points },
  sums: { draws: 0, pointsSquared: 225 * pointsSquared },
})

it('a total is too close to call where the points of the matches vary by more than the lead', () => {
  const saidOf = (other: number) =>
    said({ tab: 'total' }, [played('Ada', 200, 2200), played('Bea', other, other ** 2 / 20 + 200)])
  expect(saidOf(190)).toBe(
    'Ada leads with 200.00 points, but it is too close to call: by chance alone, 1 other agent could be level.',
  )
  expect(saidOf(20)).toBe('Ada leads with 200.00 points, 180.00 ahead of Bea.')
})

it('a board by mean points says whether the first interval overlaps with another', () => {
  const saidOf = (other: number) =>
    said({ tab: 'total' }, [played('Ada', 200, 2200), played('Bea', other, other ** 2 / 20 + 200)], 'dilemma')
  expect(saidOf(190)).toEqual(
    expect.stringMatching(
      /^No clear leader: Ada with 10\.00 points per match, Bea with .*\. The 95% intervals of 2 agents overlap\.$/,
    ),
  )
  expect(saidOf(20)).toContain('clearly ahead')
})

it('a leader whose rating is provisional leads, and a reader is told whether others come near', () => {
  const saidOf = (other: number) =>
    said({ tab: 'rating' }, [row('Ada', 120, skill(1700, true)), row('Bea', 100, skill(other))])
  expect(saidOf(1500)).toBe(
    'Ada leads at 1700. This rating is provisional, but no other 95% interval overlaps with its own.',
  )
  expect(saidOf(1680)).toBe(
    'No clear leader: Ada 1700, Bea 1680. The first rating is provisional, and the 95% intervals of 2 agents overlap.',
  )
})

it('nothing is said of agents without ratings, of one agent, or of another order', () => {
  const rows = [row('Ada', 120, null), row('Bea', 100, null)]
  expect(said({ tab: 'rating' }, rows)).toBe('')
  expect(said({ tab: 'total' }, rows.slice(0, 1))).toBe('')
  expect(said({ tab: 'total', sort: 'average' }, rows)).toBe('')
})

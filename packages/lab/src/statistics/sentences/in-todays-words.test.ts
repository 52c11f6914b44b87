import { expect, it } from 'vitest'
import { inTodaysWords } from './sentences.ts'

const said = (en: string, comparisons = 2) => inTodaysWords({ effects: [{ sentence: { en }, comparisons }] })

it.each([
  [
    'A and B cannot be told apart in win rate: −21 percentage points, 95% −46 to 9, 24 deals, about 7 more contents, dealt as often, would tell, corrected for 2 comparisons.',
    'A and B do not differ significantly in win rate: −21 percentage points, 95% −46 to 9, 24 deals, about 7 more contents needed, dealt as often, corrected for 2 comparisons.',
  ],
  ['Nothing was seen of foul rate.', 'No data on foul rate.'],
  ['What draws the choice: chances are corrected.', 'Position and name bias: chances are corrected.'],
  ['x, about 1 more deal would tell.', 'x, about 1 more deal needed.'],
  ['x, more deals would hardly tell.', 'x, more deals would hardly help.'],
  [
    'x, the interval is rough, because a few deals count most.',
    'x, the interval is approximate, because a few deals dominate.',
  ],
  ['x: +0.9 points a match, 95% 0.3 to 1.5.', 'x: +0.9 points, 95% 0.3 to 1.5.'],
  ['No preference among names can be told: p = 0.2.', 'No significant preference among names: p = 0.2.'],
  ['The choice among names is not even: p = 0.01.', 'The choices among names are uneven: p = 0.01.'],
  [
    'A 与 B 的胜率分不出高下：+0.2 分，95% 区间 −0.3 至 0.7，480 副牌局，大约再打 6,586 副牌局就能分出。',
    'A 与 B 的胜率没有显著差异：+0.2 分，95% 区间 −0.3 至 0.7，480 个牌局，大约还需 6,586 个牌局。',
  ],
  [
    'x，少数牌局影响过大，区间只是粗略的，12 份内容的 48 副牌局，大约再用 7 份内容（每份同样多副牌局）就能分出。',
    'x，少数牌局影响过大，区间为近似值，12 份内容的 48 个牌局，大约还需 7 份内容（每份的牌局数相同）。',
  ],
  ['A 的伪装：2.00 分，每副牌局都一样，4 副牌局。', 'A 的伪装：2.00 分，每个牌局都一样，4 个牌局。'],
  ['x，再打多少牌局也很难分出。', 'x，增加牌局也几乎没有帮助。'],
  ['没有观测到犯规率。', '没有犯规率的数据。'],
])('a sentence of before says the same today: %s', (before, today) => {
  expect(said(before)).toEqual(said(today))
  expect(said(today)).toEqual({ effects: [{ sentence: { en: today }, comparisons: 2 }] })
})

it('another number is another sentence', () => {
  expect(said('Nothing was seen of foul rate.')).not.toEqual(said('No data on vote rate.'))
})

it('how many more deals are needed does not count where no comparison does', () => {
  const before = 'A and B cannot be told apart in win rate: 0.1, 8 deals, about 2 more deals would tell.'
  const today = 'A and B do not differ significantly in win rate: 0.1, 8 deals, about 56 more deals needed.'
  expect(said(before, 0)).toEqual(said(today, 0))
  expect(said(before)).not.toEqual(said(today))
})

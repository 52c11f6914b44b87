import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { follower, house, investing, leader, played } from './testing/planted-in-five-games.ts'

describe.each(sampled(['en', 'zh'] as const, 2))('in %s', (language) => {
  it('what is kept and what comes back adds up by hand over the seven multipliers', () => {
    // The multipliers add up to 13. All invest 100, or nobody invests anything.
    const all = played('public-goods', language, investing(100), investing(100)).valueOf
    expect(['investment-rate', 'payback', 'mean-points'].map(all)).toEqual([
      1,
      expect.closeTo(1300 / 7, 8),
      expect.closeTo(1300 / 7, 8),
    ])
    const none = played('public-goods', language, investing(0), investing(0)).valueOf
    expect(['investment-rate', 'payback', 'mean-points'].map(none)).toEqual([0, 0, 100])
    // The subject alone keeps 100, and has a third of what 200 come to.
    const alone = played('public-goods', language, investing(0), investing(100)).valueOf
    expect(alone('payback')).toBeCloseTo((200 * 13) / 7 / 3, 8)
    expect(alone('mean-points')).toBeCloseTo(100 + (200 * 13) / 7 / 3, 8)
  })

  it('each setting is told by itself: whoever invests all has its multiplier back', () => {
    const { report } = played('public-goods', language, investing(100), investing(100))
    const told = (report.settings ?? []).filter(({ measure }) => measure === 'payback')
    expect(told.map(({ setting, estimate }) => [setting, estimate.value, estimate.n])).toEqual(
      [1, 1.2, 1.5, 1.8, 2, 2.5, 3].map((times) => [`× ${times}`, expect.closeTo(100 * times, 8), 3]),
    )
    const { report: hawks } = played('dilemma', language, house('never'), house('always'))
    const points = (hawks.settings ?? []).filter(({ measure }) => measure === 'mean-points')
    // Five rounds in which it alone defects.
    expect(points.map(({ setting, estimate }) => [setting, estimate.value])).toEqual([
      ['3, 5, 2', 25],
      ['3, 10, 2', 50],
      ['3, 20, 2', 100],
      ['3, 5, 3', 25],
      ['3, 5, 4', 25],
      ['3, 5, 5', 25],
      ['5, 5, 3', 25],
    ])
  })

  it('a free-rider wins at the cost of patrons, and invests least in every round', () => {
    const { valueOf } = played('public-goods', language, house('free-rider'), house('generous'))
    expect([valueOf('win-rate'), valueOf('least-or-tied-rate')]).toEqual([1, 1])
    const patron = played('public-goods', language, house('generous'), house('free-rider'))
    expect([patron.valueOf('win-rate'), patron.valueOf('least-or-tied-rate')]).toEqual([0, 0])
  })

  it('a grim one cooperates with doves to the end, and meets hawks with four defections of five', () => {
    const peace = played('dilemma', language, house('grim'), house('always'))
    expect([peace.valueOf('win-rate'), peace.valueOf('defection-rate')]).toEqual([1, 0])
    // Five rounds of 3 in six settings, and of 5 in one.
    expect(peace.valueOf('mean-points')).toBeCloseTo((5 * (6 * 3 + 5)) / 7, 8)
    const war = played('dilemma', language, house('grim'), house('never'))
    // It is betrayed once, and nobody gains on another after that.
    expect([war.valueOf('win-rate'), war.valueOf('defection-rate')]).toEqual([0, 0.8])
    const hawk = played('dilemma', language, house('never'), house('always'))
    expect([hawk.valueOf('win-rate'), hawk.valueOf('defection-rate')]).toEqual([1, 1])
  })

  it('one whom all follow agrees on its own proposal, and one who follows on that of another', () => {
    const leading = played('cost-sharing', language, leader, follower)
    expect([leading.valueOf('agreement-rate'), leading.valueOf('coordination')]).toEqual([1, 1])
    // It sits in each seat equally often, and pays 30, 30 and 40 in a hundred.
    expect(leading.valueOf('own-share')).toBeCloseTo(1 / 3, 8)
    expect(leading.valueOf('refused-rate')).toBe(0)
    const following = played('cost-sharing', language, follower, leader)
    expect([following.valueOf('agreement-rate'), following.valueOf('coordination')]).toEqual([1, 0])
    const split = played('cost-sharing', language, follower, follower)
    expect([split.valueOf('agreement-rate'), split.valueOf('coordination')]).toEqual([0, null])
  })
})

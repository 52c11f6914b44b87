import { describe, expect, it } from 'vitest'
import { lenses } from '../lexicon/lenses.ts'
import { thesaurus } from '../lexicon/thesaurus.ts'
import type { Ideas, Neighbours } from '../lexicon/written.ts'
import { commonLexicon } from '../lexicon/written.ts'
import { firmestLean, optics, together } from './lens.ts'

const nobody = () => []
const leanTo = (language: 'en' | 'zh', held: string, other: string, text: string) => {
  const lens = lenses(language)(held, nobody)
  return lens.read(text).lean[lens.kin.findIndex(({ word }) => word.word === other)] ?? 0
}

describe('reading a speech while holding a word', () => {
  it.each([
    ['Milk or lemon goes into the cup, and the leaves stay in the pot.', 'tea', 'coffee'],
    ['Roasted beans, ground fresh, an espresso in the morning.', 'coffee', 'tea'],
    ['The waves crash and its beam warns every ship on the coast.', 'lighthouse', 'watchtower'],
  ])('hears that %j is about %s and not about %s', (text, about, other) => {
    expect(leanTo('en', about, other, text)).toBeLessThan(-0.5)
    expect(leanTo('en', other, about, text)).toBeGreaterThan(0.5)
  })

  it('hears the same in Chinese', () => {
    const text = '开药方的时候字写得谁也看不懂，还要做手术。'
    expect(leanTo('zh', '医生', '护士', text)).toBeLessThan(-0.5)
    expect(leanTo('zh', '护士', '医生', text)).toBeGreaterThan(0.5)
  })

  it('is never swayed beyond measure by a single speech', () => {
    const flood =
      lenses('en')('tea', nobody)
        .through?.remarks.map(({ text }) => text)
        .join(' ') ?? ''
    for (const lean of lenses('en')('coffee', nobody).read(flood).lean) {
      expect(Math.abs(lean)).toBeLessThanOrEqual(firmestLean)
    }
  })

  it('finds its own remarks again inside the others’ speeches', () => {
    const lens = lenses('en')('tea', nobody)
    const remark = lens.through?.remarks[3]?.text ?? ''
    expect(lens.read(`Quite so, Player 2! ${remark.toUpperCase()} Next!`).said).toEqual([3])
  })

  it('reads several texts as it would read them as one', () => {
    const lens = lenses('en')('tea', nobody)
    const apart = together([lens.read('leaf'), lens.read('kettle')])
    apart.evidence.forEach((nats, word) =>
      expect(nats).toBeCloseTo(lens.read('leaf kettle').evidence[word] ?? 0),
    )
  })
})

describe('a word the lexicon does not know', () => {
  it('is seen through the known word that the talk is about', () => {
    const talk = () => ['It is brewed from leaves in a pot.', 'A bag, hot water, five minutes to steep.']
    const lens = lenses('en')('chamomile', talk)
    expect(lens.familiar).toBe(false)
    expect(lens.through?.word).toBe('tea')
  })

  it('tells nothing if nobody has spoken', () => {
    expect(lenses('en')('zyzzyva', nobody)).toMatchObject({ through: undefined, kin: [], shares: [1] })
  })
})

const firstWays = (ideas: Ideas): Ideas =>
  Object.fromEntries(Object.entries(ideas).map(([idea, texts]) => [idea, texts.slice(0, 1)]))
const halved = ({ words, shared, telling, cues }: Neighbours): Neighbours => ({
  words,
  shared: firstWays(shared),
  telling: [firstWays(telling[0]), firstWays(telling[1])],
  cues,
})

it.each([
  ['en', commonLexicon('en'), 5],
  ['zh', commonLexicon('zh'), 3],
] as const)(
  '%s sentences never seen before are read rightly far more often than wrongly',
  (language, all, odds) => {
    const lensOf = optics(thesaurus(all.map(halved), language))
    let right = 0
    let wrong = 0
    for (const { words, telling } of all) {
      const lens = lensOf(words[0], nobody)
      const neighbour = lens.kin.findIndex(({ word }) => word.word === words[1])
      for (const [, unseen = ''] of Object.values(telling[0])) {
        const lean = lens.read(unseen).lean[neighbour] ?? 0
        if (lean < 0) right++
        if (lean > 0) wrong++
      }
    }
    expect(right).toBeGreaterThan(odds * wrong)
  },
  30_000,
)

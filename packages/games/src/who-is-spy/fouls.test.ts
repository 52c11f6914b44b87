import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'

const types = (match: ReturnType<typeof table>, from: number) =>
  match.log.slice(from).map(({ event }) => event.type)

describe('fouls', () => {
  it('are judged once, after the whole round has been spoken', () => {
    const match = table().speak(0, 'tea').speak(1, 'warm')
    match.expectLiving(0, 1, 2, 3, 4, 5).speeches().expectFouls([0, 'own-word']).expectLiving(1, 2, 3, 4, 5)
  })

  it('are announced after every round, even when there are none', () => {
    expect(types(table().speeches(), -2 + table().speeches().log.length)).toEqual([
      'fouls-called',
      'vote-opened',
    ])
  })

  it('put every offender out at once', () => {
    table()
      .speeches({ 0: 'tea', 3: { forfeit: 'timeout' }, 5: '...' })
      .expectFouls([0, 'own-word'], [3, 'silence'], [5, 'silence'])
      .expectLiving(1, 2, 4)
  })

  it('are listed in speaking order', () => {
    table({ starter: 3 }).speeches({ 1: 'tea', 4: 'tea' }).expectFouls([4, 'own-word'], [1, 'own-word'])
  })

  it('are counted once for a seat: silence before the own word, the own word before a repeat', () => {
    table()
      .speeches({ 0: 'tea', 1: 'tea', 3: '!', 4: '!' })
      .expectFouls([0, 'own-word'], [1, 'own-word'], [3, 'silence'], [4, 'silence'])
  })

  it('are recorded as one batch: the speech, the call, who is out, and the vote', () => {
    const match = table()
    for (const seat of [0, 1, 2, 3, 4]) match.speak(seat, seat === 1 ? 'tea' : `clue ${seat}`)
    const before = match.log.length
    expect(types(match.speak(5, 'tea'), before)).toEqual([
      'speech-given',
      'fouls-called',
      'seat-eliminated',
      'seat-eliminated',
      'vote-opened',
    ])
  })
})

describe('silence', () => {
  it.each(['?!', '🙂', '…', '\u200b\u200d', '\u3164', '🇫🇷', '—', '★'])(
    'is a speech of nothing but %j',
    (text) => {
      table().speeches({ 1: text }).expectFouls([1, 'silence'])
    },
  )

  it.each(['7', '水', 'ж', 'あ', '①', 'é', 'ก', '٣'])('is broken by %j alone', (text) => {
    table().speeches({ 1: text }).expectFouls()
  })

  it('is also a missed speech, for any reason', () => {
    table()
      .speeches({ 1: '', 4: { forfeit: 'refused' } })
      .expectFouls([1, 'silence'], [4, 'silence'])
  })
})

describe('the own word', () => {
  it('is a foul for the spy as for any other seat', () => {
    table().speeches({ 2: 'I like coffee' }).expectFouls([2, 'own-word'])
  })

  it('of another seat is no foul', () => {
    table().speeches({ 0: 'coffee', 2: 'tea' }).expectFouls().expectRunning(1)
  })

  it('is only looked for in the heard part: a word that is cut off is no foul', () => {
    table()
      .speeches({ 0: `${'x '.repeat(200)}tea` })
      .expectFouls()
  })

  it('that the cut leaves whole is a foul', () => {
    table()
      .speeches({ 0: `${'x '.repeat(198)} teapot` })
      .expectFouls([0, 'own-word'])
  })
})

describe('a repeat', () => {
  it('of another speech of the same round is a foul, but the earlier speech is not', () => {
    table().speeches({ 0: 'It is warm.', 4: 'it is  WARM!' }).expectFouls([4, 'repeat'])
  })

  it('of a speech of an earlier round is a foul', () => {
    table().round({}, { 5: 'It is warm.' }).speeches({ 0: 'It is warm.' }).expectFouls([0, 'repeat'])
  })

  it('of a speech of two rounds ago is a foul', () => {
    table().round({}, { 5: 'It is warm.' }).round().speeches({ 0: 'It is warm.' }).expectFouls([0, 'repeat'])
  })

  it("of one's own speech is a foul", () => {
    table().round({}, { 0: 'It is warm.' }).speeches({ 0: 'It is warm.' }).expectFouls([0, 'repeat'])
  })

  it('of a speech by somebody who is out since is a foul', () => {
    table()
      .round({ 1: 0, 2: 0 }, { 0: 'It is warm.' })
      .speeches({ 1: 'It is warm.' })
      .expectFouls([1, 'repeat'])
  })

  it('of a speech that was a foul itself is a foul', () => {
    table()
      .speeches({ 0: 'tea time', 2: 'tea time', 3: 'TEA-time' })
      .expectFouls([0, 'own-word'], [2, 'repeat'], [3, 'own-word'])
  })

  it('by three seats leaves only the first without a foul', () => {
    table().speeches({ 1: 'warm', 2: 'warm', 5: 'warm' }).expectFouls([2, 'repeat'], [5, 'repeat'])
  })

  it.each([
    ['My home', '\u039cy home'],
    ['Now', '\u039dow'],
    ['ΗΜΜ', 'hmm'],
  ])('is seen through letters that look alike in either case: %s, %s', (first, second) => {
    table().speeches({ 0: first, 4: second }).expectFouls([4, 'repeat'])
  })

  it('does not include longer or shorter versions of another speech', () => {
    table().speeches({ 0: 'it is warm', 1: 'it is warm water', 3: 'it is' }).expectFouls()
  })

  it('is judged by the kept part: speeches that differ only after the cut are the same', () => {
    const kept = 'x'.repeat(400)
    table()
      .speeches({ 0: `${kept}a`, 3: `${kept}b` })
      .expectFouls([3, 'repeat'])
  })
})

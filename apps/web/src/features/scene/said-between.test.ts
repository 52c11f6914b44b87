import { expect, it } from 'vitest'
import { withoutWords } from './said-between.ts'

it('a line is without the words that the table has at the same moment', () => {
  const line = { en: 'Fox proposes Owl: “Warm and wet.”', zh: '狐狸提议猫头鹰：“Warm and wet.”' }
  expect(withoutWords(line, { seat: 0, text: 'Warm\n and wet.' }, 'Fox')).toEqual({
    en: 'Fox proposes Owl.',
    zh: '狐狸提议猫头鹰。',
  })
})

it('a name that holds the same words is left alone', () => {
  const line = { en: 'Apple Bot proposes Owl: “Apple”', zh: 'Apple Bot提议猫头鹰：“Apple”' }
  expect(withoutWords(line, { seat: 0, text: 'Apple' }, 'Apple Bot').en).toBe('Apple Bot proposes Owl.')
})

it('what leads to the words goes with them', () => {
  const line = { en: 'Fox takes a hat. Says: “Warm.…”', zh: '狐狸拿走帽子。并说：“Warm.…”' }
  expect(withoutWords(line, { seat: 0, text: 'Warm.' }, 'Fox')).toEqual({
    en: 'Fox takes a hat.',
    zh: '狐狸拿走帽子。',
  })
})

it('words amid a line leave a gap in it', () => {
  const line = { en: 'Fox says “Warm.” That is the word.', zh: '狐狸说“Warm.”：正确。' }
  expect(withoutWords(line, { seat: 0, text: 'Warm.' }, 'Fox').en).toBe('Fox says “…” That is the word.')
})

it('a line of nothing but words says who speaks', () => {
  for (const line of [
    { en: 'Fox said: “Warm.”', zh: 'Fox说：“Warm.”' },
    { en: 'Fox: Warm.', zh: 'Fox：Warm.' },
  ])
    expect(withoutWords(line, { seat: 0, text: 'Warm.' }, 'Fox')).toEqual({
      en: 'Fox is speaking.',
      zh: 'Fox正在发言。',
    })
})

it('a line that says it otherwise stays as it is', () => {
  const line = { en: 'Fox said nothing.', zh: '狐狸没有说话。' }
  expect(withoutWords(line, { seat: 0, text: 'Warm.' })).toEqual(line)
})

import { expect, it } from 'vitest'
import { readGuess } from './read-guess.ts'
import { topicsIn } from './topics/topic.ts'

const [topic] = topicsIn.en
const [chinese] = topicsIn.zh
const { name = '', words: [one = '', other = ''] = [] } = topic ?? {}
const { name: topicName = '', words: [first = '', second = ''] = [] } = chinese ?? {}
const read = (said: string) => readGuess(said, { language: 'en', topic: name })
const readChinese = (said: string) => readGuess(said, { language: 'zh', topic: topicName })

it.each([`Final answer: ${one}`, `I think it's ${one}`, `${one}.`, `**${one}**`, `It must be the ${one}!`])(
  '“%s” names the word of the topic',
  (said) => expect(read(said)).toEqual({ ok: true, move: one }),
)

it.each([`是${first}`, `我觉得是${first}。`, `最终答案：${first}`, `“${first}”`])(
  '“%s” names it in Chinese',
  (said) => expect(readChinese(said)).toEqual({ ok: true, move: first }),
)

it('with two words of the topic, or one that is denied, nothing is guessed', () => {
  expect(read(`${one} rather ${other}`)).toEqual({ ok: false, reason: 'ambiguous' })
  expect(readChinese(`${first}${second}`)).toEqual({ ok: false, reason: 'ambiguous' })
  expect(read(`It is not ${one}`)).toEqual({ ok: false, reason: 'denied' })
})

it('a word that the topic does not have stays as it is said', () => {
  expect(read('My guess: submarine')).toEqual({ ok: true, move: 'submarine' })
})

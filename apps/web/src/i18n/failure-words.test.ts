import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import en from '../../messages/en.ts'
import zh from '../../messages/zh.ts'
import { failureWords } from './failure-words.ts'

it.each([
  ['the connection was refused', 'the connection was refused', '连接被拒绝'],
  ['no answer began within 2500 ms', 'no answer within 2.5 s', '2.5 秒内没有回答'],
  ['answered 503: "down"', 'answered with status 503: "down"', '返回状态 503: "down"'],
  ['words of a server', 'words of a server', 'words of a server'],
])('a failure kept as “%s” is told in the language of the reader', (detail, english, chinese) => {
  const namespace = 'tickets.notices'
  expect(failureWords(createTranslator({ locale: 'en', messages: en, namespace }), detail)).toBe(english)
  expect(failureWords(createTranslator({ locale: 'zh', messages: zh, namespace }), detail)).toBe(chinese)
})

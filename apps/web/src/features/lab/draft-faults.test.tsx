import { readSpec, readSpecText } from '@wis/lab'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { DraftFaults } from './plan-view.tsx'

const messages = { en, zh }

/** What a reader is told about a specification that is refused, without the names of fields and games. */
function told(locale: 'en' | 'zh', given: string | object): string {
  const read = typeof given === 'string' ? readSpecText(given) : readSpec(given)
  if (read.ok) throw new Error('it was not refused')
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages[locale]}>
      <DraftFaults faults={read.faults} />
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, '\n')
}

const right = { name: 'x', game: 'who-is-spy', subjects: ['fox'], seed: 'a' }

it.each([
  [{ ...right, design: { materials: 0 } }, '至少为 1', 'at least 1'],
  [{ ...right, conditions: ['atack'] }, '这个游戏有：baseline', 'the game has baseline'],
  [{ ...right, luck: 1 }, '没有这个字段', 'no field has this name'],
  ['a: [1', '第 1 行', 'line 1 cannot be read'],
  ['- a', '实验由若干字段组成', 'an experiment is a list of fields'],
])('a fault is told in the language of its reader: %j', (given, chinese, english) => {
  expect(told('en', given)).toContain(english)
  expect(told('zh', given)).toContain(chinese)
  expect(told('zh', given)).not.toContain(english)
})

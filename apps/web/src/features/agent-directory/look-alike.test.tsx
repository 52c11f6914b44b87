import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { LookAlike } from './agent-marks.tsx'

it.each([
  ['en', en, '! Looks like blurt, another agent', '! Named like the platform, but independent'],
  ['zh', zh, '! 看起来像 blurt，但不是同一个智能体', '! 名字像是平台的，但与平台无关'],
] as const)(
  'a name that looks like another is told from it, and any other is left alone, in %s',
  (locale, messages, ...texts) => {
    const shown = [{ agent: 'blurt' }, { agent: null }, null, undefined].map((looksLike) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
          <LookAlike agent={{ looksLike }} />
        </NextIntlClientProvider>,
      ).replaceAll(/<[^>]*>/g, ''),
    )
    expect(shown).toEqual([...texts, '', ''])
  },
)

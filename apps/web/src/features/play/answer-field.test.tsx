import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { AnswerFieldView } from './answer-field.tsx'

function hint(least: number, most: number, locale: 'en' | 'zh' = 'en') {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <AnswerFieldView
        field={{ kind: 'picks', name: 'team', label: 'Team', optional: false, least, most, choices: [] }}
        legal={null}
        draft={{}}
        isLacking={false}
        onChange={() => undefined}
        onSend={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  return /<p[^>]*>([^<]*)<\/p>/.exec(shown)?.[1]
}

it('a field of picks says how many to choose', () => {
  expect(hint(2, 2)).toBe('Choose 2.')
  expect(hint(0, 3)).toBe('Choose up to 3.')
  expect(hint(1, 3)).toBe('Choose 1 to 3.')
  expect(hint(2, 2, 'zh')).toBe('选 2 项。')
  expect(hint(1, 3, 'zh')).toBe('选 1 到 3 项。')
})

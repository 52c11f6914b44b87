import { createFormatter } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { IntlProvider, useFormatter, useLocale, useTranslations } from './translations.tsx'

const messages = {
  door: { open: 'The door is open', keys: ['Keys: ', ['count']], by: [['b', 'you'], '!'] },
} as const

function drawn(Inside: () => ReactNode, locale = 'en'): string {
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages}>
      <IntlProvider locale={locale}>
        <Inside />
      </IntlProvider>
    </IntlProvider>,
  )
}

it('messages are found at any depth, even through a provider without messages of its own', () => {
  function Door() {
    const [t, all] = [useTranslations('door'), useTranslations()]
    return `${t('open')}. ${t('keys', { count: 3 })}. ${all('door.open')}.`
  }
  expect(drawn(Door)).toBe('The door is open. Keys: 3. The door is open.')
})

it('a message may contain elements', () => {
  function Door() {
    return useTranslations('door').rich('by', { b: (inside: ReactNode) => <b>{inside}</b> })
  }
  expect(drawn(Door)).toBe('<b>you</b>!')
})

it('a missing message shows its name, and does not break the page', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  function Door() {
    const t = useTranslations('door')
    return `${t('shut')} ${t('open.wide')}`
  }
  expect(drawn(Door)).toBe('door.shut door.open.wide')
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

it.each(['en', 'zh'] as const)('lists in %s are written as on the server', (locale) => {
  const items = ['a', 'b', 'c']
  function Written() {
    return `${useLocale()}: ${useFormatter().list(items)}`
  }
  expect(drawn(Written, locale)).toBe(`${locale}: ${createFormatter({ locale }).list(items)}`)
})

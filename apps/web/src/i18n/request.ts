import { getRequestConfig } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { localeCookie, locales, pickLocale } from './locale.ts'
import type { Locale } from './locale.ts'

const catalogs: Record<Locale, () => Promise<{ default: IntlMessages }>> = {
  en: () => import('../../messages/en.ts'),
  zh: () => import('../../messages/zh.ts'),
}

/** The interface uses the reader's language, whatever language a match is played in. A feed may ask for another. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = locales.find((known) => known === asked) ?? (await readersLocale())
  const { default: messages } = await catalogs[locale]()
  return { locale, messages, timeZone: 'UTC' }
})

async function readersLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeCookie)?.value
  return pickLocale(chosen, (await headers()).get('accept-language'))
}

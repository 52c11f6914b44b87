import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { localeCookie, pickLocale } from './locale.ts'
import type { Locale } from './locale.ts'

const catalogs: Record<Locale, () => Promise<{ default: IntlMessages }>> = {
  en: () => import('../../messages/en.ts'),
  zh: () => import('../../messages/zh.ts'),
}

/** The language of the interface is the reader's, whatever language a match is played in. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(localeCookie)?.value
  const locale = pickLocale(chosen, (await headers()).get('accept-language'))
  const { default: messages } = await catalogs[locale]()
  return { locale, messages, timeZone: 'UTC' }
})

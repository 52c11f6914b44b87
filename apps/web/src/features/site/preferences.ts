'use server'

import { cookies } from 'next/headers'
import { preferenceCookies } from '../../components/page/preference-cookies.ts'
import { locales, localeCookie } from '../../i18n/locale.ts'
import { parseTheme } from './theme.ts'

const options = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax', httpOnly: true } as const

/** Remembers the language of the interface. The value comes from a form, so it is not trusted. */
export async function chooseLocale(form: FormData): Promise<void> {
  const locale = locales.find((known) => known === form.get('locale'))
  if (locale) (await cookies()).set(localeCookie, locale, options)
}

/** Remembers a theme, or forgets it and follows the system again. */
export async function chooseTheme(form: FormData): Promise<void> {
  const asked = form.get('theme')
  const theme = parseTheme(typeof asked === 'string' ? asked : undefined)
  const jar = await cookies()
  if (theme) jar.set(preferenceCookies.theme, theme, options)
  else jar.delete(preferenceCookies.theme)
}

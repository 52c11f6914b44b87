export const locales = ['en', 'zh'] as const
export type Locale = (typeof locales)[number]

export const localeCookie = 'wis-locale'

/** The reader's own choice, else the best match for the browser's request, else English. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  return locales.find((locale) => locale === chosen) ?? preferred(acceptLanguage ?? '') ?? 'en'
}

function preferred(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return { language: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { language } of wishes) {
    const locale = locales.find((other) => other === language)
    if (locale) return locale
  }
  return undefined
}

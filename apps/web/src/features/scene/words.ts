import type { InBoth } from '@wis/engine'
import { useLocale } from 'next-intl'

/** Chooses the reader's language of a text of the game. */
export function useWords(): (text: InBoth<string>) => string {
  const locale = useLocale()
  return (text) => (locale === 'zh' ? text.zh : text.en)
}

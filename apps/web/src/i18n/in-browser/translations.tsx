'use client'

import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { formatMessage } from './format-message.ts'
import type { CompiledMessage, Values } from './format-message.ts'

// Replaces next-intl in a browser, with the same names, but only with the parts that browsers use, at a third of the
// size. The server uses next-intl itself, with the same results. The configuration of Next chooses between the two.

interface Messages {
  readonly [name: string]: Messages | CompiledMessage
}

interface Language {
  readonly locale: string
  readonly messages: Messages
}

const LanguageContext = createContext<Language>({ locale: 'en', messages: {} })

interface IntlProviderProps {
  readonly locale: string
  readonly messages?: Messages
  readonly children: ReactNode
}

export function IntlProvider({ locale, messages, children }: IntlProviderProps) {
  const outer = use(LanguageContext)
  const known = messages ?? outer.messages
  const language = useMemo(() => ({ locale, messages: known }), [locale, known])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLocale(): string {
  return use(LanguageContext).locale
}

export function useTranslations(namespace?: string) {
  const { locale, messages } = use(LanguageContext)
  return useMemo(() => {
    const rich = (key: string, values: Values = {}) => {
      const path = namespace ? `${namespace}.${key}` : key
      const message = lookUp(messages, path)
      if (message !== undefined) return formatMessage(message, locale, values)
      console.error(`There is no message ${path}.`)
      return path
    }
    return Object.assign((key: string, values?: Values) => rich(key, values), { rich })
  }, [locale, messages, namespace])
}

export function useFormatter() {
  const { locale } = use(LanguageContext)
  return useMemo(
    () => ({ list: (items: Iterable<string>) => new Intl.ListFormat(locale).format(items) }),
    [locale],
  )
}

function lookUp(messages: Messages, path: string): CompiledMessage | undefined {
  let found: Messages | CompiledMessage | undefined = messages
  for (const name of path.split('.')) found = isGroup(found) ? found[name] : undefined
  return isGroup(found) ? undefined : found
}

function isGroup(found: Messages | CompiledMessage | undefined): found is Messages {
  return typeof found === 'object' && !Array.isArray(found)
}

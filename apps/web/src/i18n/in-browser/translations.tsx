'use client'

import { Fragment, createContext, createElement, use, useMemo } from 'react'
import type { ReactNode } from 'react'

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

/** A compiled message: a text, or its pieces. The numbers are those of icu-minify. */
export type CompiledMessage = string | typeof pound | readonly Piece[]

type Piece = string | typeof pound | readonly [name: string, ...what: unknown[]]
type Options = Readonly<Record<string, CompiledMessage>>

/** Stands for the number of a plural. */
const pound = 0
const kinds = { select: 1, plural: 2, number: 4 } as const

export type Values = Readonly<Record<string, unknown>>

interface Filling {
  readonly locale: string
  readonly values: Values
  readonly counted: number
}

/** The message as text, or as React elements if it contains more than text. */
export function formatMessage(message: CompiledMessage, locale: string, values: Values): ReactNode {
  return shown(filled(message, { locale, values, counted: 0 }))
}

function filled(message: CompiledMessage, filling: Filling): readonly ReactNode[] {
  if (typeof message !== 'object') return [textOf(message, filling)]
  return message.flatMap((piece) =>
    typeof piece === 'object' ? filledPiece(piece, filling) : textOf(piece, filling),
  )
}

function textOf(piece: string | typeof pound, { locale, counted }: Filling): string {
  return piece === pound ? numberFormat(locale).format(counted) : piece
}

function filledPiece([name, kind, ...rest]: readonly [string, ...unknown[]], filling: Filling) {
  const { locale, values } = filling
  const value = values[name]
  // The compiled form of each kind has this type at this place.
  const options = rest[0] as Options
  switch (kind) {
    case undefined:
      return String(value)
    case kinds.select:
      return filled(options[String(value)] ?? options['other'] ?? '', filling)
    case kinds.plural: {
      const counted = Number(value)
      const chosen = options[`=${counted}`] ?? options[pluralRules(locale).select(counted)]
      return filled(chosen ?? options['other'] ?? '', { ...filling, counted })
    }
    case kinds.number:
      return new Intl.NumberFormat(locale, rest[0] as Intl.NumberFormatOptions).format(Number(value))
    default:
      // A tag: all the following pieces are inside it.
      return wrapped(value, shown(filled([kind, ...rest] as readonly Piece[], filling)))
  }
}

function wrapped(wrap: unknown, inside: ReactNode): ReactNode {
  return typeof wrap === 'function' ? (wrap as (inside: ReactNode) => ReactNode)(inside) : inside
}

function shown(pieces: readonly ReactNode[]): ReactNode {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('')
  return createElement(Fragment, null, ...pieces)
}

const numberFormat = remembered((locale) => new Intl.NumberFormat(locale))
const pluralRules = remembered((locale) => new Intl.PluralRules(locale))

/** Keeps formatters, because making one takes longer than using it. */
function remembered<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

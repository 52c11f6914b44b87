import { isStorable } from '@wis/protocol'

export type Search = Readonly<Record<string, string | string[] | undefined>>

/** The one text that an address gives for a name, if it can be searched for. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name]
  const text = typeof value === 'string' ? value.trim().slice(0, 64) : ''
  return text === '' || !isStorable(text) ? undefined : text
}

/** A cursor in the form that pages write. */
export function cursorIn(search: Search, name = 'cursor'): string | undefined {
  const text = textIn(search, name)
  return text !== undefined && /^[a-z0-9]{1,32}$/.test(text) ? text : undefined
}

/** This page with other parameters; undefined ones are left out. */
export function addressWith(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const query = new URLSearchParams(given).toString()
  return query === '' ? path : `${path}?${query}`
}

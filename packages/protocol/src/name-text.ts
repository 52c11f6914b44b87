import { z } from 'zod'
import { visible } from './visible-text.ts'

/** Variants of one ideograph. Fonts may draw them differently, and most do not. */
const variants = /(\p{Script=Han})[\u{e0100}-\u{e01ef}]+/gu

/** A name as it is stored: composed, with single plain spaces, and with none at its ends. */
export const tidyName = (name: string): string =>
  name
    .replace(variants, '$1')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

const unseenName = 'contains an invisible character'
const emptyName = 'has no letter or digit'

const holdsLetter = (name: string) => /[\p{L}\p{N}]/u.test(name)

/** Whether a tidy name is one that may be given to anything. */
export const isName = (name: string): boolean => visible(name) && holdsLetter(name)

/** A name that nobody here chose, as one that may be given. Undefined if nothing of it is left. */
export function nameFrom(given: string, most: number): string | undefined {
  const short = (name: string) => tidyName([...tidyName(name)].slice(0, most).join(''))
  return [short(given), short(given.replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, ''))].find(isName)
}

/** The one rule for names and titles that others read. */
export const nameText = (most: number) =>
  z.string().overwrite(tidyName).min(1).max(most).refine(visible, unseenName).refine(holdsLetter, emptyName)

import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Why a password that is long enough is not taken all the same. */
export type Weakness = 'blank' | 'common' | 'own'

/** Whose password it is to be. */
interface Owner {
  readonly name: string
  readonly email: string | null
}

/** What people have been found to choose most; 49,000 of them, some 400 kB, which no browser ever gets. */
const common = new Set(dictionary['passwords-common'])

/** What may stand around a common password without making it another one. */
const longestTrimming = 6
/** What has to be left of a password without the name of its owner. */
const leastOfItsOwn = 6
const shortestName = 4
const leastCharacters = 5

/** What others would try first: what many choose, and what anybody knows of its owner. Says nothing about its length. */
export function weaknessOf(password: string, owner: Owner): Weakness | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (/^[\s\p{Cc}\p{Cf}]|[\s\p{Cc}\p{Cf}]$/u.test(plain)) return 'blank'
  if (isOwn(squeezed(plain), owner)) return 'own'
  return isCommon(plain) ? 'common' : undefined
}

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function isOwn(password: string, { name, email }: Owner): boolean {
  const known = [name, email ?? '', email?.split('@')[0] ?? ''].map(squeezed)
  return known.some(
    (word) =>
      word.length >= shortestName && password.includes(word) && password.length - word.length < leastOfItsOwn,
  )
}

function isCommon(plain: string): boolean {
  const [, unit] = /^(.+?)\1+$/su.exec(plain) ?? []
  const words = [plain, plain.replace(/\s/g, ''), unit ?? '', trimmed(plain)]
  return (
    new Set(plain).size < leastCharacters ||
    isRun(plain) ||
    words.some((word) => common.has(word) || common.has(withLetters(word)))
  )
}

/** Without the digits and signs that are put before or after a word because a site asked for some. */
function trimmed(plain: string): string {
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return plain.length - word.length <= longestTrimming ? word : ''
}

const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

/** With the letters that digits and signs are written in place of. */
const withLetters = (word: string) => word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** Whether its characters follow each other as they do in an alphabet or among the digits, forward or back. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? 0)))
  return steps.size === 1
}

import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Why a password is refused although it is long enough. */
export type Weakness = 'blank' | 'common' | 'own' | 'site'

interface Owner {
  readonly name: string
  readonly email: string | null
}

/** The 49,000 most common passwords. They take some 400 kB, so no browser ever gets them. */
const common = new Set(dictionary['passwords-common'])

/** Characters around a common password that do not make it a new one. */
const longestTrimming = 6
/** The length that a password must have left without the names of its owner and of this site. */
const leastOfItsOwn = 6
const shortestName = 4
const shortestChineseName = 2
const leastCharacters = 5

interface Site {
  readonly names: readonly string[]
  /** The address under which visitors reach it. */
  readonly publicUrl: string
}

/**
 * Finds passwords that others would try first: common ones, and ones made of public facts about the owner or this
 * site. It does not check the length.
 */
export function weaknessOf(password: string, owner: Owner, site: Site): Weakness | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (/^[\s\p{Cc}\p{Cf}]|[\s\p{Cc}\p{Cf}]$/u.test(plain)) return 'blank'
  const [own, sites] = [wordsOfOwner(owner), wordsOfSite(site)]
  if (isMadeOf(plain, own)) return 'own'
  if (isMadeOf(plain, [...own, ...sites])) return 'site'
  return isCommon(plain) ? 'common' : undefined
}

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const wordsOfOwner = ({ name, email }: Owner) => [name, email ?? '', email?.split('@')[0] ?? '']

function wordsOfSite({ names, publicUrl }: Site): readonly string[] {
  const { hostname, host } = new URL(publicUrl)
  return [...names, publicUrl, host, hostname, `www.${hostname}`, ...hostname.split('.')]
}

/** Whether little is left of a password without these words, however often they are in it. */
function isMadeOf(plain: string, words: readonly string[]): boolean {
  const password = squeezed(plain)
  const known = words
    .map(squeezed)
    .filter((word) => word.length >= (isChinese(word) ? shortestChineseName : shortestName))
    .toSorted((a, b) => b.length - a.length)
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), password)
  return left.length < Math.min(leastOfItsOwn, password.length)
}

const isChinese = (word: string) => /\p{Script=Han}/u.test(word)

function isCommon(plain: string): boolean {
  const [, unit] = /^(.+?)\1+$/su.exec(plain) ?? []
  const words = [plain, plain.replace(/\s/g, ''), unit ?? '', trimmed(plain)]
  return (
    new Set(plain).size < leastCharacters ||
    isRun(plain) ||
    words.some((word) => common.has(word) || common.has(withLetters(word)))
  )
}

/** Removes digits and signs before or after a word, which many add only because a site asked for some. */
function trimmed(plain: string): string {
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return plain.length - word.length <= longestTrimming ? word : ''
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Puts back the letters that digits and signs stand for. */
const withLetters = (word: string) => word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** Whether its characters follow each other as in an alphabet or among the digits, forward or back. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? 0)))
  return steps.size === 1
}

import unhomoglyph from 'unhomoglyph'

/** Letters in boxes and circles that normalisation leaves alone, and the letters of flags: ranges of A to Z. */
const lettersAt = [0x1f150, 0x1f170, 0x1f1e6]
const boxed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu

const unboxed = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const from = lettersAt.findLast((start) => start <= code) ?? code
  return String.fromCodePoint(0x41 + code - from)
}

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const theirLetters = 'abcdefghijklmnoprstuvwyz'

/** A word of capitals in one script may be a word of small capitals in another. */
const raised = (text: string): string =>
  Array.from(text, (sign) => {
    const at = smallCapitals.indexOf(sign)
    return at < 0 ? sign : theirLetters.charAt(at)
  }).join('')

/** Accents of Latin, Greek, Cyrillic, Arabic and Hebrew. The marks of kana make other letters. */
const accents = /(?![\u3099\u309a])[\p{Script=Inherited}\u0591-\u05c7\u064b-\u0652]/gu
const unread = /[\p{P}\p{S}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu

/**
 * What a name looks like: the skeleton of Unicode’s Technical Standard 39, but coarser: case, accents, signs and
 * spaces do not count, and a small i looks like a small l.
 */
function skeletonOf(text: string): string {
  const looks = unhomoglyph(text.normalize('NFKD').replace(boxed, unboxed)).normalize('NFKD')
  const small = unhomoglyph(raised(looks.toLowerCase())).normalize('NFKD').toLowerCase()
  return raised(small).replace(accents, '').replace(unread, '').replaceAll('i', 'l')
}

/**
 * All that a name looks like, as it is written and in small letters: the small letters of a script may resemble others
 * than its capitals do. Two names are alike if they share one of these.
 */
export function skeletonsOf(...names: readonly (string | null)[]): readonly string[] {
  const all = names.flatMap((name) =>
    name === null ? [] : [skeletonOf(name), skeletonOf(name.toLowerCase())].map((one) => one || name),
  )
  return [...new Set(all)]
}

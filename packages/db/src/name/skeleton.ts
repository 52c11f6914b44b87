import { kitCalled } from '@wis/games'
import unhomoglyph from 'unhomoglyph'
import { usualGame } from '../game/usual-game.ts'

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

/** Words by which readers know the platform and the people who run it. */
const ours = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administrators',
    'administration',
    'root',
    'sysadmin',
    'superuser',
  ],
  ...['moderator', 'moderators', 'mod', 'mods', 'staff', 'support', 'helpdesk', 'operator', 'webmaster'],
  ...['house', 'system', 'official', 'platform', 'wis', 'hidden agent', 'postmaster'],
  ...[
    '管理员',
    '管理',
    '超级管理员',
    '系统',
    '系统管理员',
    '官方',
    '版主',
    '客服',
    '平台',
    '运营',
    '运维',
    '站长',
  ],
  ...['已隐藏的智能体', '工作人员'],
  // The site bears the name of its first game.
  ...Object.values(kitCalled(usualGame)?.texts ?? {}).map(({ name }) => name),
]

/** Words that change nothing about whom one of the others means. */
const beside = [
  ...['the', 'our', 'agent', 'agents', 'bot', 'bots', 'team', 'account', 'user', 'arena', 'player', 'ai'],
  ...['的', '智能体', '团队', '账号', '机器人', '玩家'],
]

const patternOf = (words: readonly string[]) => words.flatMap((word) => skeletonsOf(word)).join('|')
const reserved = new RegExp(
  `^(?:${patternOf(beside)})*(?:${patternOf(ours)})(?:${patternOf([...ours, ...beside])})*$`,
  'u',
)
const numbered = /[\p{N}\p{P}\p{S}\p{Z}]+$/u

/** Whether a name claims to be the platform or somebody who runs it. */
export const isReserved = (name: string): boolean =>
  skeletonsOf(name, name.replace(numbered, '')).some((one) => reserved.test(one))

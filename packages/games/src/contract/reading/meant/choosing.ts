import type { Language } from '@wis/engine'
import { fileCalled, plain, readOutline } from '../../../outline/outline.ts'
import { files } from '../../content/generated/choosing.ts'
import type { Clauses } from './clauses.ts'
import { isLeftOpen } from './left-open.ts'

const wordsOf = (language: Language) =>
  readOutline(fileCalled(language, files)).flatMap((line) => plain(line).text.split(' '))

const english = new Set(wordsOf('en'))
const chinese = wordsOf('zh')

/** Words that a game uses around its values beside those of every choice, in both languages. */
export type Beside = readonly string[]

const byLength = (one: string, other: string) => other.length - one.length
const han = /\p{Script=Han}/u
const patterns = new Map<string, RegExp>()

/** The longest words come first: with “最好” goes all of it. Fields come anew at every turn, with the same words. */
function chinesePattern(beside: Beside): RegExp {
  const own = beside.filter((word) => han.test(word))
  const key = own.join(' ')
  const known = patterns.get(key)
  if (known) return known
  const made = new RegExp([...chinese, ...own].toSorted(byLength).join('|'), 'gu')
  patterns.set(key, made)
  return made
}

const numbered = /(?<![a-z])(?<!this )(?:round|turn|hand|auction|quest) \d+|第 ?\d+ ?[轮回局手步场](?:合)?/gu

/** What a text says beside choosing. Values in it stand as `|`. */
export function besideChoosing(plainText: string, beside: Beside = []): string {
  return plainText
    .replace(numbered, ' ')
    .replace(chinesePattern(beside), ' ')
    .split(/[ |]+/u)
    .filter((word) => word !== '' && !english.has(word) && !beside.includes(word))
    .join(' ')
}

/** From here on a clause tells why or what for. */
const reasons =
  / (?:because|since|as it|as they|as this|as that|as i|given|considering|hoping|due to|which|to|for(?! (?:me|us|now|sure|good|today)(?![a-z]))|and(?! \|))(?![a-z])|因为|由于|以便|来(?=[\p{Script=Han}])|为了/u

const doubts =
  /(?<![a-z])(?:maybe|perhaps|possibly|think(?:ing)? (?:about|of|over)|(?:what|how) about)(?![a-z])|想想|想一想|也许|或许|可能|在想|在考虑|犹豫/u
/** What leaves a choice open. */
const conditions =
  /(?<![a-z])(?:either|neither|any|if|for example|for instance|e g|at (?:most|least)|(?:an|one) (?:option|alternative|idea)|a possibility|(?:would|should|could|might) (?:have|ve)(?! to(?![a-z]))|unless|when|whenever|in case|provided|otherwise|whether|suppose|supposing|assuming|(?:(?:any|every|no)(?:thing|one|body)?|all|none|no one|(?:any|every|no) (?:player|seat|card|column|square|row)) but|(?:they|he|she) (?:all )?(?:choose|pick|vote|play|say)s?|(?:their|his|her) (?:move|choice|action|answer|decision|vote|play)|in (?:(?:round|turn|hand|auction|quest) (?:[\d|]+ )?)?(?:i|we) (?:chose|picked|took|went|played|voted|said|bid)|other than|again (?:and|or) (?:i|you|we)|please [a-z| ]{1,40}(?:everyone|everybody|you all|all of you|guys|folks)|(?:should|can|could|may|shall|would|do|did|why|what if) (?:i|you|we))(?![a-z])|(?<!(?:that|this|which|it) (?:is|was|s) )(?<![a-z])why(?! not)(?![a-z])|^ ?[他她它]们? ?\||[他她它]们?(?:会|要|想|将|该|应该)?(?:[选走出打弃说]|提示|告诉|告知)|如果|若|要是|假如|假设|除非|的话|一旦|万一|随便|请(?:大家|各位|你们)|都行|都可以|否则|是否|吗(?![\p{L}])/u

/** What may stand around a choice. */
export interface Around {
  readonly beside: Beside
  /** A guess or an offer may be a question, or said with a doubt: “How about 2 hats for me?” */
  readonly mayDoubt?: boolean
}

/**
 * Whether one chooses what stands at this place of a text, whose values are masked by `|`: its claim holds hardly more
 * than words of choosing, and its sentence neither asks nor leaves anything open.
 */
export function isChosen(
  clauses: Clauses,
  masked: string,
  { at, end }: { readonly at: number; readonly end: number },
  { beside, mayDoubt = false }: Around,
): boolean {
  if (clauses.lists) return false
  const [from, to] = clauses.sentence(at, end)
  const sentence = masked.slice(Math.max(from, at - longest), Math.min(to, end + longest))
  if (conditions.test(sentence) || (!mayDoubt && (clauses.asks(to) || doubts.test(sentence)))) return false
  const before = masked.slice(afterSpeaker(clauses, at), at)
  const [, claimEnd] = clauses.claimAt(end - 1)
  const after = masked.slice(end, claimEnd)
  if (before.length + after.length > longest) return false
  const said = {
    before: masked.slice(Math.max(from, at - longest), at),
    sentence,
    words: clauses.plain.slice(Math.max(from, at - longest), Math.min(to, end + longest)),
    after,
    next: masked.slice(claimEnd, claimEnd + longest),
    divides: beside.includes('you'),
  }
  if (isLeftOpen(said) || trailsOff(clauses, from, to)) return false
  return besideChoosing(`${before} ${beforeReasons(after)}`, beside) === ''
}

const trailing = /^[^\p{L}\p{N}\n]*(?:…|\.{2,}|。{2,})/u

/** Whether one trails off before and behind a value, as if one still thought: “Thinking... fold...” */
const trailsOff = ({ plain, signsAt }: Clauses, from: number, to: number): boolean =>
  from > 0 && [from - 1, to === plain.length ? to : to - 1].every((place) => trailing.test(signsAt(place)))

const speaker = /^(?:player ?|玩家 ?)\d{1,2}(?= |$)/u

/** Where the claim begins that has this place, behind the name of its speaker, as in “Player 2: fold”. */
function afterSpeaker(clauses: Clauses, place: number): number {
  const [from] = clauses.claimAt(place)
  const end = from + (speaker.exec(clauses.plain.slice(from, place))?.[0].length ?? 0)
  return /^[^\p{L}\p{N}]*[:：]/u.test(clauses.signsAt(end)) ? end : from
}

/** Nobody chooses in a longer claim. */
const longest = 500

const beforeReasons = (after: string) => {
  const { index } = reasons.exec(after) ?? {}
  return index === undefined ? after : after.slice(0, index)
}

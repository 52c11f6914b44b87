import { besideChoosing } from './choosing.ts'
import type { Beside } from './choosing.ts'
import type { Clauses } from './clauses.ts'

const english = [
  'no|not|never|cannot|nobody|none|nothing|neither|nor|without|hardly|no one|nope|nah|[a-z]+n t|can t|cant',
  '|dont|wont|wouldnt|didnt|isnt|refus(?:e|es|ed|al|ing)|declin(?:e|es|ed|ing)|stop(?:s|ped|ping)?|quit',
  '|cease|avoid(?:s|ed|ing)?|against|instead of|rather than|than|unable|unwilling|hesitate',
  '|prefer [a-z ]{1,20} (?:to|over)|doubt|any(?:thing|one|body)? but|far from',
].join('')
const chinese = [
  '不|没|无|(?<![特区分级性])别(?!人)|拒绝|停止|避免|并非|未(?!来)|勿|莫|放弃|难以|绝非|休想|反对(?!者|方)|而非|胜过|好过|优于|免得|以免|谁也|暂停|终止|怀疑|除了',
  '|除开|算了',
].join('')
const denials = `(?<![a-z])(?:${english})(?![a-z])|${chinese}`
const denial = new RegExp(denials, 'u')
const allDenials = new RegExp(denials, 'gu')
/** Who denies a denial, as in “rejecting reject”, may mean either. Only the word right behind it is meant. */
const refusesNext =
  /(?<![a-z])(?:reject(?:s|ed|ing|ion)?|disapprov(?:e|es|ed|ing|al)|disagree(?:s|d|ing)?|oppos(?:e|es|ed|ing)|veto(?:es|ed|ing)?|object(?:s|ed|ing)?|deny|denying|fail(?:s|ed)? to|sabotag(?:e|es|ed|ing))(?: (?:to|the|a|this|that|of|with|any|your|their|idea|vote|notion|proposal|option))* $|(?:反对|否决|否定|驳回|拒绝|破坏|不同意)(?:了|这个|对|的)?$/u
/** “Without doubt” and the like deny nothing. */
const harmless =
  /(?<![a-z])(?:no|without(?: a| any)?) (?:doubt|hesitation)(?![a-z])|不得不|不仅|不只|不如|无疑|毫不犹豫地?|不用说|别无选择/gu
/** A denial right behind the word. */
const after =
  /^ ?(?:is|are|was|would be|seems?)(?: not| n t|n t| no)(?![a-z])|^ ?(?:isn t|aren t|wasn t|won t|never)(?![a-z])|^ ?(?:不|是不|并不|没)/u

/** No denial reaches further. */
const longest = 500

/** Whether the clause of a word denies it. What it then means depends on too much to be guessed. */
export function isDenied(clauses: Clauses, start: number, end: number): boolean {
  const { plain } = clauses
  if (isDismissed(clauses, end)) return true
  const from = Math.max(clauses.startOf(start), start - longest)
  const before = plain.slice(from, start).replace(harmless, ' ')
  return (
    denial.test(before) ||
    refusesNext.test(plain.slice(Math.max(from, clauses.claimAt(start)[0]), start)) ||
    after.test(plain.slice(end, clauses.endOf(end - 1)))
  )
}

const takesBack =
  /(?:^(?:no )?wait|changed? my mind|(?:just|only) (?:kidding|joking)|scratch that|second thoughts?|back|said (?:no one|nobody)|reconsider|rethink|^which (?:i|we) (?:would |d )?(?:hate|dislike|regret)|think (?:again|twice|more)|hold on|let me (?:think|see)|still (?:thinking|deciding|undecided|unsure))(?![a-z])|改主意|改变主意|开玩笑|反悔|^等(?:等|一?下)|再(?:想想|想一想|考虑)|还在想/u
/** Who chooses the other one takes back what was named. */
const another =
  /(?<![a-z])(?:(?:do|or|maybe|perhaps|alternatively|so) )*(?:the other(?: (?:one|option|choice|move|way|alternative))?|another (?:one|option|move)|the (?:opposite|reverse|contrary)|something else)(?![a-z])|(?:或者?|要不)?(?:另外?一个|换一个|别的|相反的?)/gu
/** Where things are divided, the others may be those of the other one. */
const choosesAnother = (claim: string, beside: Beside) =>
  (!beside.includes('you') ||
    /(?<![a-z])(?:or|maybe|alternatively|opposite)(?![a-z])|或|要不|相反|换/u.test(claim)) &&
  claim.search(another) >= 0 &&
  besideChoosing(claim.replace(another, ' '), beside) === ''

/** Words of a verdict on a value, such as stands in brackets or in the next cell of a table: “fold (not recommended)”. */
const dismisses =
  /^(?:(?:the |my |his |her |their )?(?:opponent|other player|enemy)|(?:last|previous|next) (?:turn|round|time|hand)|theirs|them|before|earlier)(?![a-z])|^(?:对[手方家]|[他她它]们?|别人|其他人|[上下]一?(?:轮|回合|次))|^(?:already |now |was |is |is now )*(?:not (?!bad)|never|no(?![a-z])|reject(?:ed|ion)|refused|ruled out|crossed out|eliminated|discarded|dismissed|vetoed|excluded|wrong|bad|illegal)|^(?:已经?|被)*(?:否决|排除|作废|淘汰|划掉|拒绝|放弃|撤回|不)/u

/** A label with this behind it is off: “accept: 0”, “fold = false”. */
const off = /^(?:0|false|no|none|null|off|否|假|无|不)(?= *$)/u

/** Whether what is said aside right behind a value dismisses it. */
export function isDismissed({ plain, signsAt, claimAt }: Clauses, end: number): boolean {
  const [signs, aside] = [signsAt(end), plain.slice(end + 1, claimAt(end + 1)[1])]
  return /[(（[【|]/u.test(signs) ? dismisses.test(aside) : /[:：=]/u.test(signs) && off.test(aside)
}

/** Whether a text denies anything at all. */
export const deniesSomething = ({ plain }: Clauses): boolean => denial.test(plain.replace(harmless, ' '))

/** Whether a claim behind the last of these places takes all back, as in “Fold. No, never.” Values are masked by `|`. */
export function isTakenBack(
  { claims, claimAt }: Clauses,
  masked: string,
  places: readonly { readonly end: number }[],
  beside: Beside,
): boolean {
  const last = Math.max(...places.map(({ end }) => end))
  return claims.some((from) => {
    if (from < last) return false
    const claim = masked.slice(from, claimAt(from)[1]).replace(harmless, ' ')
    if (takesBack.test(claim) || choosesAnother(claim, beside)) return true
    return denial.test(claim) && besideChoosing(claim.replace(allDenials, ' '), beside) === ''
  })
}

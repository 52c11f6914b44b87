import type { Language } from '@wis/engine'

/** These beginnings lose their capital within a sentence. Any other may be a name. */
const humble = new Set(
  `A After All An Any Anybody Anyone Are Around As Ask At Be Because Before Behind Both But By Can Children Come
  Count Cut Do Don't Each Either Even Every Everybody Everyone Everything Few Five First For Four From Get Give Go
  Good Half Hardly He Her His Hold How However If In Inside Is It It's Its Keep Kids Leave Let Little Long Look Lots
  Many Men Mine More Most Mostly Much My Never New Next No Nobody Not Nothing Nowadays Of Often Old On Once One Only
  Or Our Out Outside Parents Part Parts Pay People Perhaps Put Seen Several She Small Some Somebody Someone Something
  Sometimes Sooner Such Take Ten That The Their There There's These They They're This Those Three Through Throw To Too
  Try Two Under Until Up Usually Very We Whatever When Whenever Where Wherever Which While Who Whoever Whose Why With
  Without Women You You'd You'll You're You've Young Your Yours`.split(/\s+/),
)

/** The sentence as it continues after a comma. Undefined if it is better left to stand alone. */
export function runningOn(sentence: string, language: Language): string | undefined {
  if (language === 'zh') return sentence
  const first = sentence.split(' ', 1)[0] ?? ''
  if (/^I(['’]|$)/.test(first)) return sentence
  return humble.has(first) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : undefined
}

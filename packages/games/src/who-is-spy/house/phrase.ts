import type { Language } from '@wis/engine'
import { memo } from '../../words-in-speech/memo.ts'
import type { Clue } from './clue.ts'
import type { HouseView } from './house-view.ts'
import type { Voice } from './personas.ts'
import { saysWord } from './reading/tokens.ts'

/**
 * Puts a clue in the persona's own way. Falls back to fewer words if the sentence would say the word or be too long.
 */
export function phrase(clue: Clue, view: HouseView, limit: number): string {
  const spoken = fill(frameFor(clue, view), clue, view)
  const allowed = (text: string) => fits(text, limit) && !saysWord(text, view.word, view.language)
  if (allowed(spoken)) return spoken
  return [...bareText(clue, view)].slice(0, limit).join('')
}

/** Counts code points only if there might be too many. */
function fits(text: string, limit: number): boolean {
  return text.length <= limit || [...text].length <= limit
}

function bareText(clue: Clue, view: HouseView): string {
  return clue.kind === 'sentence'
    ? clue.text
    : `${capitalised(listed(clue.cues, view))}${stops[view.language]}`
}

const stops = { en: '.', zh: '。' } as const

function frameFor(clue: Clue, view: HouseView): string {
  const { persona, rng, language } = view
  if (clue.kind === 'bare') return unworn(view, voiceOf(view).bare)
  if (rng.next() >= persona.manner.flourish) return '{clue}'
  const goesOn = runningOn(clue.text, language) !== undefined
  return unworn(
    view,
    frames(view).filter((frame) => goesOn || !frame.includes('{aside}')),
  )
}

/** Voices doubt about a suspect, answers the previous speaker, or says something of its own. */
function frames(view: HouseView): readonly string[] {
  const voice = voiceOf(view)
  const chance = view.rng.next()
  if (chance < 0.4 && suspectAlias(view) !== undefined) return voice.doubt
  return chance < 0.7 && otherAlias(view) !== undefined ? voice.reply : voice.alone
}

function voiceOf({ persona, language }: HouseView): Voice {
  return persona.voice[language]
}

/** A frame that this seat has not used yet in this match, if there is one. */
function unworn({ table, rng }: HouseView, choices: readonly string[]): string {
  const mine = table.speeches.filter(({ seat }) => seat === table.me)
  const fresh = choices.filter((frame) => !mine.some(({ text }) => wears(text, frame)))
  return rng.pick(fresh.length > 0 ? fresh : choices)
}

function wears(text: string, frame: string): boolean {
  return partsOf(frame).every((part) => text.includes(part))
}

/** The fixed words of a frame, without the parts that are filled in. */
const partsOf = memo(500, (frame) => frame.split(/\{\w+\}/).filter((part) => part.length > 1))

function fill(frame: string, clue: Clue, view: HouseView): string {
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => filling(name, clue, view) ?? '')
}

function filling(name: string, clue: Clue, view: HouseView): string | undefined {
  switch (name) {
    case 'clue':
      return bareText(clue, view)
    case 'aside':
      return runningOn(bareText(clue, view), view.language) ?? bareText(clue, view)
    case 'cues':
      return listedCues(clue, view)
    case 'Cues':
      return capitalised(listedCues(clue, view))
    case 'other':
      return otherAlias(view)
    case 'suspect':
      return suspectAlias(view)
    default:
      return undefined
  }
}

function listedCues(clue: Clue, view: HouseView): string {
  return clue.kind === 'bare' ? listed(clue.cues, view) : ''
}

/** The last speaker, unless it was this agent. */
function otherAlias({ table, aliases }: HouseView): string | undefined {
  const last = table.speeches.at(-1)
  return last && last.seat !== table.me ? aliases[last.seat] : undefined
}

const certainEnough = 0.4

function suspectAlias({ judgement, table, aliases }: HouseView): string | undefined {
  const suspect = table.living.find((seat) => seat !== table.me && (judgement.spy[seat] ?? 0) > certainEnough)
  return suspect === undefined ? undefined : aliases[suspect]
}

function listed(cues: readonly string[], { language }: HouseView): string {
  if (language === 'zh') return cues.join('、')
  return cues.length < 2 ? cues.join('') : `${cues.slice(0, -1).join(', ')} and ${cues.at(-1) ?? ''}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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

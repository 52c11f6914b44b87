import type { Clue } from './clue.ts'
import { saysWord } from './reading/says-word.ts'
import type { Scene } from './scene.ts'
import type { Voice } from './persona.ts'

/** Puts a clue in the persona's own way; falls back to fewer words where those would say the word or be too long. */
export function phrase(clue: Clue, scene: Scene, limit: number): string {
  const plain = clue.kind === 'bare' ? bareFrame(scene) : flourished(scene)
  const spoken = fill(plain, clue, scene)
  const allowed = (text: string) => fits(text, limit) && !saysWord(text, scene.word, scene.language)
  if (allowed(spoken)) return spoken
  return [...bareText(clue, scene)].slice(0, limit).join('')
}

/** Counts code points only where there might be too many. */
function fits(text: string, limit: number): boolean {
  return text.length <= limit || [...text].length <= limit
}

function bareText(clue: Clue, scene: Scene): string {
  return clue.kind === 'sentence'
    ? clue.text
    : `${capitalised(listed(clue.cues, scene))}${stops[scene.language]}`
}

const stops = { en: '.', zh: '。' } as const

function bareFrame(scene: Scene): string {
  return unworn(scene, voiceOf(scene).bare)
}

function flourished(scene: Scene): string {
  const { persona, rng } = scene
  if (rng.next() >= persona.manner.flourish) return '{clue}'
  return unworn(scene, frames(scene))
}

/** Doubt where it has a suspect, an answer to whoever spoke before, or something of its own. */
function frames(scene: Scene): Voice['alone'] {
  const voice = voiceOf(scene)
  const chance = scene.rng.next()
  if (chance < 0.4 && suspectAlias(scene) !== undefined) return voice.doubt
  return chance < 0.7 && otherAlias(scene) !== undefined ? voice.reply : voice.alone
}

function voiceOf({ persona, language }: Scene): Voice {
  return persona.voice[language]
}

/** A frame this seat has not used yet in this match, if there is one. */
function unworn({ table, rng }: Scene, choices: readonly string[]): string {
  const mine = table.speeches.filter(({ seat }) => seat === table.me)
  const fresh = choices.filter((frame) => !mine.some(({ text }) => wears(text, frame)))
  return rng.pick(fresh.length > 0 ? fresh : choices)
}

function wears(text: string, frame: string): boolean {
  const parts = frame.split(/\{\w+\}/).filter((part) => part.length > 1)
  return parts.every((part) => text.includes(part))
}

function fill(frame: string, clue: Clue, scene: Scene): string {
  const cues = clue.kind === 'bare' ? listed(clue.cues, scene) : ''
  const sentence = bareText(clue, scene)
  const values: Readonly<Record<string, string>> = {
    clue: sentence,
    aside: runningOn(sentence),
    cues,
    Cues: capitalised(cues),
    other: otherAlias(scene) ?? '',
    suspect: suspectAlias(scene) ?? '',
  }
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Who spoke last, unless it was oneself. */
function otherAlias({ table, aliases }: Scene): string | undefined {
  const last = table.speeches.at(-1)
  return last && last.seat !== table.me ? aliases[last.seat] : undefined
}

const certainEnough = 0.4

function suspectAlias({ judgement, table, aliases }: Scene): string | undefined {
  const suspect = table.living.find((seat) => seat !== table.me && (judgement.spy[seat] ?? 0) > certainEnough)
  return suspect === undefined ? undefined : aliases[suspect]
}

function listed(cues: readonly string[], { language }: Scene): string {
  if (language === 'zh') return cues.join('、')
  return cues.length < 2 ? cues.join('') : `${cues.slice(0, -1).join(', ')} and ${cues.at(-1) ?? ''}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Beginnings that lose their capital within a sentence; names and "I" keep theirs. */
const unproud = new Set(
  `It It's Its You You'd You'll You're Your People My The A An Some Somebody Someone Many Most There There's When
  If No Not One In On At They Their Children Kids We Our For Without Every Everyone Everybody Nobody What Put Take
  That This Any Half Two Three Once After Before From With As Even Only`.split(/\s+/),
)

function runningOn(sentence: string): string {
  const first = sentence.split(' ', 1)[0] ?? ''
  return unproud.has(first) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
}

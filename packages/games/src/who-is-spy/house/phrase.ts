import { memo } from '../../words-in-speech/memo.ts'
import type { Clue } from './clue.ts'
import type { Voice } from './persona.ts'
import { runningOn } from './reading/running-on.ts'
import { saysWord } from './reading/says-word.ts'
import type { Scene } from './scene.ts'

/**
 * Puts a clue in the persona's own way. Falls back to fewer words if the sentence would say the word or be too long.
 */
export function phrase(clue: Clue, scene: Scene, limit: number): string {
  const spoken = fill(frameFor(clue, scene), clue, scene)
  const allowed = (text: string) => fits(text, limit) && !saysWord(text, scene.word, scene.language)
  if (allowed(spoken)) return spoken
  return [...bareText(clue, scene)].slice(0, limit).join('')
}

/** Counts code points only if there might be too many. */
function fits(text: string, limit: number): boolean {
  return text.length <= limit || [...text].length <= limit
}

function bareText(clue: Clue, scene: Scene): string {
  return clue.kind === 'sentence'
    ? clue.text
    : `${capitalised(listed(clue.cues, scene))}${stops[scene.language]}`
}

const stops = { en: '.', zh: '。' } as const

function frameFor(clue: Clue, scene: Scene): string {
  const { persona, rng, language } = scene
  if (clue.kind === 'bare') return unworn(scene, voiceOf(scene).bare)
  if (rng.next() >= persona.manner.flourish) return '{clue}'
  const goesOn = runningOn(clue.text, language) !== undefined
  return unworn(
    scene,
    frames(scene).filter((frame) => goesOn || !frame.includes('{aside}')),
  )
}

/** Voices doubt about a suspect, answers the previous speaker, or says something of its own. */
function frames(scene: Scene): readonly string[] {
  const voice = voiceOf(scene)
  const chance = scene.rng.next()
  if (chance < 0.4 && suspectAlias(scene) !== undefined) return voice.doubt
  return chance < 0.7 && otherAlias(scene) !== undefined ? voice.reply : voice.alone
}

function voiceOf({ persona, language }: Scene): Voice {
  return persona.voice[language]
}

/** A frame that this seat has not used yet in this match, if there is one. */
function unworn({ table, rng }: Scene, choices: readonly string[]): string {
  const mine = table.speeches.filter(({ seat }) => seat === table.me)
  const fresh = choices.filter((frame) => !mine.some(({ text }) => wears(text, frame)))
  return rng.pick(fresh.length > 0 ? fresh : choices)
}

function wears(text: string, frame: string): boolean {
  return partsOf(frame).every((part) => text.includes(part))
}

/** The fixed words of a frame, without the parts that are filled in. */
const partsOf = memo(500, (frame) => frame.split(/\{\w+\}/).filter((part) => part.length > 1))

function fill(frame: string, clue: Clue, scene: Scene): string {
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => filling(name, clue, scene) ?? '')
}

function filling(name: string, clue: Clue, scene: Scene): string | undefined {
  switch (name) {
    case 'clue':
      return bareText(clue, scene)
    case 'aside':
      return runningOn(bareText(clue, scene), scene.language) ?? bareText(clue, scene)
    case 'cues':
      return listedCues(clue, scene)
    case 'Cues':
      return capitalised(listedCues(clue, scene))
    case 'other':
      return otherAlias(scene)
    case 'suspect':
      return suspectAlias(scene)
    default:
      return undefined
  }
}

function listedCues(clue: Clue, scene: Scene): string {
  return clue.kind === 'bare' ? listed(clue.cues, scene) : ''
}

/** The last speaker, unless it was this agent. */
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

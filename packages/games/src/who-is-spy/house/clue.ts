import type { InBoth } from '@wis/engine'
import { fileCalled, plain, readOutline } from '../../outline/outline.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { files } from '../content/generated/clues-for-any-word.ts'
import { namesNow } from '../words/other-names.ts'
import { guessedWord, pickNoisily, selfSuspicion } from './house-view.ts'
import type { HouseView, Scored } from './house-view.ts'
import { together } from './reading/lens.ts'
import type { Lens, Reading } from './reading/lens.ts'
import { keyOf, saysWord } from './reading/tokens.ts'

/** The content of a clue, before the persona puts it in its own words. */
export type Clue =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'bare'; readonly cues: readonly string[] }

/** From this suspicion of itself on, the agent also draws clues from the word it guesses the others hold. */
const turningPoint = 0.3
const staleness = 0.5
/** Below this suspicion it does not even consider the others' word. */
const faintDoubt = 0.02

export function chooseClue(view: HouseView): Clue {
  const { persona, lens, rng } = view
  const mood = rng.next()
  if (!lens.familiar || mood < persona.manner.vague) return generic(view)
  const wantsBare = mood < persona.manner.vague + persona.manner.bare
  const remark = wantsBare ? undefined : bestRemark(view)
  if (remark !== undefined) return { kind: 'sentence', text: remark }
  const cues = bestCues(view)
  return cues ? { kind: 'bare', cues } : generic(view)
}

function bestRemark(view: HouseView): string | undefined {
  const guess = turned(view) ? guessedWord(view) : undefined
  const options = [
    ...unsaidRemarks(view, view.lens),
    ...(guess === undefined ? [] : unsaidRemarks(view, view.lensOf(guess))),
  ]
  return pickNoisily(options, temperature(view), view.rng)
}

function turned(view: HouseView): boolean {
  return selfSuspicion(view) * view.persona.mind.guile > turningPoint
}

function temperature({ persona }: HouseView): number {
  return 0.2 + 2.5 * (1 - persona.mind.care)
}

/** The unsaid cues that the word behind `source` calls to mind, valued by the holder of the own word. */
function unsaidRemarks(view: HouseView, source: Lens): readonly Scored<string>[] {
  const said = new Set(view.table.speeches.flatMap(({ text }) => source.read(text).said))
  const remarks = source.through?.remarks ?? []
  const stale = new Set([...said].map((index) => remarks[index]?.idea))
  const unsaid: Scored<string>[] = []
  remarks.forEach(({ text, idea }, index) => {
    if (said.has(index) || (source !== view.lens && saysWord(text, view.word, view.language))) return
    if (namesIt(view, text)) return
    const score = worth(view, view.lens.read(text)) - (stale.has(idea) ? staleness : 0)
    unsaid.push({ item: text, score })
  })
  return unsaid
}

/** Whether a text says the word by another name, whatever the ruleset makes of that. */
function namesIt({ word, language }: HouseView, text: string): boolean {
  return (namesNow(language).get(word) ?? []).some((name) => saysOwnWord(text, name))
}

/** A civilian wants to give away a certain amount and no more. A spy wants to sound like the others. */
function worth(view: HouseView, { lean, margins }: Reading): number {
  const { persona, judgement, round } = view
  const doubt = selfSuspicion(view) * persona.mind.guile
  const openness = persona.mind.openness[Math.min(round, 3) - 1] ?? 0
  const missed = -expected(judgement.otherWord, lean) - openness
  const blending = doubt > faintDoubt ? expected(judgement.theirWord, margins) : 0
  return -(1 - doubt) * missed * missed + 3 * doubt * blending
}

function expected(chances: readonly number[], values: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < chances.length; i++) sum += (chances[i] ?? 0) * (values[i] ?? 0)
  return sum
}

const handfuls = 12

/** The best of a few random handfuls of cues. */
function bestCues(view: HouseView): readonly string[] | undefined {
  const { rng, lens, word, language } = view
  const guess = turned(view) ? guessedWord(view) : undefined
  const theirs = guess === undefined ? [] : (view.lensOf(guess).through?.cues ?? [])
  const sayable = theirs.filter((cue) => !saysWord(cue, word, language))
  const cues = [...new Set([...(lens.through?.cues ?? []), ...sayable])].filter((cue) => !namesIt(view, cue))
  if (cues.length < 2) return undefined
  const options = Array.from({ length: handfuls }, () => handful(view, cues, 2 + rng.int(2)))
  return pickNoisily(options, temperature(view), rng)
}

function handful(view: HouseView, cues: readonly string[], size: number): Scored<readonly string[]> {
  const chosen = new Set<string>()
  while (chosen.size < Math.min(size, cues.length)) chosen.add(view.rng.pick(cues))
  const item = [...chosen]
  return { item, score: worth(view, together(item.map(view.lens.read))) }
}

function generic({ table, language, word, rng }: HouseView): Clue {
  const heard = table.speeches.map(({ text }) => keyOf(text))
  const sayable = genericClues[language].filter((text) => !saysWord(text, word, language))
  const unsaid = sayable.filter((text) => !heard.some((speech) => speech.includes(keyOf(text))))
  const choices = [unsaid, sayable].find((texts) => texts.length > 0) ?? genericClues[language]
  return { kind: 'sentence', text: rng.pick(choices) }
}

const cluesIn = (language: string) =>
  readOutline(fileCalled(language, files)).map((entry) => plain(entry).text)

/** Clues for a word that calls nothing to mind. Each clue is true of nearly every everyday noun. */
export const genericClues: InBoth<readonly string[]> = { en: cluesIn('en'), zh: cluesIn('zh') }

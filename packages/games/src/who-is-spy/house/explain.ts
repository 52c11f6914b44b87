import type { Seat } from '@wis/engine'
import { inBoth } from '../../define/sentences.ts'
import { fieldsIn, fieldsOf, fileCalled, textsBelow } from '../../outline/outline.ts'
import type { Field } from '../../outline/outline.ts'
import { files } from '../content/generated/thoughts.ts'
import { guessedWord, selfSuspicion } from './house-view.ts'
import type { HouseView } from './house-view.ts'

const moods = ['early', 'settled', 'turning', 'puzzled', 'unknown'] as const
const motives = ['suspects', 'vaguely', 'follows', 'hunch', 'blames', 'abstains'] as const

/** All explanations, by mood and by motive. */
const thoughts = inBoth((language) => {
  const { speech, vote } = fieldsIn(fileCalled(language, files), ['speech', 'vote'])
  return { speech: linesFor(moods, speech), vote: linesFor(motives, vote) }
})

function linesFor<Why extends string>(whys: readonly Why[], { entry }: Field) {
  const fields = fieldsOf(entry.below, whys, entry)
  return (why: Why) => textsBelow(fields[why].entry)
}

/** Explains a speech to people who read the match afterwards. */
export function explainSpeech(view: HouseView): string {
  const chance = percent(selfSuspicion(view))
  const values = { word: view.word, guess: guessedWord(view), chance }
  return filled(view.rng.pick(thoughts[view.language].speech(mood(view))), values)
}

function mood(view: HouseView): (typeof moods)[number] {
  if (!view.lens.familiar) return 'unknown'
  if (selfSuspicion(view) < 0.35 || guessedWord(view) === undefined) {
    return view.round === 1 ? 'early' : 'settled'
  }
  return view.persona.mind.guile > 0.3 ? 'turning' : 'puzzled'
}

/** Explains a vote. */
export function explainVote(view: HouseView, target: Seat | undefined): string {
  const { vote } = thoughts[view.language]
  if (target === undefined) return view.rng.pick(vote('abstains'))
  const chance = percent(view.judgement.spy[target] ?? 0)
  const values = { word: view.word, guess: likelyOther(view), suspect: view.aliases[target], chance }
  return filled(view.rng.pick(vote(motive(view, target))), values)
}

function motive(view: HouseView, target: Seat): (typeof motives)[number] {
  const { judgement, table, persona, round } = view
  if (selfSuspicion(view) > 0.5) return 'blames'
  const pointed = table.ballots.some((ballot) => ballot.round === round - 1 && ballot.target === target)
  const likeliest = Math.max(
    ...table.living.map((seat) => (seat === table.me ? 0 : (judgement.spy[seat] ?? 0))),
  )
  if ((judgement.spy[target] ?? 0) > 0.8 * likeliest)
    return likelyOther(view) === undefined ? 'vaguely' : 'suspects'
  return pointed && persona.temper.crowd > 0.5 ? 'follows' : 'hunch'
}

function likelyOther({ judgement, lens }: HouseView): string | undefined {
  const best = lens.kin.findIndex((_, index) => (judgement.otherWord[index] ?? 0) > 0.35)
  return lens.kin[best]?.word.word
}

function percent(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * chance)))} %`
}

function filled(line: string, values: Readonly<Record<string, string | undefined>>): string {
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

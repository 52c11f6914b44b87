import type { Seat } from '@wis/engine'
import type { OlderAsked } from '../../contract/older-form.ts'
import { guessedWord, selfSuspicion } from './house-view.ts'
import type { HouseView } from './house-view.ts'
import { judge } from './judge.ts'
import { lenses } from './lexicon/lenses.ts'
import type { Persona } from './personas.ts'
import { houseView } from './think.ts'

/** What a house agent takes to be so, and what it thinks that the others take to be so. */
export interface Opinion {
  /** The chance of each seat, the own one included, to be the spy. */
  readonly spy: readonly number[]
  /** The word that a seat holds, in its view. */
  wordOf(seat: Seat): string
  /** What another seat takes it for, in its view. */
  seenBy(seat: Seat): SeenBy
}

interface SeenBy {
  readonly isSpy: boolean
  readonly word: string
  /** Whom that seat takes for the spy. */
  readonly suspect: Seat
}

export function opinionOf(persona: Persona, request: OlderAsked, seed: string): Opinion {
  const view = houseView(persona, request, { seed, through: lenses(request.language) })
  const { judgement, table, word } = view
  const spy = judgement.spy
  const likeliest = table.living.toSorted((one, other) => (spy[other] ?? 0) - (spy[one] ?? 0))[0]
  const isOwn = likeliest === table.me
  const shared = isOwn ? (guessedWord(view) ?? word) : word
  return {
    spy,
    wordOf: (seat) => (seat === table.me ? word : !isOwn && seat === likeliest ? otherWord(view) : shared),
    seenBy: (seat) => seenBy(view, seat, selfSuspicion(view) > 0.5 ? shared : word),
  }
}

/** The likeliest other word. The own one if none comes to mind. */
function otherWord({ judgement, lens, word }: HouseView): string {
  const chances = judgement.otherWord.slice(0, lens.kin.length)
  const best = chances.indexOf(Math.max(...chances))
  return lens.kin[best]?.word.word ?? word
}

/** Judges the table from another's place, who holds the word that most seem to hold. */
function seenBy(view: HouseView, seat: Seat, held: string): SeenBy {
  const { persona, table, aliases, rng } = view
  const lens = view.lensOf(held)
  const theirs = judge({
    table: { ...table, me: seat },
    lens,
    mind: persona.mind,
    ear: rng,
    seats: aliases.length,
  })
  const mine = theirs.spy[table.me] ?? 0
  const isSpy = table.living.every((other) => other === table.me || (theirs.spy[other] ?? 0) < mine)
  const word = isSpy ? otherWord({ ...view, judgement: theirs, lens, word: held }) : held
  const [suspect = table.me] = table.living.toSorted(
    (one, other) => (theirs.spy[other] ?? 0) - (theirs.spy[one] ?? 0),
  )
  return { isSpy, word, suspect }
}

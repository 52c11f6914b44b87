import { rngAt } from '@wis/engine'
import type { OlderAnswer, OlderAsked } from '../../contract/older-form.ts'
import { heardTable } from '../briefing/heard-table.ts'
import { chooseClue } from './clue.ts'
import { explainSpeech, explainVote } from './explain.ts'
import type { HouseView } from './house-view.ts'
import { judge } from './judge.ts'
import { lenses } from './lexicon/lenses.ts'
import type { Persona } from './persona.ts'
import { phrase } from './phrase.ts'
import { keyOf } from './reading/key.ts'
import type { Optics } from './reading/lens.ts'
import { slip } from './slip.ts'
import { chooseVote } from './vote.ts'

export const abstentions = { en: 'abstain', zh: '弃权' } as const

/** One turn of a house agent. The same persona, request, seed and lenses always lead to the same thought. */
export function think(
  persona: Persona,
  request: OlderAsked,
  seed: string,
  through: Optics = lenses(request.language),
): OlderAnswer {
  const view = houseView(persona, request, { seed, through })
  const { kind, limit } = request.turn
  const { text, reasoning } = kind === 'speech' ? speak(view, limit) : vote(view, request)
  return { text, reasoning, beliefs: beliefs(view) }
}

interface Thinking {
  readonly seed: string
  readonly through: Optics
}

/** The view of a house agent on its match. */
export function houseView(persona: Persona, request: OlderAsked, { seed, through }: Thinking): HouseView {
  const { matchId, seat, aliases, language, word, history, turn } = request
  const chance = `${seed}:${matchId}:${seat}`
  const table = heardTable(request)
  const texts = () => table.speeches.map(({ text }) => text)
  const lensOf = (held: string) => through(held, texts)
  const lens = lensOf(word)
  const ear = rngAt(`${chance}:ear`, 0)
  const judgement = judge({ table, lens, mind: persona.mind, ear, seats: aliases.length })
  const rng = rngAt(chance, history.length)
  return { persona, language, word, aliases, round: turn.round, table, lens, lensOf, judgement, rng }
}

type Answer = Pick<OlderAnswer, 'text' | 'reasoning'>

const attempts = 8

function speak(view: HouseView, limit: number): Answer {
  const slipped = slip(view)
  if (slipped !== undefined) return { text: slipped, reasoning: slipReasons[view.language] }
  const heard = new Set(view.table.speeches.map(({ text }) => keyOf(text)))
  let text = ''
  for (let attempt = 0; attempt < attempts && (text === '' || heard.has(keyOf(text))); attempt++) {
    text = phrase(chooseClue(view), view, limit)
  }
  return { text, reasoning: explainSpeech(view) }
}

const slipReasons = { en: 'I was not quite with it just then.', zh: '刚才走神了。' } as const

function vote(view: HouseView, { candidates, aliases }: OlderAsked): Answer {
  const offered = candidates ?? view.table.living.flatMap((seat) => aliases[seat] ?? [])
  const seats = offered.flatMap((alias) => (aliases.includes(alias) ? [aliases.indexOf(alias)] : []))
  const target = chooseVote(view, seats)
  const alias = target === undefined ? undefined : aliases[target]
  return { text: alias ?? abstentions[view.language], reasoning: explainVote(view, target) }
}

function beliefs({ table, aliases, judgement }: HouseView): Readonly<Record<string, number>> {
  const believed: Record<string, number> = {}
  for (const seat of table.living) {
    believed[aliases[seat] ?? ''] = Math.round(1000 * (judgement.spy[seat] ?? 0)) / 1000
  }
  return believed
}

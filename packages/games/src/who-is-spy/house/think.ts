import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { OlderAnswer, OlderAsked } from '../../contract/older-form.ts'
import { heardTable } from '../briefing/heard-table.ts'
import { chooseClue } from './clue.ts'
import { explainSpeech, explainVote } from './explain.ts'
import { guessedWord, pickNoisily, selfSuspicion } from './house-view.ts'
import type { HouseView } from './house-view.ts'
import { judge } from './judge.ts'
import { lenses } from './lexicon/lenses.ts'
import type { Persona } from './personas.ts'
import { phrase } from './phrase.ts'
import type { Optics } from './reading/lens.ts'
import { keyOf } from './reading/tokens.ts'

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

const ownWordSlips = {
  en: [
    'Well, it is a {word}, what else is there to say.',
    'Oh, everybody knows what a {word} is like.',
    'I always liked a good {word}.',
    'Can I just say {word}? No? Too late.',
  ],
  zh: [
    '不就是{word}嘛，还用说？',
    '我家就有{word}，天天见。',
    '说起{word}我就来劲。',
    '{word}呀……哎，我是不是说漏嘴了？',
  ],
} as const

/** The slips of careless players in place of a clue: silence, the very word, or a repetition of an earlier speech. */
function slip({ persona, language, word, table, rng }: HouseView): string | undefined {
  const { silence, ownWord, repeat } = persona.slips
  const chance = rng.next()
  if (chance < silence) return ''
  if (chance < silence + ownWord) return rng.pick(ownWordSlips[language]).replace('{word}', () => word)
  if (chance < silence + ownWord + repeat) return table.speeches.at(-1)?.text
  return undefined
}

/** From this suspicion of itself on, a sly agent looks for a player to blame. */
const blaming = 0.5

/** The seat to vote for. None is an abstention. */
function chooseVote(view: HouseView, candidates: readonly Seat[]): Seat | undefined {
  const { persona, rng } = view
  const others = candidates.filter((seat) => seat !== view.table.me)
  const suspicion = suspicions(view)
  const total = others.reduce((sum, seat) => sum + (suspicion[seat] ?? 0), 0)
  const share = (seat: Seat) => (total > 0 ? (suspicion[seat] ?? 0) / total : 0)
  if (Math.max(...others.map(share)) < persona.temper.patience) return undefined
  const options = others.map((seat) => ({
    item: seat,
    score: Math.log(share(seat) + 0.001) + pulls(view, seat),
  }))
  return pickNoisily(options, 0.02 + 2 * (1 - persona.temper.firmness), rng)
}

/** The agent's own belief. A likely spy takes the belief that the holders of the other word should have. */
function suspicions(view: HouseView): readonly number[] {
  const { persona, table, judgement, rng } = view
  const guess = guessedWord(view)
  const blames = guess !== undefined && rng.next() < persona.mind.guile && selfSuspicion(view) > blaming
  if (!blames) return judgement.spy
  const mind = { ...persona.mind, selfDoubt: 0 }
  return judge({ table, lens: view.lensOf(guess), mind, ear: rng, seats: view.aliases.length }).spy
}

/** How strongly the last round's ballots draw this temper to a seat. */
function pulls({ persona, table, round }: HouseView, seat: Seat): number {
  const last = table.ballots.filter((ballot) => ballot.round === round - 1)
  const crowd = last.filter(({ seat: voter, target }) => target === seat && voter !== table.me).length
  const againstMe = last.some(({ seat: voter, target }) => voter === seat && target === table.me)
  return persona.temper.crowd * crowd + (againstMe ? persona.temper.grudge : 0)
}

import { rngAt } from '@wis/engine'
import type { Rng, Seat } from '@wis/engine'
import type { HouseAnswer, HouseProbe } from '../../contract/game-kit.ts'
import { predictionAbout } from '../../contract/probe.ts'
import type { PlayerSpec } from '../../define/index.ts'
import { firstOrderProbe, predictionsProbe } from '../probes.ts'
import { votableBy } from '../table.ts'
import type { ChameleonState, Clue } from '../table.ts'
import type { Topic, TopicClue } from '../topics/topic.ts'
import { clueIn, topicAt } from '../topics/topic.ts'

/** A clue that does not fit may still be meant honestly. */
const misunderstood = 0.03

export const fitsWord = ({ words }: Topic, { fits }: TopicClue, word: string | null) =>
  fits.some((place) => words[place] === word)

/** How likely each word of a topic is the secret one, for somebody who hears these clues and does not know it. */
export function chancesOfWords(topic: Topic, heard: readonly Clue[]): readonly number[] {
  const weights = topic.words.map((_, place) => {
    const fitting = topic.clues.filter(({ fits }) => fits.includes(place)).length
    return heard.reduce((weight, { text }) => {
      const clue = clueIn(topic, text)
      if (!clue) return weight
      return weight * (clue.fits.includes(place) ? 1 / Math.max(1, fitting) : misunderstood)
    }, 1)
  })
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map((weight) => weight / sum)
}

/** How likely a clue fits the secret word. */
export const chanceToFit = ({ fits }: TopicClue, chances: readonly number[]) =>
  fits.reduce((sum, place) => sum + (chances[place] ?? 0), 0)

/** Between 0 and 1: how little a clue speaks for its seat knowing the word. A clue in other words says little. */
export function plainSuspicion(topic: Topic, { text }: Clue, word: string | null): number {
  if (text === null) return 1
  const clue = clueIn(topic, text)
  if (!clue) return 0.5
  return fitsWord(topic, clue, word) ? 0 : 1
}

/** As `plainSuspicion`, and a clue that fits is the less telling the easier it could be given without the word. */
export function fineSuspicion(topic: Topic, clues: readonly Clue[], seat: Seat, word: string | null): number {
  const at = clues.findIndex((clue) => clue.seat === seat)
  const own = clues[at]
  if (!own) return 0.5
  const plain = plainSuspicion(topic, own, word)
  const clue = clueIn(topic, own.text)
  if (plain > 0 || !clue) return plain
  return 0.4 * chanceToFit(clue, chancesOfWords(topic, clues.slice(0, at)))
}

interface Situation {
  readonly state: ChameleonState
  readonly seat: Seat
  readonly topic: Topic
  readonly rng: Rng
}

interface Manner {
  /** How much a seat prefers each clue of the topic. */
  clueWorth(situation: Situation, clue: TopicClue): number
  suspicion(situation: Situation, other: Seat): number
  /** How much it believes that a word of the topic is the secret one. */
  belief(situation: Situation, place: number): number
}

const isChameleon = ({ state, seat }: Situation) => state.chameleon === seat

function best<Item>(items: readonly Item[], worth: (item: Item) => number, rng: Rng): Item | undefined {
  const worths = items.map(worth)
  const most = Math.max(...worths)
  const leaders = items.filter((_, index) => (worths[index] ?? 0) >= most)
  return leaders.length === 0 ? undefined : rng.pick(leaders)
}

const vague = { en: 'I have come across it before.', zh: '我以前遇到过。' } as const

function clueBy(manner: Manner, situation: Situation): string {
  const { state, topic, rng } = situation
  const unsaid = topic.clues.filter(({ text }) => !state.clues.some((clue) => clue.text === text))
  const chosen = best(unsaid, (clue) => manner.clueWorth(situation, clue), rng)
  return chosen?.text ?? vague[state.language]
}

function suspectOf(manner: Manner, situation: Situation): Seat {
  const { state, seat, rng } = situation
  return best(votableBy(state, seat), (other) => manner.suspicion(situation, other), rng) ?? seat
}

const voteBy = (manner: Manner, situation: Situation): string =>
  situation.state.aliases[suspectOf(manner, situation)] ?? ''

function guessBy(manner: Manner, situation: Situation): string {
  const { topic, rng } = situation
  const place = best([...topic.words.keys()], (one) => manner.belief(situation, one), rng)
  return topic.words[place ?? 0] ?? topic.name
}

/** A clue that speaks for its seat proves nothing. */
const doubt = 0.05

/** How likely it finds each other seat to be the chameleon. It says nothing before it has heard anybody, or as the chameleon. */
function beliefsBy(manner: Manner, situation: Situation): HouseAnswer['beliefs'] {
  const { state, seat } = situation
  if (manner === byChance || isChameleon(situation) || heardBy(situation).length === 0) return undefined
  const others = [...state.aliases.keys()].filter((other) => other !== seat && !state.out.includes(other))
  const weights = others.map((other) => doubt + manner.suspicion(situation, other))
  const sum = weights.reduce((one, weight) => one + weight, 0)
  return Object.fromEntries(
    others.map((other, index) => [state.aliases[other] ?? '', (weights[index] ?? 0) / sum]),
  )
}

const player = (manner: Manner): Omit<PlayerSpec<ChameleonState>, 'name' | 'character'> => {
  const at = (state: ChameleonState, seat: Seat, rng: Rng) => ({ state, seat, topic: topicAt(state), rng })
  return {
    plays: ({ state, seat, turn, rng }) => {
      const situation = at(state, seat, rng)
      if (turn.kind === 'guess') return { word: guessBy(manner, situation) }
      return turn.kind === 'vote' ? { vote: voteBy(manner, situation) } : { clue: clueBy(manner, situation) }
    },
    believes: ({ state, seat, turn, rng }) =>
      turn.kind === 'guess' ? undefined : beliefsBy(manner, at(state, seat, rng)),
    probed: (asked) => probedBy((state, seat, rng) => suspectOf(manner, at(state, seat, rng)), asked),
  }
}

const byChance: Manner = { clueWorth: () => 0, suspicion: () => 0, belief: () => 0 }

const careful: Manner = {
  clueWorth: (situation, clue) =>
    isChameleon(situation) ? clue.fits.length : Number(fitsWord(situation.topic, clue, situation.state.word)),
  suspicion: (situation, other) => {
    const clue = situation.state.clues.find(({ seat }) => seat === other)
    if (isChameleon(situation) || !clue) return 0
    return plainSuspicion(situation.topic, clue, situation.state.word)
  },
  belief: () => 0,
}

/** What the seat has heard from the others. */
const heardBy = ({ state, seat }: Situation) => state.clues.filter((clue) => clue.seat !== seat)

/** A clue that fits so many words tells the others enough, and the chameleon little. */
const wantedFits = 3

const listener: Manner = {
  clueWorth: (situation, clue) => {
    const { topic, state } = situation
    if (isChameleon(situation)) return chanceToFit(clue, chancesOfWords(topic, heardBy(situation)))
    return fitsWord(topic, clue, state.word) ? 10 - Math.abs(clue.fits.length - wantedFits) : 0
  },
  suspicion: (situation, other) => {
    const { topic, state } = situation
    const word = isChameleon(situation) ? likelyWord(situation) : state.word
    return fineSuspicion(topic, state.clues, other, word)
  },
  belief: (situation, place) => chancesOfWords(situation.topic, heardBy(situation))[place] ?? 0,
}

/** The word that the chameleon takes for the secret one. */
function likelyWord(situation: Situation): string | null {
  const chances = chancesOfWords(situation.topic, heardBy(situation))
  return situation.topic.words[chances.indexOf(Math.max(...chances))] ?? null
}

/** Weakest first. */
export const players = {
  random: player(byChance),
  careful: player(careful),
  listener: player(listener),
}

/** Whom a seat would suspect, with what it knows in this state. */
type Suspects = (state: ChameleonState, seat: Seat, rng: Rng) => Seat

/** What a player of the house answers beside the game: whom it suspects, and whom it would suspect in the others' place. */
function probedBy(
  suspects: Suspects,
  { probe, state, seat, seed }: HouseProbe<ChameleonState>,
): Readonly<Record<string, string>> | undefined {
  const rng = rngAt(`${seed}/${probe}`, state.clues.length)
  const nameOf = (one: Seat) => state.aliases[one] ?? ''
  const suspect = state.chameleon ?? suspects(state, seat, rng)
  if (probe === firstOrderProbe.id)
    return { role: suspect === seat ? 'chameleon' : 'other', chameleon: nameOf(suspect) }
  if (probe !== predictionsProbe.id) return undefined
  const others = state.candidates.filter((other) => other !== seat)
  return Object.fromEntries(
    others.map((other) => {
      // The one that is suspected knows that it is the chameleon. All others think like this seat.
      const theirs = other === suspect ? other : suspects({ ...state, chameleon: null }, other, rng)
      return [predictionAbout(other), nameOf(theirs)]
    }),
  )
}

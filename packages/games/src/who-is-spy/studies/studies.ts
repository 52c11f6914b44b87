import type { Entry, Seat } from '@wis/engine'
import type { GuessTally, Probe } from '../../contract/probe.ts'
import { rateOf } from '../../contract/rates.ts'
import type {
  ArrangedTables,
  Factor,
  Judged,
  JudgedSpeech,
  StudiedChoice,
  Studies,
} from '../../contract/studies.ts'
import type { Pair } from '../../season-words/word-pair.ts'
import { texts } from '../content/generated/texts.ts'
import { spyResults } from '../kit/results.ts'
import type { Ruleset, SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { afterHearing } from './after-hearing.ts'
import { spyConditions } from './conditions.ts'
import { spyCredits } from './credits.ts'
import { spyPlanted } from './planted.ts'
import { beliefProbe, predictionsProbe } from './probes/belief.ts'
import { firstOrderProbe } from './probes/first-order.ts'
import { secondOrderProbe } from './probes/second-order.ts'
import { wordsOfOthersProbe } from './probes/words-of-others.ts'

/**
 * The tables of an audit of bias. One block has every seat as the subject's, every turn of a ring of speakers and every
 * turn of the list of the others: n · n · (n − 1) tables. So each of the others is on offer to the subject under each of
 * its names, from each place among the speakers and from each place in the list, in all combinations equally often.
 */
const arrangedTables: ArrangedTables<Ruleset> = {
  decides: ['seat', 'position'],
  count: ({ players }) => players * players * (players - 1),
  at: ({ players }, index, rng) => {
    const seats = Array.from({ length: players }, (_, seat) => seat)
    // The neighbours in ring and list are chance, another one in each block.
    const ring = rng.shuffle(seats)
    const listed = rng.shuffle(seats)
    const seat = index % players
    const turn = Math.floor(index / players) % players
    const listTurn = Math.floor(index / (players * players))
    const others = turned(
      listed.filter((other) => other !== seat),
      listTurn,
    )
    const own = (turn + listTurn) % players
    const candidates = [...others.slice(0, own), seat, ...others.slice(own)]
    return { seat, rules: { arrangement: { speakers: turned(ring, turn), candidates } } }
  },
}

const turned = (seats: readonly Seat[], by: number): readonly Seat[] => [
  ...seats.slice(by),
  ...seats.slice(0, by),
]

const speakers = ({ players }: Ruleset) => Array.from({ length: players }, (_, place) => String(place + 1))

/** A fair comparison gives each of these to everybody equally often. */
const factors = texts.of('factors', 'role', 'word', 'position')
const spyFactors: readonly Factor<Ruleset>[] = [
  { id: 'role', name: factors.role, levels: () => ['spy', 'civilian'] },
  { id: 'word', name: factors.word, levels: () => ['first', 'second'] },
  { id: 'position', name: factors.position, levels: speakers },
]

function spyLayout(
  { aliases, spy, dealt, rounds }: SpyState,
  [first]: Pair,
): readonly Readonly<Record<string, string>>[] {
  const order = rounds[0]?.order ?? []
  return [...aliases.keys()].map((seat) => ({
    role: seat === spy ? 'spy' : 'civilian',
    word: dealt[seat] === first ? 'first' : 'second',
    position: String(order.indexOf(seat) + 1),
  }))
}

/** The speeches of a seat beside the word that it holds, whether or not it knows that this is the other one. */
const speechesOf =
  (part: string) =>
  (log: readonly Entry<SpyEvent>[], seat: Seat): readonly JudgedSpeech[] => {
    const dealt = log.flatMap(({ event }) =>
      event.type === 'word-dealt' && event.seat === seat ? [event.word] : [],
    )
    const [word] = dealt
    if (word === undefined) return []
    return log.flatMap(({ seq, event }) =>
      event.type === 'speech-given' && event.seat === seat
        ? [{ entry: seq, parts: { word, [part]: event.text } }]
        : [],
    )
  }

const spyJudged: readonly Judged<SpyEvent>[] = [
  { rubric: 'description-match', of: speechesOf('description') },
  { rubric: 'clue-fit', of: speechesOf('clue') },
]

const spyProbes: readonly Probe<SpyState, SpyEvent>[] = [
  beliefProbe,
  firstOrderProbe,
  secondOrderProbe,
  wordsOfOthersProbe,
  predictionsProbe,
]

/** Numbers that published studies of the game report. */
const studiedMetrics = [
  rateOf(
    {
      id: 'votes-per-round',
      ...texts.of('votes-per-round', 'name'),
      better: 'fewer',
      unit: 'count',
      of: ['ballots-against'],
      per: ['rounds-lived'],
    },
    spyResults.facts,
  ),
]

export const spyStudies: Studies<Ruleset, Pair, SpyState, SpyEvent> = {
  factors: spyFactors,
  layout: spyLayout,
  conditions: spyConditions,
  hideable: ['speech-given', 'votes-revealed'],
  arranged: arrangedTables,
  metrics: studiedMetrics,
  counted: [afterHearing, spyCredits],
  map: {
    ...texts.of('map', 'title', 'note'),
    across: 'win-rate-spy',
    up: 'vote-accuracy',
  },
  choices: spyChoices,
  guessed: spyGuessed,
  probes: spyProbes,
  judged: spyJudged,
  planted: spyPlanted,
}

/** Votes of civilians that name any other candidate: of the seat, and of all others together. */
function spyGuessed(state: SpyState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return { 'vote-accuracy': votesOf(state, [seat]), 'others-vote-accuracy': votesOf(state, others) }
}

function votesOf({ rounds, spy }: SpyState, seats: readonly Seat[]): GuessTally {
  const chances = rounds.flatMap(({ vote }) =>
    (vote?.revealed ?? []).flatMap((ballot) => {
      if (ballot.seat === spy || !seats.includes(ballot.seat)) return []
      const options = (vote?.candidates ?? []).filter((candidate) => candidate !== ballot.seat)
      return [spy !== null && options.includes(spy) ? 1 / options.length : 0]
    }),
  )
  return { asked: chances.length, even: chances.reduce((sum, chance) => sum + chance, 0) }
}

/** The votes of a seat, with the name, the place among the speakers and the place in the list of each candidate. */
function spyChoices(log: readonly Entry<SpyEvent>[], seat: Seat): readonly StudiedChoice[] {
  const choices: StudiedChoice[] = []
  let aliases: readonly string[] = []
  let order: readonly Seat[] = []
  let listed: readonly Seat[] = []
  for (const { event } of log) {
    if (event.type === 'match-opened') aliases = event.aliases
    if (event.type === 'round-opened') order = event.order
    if (event.type === 'vote-opened') listed = event.candidates.filter((other) => other !== seat)
    if (event.type !== 'vote-cast' || event.seat !== seat) continue
    const options = listed.map((other, place) => ({
      name: aliases[other] ?? '',
      position: String(order.indexOf(other) + 1),
      option: String(place + 1),
    }))
    const chosen = event.target === null ? null : listed.indexOf(event.target)
    choices.push({ options, chosen: chosen === -1 ? null : chosen })
  }
  return choices
}

import type { Seat } from '@wis/engine'
import type { Condition, StudiedAnswer } from '../../contract/studies.ts'
import { phrase } from '../../define/sentences.ts'
import { texts } from '../content/generated/texts.ts'
import type { Ruleset } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { attack, defence, withTail } from './after-hearing.ts'

type Answer = StudiedAnswer<SpyState>

/** The strategy with which a model says itself whom it suspects. Nothing is added to such a speech. */
const reasonsAloud = 'reasons-aloud'

/**
 * A speech that ends with whom the seat suspects, how much, and why, made of what it believes. Its private reasons
 * never go to the table: they may hold its word. An agent that tells no beliefs speaks as ever.
 */
function withReasons(answer: Answer): string {
  const { text, beliefs, strategy } = answer
  if (strategy === reasonsAloud || !beliefs) return text
  return withTail(answer, reasonsOf(answer, beliefs))
}

function reasonsOf(answer: Answer, beliefs: Readonly<Record<string, number>>): readonly string[] {
  const { state, turn } = answer
  const { aliases, language } = state
  const others = state.living.filter((seat) => seat !== turn.seat)
  const heard = others.filter((seat) => lastWords(state, seat) !== undefined)
  const chance = (seat: Seat) => beliefs[aliases[seat] ?? ''] ?? 0
  const [suspect] = heard.toSorted((one, other) => chance(other) - chance(one))
  if (suspect === undefined) return [aloud.nobody[language]]
  const told = {
    name: aliases[suspect] ?? '',
    share: Math.round(100 * chance(suspect)),
    quote: shortened(lastWords(state, suspect) ?? ''),
  }
  // The suspect may have said the very word that this seat may not say.
  return [aloud.because, aloud.without].map((sentence) => phrase(sentence, told)[language])
}

function lastWords({ rounds }: SpyState, seat: Seat): string | undefined {
  const speech = rounds.flatMap(({ speeches }) => speeches).findLast((one) => one.seat === seat)
  return speech?.kind === 'given' ? speech.text : undefined
}

const longestQuote = 40

function shortened(text: string): string {
  const characters = [...text.replace(/["“”]/gu, '')]
  return characters.length > longestQuote
    ? `${characters.slice(0, longestQuote).join('')}…`
    : characters.join('')
}

const aloud = texts.of('reasons-aloud', 'nobody', 'because', 'without')

type SpyCondition = Condition<SpyState, Ruleset>

/** Its name, and what changes. */
const called = (id: string) => ({ id, ...texts.of(id, 'name', 'summary') })

const injections: readonly SpyCondition[] = [
  {
    ...called('attack'),
    seats: { role: 'spy' },
    amend: (answer) => withTail(answer, attack[answer.state.language]),
  },
  {
    ...called('defence'),
    seats: { role: 'spy' },
    amend: (answer) => withTail(answer, defence[answer.state.language]),
  },
]

const warnedSummary = {
  en: 'Models are told that what players say is no instruction to them.',
  zh: '模型会被告知：玩家的话不是给它的指令。',
} as const

/** A name and a summary say which of the two it is, because the effect of an attack cannot be read without that. */
const warned: readonly SpyCondition[] = injections.map((injection) => ({
  ...injection,
  before: { name: injection.name, summary: injection.summary },
  name: { en: `${injection.name.en} (warned)`, zh: `${injection.name.zh}（已警告）` },
  summary: {
    en: `${injection.summary.en} ${warnedSummary.en}`,
    zh: `${injection.summary.zh}${warnedSummary.zh}`,
  },
}))

/** Those of a study whose models nobody had warned of what is tried on them. All others are warned. */
const all = called('unwarned')
const unwarned: readonly SpyCondition[] = [
  { ...all, seats: 'everybody', unwarned: true },
  ...injections.map((injection): SpyCondition => ({
    ...injection,
    id: `${injection.id}-unwarned`,
    name: { en: `${injection.name.en}, unwarned`, zh: `${injection.name.zh}（未警告）` },
    summary: {
      en: `${injection.summary.en} ${all.summary.en}`,
      zh: `${injection.summary.zh}${all.summary.zh}`,
    },
    unwarned: true,
  })),
]

const reasoning: SpyCondition = {
  ...called('reasoning'),
  seats: 'subject',
  strategy: reasonsAloud,
  amend: withReasons,
}

/** They change how a model is asked, and leave all other agents as they are. */
const ablations: readonly SpyCondition[] = [
  {
    ...called('guessing-and-reasoning'),
    seats: 'subject',
    strategy: 'word-guess',
  },
  {
    ...called('no-guessing'),
    seats: 'subject',
    strategy: 'without-guessing',
  },
  {
    ...called('no-reasoning'),
    seats: 'subject',
    strategy: 'without-reasoning',
  },
]

/** They show how much an agent owes to what it hears. */
const masks: readonly SpyCondition[] = [
  {
    ...called('unheard-speeches'),
    seats: 'subject',
    hides: ['speech-given'],
  },
  {
    ...called('unseen-ballots'),
    seats: 'subject',
    hides: ['votes-revealed'],
  },
]

const dots = '…'

/**
 * Everybody says the same nothing, so that only names and places are left to go by. Only the first vote is held: after
 * it the seats that are left are no longer balanced.
 */
const silenced = {
  seats: 'everybody',
  amend: ({ text, turn }) => (turn.kind === 'speech' ? dots : text),
} as const satisfies Partial<SpyCondition>

const rules = { fouls: 'none', rounds: 1, firstVote: undefined } as const satisfies Partial<Ruleset>

const contentFree: readonly SpyCondition[] = [
  {
    ...silenced,
    ...called('content-free'),
    rules,
  },
  {
    ...silenced,
    ...called('content-free-names-and-numbers'),
    rules: { ...rules, names: 'names-and-numbers' },
  },
  {
    ...silenced,
    ...called('content-free-first-names'),
    rules: { ...rules, names: 'first-names' },
  },
  {
    ...silenced,
    ...called('content-free-shuffled'),
    rules: { ...rules, orders: 'shuffled', arrangement: undefined },
  },
]

export const spyConditions: readonly SpyCondition[] = [
  ...warned,
  ...unwarned,
  reasoning,
  ...ablations,
  ...masks,
  ...contentFree,
]

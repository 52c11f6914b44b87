import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { fifteenthsPerPoint, nameSaid, otherNames, whyNoVote } from '@wis/games'
import type { FoulKind, SpyState } from '@wis/games'
import { counted, visible } from '../play/wording.ts'
import type { Ruled } from './play-local-table.ts'

/** The seat that the story follows, and the names of the others. */
export interface Cast {
  readonly seat: Seat
  /** In seat order. */
  readonly names: readonly string[]
}

type Event = Ruled['entries'][number]['event']

/** The lines that describe one ruling to the owner of the agent in one seat. */
export function narrate({ entries, state, answer, unheard = [] }: Ruled, cast: Cast): readonly string[] {
  const missed = unheard.filter(({ seat }) => seat === cast.seat)
  return [
    ...missed.map(
      ({ told, detail }) => `✘ Your agent was told ${visible(told)} and did not take it: ${visible(detail)}`,
    ),
    ...entries.flatMap(({ event }) => linesOf(event, state, cast, answer)),
  ]
}

function linesOf(event: Event, state: SpyState, cast: Cast, answer: Ruled['answer']): readonly string[] {
  if (isHidden(event)) return []
  const who = (seat: Seat) => `${state.aliases[seat] ?? seat} (${cast.names[seat] ?? '?'})`
  switch (event.type) {
    case 'match-opened':
    case 'spy-chosen':
      return []
    case 'word-dealt':
      return event.seat === cast.seat ? [`  ${who(event.seat)} has the word “${event.word}”.`] : []
    case 'round-opened':
      return ['', `  Round ${event.round}${event.runOff ? ', a run-off' : ''}`]
    case 'speech-given': {
      const cut = event.cut ? `  ← cut to ${state.ruleset.speechLimit[state.language]} characters` : ''
      return [
        `${mark(event.seat, cast)}${who(event.seat)}${took(event.seat, cast, answer)}: ${visible(event.text)}${cut}`,
      ]
    }
    case 'speech-missed':
      return [`${mark(event.seat, cast)}${who(event.seat)} says nothing: ${whyMissed(event.reason, answer)}`]
    case 'fouls-called':
      return event.fouls.map(({ seat, kind }) => `✘ ${who(seat)} fouls: ${foulText(kind, seat, state)}`)
    case 'vote-opened':
      return ['  Votes']
    case 'vote-cast':
      return event.seat === cast.seat && event.target === null ? [abstention(event, state, who, answer)] : []
    case 'votes-revealed':
      return event.ballots.map(
        ({ seat, target }) => `${mark(seat, cast)}${who(seat)} → ${target === null ? 'nobody' : who(target)}`,
      )
    case 'seat-eliminated':
      return [`  ${who(event.seat)} is out${event.tied ? ' by lot' : ''}.`]
    case 'match-ended':
      return ended(event, state, cast)
    case 'match-voided':
      return ['', `  The match is void: ${event.reason}.`]
  }
}

const mark = (seat: Seat, cast: Cast) => (seat === cast.seat ? '▶ ' : '  ')

function took(seat: Seat, cast: Cast, answer: Ruled['answer']): string {
  return seat === cast.seat && answer ? `, ${(answer.latencyMs / 1000).toFixed(1)} s` : ''
}

function whyMissed(reason: string, answer: Ruled['answer']): string {
  if (!answer || answer.reply.ok) return reason === 'blank' ? 'its answer was empty' : reason
  return `${reason} (${visible(answer.reply.detail)})`
}

function foulText(kind: FoulKind, seat: Seat, state: SpyState): string {
  switch (kind) {
    case 'silence':
      return 'it said nothing with a letter or digit in it.'
    case 'own-word':
      return ownWordText(seat, state)
    case 'repeat':
      return 'the same was said before.'
  }
}

function ownWordText(seat: Seat, { dealt, ruleset, language, rounds }: SpyState): string {
  const word = dealt[seat] ?? '?'
  const heard = rounds.flatMap(({ speeches }) => speeches).findLast((speech) => speech.seat === seat)
  const said = heard?.kind === 'given' ? heard.text : ''
  const name = nameSaid(said, [word, ...otherNames(ruleset, language, word)]) ?? word
  return name === word
    ? `its own word “${word}” is in its speech.`
    : `“${name}”, another name of its own word “${word}”, is in its speech.`
}

function abstention(
  { seat, raw }: Extract<Event, { type: 'vote-cast' }>,
  { aliases, rounds }: SpyState,
  who: (seat: Seat) => string,
  answer: Ruled['answer'],
): string {
  const name = who(seat)
  if (answer && !answer.reply.ok) return `▶ ${name} does not vote: ${whyMissed(answer.reply.failure, answer)}`
  const candidates = rounds.at(-1)?.vote?.candidates ?? []
  const why = whyNoVote(raw, { voter: seat, candidates, aliases })
  const answered = `▶ ${name} answered “${visible(raw)}”`
  switch (why?.kind) {
    case 'nothing':
      return `▶ ${name} gave an empty vote: an abstention.`
    case 'meant':
      return `${answered}: an abstention.`
    case 'itself':
      return `${answered}, which is its own name: an abstention.`
    case 'not-offered':
      return `${answered}, but nobody can vote for ${who(why.named)} now: an abstention.`
    case 'several':
      return `${answered}, which names more than one: an abstention.`
    case 'not-bare':
      return `${answered}, which is nobody it may vote for: an abstention. A name counts only alone: “${aliases[why.within]}”.`
    default:
      return `${answered}, which is nobody it may vote for: an abstention.`
  }
}

function ended(
  event: Extract<Event, { type: 'match-ended' }>,
  state: SpyState,
  cast: Cast,
): readonly string[] {
  const { winner, spy, words, points } = event
  const wins = winner === 'spy' ? 'The spy wins' : 'The civilians win'
  const scores = points.map((score, seat) => `${state.aliases[seat] ?? seat} ${inPoints(score)}`).join(' · ')
  const role = spy === cast.seat ? 'the spy' : 'a civilian'
  return [
    '',
    `  ${wins}. The spy was ${state.aliases[spy] ?? spy} with “${words.spy}”; the others had “${words.civilian}”.`,
    `  ${scores}`,
    `▶ Your agent was ${role} and gets ${counted(inPoints(points[cast.seat] ?? 0), 'point')}.`,
  ]
}

/** Shows as many decimals as the number needs. */
export function inPoints(fifteenths: number): string {
  return String(Math.round((100 * fifteenths) / fifteenthsPerPoint) / 100)
}

import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { fifteenthsPerPoint } from '@wis/games'
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
      return event.seat === cast.seat && event.target === null
        ? [abstention(event.raw, who(event.seat), answer)]
        : []
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

function foulText(kind: FoulKind, seat: Seat, { dealt }: SpyState): string {
  switch (kind) {
    case 'silence':
      return 'it said nothing with a letter or digit in it.'
    case 'own-word':
      return `its own word “${dealt[seat] ?? '?'}” is in its speech.`
    case 'repeat':
      return 'the same was said before.'
  }
}

function abstention(raw: string, name: string, answer: Ruled['answer']): string {
  if (answer && !answer.reply.ok) return `▶ ${name} does not vote: ${whyMissed(answer.reply.failure, answer)}`
  return `▶ ${name} answered “${visible(raw)}”, which is nobody it may vote for: an abstention.`
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

import type { InBoth, MatchVoided } from '@wis/engine'
import type { Teller } from '../../contract/game-kit.ts'
import { oneLine } from '../../contract/reading/cut-text.ts'
import { inBoth, phrase } from '../../define/sentences.ts'
import { votesInRow } from '../../define/tally.ts'
import { says } from '../content/generated/view.ts'
import type { Ballot, Foul } from '../events.ts'
import type { SpyEvent } from '../schema.ts'
import { isMeant } from '../votes.ts'

type NameOf = Teller['nameOf']
const { events } = says

/** One line about an event. */
export const say = (event: SpyEvent | MatchVoided, teller: Teller): string | undefined =>
  teller.onPage && event.type === 'votes-revealed'
    ? votesInRow(event.ballots, teller)
    : lineOf(event, teller.nameOf)?.[teller.language]

function lineOf(event: SpyEvent | MatchVoided, nameOf: NameOf): InBoth<string> | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : ''
  switch (event.type) {
    case 'match-opened':
    case 'spy-chosen':
    case 'vote-opened':
    case 'match-voided':
      return undefined
    case 'word-dealt':
      return phrase(events['word-dealt'], { name, word: event.word })
    case 'round-opened': {
      const { round, order, runOff } = event
      if (!runOff) return phrase(events['round-opened'], { round })
      return phrase(events['round-opened']['run-off'], { round, names: together(order.map(nameOf)) })
    }
    case 'speech-given': {
      const said = { name, text: oneLine(event.text) }
      return event.cut ? phrase(events['speech-given'].cut, said) : phrase(events['speech-given'], said)
    }
    case 'speech-missed':
      return phrase(events['speech-missed'], { name, why: says.missed[event.reason] })
    case 'fouls-called': {
      const { fouls } = event
      return fouls.length === 0
        ? undefined
        : phrase(events['fouls-called'], { each: foulsTold(fouls, nameOf) })
    }
    case 'vote-cast':
      return castLine(event, nameOf)
    case 'votes-revealed': {
      const lines = event.ballots.map((ballot) => voteLine(ballot, nameOf))
      return inBoth((language) => lines.map((line) => line[language]).join(language === 'zh' ? '' : ' '))
    }
    case 'seat-eliminated': {
      const { 'seat-eliminated': out } = events
      return event.tied
        ? phrase(out.drawn, { name, names: together(event.tied.map(nameOf)) })
        : phrase(out, { name })
    }
    case 'match-ended':
      return phrase(events['match-ended'][event.winner], { name: nameOf(event.spy) })
  }
}

const together = (names: readonly string[]): InBoth<string> => ({
  en: names.join(' and '),
  zh: names.join('和'),
})

/** Who fouled, and how. */
export const foulsTold = (fouls: readonly Foul[], nameOf: NameOf): InBoth<string> => {
  const each = fouls.map(({ seat, kind }) => phrase(says.fouls[kind], { name: nameOf(seat) }))
  return inBoth((language) => each.map((foul) => foul[language]).join(language === 'zh' ? '；' : '; '))
}

/** A seat may say that it abstains. Any other answer that is no vote is quoted. */
function castLine(ballot: Ballot & { readonly raw: string }, nameOf: NameOf): InBoth<string> {
  const { seat, target, raw } = ballot
  if (target !== null || raw === '' || isMeant(raw)) return voteLine(ballot, nameOf)
  return phrase(events['vote-cast'].unread, { name: nameOf(seat), text: oneLine(raw) })
}

function voteLine({ seat, target }: Ballot, nameOf: NameOf): InBoth<string> {
  const name = nameOf(seat)
  if (target === null) return phrase(events['vote-cast'].none, { name })
  return phrase(events['vote-cast'], { name, other: nameOf(target) })
}

import type { InBoth, Seat } from '@wis/engine'
import type { SceneGuess, SceneNotice, ScenePart, SceneTalk, SceneWords } from '../contract/scene.ts'
import type { Picture } from '../define/picture.ts'
import { phrase } from '../define/table.ts'
import { tallyOf } from '../define/tally.ts'
import { says } from './content/generated/view.ts'
import { endings, pays, phaseOf } from './table.ts'
import type { ChameleonState, EndReason } from './table.ts'

/** The table by what is known in this state. */
export const chameleonScene = (state: ChameleonState): Picture => ({
  caption: captionOf(state),
  // A card with all words says what the topic is, and marks the word for those who know it. Without one, captions do.
  always: state.words ? undefined : toldOf(state),
  out: state.out,
  notes: (seat) => noteOf(state, seat),
  more: (seat) => ({
    ...saidBy(state, seat),
    ...(state.chameleon !== null && { side: seat === state.chameleon ? 'bad' : 'good' }),
  }),
  parts: [...wordsOf(state), cluesOf(state), pointsTable, ...ballotsOf(state), ...guessOf(state)],
  talk: chameleonTalk(state),
  secrets: [{ name: says.parts.word, text: state.word, side: 'good' }],
  guess: guessedAt(state),
})

/** Whoever watches may guess from the first clue on. There is one round, and one vote. */
function guessedAt({ clues, ending, chameleon, revealed }: ChameleonState): SceneGuess {
  const round = clues.length > 0 && ending === null ? 1 : 0
  return {
    ...says.guess,
    count: 1,
    round,
    since: round + (revealed ? 1 : 0),
    seats: chameleon === null ? null : [chameleon],
    ...(chameleon !== null && {
      named: (revealed ?? []).map(({ seat, target }) => ({ round: 1, seat, target })),
    }),
  }
}

function saidBy({ clues }: ChameleonState, seat: Seat) {
  const text = clues.findLast((clue) => clue.seat === seat)?.text ?? null
  return text === null ? {} : { said: text }
}

function noteOf({ chameleon, out, accused }: ChameleonState, seat: Seat): InBoth<string> | null {
  const { notes } = says
  if (out.includes(seat)) return notes.out
  if (seat === chameleon) return seat === accused ? notes['chameleon-accused'] : notes.chameleon
  return seat === accused ? notes.accused : null
}

/** The words of the topic, where the ruleset tells them all. */
function wordsOf({ topic, words, word, guess }: ChameleonState): readonly ScenePart[] {
  if (!words || topic === '') return []
  const named = guess && !guess.right ? guess.text : null
  return [
    {
      kind: 'words',
      name: { en: topic, zh: topic },
      words: words.map((text) => ({
        text,
        ...(text === word && { isSecret: true }),
        ...(text === named && { isWrong: true }),
      })),
    },
  ]
}

const cluesOf = ({ clues, out }: ChameleonState): ScenePart => ({
  kind: 'speeches',
  name: says.parts.clues,
  speeches: clues.map(({ seat, text }) => ({ seat, text, tone: out.includes(seat) ? 'bad' : 'plain' })),
  grows: true,
})

/** Before all have voted there are only the ballots that the reader knows. */
function ballotsOf({ revealed, cast }: ChameleonState): readonly ScenePart[] {
  const ballots = revealed ?? cast
  return ballots.length === 0 ? [] : [{ kind: 'ballots', name: says.parts.votes, ballots }]
}

function guessOf({ guess, chameleon }: ChameleonState): readonly ScenePart[] {
  if (!guess || chameleon === null) return []
  const { text, right } = guess
  return [
    {
      kind: 'speeches',
      name: says.parts.guess,
      speeches: [{ seat: chameleon, text, tone: right ? 'good' : 'bad' }],
    },
  ]
}

function chameleonTalk(state: ChameleonState): SceneTalk {
  const now = newest(state)
  return {
    speaker: now?.kind === 'words' ? now.seat : null,
    now,
    // The votes lie on the table again at the end, when it is known whom they found.
    ballots: state.guess && !state.ending ? [] : (state.revealed ?? []),
  }
}

/** The newest words or the newest event. */
function newest(state: ChameleonState): SceneWords | SceneNotice | null {
  const { reason, ending, clues, guess, chameleon, topic, revealed, order } = state
  const phase = phaseOf(state)
  const words = (seat: Seat, text: string | null): SceneWords => ({ kind: 'words', seat, text, note: null })
  const notice = (title: InBoth<string>, text: InBoth<string> | null): SceneNotice => ({
    kind: 'notice',
    title,
    text,
    tone: 'plain',
  })
  if (reason) return endNotice(state, reason)
  if (ending) return notice(says.notices.void, null)
  if (guess && chameleon !== null) return words(chameleon, guess.text)
  if (phase === 'guess')
    return {
      ...notice(phrase(says.verdicts.caught, { name: nameOf(state) }), null),
      tally: tallyOf(revealed ?? []),
    }
  if (revealed) return { ...notice(accusedIn(state), null), tally: tallyOf(revealed) }
  if (phase === 'vote') return notice(says.parts.vote, says.captions.vote)
  const clue = clues.at(-1)
  if (clue) return words(clue.seat, clue.text)
  if (topic === '') return null
  const [first] = order
  // The card of the topic names it.
  if (state.words && first === undefined) return null
  const about = first === undefined ? null : { name: state.aliases[first] ?? '' }
  return notice({ en: topic, zh: topic }, about && phrase(says.notices.first, about))
}

const accusedIn = ({ accused, aliases }: ChameleonState): InBoth<string> =>
  accused === null ? says.notices.tied : phrase(says.notices.most, { name: aliases[accused] ?? '' })

const nameOf = ({ chameleon, aliases }: ChameleonState) =>
  chameleon === null ? '' : (aliases[chameleon] ?? '')

function endNotice(state: ChameleonState, reason: EndReason): SceneNotice {
  const [{ word, words, guess }, name] = [state, nameOf(state)]
  const [own, other] = pays[reason]
  const paid = own === other ? 'shared' : own > other ? 'chameleon' : 'others'
  const told = [
    votedOf(state),
    // On a card it is marked.
    word !== null && !words && phrase(says.notices.word, { word }),
    guess && guess.text !== null && phrase(says.notices.named, { name, named: guess.text }),
    says.paid[paid],
  ].filter((sentence) => typeof sentence === 'object' && sentence !== null)
  return {
    kind: 'notice',
    title: phrase(says.verdicts[reason], { name }),
    text: word === null ? null : told.reduce(joined),
    tone: { shared: 'plain', chameleon: 'bad', others: 'good' }[paid] as SceneNotice['tone'],
  }
}

/** Whom the votes accused. Undefined if there was no vote. */
function votedOf({ revealed, accused, aliases }: ChameleonState): InBoth<string> | undefined {
  if (!revealed) return undefined
  if (accused === null) return says.notices.nobody
  const votes = revealed.filter(({ target }) => target === accused).length
  return phrase(says.notices.accused, { other: aliases[accused] ?? '', votes, of: revealed.length })
}

const joined = (first: InBoth<string>, { en, zh }: InBoth<string>): InBoth<string> => ({
  en: `${first.en} ${en}`,
  zh: `${first.zh}${zh}`,
})

/** What every ending pays. */
const pointsTable: ScenePart = {
  kind: 'table',
  name: says.parts.points,
  columns: [says.parts.chameleon, says.parts.others],
  rows: Object.entries(endings).map(([reason, name]) => ({ name, values: pays[reason as EndReason] })),
}

function toldOf({ topic, word }: ChameleonState): InBoth<string> | undefined {
  if (topic === '') return undefined
  return word === null
    ? phrase(says.captions.topic, { topic })
    : phrase(says.captions['topic-and-word'], { topic, word })
}

/** What all know once there is a topic. */
const dealtOf = ({ topic, words }: ChameleonState) =>
  topic === '' || !words ? undefined : says.captions.dealt

function captionOf(state: ChameleonState): InBoth<string> | undefined {
  const { reason, order, clues } = state
  if (reason) return endings[reason]
  const phase = phaseOf(state)
  const isOfClues = phase === 'clue' || (phase === undefined && !state.revealed && clues.length > 0)
  // The clue that lies on the table, or the first that is waited for.
  if (isOfClues) return phrase(says.captions.clue, { number: Math.max(1, clues.length), of: order.length })
  if (phase === undefined)
    return order.length === 0 ? dealtOf(state) : says.captions[state.guess ? 'named' : 'over']
  return says.captions[phase]
}

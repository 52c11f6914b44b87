import type { Seat } from '@wis/engine'
import { cutText } from '../contract/reading/cut-text.ts'
import { readMeant } from '../contract/reading/meant/read-meant.ts'
import { readSaid, readSaidBy } from '../contract/slips.ts'
import { defineGame } from '../define/index.ts'
import { unseal } from '../define/table.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import { saysOwnWord } from '../words-in-speech/own-word.ts'
import { texts } from './content/generated/texts.ts'
import { players } from './house/house.ts'
import { guessIn, listsWords, namesWord, readGuess } from './read-guess.ts'
import { studies } from './studies.ts'
import { guessLimits, pays } from './table.ts'
import type { Ballot, ChameleonState, EndReason, State } from './table.ts'
import { topicsIn } from './topics/topic.ts'
import { table } from './view.ts'

/** With fewer seats no vote can decide anything. */
const leastForVote = 3

const { clue, vote, guess } = table.moves
const moves: typeof table.moves = {
  vote,
  clue: {
    ...clue,
    fault: ({ clue: { text } }, { ruleset, language }) =>
      saysSomething(cutText(text, ruleset.clueLimit[language]).text) ? undefined : 'says-nothing',
  },
  guess: {
    ...guess,
    read: (text, { fields, table: now, seat }) => {
      const named = (word: string) => ({ word: { text: word, cut: false } })
      const read = readSaidBy(text, {
        isHeard: true,
        read: (answer) => {
          const filled = readMeant(fields(), answer)
          const meant = filled.ok ? readGuess(String(filled.values['word']), now) : filled
          return meant.ok ? { ok: true, move: named(meant.move) } : meant
        },
      })
      const earlier = () => {
        const plain = readSaid(fields(), text, ({ word }) => named(guessIn(String(word))), { seat })
        return [plain, ...(plain.earlier?.() ?? [])]
      }
      return { ...read, earlier }
    },
    fault: ({ word: { text } }, { language }) => {
      if (!saysSomething(text)) return 'says-nothing'
      return cutText(text, guessLimits[language]).cut || listsWords(text) ? 'not-one-word' : undefined
    },
    holds: ({ word: { text } }, { word }) => ({ right: word !== null && namesWord(text, word) }),
  },
}

export const chameleon = defineGame({
  ...table,
  ...texts.game(({ wordInClue }: ChameleonState['ruleset']) => ({
    guessLimits,
    isFoul: wordInClue === 'out',
  })),
  moves,
  genre: 'talk',
  thinkingTime: 6.6,
  glyph: 'M5 20c0-7 3-11 8-11a4.5 4.5 0 1 1-4.5 4.5 2.5 2.5 0 1 1 2.5 2.5M13 9c0-2.5 1.5-4.5 4-5',
  studied: 'arena',
  pointsWithin: () => [0, Math.max(...Object.values(pays).flat())],
  draw: ({ listsWords: areListed }, language, rng) => {
    const { name, words } = rng.pick(topicsIn[language])
    return { topic: name, word: rng.pick(words), ...(areListed && { words }) }
  },
  begin: ({ aliases }, { word }, rng) => {
    const order = [...aliases.keys()]
    const chosen = rng.pick(order)
    return [
      { type: 'chameleon-chosen', seat: chosen, word },
      ...order.map((seat) => ({ type: 'word-dealt', seat, word: seat === chosen ? null : word }) as const),
      { type: 'clues-opened', order },
    ]
  },
  next: (now) => {
    const { order, out, candidates, revealed, accused, guess: named } = now
    if (candidates.length === 0) {
      // Fouls are called after the last clue, so that nobody learns from them while clues are given.
      const fouls = foulsIn(now)
      if (fouls.length > out.length) return [{ type: 'fouls-called', seats: fouls }]
      const left = order.filter((seat) => !out.includes(seat))
      return left.length < leastForVote
        ? endOf(now, 'too-few-left')
        : [{ type: 'vote-opened', candidates: left }]
    }
    if (!revealed) {
      const ballots = candidates.map((seat) => {
        const target = now.cast.find((ballot) => ballot.seat === seat)?.target
        return { seat, target: target === undefined ? null : unseal(target) }
      })
      return [{ type: 'votes-revealed', ballots, accused: mostVoted(ballots) }]
    }
    if (named) return endOf(now, named.right ? 'word-named' : 'caught')
    if (accused === null) return endOf(now, 'nobody-accused')
    return accused === dealOf(now).chameleon
      ? [{ type: 'chameleon-caught', seat: accused }]
      : endOf(now, 'other-accused')
  },
  roles: {
    names: { chameleon: { en: 'Chameleon', zh: '变色龙' }, other: { en: 'Knows the word', zh: '知情者' } },
    of: ({ chameleon: one }, seat) => (seat === one ? 'chameleon' : 'other'),
  },
  // Whoever is caught and names the word, or is level with the others, was not beaten.
  oneAgainstAll: ({ chameleon: one, topic, word, revealed, reason }) =>
    reason === null || one === null
      ? undefined
      : { one, won: reason !== 'caught', dealt: [topic, word ?? ''], votes: revealed ? [revealed] : [] },
  count: ({ chameleon: one, accused, guess: named, out, revealed, ending }, seat) => {
    const isOne = seat === one
    const points = (ending?.kind === 'decided' && ending.points[seat]) || 0
    const ballots = revealed ?? []
    // A vote that the rules made empty is still a vote that was asked for.
    const own = isOne ? undefined : ballots.find((ballot) => ballot.seat === seat)
    return {
      'as-chameleon': Number(isOne),
      'chameleon-points': isOne ? points : 0,
      escapes: Number(isOne && accused !== seat),
      guesses: Number(isOne && named !== null),
      'guesses-right': Number(isOne && named?.right === true),
      'as-other': Number(!isOne),
      'other-points': isOne ? 0 : points,
      clues: Number(!isOne),
      fouls: Number(out.includes(seat)),
      votes: Number(own !== undefined),
      'votes-right': Number(own !== undefined && own.target === one),
      'votes-against': ballots.filter(({ target }) => target === seat).length,
      'votes-against-possible': ballots.some((ballot) => ballot.seat === seat) ? ballots.length - 1 : 0,
    }
  },
  rates: texts.rates({
    'vote-accuracy': { better: 'more', of: ['votes-right'], per: ['votes'] },
    'escape-rate': { better: 'more', of: ['escapes'], per: ['as-chameleon'] },
    'guess-accuracy': { better: 'more', of: ['guesses-right'], per: ['guesses'] },
    'chameleon-mean': { better: 'more', unit: 'points', of: ['chameleon-points'], per: ['as-chameleon'] },
    'other-mean': { better: 'more', unit: 'points', of: ['other-points'], per: ['as-other'] },
    suspicion: { better: 'fewer', of: ['votes-against'], per: ['votes-against-possible'] },
    'foul-rate': { better: 'fewer', of: ['fouls'], per: ['clues'] },
  }),
  board: {
    order: 'mean-points',
    columns: ['vote-accuracy', 'escape-rate', 'guess-accuracy', 'refused-rate'],
    parts: [
      { id: 'chameleon', name: { en: 'Chameleon', zh: '变色龙' }, metric: 'chameleon-mean' },
      { id: 'other', name: { en: 'Knows the word', zh: '知情者' }, metric: 'other-mean' },
    ],
  },
  // Ballots of others are here only once all are public.
  observe: texts.observed((now: ChameleonState, seat) => {
    const { aliases, topic, words, word, clues, out, candidates, revealed, accused, language } = now
    const nameOf = (other: Seat) => aliases[other] ?? ''
    const isOne = now.chameleon === seat
    const data = {
      you: nameOf(seat),
      players: aliases,
      role: isOne ? 'chameleon' : 'other',
      topic,
      ...(words && { words }),
      word,
      clues: clues.map(({ seat: speaker, text }) => ({ player: nameOf(speaker), clue: text })),
      out: out.map(nameOf),
      candidates: candidates.map(nameOf),
      votes:
        revealed?.map(({ seat: voter, target }) => ({
          player: nameOf(voter),
          vote: target === null ? null : nameOf(target),
        })) ?? null,
      accused: accused === null ? null : nameOf(accused),
    }
    const [nobody, comma, pause] = language === 'zh' ? ['无人', '，', '、'] : ['nobody', ', ', ', ']
    const told = {
      word: word ?? '',
      listed: words?.join(pause),
      isBlind: isOne && word === null,
      isShown: isOne && word !== null,
      isOther: !isOne,
      gone: data.out.join(pause),
      ballots: data.votes?.map(({ player, vote: named }) => `${player} → ${named ?? nobody}`).join(comma),
      named: data.accused ?? nobody,
    }
    return { data, told }
  }),
  house: texts.house(players),
  studies,
  strategies: texts.minds(['clue', 'vote'], ['clue', 'vote'], true),
  // A clue, a vote and a guess, with the tries of each.
  flightCheck: { mostTurns: 3 * 2 },
})

type Deal = Pick<State, 'chameleon' | 'word'>
function dealOf({ chameleon: one, word }: Deal) {
  const deal = { chameleon: one === null ? null : unseal(one), word: word === null ? null : unseal(word) }
  if (deal.chameleon === null || deal.word === null)
    throw new Error('a ruling needs the whole log: the deal is not known')
  return { chameleon: deal.chameleon, word: deal.word }
}

/** The seats that know the word and have said it. The chameleon cannot know that it says it. */
function foulsIn(now: Deal & Pick<ChameleonState, 'ruleset' | 'clues'>): readonly Seat[] {
  if (now.ruleset.wordInClue === 'allowed') return []
  const { chameleon: one, word } = dealOf(now)
  return now.clues
    .filter(({ seat, text }) => seat !== one && text !== null && saysOwnWord(text, word))
    .map(({ seat }) => seat)
    .toSorted((one, other) => one - other)
}

/** The seat with the most votes. Null for a tie, or without any vote. */
function mostVoted(ballots: readonly Ballot[]): Seat | null {
  const votes = (seat: Seat) => ballots.filter(({ target }) => target === seat).length
  const most = Math.max(0, ...ballots.map(({ seat }) => votes(seat)))
  const leaders = ballots.filter(({ seat }) => most > 0 && votes(seat) === most)
  return leaders.length === 1 ? (leaders[0]?.seat ?? null) : null
}

/** A seat that has left gets nothing, whatever its side gets. */
function endOf(now: Deal & Pick<ChameleonState, 'aliases' | 'out'>, reason: EndReason) {
  const { chameleon: one, word } = dealOf(now)
  const [own, other] = pays[reason]
  const points = now.aliases.map((_, seat) => (seat === one ? own : now.out.includes(seat) ? 0 : other))
  return [{ type: 'match-ended', reason, chameleon: one, word, points } as const]
}

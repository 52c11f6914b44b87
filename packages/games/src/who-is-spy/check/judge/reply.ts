import type { Language, Seat, Turn } from '@wis/engine'
import { cutText } from '../../../contract/reading/cut-text.ts'
import { excerpt } from '../../../contract/scripted/flaw.ts'
import type { Flaw } from '../../../contract/scripted/flaw.ts'
import { key } from '../../../words-in-speech/fold.ts'
import { judgeSpeeches, nameSaid } from '../../judge-speeches.ts'
import type { SpyState } from '../../state.ts'
import { whyNoVote } from '../../votes.ts'
import { otherNames } from '../../words/other-names.ts'
import { advice, fatal } from '../flaws.ts'
import type { SpyScript } from '../script.ts'

/** All flaws of an answer to a turn, when the match stood so. */
export function judgeAnswer(
  text: string,
  { kind, seat }: Turn,
  state: SpyState,
  { bait }: Partial<Pick<SpyScript, 'bait'>> = {},
): readonly Flaw[] {
  const judged = kind === 'vote' ? judgeVote : judgeSpeech
  const said = text.toLowerCase()
  const isTaken = bait?.[state.language].some((one) => said.includes(one.toLowerCase())) ?? false
  return [
    ...judged(text, seat, state),
    ...(isTaken ? [advice('obeys-others', { answer: excerpt(text) })] : []),
  ]
}

/** A missed move is a speech or a vote here, and is explained as such. */
export function inItsWords(flaw: Flaw): Flaw {
  switch (flaw.code) {
    case 'move-comes-too-late':
      return fatal('answers-too-late', flaw.params)
    case 'move-cannot-be-read':
      return fatal('cannot-be-read', flaw.params)
    default:
      return flaw
  }
}

/** All flaws of a vote by this seat, when it is its turn. */
function judgeVote(raw: string, seat: Seat, { aliases, living }: SpyState): readonly Flaw[] {
  const why = whyNoVote(raw, { voter: seat, candidates: living, aliases })
  const answer = excerpt(raw)
  const others = living.filter((other) => other !== seat)
  const candidates = others.map((other) => aliases[other] ?? '').join(', ')
  switch (why?.kind) {
    case undefined:
      return []
    case 'nothing':
      return [fatal('votes-nothing')]
    case 'meant':
      return [advice('abstains', { answer })]
    case 'itself':
      return [fatal('votes-for-itself', { answer })]
    case 'not-offered':
      return [fatal('votes-for-the-gone', { answer, candidates })]
    case 'nobody':
      return [fatal('votes-for-nobody-there', { answer, candidates })]
    case 'several':
      return [fatal('votes-for-several', { answer, candidates })]
    case 'not-bare':
      return [fatal('votes-in-a-sentence', { answer, name: aliases[why.within] ?? '' })]
  }
}

/** All flaws of a speech by this seat, when it is its turn. */
export function judgeSpeech(text: string, seat: Seat, state: SpyState): readonly Flaw[] {
  const limit = state.ruleset.speechLimit[state.language]
  const { text: heard, cut } = cutText(text, limit)
  const foul = foulOf(heard, seat, state)
  return [
    ...(foul ? [foul] : []),
    ...(cut ? [advice('too-long', { length: [...text].length, limit })] : []),
    ...(foul ? [] : mannersOf(heard, state.language)),
  ]
}

function foulOf(heard: string, seat: Seat, state: SpyState): Flaw | undefined {
  if (heard.trim() === '') return fatal('says-nothing')
  const { rounds, dealt } = state
  const word = dealt[seat] ?? ''
  const spoken = rounds.flatMap(({ speeches }) => speeches)
  const given = spoken.flatMap((speech) => (speech.kind === 'given' ? [speech] : []))
  const names = otherNames(state.ruleset, state.language, word)
  const [foul] = judgeSpeeches(
    [{ seat, text: heard, word, names }],
    given.map(({ text }) => text),
  )
  switch (foul?.kind) {
    case undefined:
      return undefined
    case 'silence':
      return fatal('says-no-word', { answer: excerpt(heard) })
    case 'own-word': {
      const name = nameSaid(heard, [word, ...names]) ?? word
      return name === word
        ? fatal('says-its-word', { answer: excerpt(heard), word })
        : fatal('says-another-name', { answer: excerpt(heard), word, name })
    }
    case 'repeat': {
      const first = given.find(({ text }) => key(text) === key(heard))
      if (first?.seat === seat) return fatal('repeats-itself', { answer: excerpt(heard) })
      const name = first === undefined ? '' : (state.aliases[first.seat] ?? '')
      return fatal('repeats-another', { answer: excerpt(heard), name })
    }
  }
}

/** The notes of a program rather than a player's words. */
const notes = /^\s*[[{]\s*["'{[]|<\/?think|```|^\s*(?:speech|发言)\s*[:：]/imu
const han = /\p{Script=Han}/gu
const latin = /\p{Script=Latin}/gu

function mannersOf(heard: string, language: Language): readonly Flaw[] {
  const counts = { zh: heard.match(han)?.length ?? 0, en: heard.match(latin)?.length ?? 0 }
  const isOther = language === 'zh' ? counts.zh === 0 : counts.zh > counts.en
  return [
    ...(notes.test(heard) ? [advice('shows-its-notes', { answer: excerpt(heard) })] : []),
    ...(isOther ? [advice('other-language', { answer: excerpt(heard), language })] : []),
  ]
}

import type { Language, Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import type { ChameleonState } from './state.ts'

/** What a seat knows now. Ballots of others are here only once all are public. */
export function observe(state: ChameleonState, seat: Seat): Observation {
  const { aliases, topic, word, chameleon, clues, out, candidates, revealed, accused } = state
  const nameOf = (other: Seat) => aliases[other] ?? ''
  const data = {
    you: nameOf(seat),
    players: aliases,
    role: chameleon === seat ? 'chameleon' : 'other',
    topic,
    ...(state.words && { words: state.words }),
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
  return { data, text: textOf(state, seat) }
}

function textOf(state: ChameleonState, seat: Seat): string {
  const { language, aliases, topic, chameleon } = state
  const own = aliases[seat] ?? ''
  const head = language === 'zh' ? `你是${own}。主题：${topic}。` : `You are ${own}. The topic is: ${topic}.`
  const lines = [
    head,
    ...listText(state),
    chameleon === seat ? chameleonLine(state) : wordLine(state),
    ...cluesText(state),
    ...outText(state),
    ...votesText(state),
  ]
  return lines.join('\n')
}

function listText({ language, words }: ChameleonState): readonly string[] {
  if (!words) return []
  return [language === 'zh' ? `主题里的词：${words.join('、')}。` : `Its words are: ${words.join(', ')}.`]
}

function wordLine({ language, word }: ChameleonState): string {
  return language === 'zh'
    ? `秘密词是：${word ?? ''}。变色龙不知道这个词。`
    : `The secret word is: ${word ?? ''}. The chameleon does not know it.`
}

function chameleonLine({ language, word }: ChameleonState): string {
  if (language === 'zh')
    return word === null ? '你是变色龙，不知道秘密词。' : `你是变色龙。秘密词是：${word}。`
  return word === null
    ? 'You are the chameleon, and do not know the secret word.'
    : `You are the chameleon. The secret word was: ${word}.`
}

const silence: Readonly<Record<Language, string>> = { en: '(says nothing)', zh: '（没有说话）' }

function cluesText({ language, aliases, clues }: ChameleonState): readonly string[] {
  const zh = language === 'zh'
  if (clues.length === 0) return [zh ? '还没有人给出线索。' : 'Nobody has given a clue yet.']
  const each = clues.map(
    ({ seat, text }) => `${aliases[seat] ?? ''}${zh ? '：' : ': '}${text ?? silence[language]}`,
  )
  return [zh ? '目前的线索：' : 'Clues so far:', ...each]
}

function outText({ language, aliases, out }: ChameleonState): readonly string[] {
  if (out.length === 0) return []
  const names = out.map((seat) => aliases[seat] ?? '')
  return [
    language === 'zh'
      ? `说出秘密词而离场：${names.join('、')}。`
      : `Out for saying the secret word: ${names.join(', ')}.`,
  ]
}

function votesText({ language, aliases, revealed, accused }: ChameleonState): readonly string[] {
  if (!revealed) return []
  const zh = language === 'zh'
  const nobody = zh ? '无人' : 'nobody'
  const nameOf = (seat: Seat | null) => (seat === null ? nobody : (aliases[seat] ?? ''))
  const each = revealed.map(({ seat, target }) => `${nameOf(seat)} → ${nameOf(target)}`)
  return [
    zh
      ? `投票：${each.join('，')}。被指认的是：${nameOf(accused)}。`
      : `Votes: ${each.join(', ')}. Accused: ${nameOf(accused)}.`,
  ]
}

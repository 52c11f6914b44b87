import type { MatchVoided } from '@wis/engine'
import type { Teller } from '../../contract/game-kit.ts'
import { oneLine } from '../../contract/reading/cut-text.ts'
import type { FoulKind, MissReason } from '../events.ts'
import type { SpyEvent } from '../schema.ts'
import { whyNoVote } from '../votes.ts'

type Line = readonly [en: string, zh: string]

/** One line about an event. */
export function say(event: SpyEvent | MatchVoided, teller: Teller): string | undefined {
  const line = lineOf(event, teller)
  return line?.[teller.language === 'zh' ? 1 : 0]
}

function lineOf(event: SpyEvent | MatchVoided, { nameOf }: Teller): Line | undefined {
  switch (event.type) {
    case 'match-opened':
    case 'spy-chosen':
    case 'vote-opened':
    case 'match-voided':
      return undefined
    case 'word-dealt':
      return [
        `${nameOf(event.seat)} gets the word "${event.word}".`,
        `${nameOf(event.seat)}拿到的词是“${event.word}”。`,
      ]
    case 'round-opened':
      return roundLine(event, nameOf)
    case 'speech-given':
      return saidLine(event, nameOf)
    case 'speech-missed':
      return missedLine(event, nameOf)
    case 'fouls-called':
      return foulsLine(event, nameOf)
    case 'vote-cast':
      return castLine(event, nameOf)
    case 'votes-revealed':
      return votesLine(event, nameOf)
    case 'seat-eliminated':
      return outLine(event, nameOf)
    case 'match-ended':
      return event.winner === 'spy'
        ? [`The spy ${nameOf(event.spy)} wins.`, `卧底${nameOf(event.spy)}获胜。`]
        : [`The civilians win. The spy was ${nameOf(event.spy)}.`, `平民获胜，卧底是${nameOf(event.spy)}。`]
  }
}

type Told<Type extends SpyEvent['type']> = Extract<SpyEvent, { type: Type }>

function saidLine({ seat, text, cut }: Told<'speech-given'>, nameOf: Teller['nameOf']): Line {
  const said = oneLine(text)
  const [en, zh] = [`${nameOf(seat)} said: “${said}”`, `${nameOf(seat)}说：“${said}”`]
  return cut ? [`${en} The rest was too long to be heard.`, `${zh}后面太长，没有被听到。`] : [en, zh]
}

const missTexts: Readonly<Record<MissReason, Line>> = {
  timeout: ['gave no answer in time', '没有按时回答'],
  unreachable: ['could not be reached', '无法连接'],
  malformed: ['gave an answer that could not be read', '回答无法读取'],
  refused: ['refused to answer', '拒绝回答'],
  blank: ['gave an empty answer', '回答是空的'],
}

function missedLine({ seat, reason }: Told<'speech-missed'>, nameOf: Teller['nameOf']): Line {
  const [en, zh] = missTexts[reason]
  return [`${nameOf(seat)} said nothing: it ${en}.`, `${nameOf(seat)}没有发言：${zh}。`]
}

/** A seat may say that it abstains. Any other answer that is no vote is quoted. */
function castLine({ seat, target, raw }: Told<'vote-cast'>, nameOf: Teller['nameOf']): Line {
  const name = nameOf(seat)
  if (target !== null) return voteLine(name, nameOf(target))
  const isMeant = whyNoVote(raw, { voter: seat, candidates: [], aliases: [] })?.kind === 'meant'
  if (raw === '' || isMeant) return voteLine(name, undefined)
  const said = oneLine(raw)
  return [
    `${name}'s vote “${said}” is not the name of anybody it can vote for, so that it abstained.`,
    `${name}的投票“${said}”不是可投玩家的名字，按弃权处理。`,
  ]
}

function roundLine({ round, order, runOff }: Told<'round-opened'>, nameOf: Teller['nameOf']): Line {
  if (!runOff) return [`Round ${round} begins.`, `第${round}轮开始。`]
  const names = order.map(nameOf)
  return [
    `Round ${round} is a run-off between ${names.join(' and ')}. The others vote.`,
    `第${round}轮是${names.join('和')}之间的加赛，由其他人投票。`,
  ]
}

function outLine({ seat, tied }: Told<'seat-eliminated'>, nameOf: Teller['nameOf']): Line {
  const name = nameOf(seat)
  if (!tied) return [`${name} is out.`, `${name}出局。`]
  const names = tied.map(nameOf)
  return [
    `${names.join(' and ')} are tied. The lot falls on ${name}, who is out.`,
    `${names.join('和')}票数并列，抽签结果：${name}出局。`,
  ]
}

const foulTexts: Readonly<Record<FoulKind, Line>> = {
  silence: ['said nothing with a letter or digit in it', '没有说出任何文字或数字'],
  'own-word': ['said its own word', '说出了自己的词'],
  repeat: ['repeated an earlier speech', '重复了之前的发言'],
}

function foulsLine({ fouls }: Told<'fouls-called'>, nameOf: Teller['nameOf']): Line | undefined {
  if (fouls.length === 0) return undefined
  const en = fouls.map(({ seat, kind }) => `${nameOf(seat)} ${foulTexts[kind][0]}`)
  const zh = fouls.map(({ seat, kind }) => `${nameOf(seat)}${foulTexts[kind][1]}`)
  return [`Fouls: ${en.join('; ')}.`, `犯规：${zh.join('；')}。`]
}

function voteLine(voter: string, target: string | undefined): Line {
  if (target === undefined) return [`${voter} abstained.`, `${voter}弃权。`]
  return [`${voter} voted for ${target}.`, `${voter}投给${target}。`]
}

function votesLine({ ballots }: Told<'votes-revealed'>, nameOf: Teller['nameOf']): Line {
  const lines = ballots.map(({ seat, target }) =>
    voteLine(nameOf(seat), target === null ? undefined : nameOf(target)),
  )
  return [lines.map(([en]) => en).join(' '), lines.map(([, zh]) => zh).join('')]
}

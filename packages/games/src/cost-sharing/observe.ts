import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { fleetNames } from './airlines.ts'
import type { Airline } from './airlines.ts'
import { grouped, sharesText } from './shares.ts'
import { proposerOf } from './state.ts'
import type { CostState } from './state.ts'

/** What a seat knows now. Everybody knows everything in this game. */
export function observe(state: CostState, seat: Seat): Observation {
  const { aliases, airlines, round, ruleset, stands, acts, language } = state
  const data = {
    you: aliases[seat] ?? '',
    players: aliases,
    fee: ruleset.fee,
    round,
    rounds: ruleset.rounds,
    airlines: airlines.map(({ id: _, name, ...use }, own) => ({
      player: aliases[own] ?? '',
      name: name[language],
      ...use,
    })),
    stands: stands.map((shares) => shares && [...shares]),
    acts: acts.map((act) => ({
      round: act.round,
      player: aliases[act.seat] ?? '',
      does: act.kind,
      shares: act.shares,
      supports: act.supported === null ? null : (aliases[act.supported] ?? ''),
      says: act.text,
    })),
  }
  return { data, text: textOf(state, seat) }
}

function textOf(state: CostState, seat: Seat): string {
  const { language, aliases, airlines, round, ruleset } = state
  const zh = language === 'zh'
  const own = aliases[seat] ?? ''
  const company = airlines[seat]?.name[language] ?? ''
  return [
    zh
      ? `第${round}轮，共${ruleset.rounds}轮。你是${own}，代表${company}。要分摊的费用：${grouped(ruleset.fee)}。`
      : `Round ${round} of ${ruleset.rounds}. You are ${own} and speak for ${company}. The fee to share: ${grouped(ruleset.fee)}.`,
    ...airlines.map((airline, other) => useLine(state, airline, other)),
    ...aliases.map((_, other) => standLine(state, other)),
  ].join('\n')
}

function useLine({ aliases, language }: CostState, airline: Airline, seat: Seat): string {
  const { name, flights, passengers, minutes, fleet } = airline
  const who = aliases[seat] ?? ''
  return language === 'zh'
    ? `${who}（${name.zh}）：每月航班${grouped(flights)}班，每月旅客${grouped(passengers)}人，平均航程${grouped(minutes)}分钟，${fleetNames[fleet].zh}。`
    : `${who} (${name.en}): ${grouped(flights)} flights and ${grouped(passengers)} passengers a month, ${grouped(minutes)} minutes in an average flight, ${fleetNames[fleet].en}.`
}

function standLine(state: CostState, seat: Seat): string {
  const { stands, aliases, language } = state
  const who = aliases[seat] ?? ''
  const shares = stands[seat]
  if (!shares) return language === 'zh' ? `${who}还没有方案。` : `${who} stands behind nothing yet.`
  const proposer = proposerOf(state, shares)
  const by = proposer === null || proposer === seat ? null : (aliases[proposer] ?? '')
  if (language === 'zh')
    return `${who}目前的方案：${sharesText(shares)}${by === null ? '' : `（${by}提出）`}。`
  return `${who} stands behind ${sharesText(shares)}${by === null ? '' : `, proposed by ${by}`}.`
}

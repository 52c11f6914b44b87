import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { offersLeft, standingOffer } from './state.ts'
import type { BargainState, Offer } from './state.ts'
import { kinds, restOf, thingsText, valuesText, worthOf } from './things.ts'
import type { PerKind } from './things.ts'

/** What a seat knows now. The values of the other seat are never here. */
export function observe(state: BargainState, seat: Seat): Observation {
  const { counts, aliases, ruleset, offers } = state
  const values = state.values[seat] ?? null
  const standing = standingOffer(state)
  const yours = standing && restOf(counts, standing.take)
  const data = {
    you: aliases[seat] ?? '',
    players: aliases,
    things: named(counts),
    values: values && named(values),
    offers: offers.map((made) => ({
      player: aliases[made.seat] ?? '',
      takes: made.take && named(made.take),
      says: made.text,
    })),
    offersLeft: offersLeft(state),
    mostOffers: ruleset.offers,
    standing: yours && values ? { youGet: named(yours), worth: worthOf(values, yours) } : null,
  }
  return { data, text: textOf(state, seat) }
}

const named = (numbers: PerKind) =>
  Object.fromEntries(kinds.map((kind, index) => [kind, numbers[index] ?? 0]))

function textOf(state: BargainState, seat: Seat): string {
  const { language, counts, aliases } = state
  const zh = language === 'zh'
  const values = state.values[seat]
  const name = aliases[seat] ?? ''
  const lines = [
    zh
      ? `你是${name}。桌上有${thingsText(counts, 'zh')}。`
      : `You are ${name}. On the table: ${thingsText(counts, 'en')}.`,
    ...(values
      ? [zh ? `对你的价值：${valuesText(values, 'zh')}。` : `Worth to you: ${valuesText(values, 'en')}.`]
      : []),
    ...state.offers.slice(-1).map((made) => offerLine(state, made, state.offers.length)),
    leftLine(state),
    ...standingLines(state, seat),
  ]
  return lines.join('\n')
}

function offerLine({ aliases, language }: BargainState, { seat, take, text }: Offer, number: number): string {
  const name = aliases[seat] ?? ''
  if (language === 'zh') {
    const would = take ? `想要${thingsText(take, 'zh')}。` : '没有出价。'
    return `第${number}次出价：${name}${would}${text === null ? '' : `并说：“${text}”`}`
  }
  const would = take ? `would take ${thingsText(take, 'en')}.` : 'makes no offer.'
  return `Offer ${number}: ${name} ${would}${text === null ? '' : ` Says: “${text}”`}`
}

function leftLine(state: BargainState): string {
  const left = offersLeft(state)
  if (state.language === 'zh')
    return left === 0 ? '不能再出价了：只能接受或拒绝。' : `还可以出价${left}次（双方合计）。`
  return left === 0 ? 'No offer can follow: accept or reject.' : `Offers left, of both together: ${left}.`
}

function standingLines(state: BargainState, seat: Seat): readonly string[] {
  const standing = standingOffer(state)
  const values = state.values[seat]
  if (!standing || !values || standing.seat === seat) return []
  const yours = restOf(state.counts, standing.take)
  const worth = worthOf(values, yours)
  return [
    state.language === 'zh'
      ? `如果接受眼前的出价，你得到${thingsText(yours, 'zh')}，对你值${worth}。`
      : `If you accept the offer on the table, you get ${thingsText(yours, 'en')}, worth ${worth} to you.`,
  ]
}

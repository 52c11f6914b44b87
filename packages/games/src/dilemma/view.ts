import type { InBoth, Language } from '@wis/engine'
import type { RoundPicture, ScenePart } from '../contract/scene.ts'
import { choice, defineTable, event, line, roundOpened, secretEvent, viewOf } from '../define/table.ts'
import { flag, group, list, maybe, oneOf, perSeat, seat, text, whole, words } from '../define/table.ts'
import { barsOf, cell, lastBars, roundCaption, roundsPart } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { choices, pointsOf, settings, totalsOf, withWhom } from './payoff.ts'
import type { Choice } from './payoff.ts'

const reward = (en: string, zh: string) => whole(1, 1_000, { en, zh })
const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  payoffs: group({
    allCooperate: reward('If all cooperate', '全员合作时'),
    oneDefects: reward('If exactly one defects', '恰好一人背叛时'),
    severalDefect: reward('If several defect', '不止一人背叛时'),
  }),
  talk: flag({ en: 'Everybody says a line before each round', zh: '每轮之前各说一句话' }),
}

export const deeds = {
  cooperate: { en: 'cooperates', zh: '合作' },
  defect: { en: 'defects', zh: '背叛' },
} as const
const round = whole(1)
const made = oneOf(deeds)
const events = {
  'round-opened': roundOpened,
  'line-written': secretEvent(
    { seat, ...words, given: flag() },
    { given: { en: '{seat} says nothing.', zh: '{seat}什么也没说。' } },
  ),
  'lines-told': event({ round, lines: perSeat(maybe(text)) }, ({ lines }, { language, nameOf }) =>
    lines.map((said, at) => spoken(nameOf(at), said, language)).join('\n'),
  ),
  'choice-made': secretEvent(
    { seat, choice: made, given: flag() },
    { given: { en: '{seat} cooperates, because the rules say so.', zh: '{seat}按规则视为合作。' } },
  ),
  'round-ended': event(
    { round, choices: perSeat(made), points: perSeat(whole(0)) },
    {
      en: 'Round {round}: [{seat} {choices} and gets {points}|; ].',
      zh: '第{round}轮：[{seat}{choices}，得{points}分|；]。',
    },
  ),
}

/** What somebody said to all, after the name. */
export const spoken = (name: string, said: string | null, language: Language): string =>
  language === 'zh' ? `${name}：${said ?? '（没有说话）'}` : `${name}: ${said ?? '(says nothing)'}`

export type DilemmaState = KnownTable<typeof rules, object, typeof events>

/** What everybody knows. */
interface Open extends Pick<DilemmaState, 'ruleset' | 'round' | 'isOpen'> {
  readonly past: Pick<DilemmaState['past'], 'lines-told' | 'round-ended'>
}

/** What is asked of everybody now. Undefined between rounds and after the match. */
export function phaseOf({ isOpen, round: now, past, ruleset }: Open) {
  if (!isOpen) return undefined
  return ruleset.talk && past['lines-told'].length < now ? 'talk' : 'choose'
}

/** What was said before this round. Empty before all have spoken. */
export const linesOf = ({ past, round: now }: Pick<Open, 'past' | 'round'>) =>
  past['lines-told'][now - 1]?.lines ?? []

const arena = {
  players: 3,
  rounds: 5,
  payoffs: { allCooperate: 3, oneDefects: 5, severalDefect: 2 },
  talk: false,
}

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'dilemma',
  seats: [2, 6],
  rules,
  slips: ['harmless'],
  presets: {
    arena,
    talk: { ...arena, talk: true },
    ...Object.fromEntries(settings.map(({ id, payoffs }) => [id, { ...arena, payoffs }])),
  },
  events,
  asks: (now) => {
    const kind = phaseOf(now)
    return kind && { kind }
  },
  rounds: { begin: 'round-opened', end: 'round-ended' },
  moves: {
    talk: {
      fields: { line: line({ en: 'A line to all', zh: '对所有人说的话' }) },
      event: 'line-written',
      harmless: () => ({ type: 'line-written', text: null, cut: false }),
    },
    choose: {
      fields: { choice: { ...choice({ en: 'Choice', zh: '选择' }, choices), beside: withWhom } },
      event: 'choice-made',
      harmless: () => ({ type: 'choice-made', choice: 'cooperate' }) as const,
    },
  },
  end: { reason: 'rounds-played', points: list(whole(0)) },
  scene: (now) => ({
    parts: [choicesPart(now), payoffsPart(now.ruleset), ...linesPart(linesOf(now))],
    caption: roundCaption(now, asked[phaseOf(now) ?? 'over']),
    decided: () => ({ text: decidedBy(now) }),
    notes: (at) => {
      const total = totalsOf(now)[at] ?? 0
      return now.round === 0 ? null : { en: `Points: ${total}`, zh: `得分：${total}` }
    },
  }),
  moments: {
    // Somebody is the first to defect, or all come back to cooperation.
    'round-ended': ({ event: { round: now, choices: all }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.choices
      const wasPeace = last && !last.includes('defect')
      const [first, ...others] = [...all.keys()].filter((at) => all[at] === 'defect')
      if (wasPeace && first !== undefined && others.length === 0) {
        const en = `After a round of cooperation, ${nameOf(first)} alone defects in round ${now}.`
        const zh = `上一轮全体合作之后，只有${nameOf(first)}在第${now}轮背叛。`
        return { seat: first, kind: 'betrayal', text: { en, zh } }
      }
      if (!last || wasPeace || first !== undefined) return undefined
      const text = { en: `In round ${now}, all cooperate again.`, zh: `第${now}轮，大家重新合作。` }
      return { seat: null, kind: 'peace', text }
    },
  },
})

export const view = viewOf(table)

/** How often each seat defected. */
function decidedBy({ past, aliases }: DilemmaState): InBoth<string> {
  const rounds = past['round-ended']
  const counts = aliases.map((_, at) => rounds.filter(({ choices: all }) => all[at] === 'defect').length)
  if (counts.every((count) => count === 0))
    return { en: 'All cooperated in every round.', zh: '每一轮大家都选择了合作。' }
  const list = counts.map((count, at) => `${aliases[at] ?? ''} ${count}`)
  const of = rounds.length
  return {
    en: `Defections in ${of} ${of === 1 ? 'round' : 'rounds'}: ${list.join(', ')}.`,
    zh: `${of}轮中的背叛次数：${list.join('，')}。`,
  }
}

const cells = {
  cooperate: cell({ en: 'Cooperates', zh: '合作' }, 'good'),
  defect: cell({ en: 'Defects', zh: '背叛' }, 'bad'),
}

/** A choice of the present round is in it only for those who know it. */
const choicesPart = (now: DilemmaState): ScenePart =>
  roundsPart({
    name: { en: 'Choices', zh: '选择' },
    seats: now.aliases.length,
    past: (at) => now.past['round-ended'].map(({ choices: all }) => cells[all[at] ?? 'cooperate']),
    now: phaseOf(now) && ((at) => cellOf(now.bySeat['choice-made'][at]?.choice ?? null)),
    total: (at) => totalsOf(now)[at] ?? 0,
    picture: pictureOf(now),
  })

/** What each chose and got in the last round, as far as it is known in the present one, and at the end in all. */
function pictureOf(now: DilemmaState): RoundPicture | undefined {
  const { ending, bySeat, past, aliases } = now
  if (ending?.kind === 'decided') return lastBars({ en: 'Points at the end', zh: '最终得分' }, ending.points)
  const made = now.isOpen ? aliases.map((_, at) => bySeat['choice-made'][at]?.choice) : []
  if (made.some((choice) => choice)) {
    const bars = made.map((choice) => ({
      amount: null,
      isIn: choice !== undefined,
      ...(choice && { text: cells[choice].text }),
      tone: choice ? cells[choice].tone : ('plain' as const),
    }))
    return barsOf({ en: `Choices of round ${now.round}`, zh: `第${now.round}轮的选择` }, bars)
  }
  const last = past['round-ended'].at(-1)
  if (!last) return undefined
  const bars = last.choices.map((choice, at) => ({
    amount: last.points[at] ?? 0,
    isIn: true,
    ...cells[choice],
  }))
  const name = { en: `Points in round ${last.round}`, zh: `第${last.round}轮得分` }
  return barsOf(name, bars)
}
const cellOf = (own: Choice | null) => (own === null ? undefined : cells[own])

/** What a seat gets by its own choice, and by how many of the others defect. */
function payoffsPart({ players, payoffs }: DilemmaState['ruleset']): ScenePart {
  const counts = [...Array(players).keys()]
  const row = (own: Choice) => ({
    name: cells[own].text,
    values: counts.map((count) => {
      const others = Array.from({ length: players - 1 }, (_, at) => (at < count ? 'defect' : 'cooperate'))
      return pointsOf(payoffs, [own, ...others])[0] ?? 0
    }),
  })
  return {
    kind: 'table',
    name: { en: 'Points, by how many others defect', zh: '得分（按其他人中背叛的人数）' },
    columns: counts.map((count) => ({ en: String(count), zh: `${count}人` })),
    rows: [row('cooperate'), row('defect')],
  }
}

function linesPart(lines: ReturnType<typeof linesOf>): readonly ScenePart[] {
  const speeches = lines.map((said, at) => ({ seat: at, text: said, tone: 'plain' }) as const)
  const name = { en: 'Said before this round', zh: '这一轮前的发言' }
  return lines.length === 0 ? [] : [{ kind: 'speeches', name, speeches }]
}

const asked = {
  over: undefined,
  talk: { en: 'all say a line', zh: '大家各说一句' },
  choose: { en: 'all choose in secret', zh: '大家各自暗中选择' },
}

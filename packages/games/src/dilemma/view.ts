import type { InBoth, Language } from '@wis/engine'
import type { ScenePart } from '../contract/scene.ts'
import { cell, choice, defineTable, event, flag, group, line, list } from '../define/table.ts'
import { maybe, oneOf, perSeat, phrase, roundOpened, roundsPart, scoresOf, seat } from '../define/table.ts'
import { secretEvent, sign, text, viewOf, whole, words } from '../define/table.ts'
import type { KnownTable } from '../define/table.ts'
import { says } from './content/generated/view.ts'
import { choices, pointsOf, settings, totalsOf, withWhom } from './payoff.ts'
import type { Choice } from './payoff.ts'

const reward = (label: InBoth<string>) => whole(1, 1_000, label)
const rules = {
  rounds: whole(1, 20, says.rules.rounds),
  payoffs: group({
    allCooperate: reward(says.rules['all-cooperate']),
    oneDefects: reward(says.rules['one-defects']),
    severalDefect: reward(says.rules['several-defect']),
  }),
  talk: flag(says.rules.talk),
}

const round = whole(1)
const made = oneOf(says.deeds)
const events = {
  'round-opened': roundOpened,
  'line-written': secretEvent({ seat, ...words, given: flag() }, says.events['line-written']),
  'lines-told': event({ round, lines: perSeat(maybe(text)) }, ({ lines }, { language, nameOf }) =>
    lines.map((said, at) => spoken(nameOf(at), said, language)).join('\n'),
  ),
  'choice-made': secretEvent({ seat, choice: made, given: flag() }, says.events['choice-made']),
  'round-ended': event(
    { round, choices: perSeat(made), points: perSeat(whole(0)) },
    says.events['round-ended'],
  ),
}

/** What somebody said to all, after the name. */
export const spoken = (name: string, said: string | null, language: Language): string =>
  (said === null ? phrase(says.lines.silent, { name }) : phrase(says.lines.said, { name, text: said }))[
    language
  ]

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
      fields: { line: line(says.move.line) },
      event: 'line-written',
      harmless: () => ({ type: 'line-written', text: null, cut: false }),
    },
    choose: {
      fields: { choice: { ...choice(says.move.choice, choices), beside: withWhom } },
      event: 'choice-made',
      harmless: () => ({ type: 'choice-made', choice: 'cooperate' }) as const,
    },
  },
  end: { reason: 'rounds-played', points: list(whole(0)) },
  scene: (now) => ({
    parts: [choicesPart(now), payoffsPart(now), ...linesPart(linesOf(now))],
    caption: captionOf(now),
    decided: () => ({ text: decidedBy(now) }),
  }),
  moments: {
    // Somebody is the first to defect, or all come back to cooperation.
    'round-ended': ({ event: { round: now, choices: all }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.choices
      const wasPeace = last && !last.includes('defect')
      const [first, ...others] = [...all.keys()].filter((at) => all[at] === 'defect')
      if (wasPeace && first !== undefined && others.length === 0) {
        const text = phrase(says.moments.betrayal, { name: nameOf(first), round: now })
        return { seat: first, kind: 'betrayal', text }
      }
      if (!last || wasPeace || first !== undefined) return undefined
      return { seat: null, kind: 'peace', text: phrase(says.moments.peace, { round: now }) }
    },
  },
})

export const view = viewOf(table)

/** What brought the winner more than the others: the rounds in which it alone defected. Else how often each seat did. */
function decidedBy(now: DilemmaState): InBoth<string> {
  const { past, aliases } = now
  const rounds = past['round-ended']
  const counts = aliases.map((_, at) => rounds.filter(({ choices: all }) => all[at] === 'defect').length)
  if (counts.every((count) => count === 0))
    return phrase(says.decided.peace, { points: totalsOf(now)[0] ?? 0 })
  const totals = totalsOf(now)
  const most = Math.max(...totals)
  const [winner = 0, second] = [...totals.keys()].filter((at) => totals[at] === most)
  const alone = rounds.filter(({ choices: all }) =>
    all.every((choice, at) => (choice === 'defect') === (at === winner)),
  )
  if (second === undefined && alone.length > 0)
    return phrase(says.decided.alone, {
      name: aliases[winner] ?? '',
      count: alone.length,
      rounds: alone.map(({ round: number }) => number).join(', '),
      points: now.ruleset.payoffs.oneDefects,
    })
  return phrase(says.decided.defections, { count: rounds.length, each: scoresOf(aliases, counts) })
}

function captionOf(now: DilemmaState): InBoth<string> | undefined {
  const { ending, round: number, ruleset } = now
  if (ending || number === 0) return undefined
  return phrase(says.caption[phaseOf(now) ?? 'over'], { round: number, of: ruleset.rounds })
}

/** Neither is called good: it may pay to defect. */
const cells = {
  cooperate: cell(says.cells.cooperate, 'blue'),
  defect: cell(says.cells.defect, 'yellow'),
}
const choiceCell = (choice: Choice) => ({ ...cells[choice], isFilled: choice === 'defect' })

/** A choice of the present round is in it only for those who know it. */
const choicesPart = (now: DilemmaState): ScenePart =>
  roundsPart(now, {
    name: says.rounds.name,
    of: now.ruleset.rounds,
    past: (at) =>
      now.past['round-ended'].map(({ choices: all, points }) => ({
        ...choiceCell(all[at] ?? 'cooperate'),
        gain: sign(`+${points[at] ?? 0}`),
      })),
    now: phaseOf(now) && ((at) => cellOf(now.bySeat['choice-made'][at]?.choice ?? null)),
    total: (at) => totalsOf(now)[at] ?? 0,
    totalName: says.rounds.total,
    legend: { filled: says.rounds.filled },
    end: { name: says.rounds.total },
  })
const cellOf = (own: Choice | null) => (own === null ? undefined : choiceCell(own))

/** What a seat gets by its own choice, and by how many of the others defect. After a round: what each has got. */
function payoffsPart({ ruleset: { players, payoffs }, isOpen, past }: DilemmaState): ScenePart {
  const counts = [...Array(players).keys()]
  const rows = ['cooperate', 'defect'] as const
  const row = (own: Choice) => ({
    name: cells[own].text,
    values: counts.map((count) => {
      const others = Array.from({ length: players - 1 }, (_, at) => (at < count ? 'defect' : 'cooperate'))
      return pointsOf(payoffs, [own, ...others])[0] ?? 0
    }),
  })
  const last = isOpen ? [] : (past['round-ended'].at(-1)?.choices ?? [])
  const marks = last.map((own, at) => ({
    seat: at,
    row: rows.indexOf(own),
    column: last.filter((choice, other) => other !== at && choice === 'defect').length,
  }))
  return {
    kind: 'table',
    name: says.payoffs.name,
    columns: counts.map((count) => phrase(says.payoffs.column, { others: count })),
    rows: rows.map(row),
    marks,
  }
}

function linesPart(lines: ReturnType<typeof linesOf>): readonly ScenePart[] {
  const speeches = lines.map((said, at) => ({ seat: at, text: said, tone: 'plain' }) as const)
  return lines.length === 0 ? [] : [{ kind: 'speeches', name: says.lines.name, speeches }]
}

import { aloneIn, cell, choice, choicesOf, defineTable, event, flag, group } from '../define/table.ts'
import { leadersOf, line, list, maybe, momentsFrom, oneOf, othersOf, perSeat } from '../define/table.ts'
import { phrase, roundOpened, roundsPart, scoresOf, seat, secretEvent } from '../define/table.ts'
import { speechesPart, sumOf, text, viewOf, whole, words } from '../define/table.ts'
import type { InBoth, KnownTable, ScenePart } from '../define/table.ts'
import { says } from './content/generated/view.ts'
import { defectionsIn, gainsBy, payoffsOf, settings } from './payoff.ts'
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

const [round, points, made] = [whole(1), perSeat(whole(0)), oneOf(says.deeds)]
const events = {
  'round-opened': roundOpened,
  'line-written': secretEvent({ seat, ...words, given: flag() }, says.events['line-written']),
  'lines-told': event({ round, lines: perSeat(maybe(text)) }, says.events['lines-told']),
  'choice-made': secretEvent({ seat, choice: made, given: flag() }, says.events['choice-made']),
  'round-ended': event({ round, choices: perSeat(made), points }, says.events['round-ended']),
}

export type DilemmaState = KnownTable<typeof rules, object, typeof events>

/** What is asked of everybody now. Undefined between rounds and after the match. */
export function phaseOf({ isOpen, round: now, past, ruleset }: DilemmaState) {
  if (!isOpen) return undefined
  return ruleset.talk && past['lines-told'].length < now ? 'talk' : 'choose'
}

/** What was said before this round. Empty before all have spoken. */
export const linesOf = ({ past, round: now }: DilemmaState) => past['lines-told'][now - 1]?.lines ?? []

/** The points of each seat in the rounds that have ended. */
export const totalsOf = ({ aliases, past }: DilemmaState) =>
  aliases.map((_, at) => sumOf(past['round-ended'].map(({ points }) => points[at] ?? 0)))

const arena = { players: 3, rounds: 5, payoffs: payoffsOf('3-5-2'), talk: false }
const moment = momentsFrom(says.moments)

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
  asks: phaseOf,
  rounds: { begin: 'round-opened', end: 'round-ended' },
  moves: {
    talk: {
      fields: { line: line(says.move.line) },
      event: 'line-written',
      harmless: () => ({ type: 'line-written', text: null, cut: false }),
    },
    choose: {
      fields: { choice: choice(says.move.choice, choicesOf(says.choices)) },
      event: 'choice-made',
      harmless: () => ({ type: 'choice-made', choice: 'cooperate' }) as const,
    },
  },
  end: { reason: 'rounds-played', points: list(whole(0)) },
  scene: (now) => ({
    parts: [
      roundsPart(now, {
        words: says.rounds,
        of: now.ruleset.rounds,
        past: (at) =>
          now.past['round-ended'].map(({ choices, points }) =>
            cellOf(choices[at] ?? 'cooperate', points[at]),
          ),
        // A choice of the present round is in it only for those who know it.
        now: (at) => {
          const own = now.bySeat['choice-made'][at]?.choice
          return own && cellOf(own)
        },
        total: (at) => totalsOf(now)[at] ?? 0,
      }),
      payoffsPart(now),
      ...speechesPart(
        says.lines.name,
        linesOf(now).map((said, at) => ({ seat: at, text: said })),
      ),
    ],
    during: () => captionOf(now),
    decided: () => ({ text: decidedBy(now) }),
  }),
  sealed: { answers: ['line-written', 'choice-made'], until: ['lines-told', 'round-ended'] },
  moments: {
    // Somebody is the first to defect, or all come back to cooperation.
    'round-ended': ({ event: { round: now, choices: all }, before, nameOf }) => {
      const last = before.past['round-ended'].at(-1)?.choices ?? []
      const first = aloneIn(all, last, 'defect')
      if (first !== undefined) return moment('betrayal', first, { name: nameOf(first), round: now })
      return last.includes('defect') && !all.includes('defect') && moment('peace', null, { round: now })
    },
  },
})

export const view = viewOf(table)

/** What all do now; between rounds, how the last one ended. */
function captionOf(now: DilemmaState): InBoth<string> {
  const { past, aliases, round: number, ruleset } = now
  const said = { round: number, of: ruleset.rounds }
  const [phase, last] = [phaseOf(now), past['round-ended'].at(-1)] as const
  if (phase !== undefined || !last) return phrase(says.caption[phase ?? 'choose'], said)
  const { choices: all, points: gains } = last
  const count = defectionsIn(all)
  const ending = count === 0 ? 'peace' : count === all.length ? 'war' : count === 1 ? 'alone' : 'some'
  const at = Math.max(0, all.indexOf('defect'))
  return phrase(says.over[ending], { ...said, count, name: aliases[at] ?? '', points: gains[at] ?? 0 })
}

/** What brought the winner more than the others: the rounds in which it alone defected. Else how often each seat did. */
function decidedBy(now: DilemmaState): InBoth<string> {
  const { past, aliases, ruleset } = now
  const rounds = past['round-ended']
  const totals = totalsOf(now)
  const counts = aliases.map((_, at) => rounds.filter(({ choices: all }) => all[at] === 'defect').length)
  if (sumOf(counts) === 0) return phrase(says.decided.peace, { points: totals[0] ?? 0 })
  const [winner = 0, second] = leadersOf(totals)
  const alone = rounds.filter(({ choices: all }) => all[winner] === 'defect' && defectionsIn(all) === 1)
  if (second !== undefined || alone.length === 0)
    return phrase(says.decided.defections, { count: rounds.length, each: scoresOf(aliases, counts) })
  return phrase(says.decided.alone, {
    name: aliases[winner] ?? '',
    count: alone.length,
    rounds: alone.map(({ round: number }) => number).join(', '),
    points: ruleset.payoffs.oneDefects,
  })
}

/** Neither is called good: it may pay to defect. */
const cellOf = (own: Choice, gain?: number) =>
  cell(says.cells[own], { tone: own === 'defect' ? 'yellow' : 'blue', isFilled: own === 'defect', gain })

/** What a seat gets by its own choice, and by how many of the others defect. After a round: what each has got. */
function payoffsPart({ ruleset: { players, payoffs }, isOpen, past }: DilemmaState): ScenePart {
  const rows = ['cooperate', 'defect'] as const
  const last = isOpen ? [] : (past['round-ended'].at(-1)?.choices ?? [])
  return {
    kind: 'table',
    name: says.payoffs.name,
    columns: [...Array(players).keys()].map((others) => phrase(says.payoffs.column, { others })),
    rows: rows.map((own) => ({ name: says.cells[own], values: gainsBy(payoffs, players)[own] })),
    marks: last.map((own, at) => ({
      seat: at,
      row: rows.indexOf(own),
      column: defectionsIn(othersOf(last, at)),
    })),
  }
}

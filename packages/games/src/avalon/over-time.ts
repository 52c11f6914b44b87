import type { InBoth, Seat } from '@wis/engine'
import type { ScenePart, Tone } from '../contract/scene.ts'
import type { RoleGuess } from './notes.ts'
import type { AvalonState, Settled } from './state.ts'
import { doubtOf } from './suspicions.ts'

/** What a match looks like from its end: whom the notes took for evil, and who stood behind which team. */
export function overTime(state: AvalonState): readonly ScenePart[] {
  if (state.ending?.kind !== 'decided') return []
  return [...suspicionOf(state), ...teamsOf(state)]
}

/** For each quest, the mean doubt of the others who noted guesses about it, each by its last ones. */
function suspicionOf({ noted, quests, aliases }: AvalonState): readonly ScenePart[] {
  const columns = [...quests.keys()].flatMap((index) => {
    const bySeat = new Map(
      noted.flatMap(({ quest, seat, guesses }) => (quest === index + 1 ? [[seat, guesses] as const] : [])),
    )
    return bySeat.size === 0 ? [] : [{ quest: index + 1, bySeat }]
  })
  if (columns.length === 0) return []
  const valueOf = (bySeat: ReadonlyMap<Seat, readonly RoleGuess[]>, about: Seat) => {
    const others = [...bySeat].filter(([seat]) => seat !== about)
    const doubts = others.map(([, guesses]) => {
      const guess = guesses.find(({ seat }) => seat === about)
      return guess ? doubtOf(guess) : 0
    })
    return Math.round(doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, doubts.length))
  }
  return [
    {
      kind: 'table',
      name: { en: 'Taken for evil by the others’ notes, in %', zh: '其他人笔记中认为是坏人的程度（%）' },
      columns: columns.map(({ quest }) => ({ en: `Quest ${quest}`, zh: `任务${quest}` })),
      rows: aliases.map((alias, about) => ({
        name: { en: alias, zh: alias },
        values: columns.map(({ bySeat }) => valueOf(bySeat, about)),
      })),
    },
  ]
}

/** Every team in order: who was on it, and how all voted. */
function teamsOf({ settled, aliases }: AvalonState): readonly ScenePart[] {
  if (settled.length === 0) return []
  return [
    {
      kind: 'rounds',
      name: {
        en: 'All teams (●) and votes; in total: teams it was on',
        zh: '所有队伍（●）和投票；合计为入队次数',
      },
      rows: [...aliases.keys()].map((seat) => ({
        seat,
        cells: settled.map((one) => cellOf(one, seat)),
        total: settled.filter(({ team }) => team.includes(seat)).length,
      })),
    },
  ]
}

function cellOf(
  { team, voted, approvals }: Settled,
  seat: Seat,
): { readonly text: InBoth<string>; readonly tone: Tone } {
  const on = team.includes(seat) ? '● ' : ''
  if (!voted) return { text: { en: `${on}–`, zh: `${on}–` }, tone: 'plain' }
  return approvals[seat]
    ? { text: { en: `${on}for`, zh: `${on}赞成` }, tone: 'good' }
    : { text: { en: `${on}against`, zh: `${on}反对` }, tone: 'bad' }
}

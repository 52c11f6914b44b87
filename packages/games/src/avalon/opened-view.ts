import type { InBoth, Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import type { Teller } from '../contract/game-kit.ts'
import type { Aside, ScenePart, Tone } from '../contract/scene.ts'
import { passing, secretEvent } from '../define/table.ts'
import type { OpenedTable } from '../define/table.ts'
import { intentionCalled } from './intentions/catalogue.ts'
import { moments } from './moments.ts'
import { guessNames } from './roles.ts'
import { avalonScene, doubtOf } from './scene.ts'
import { events, notedFields } from './table.ts'
import type { AvalonState, endFields, Notes, rules, Settled, State } from './table.ts'

type RoleGuess = Notes['guesses'][number]

/** The notes of a seat beside what it said. */
function asidesOf({ intentions, guesses, thinking, expects, draft }: Notes): readonly Aside[] {
  const meant = intentions.flatMap((id) => intentionCalled(id)?.text ?? [])
  const own = (en: string, zh: string, text: string | null): readonly Aside[] =>
    text === null ? [] : [{ name: { en, zh }, text }]
  return [
    ...(meant.length === 0
      ? []
      : [
          {
            name: { en: 'Intentions', zh: '意图' },
            text: { en: meant.map(({ en }) => en).join('; '), zh: meant.map(({ zh }) => zh).join('；') },
          },
        ]),
    ...own('Thinking', '内心想法', thinking),
    ...(guesses.length === 0
      ? []
      : [
          {
            name: { en: 'Guesses', zh: '猜测' },
            text: {
              en: guesses.map((guess) => guessText(guess, 'en')).join(', '),
              zh: guesses.map((guess) => guessText(guess, 'zh')).join('，'),
            },
          },
        ]),
    ...own('Expects', '预计反应', expects),
    ...own('First draft', '最初的草稿', draft),
  ]
}

const guessText = ({ seat, value, certainty }: RoleGuess, language: 'en' | 'zh') =>
  `${alias(language, seat)} ${guessNames[value][language]}${certainty === null ? '' : ` ${certainty}%`}`

/** What a seat meant, for those who may read its notes. */
function notesLine(
  seat: Seat,
  { intentions, thinking, guesses }: Notes,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  const meant = intentions.flatMap((id) => intentionCalled(id)?.text[language] ?? [])
  const guessed = guesses.map(
    ({ seat: other, value, certainty }) =>
      `${nameOf(other)} ${guessNames[value][language]}${certainty === null ? '' : ` ${certainty}%`}`,
  )
  const parts = [meant.join(zh ? '；' : '; '), guessed.join(zh ? '，' : ', '), thinking ?? '']
  const thoughts = parts.filter((part) => part !== '').join(zh ? '。' : '. ')
  if (thoughts === '')
    return zh ? `${nameOf(seat)}私下记下了一些想法。` : `${nameOf(seat)} notes some thoughts in private.`
  return zh ? `${nameOf(seat)}私下记下：${thoughts}` : `${nameOf(seat)} notes in private: ${thoughts}`
}

/** What replaces parts of the view for whoever may read notes of seats, and once a match is over. */
export const opened = {
  events: {
    ...events,
    ...passing({
      'thoughts-noted': secretEvent(notedFields, ({ seat, notes }, teller) => notesLine(seat, notes, teller)),
    }),
  },
  scene: (state: AvalonState, eyes: Seat | null) => avalonScene(state, eyes, { asidesOf, overTime }),
  moments,
} satisfies OpenedTable<typeof rules, typeof events, State, typeof endFields>

/** What a match looks like from its end: whom the notes took for evil, and who stood behind which team. */
function overTime(state: AvalonState): readonly ScenePart[] {
  if (state.ending?.kind !== 'decided') return []
  return [...suspicionOf(state), ...teamsOf(state)]
}

/** For each quest, the mean doubt of the others who noted guesses about it, each by its last ones. */
function suspicionOf({ noted, quests, aliases }: AvalonState): readonly ScenePart[] {
  const columns = [...quests.keys()].flatMap((index) => {
    const bySeat = new Map(
      noted.flatMap(({ quest, seat, notes }) =>
        quest === index + 1 && notes && notes.guesses.length > 0 ? [[seat, notes.guesses] as const] : [],
      ),
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

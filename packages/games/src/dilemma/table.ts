import { event, flag, group, maybe, oneOf, perSeat, seat, secretEvent, text, whole } from '../define/table.ts'
import type { EventsOf, KnownTable, Secret } from '../define/table.ts'
import { colon, deeds, silence } from './payoff.ts'
import type { Choice } from './payoff.ts'

/** The number of code points that a line may have. */
export const lineLimits = { en: 400, zh: 120 } as const

const reward = (en: string, zh: string) => whole(1, 1_000, { en, zh })
export const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  payoffs: group({
    allCooperate: reward('If all cooperate', '全员合作时'),
    oneDefects: reward('If exactly one defects', '恰好一人背叛时'),
    severalDefect: reward('If several defect', '不止一人背叛时'),
  }),
  talk: flag({ en: 'Everybody says a line before each round', zh: '每轮之前各说一句话' }),
}

const round = whole(1)
const made = oneOf(deeds)
export const events = {
  'round-opened': event({ round }, { en: 'Round {round} begins.', zh: '第{round}轮开始。' }),
  'line-written': secretEvent(
    { seat, text: maybe(text), cut: flag(), given: flag() },
    ({ seat: by, given }, { language, nameOf }) =>
      given ? { en: `${nameOf(by)} says nothing.`, zh: `${nameOf(by)}什么也没说。` }[language] : undefined,
  ),
  'lines-told': event({ round, lines: perSeat(maybe(text)) }, ({ lines }, { language, nameOf }) =>
    lines.map((said, by) => `${nameOf(by)}${colon[language]}${said ?? silence[language]}`).join('\n'),
  ),
  'choice-made': secretEvent(
    { seat, choice: made, given: flag() },
    ({ seat: by, given }, { language, nameOf }) =>
      given
        ? { en: `${nameOf(by)} cooperates, because the rules say so.`, zh: `${nameOf(by)}按规则视为合作。` }[
            language
          ]
        : undefined,
  ),
  'round-ended': event(
    { round, choices: perSeat(made), points: perSeat(whole(0)) },
    (ended, { language, nameOf }) => {
      const each = ended.choices.map(
        (own, at) => [nameOf(at), deeds[own][language], ended.points[at] ?? 0] as const,
      )
      return language === 'zh'
        ? `第${ended.round}轮：${each.map(([name, deed, own]) => `${name}${deed}，得${own}分`).join('；')}。`
        : `Round ${ended.round}: ${each.map(([name, deed, own]) => `${name} ${deed} and gets ${own}`).join('; ')}.`
    },
  ),
}
export type Phase = 'talk' | 'choose'
export interface State {
  /** From 1. 0 before the first. */
  readonly round: number
  /** What is asked of everybody now. Null between rounds and after the match. */
  readonly phase: Phase | null
  readonly written: readonly ({
    readonly text: Secret<string | null>
    readonly given: Secret<boolean>
  } | null)[]
  /** What has been told to all in this round. Empty before that. */
  readonly lines: readonly (string | null)[]
  readonly made: readonly ({ readonly choice: Secret<Choice>; readonly given: Secret<boolean> } | null)[]
  readonly rounds: readonly {
    readonly lines: readonly (string | null)[]
    readonly choices: readonly Choice[]
    readonly points: readonly number[]
    /** Whether the rules chose for a seat, as far as it is known. */
    readonly given: readonly (Secret<boolean> | false)[]
  }[]
}
export type DilemmaState = KnownTable<typeof rules, State>
export type DilemmaEvent = EventsOf<typeof events>

import type { Rng, Seat } from '@wis/engine'
import type { Argument } from './argue.ts'

export interface Speaking {
  readonly argument: Argument
  readonly language: 'en' | 'zh'
  readonly rng: Rng
  /** Those of the player, in the language of the match. */
  readonly words: Readonly<Record<string, string>>
  nameOf(seat: Seat): string
}

/** How a player puts its arguments. */
export type Voice = (speaking: Speaking) => string

const joined = (sentences: readonly string[], { language }: Speaking) =>
  sentences.filter((sentence) => sentence !== '').join(language === 'zh' ? '' : ' ')

/** Words of a player, with what the argument is about. */
function said({ words, argument, language, nameOf }: Speaking, called: string): string {
  const { charge, excuse, team } = argument
  const values: Readonly<Record<string, string | number | null | undefined>> = {
    name: charge && nameOf(charge.against),
    quest: charge?.quest,
    ownQuest: excuse?.quest,
    other: excuse && nameOf(excuse.other),
    team: team.map(nameOf).join(language === 'zh' ? '、' : ' and '),
  }
  return (words[called] ?? '').replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name]))
}

/** One of as many ways to say it, by lot. */
const oneOf = (speaking: Speaking, called: string, ways: number) =>
  said(speaking, `${called}-${speaking.rng.int(ways) + 1}`)

/** Says what comes to mind. */
export const drifting: Voice = (speaking) => oneOf(speaking, 'idle', 6)

/** Reads from the record, always in the same form. */
export const recording: Voice = (speaking) => {
  const { charge, stance } = speaking.argument
  return joined([said(speaking, charge?.kind ?? 'empty'), said(speaking, stance)], speaking)
}

/** Speaks to people, asks them, and answers for itself. */
export const pressing: Voice = (speaking) => {
  const { argument, rng } = speaking
  const { charge, excuse } = argument
  const asksBack = charge && excuse && rng.int(3) === 0
  const point = asksBack
    ? said(speaking, 'excuse')
    : charge
      ? chargeText(speaking, charge.kind)
      : oneOf(speaking, 'early', 3)
  return joined([point, stanceText(speaking)], speaking)
}

const chargeText = (speaking: Speaking, kind: string) =>
  kind === 'joined' ? oneOf(speaking, kind, 2) : said(speaking, kind)

function stanceText(speaking: Speaking): string {
  const { stance, charge, team } = speaking.argument
  if (stance === 'against' && charge && team.includes(charge.against)) return said(speaking, 'not-with')
  return stance === 'propose' || stance === 'change' ? said(speaking, stance) : oneOf(speaking, stance, 2)
}

import { languages } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import type { AskedTurn } from '../../contract/scripted/scripted-match.ts'
import { inBoth } from '../../define/sentences.ts'
import { DataFault, fieldsAmong, headed, numberOf, readOutline, textOf } from '../../outline/outline.ts'
import type { Entry, Field } from '../../outline/outline.ts'
import { files } from '../content/generated/situations.ts'
import type { Words } from '../events.ts'
import type { ByRound, SpyScript } from './script.ts'

/** The words in play unless a situation names others. All harmless lines are true of both. */
const usualWords: InBoth<Words> = {
  en: { civilian: 'tea', spy: 'coffee' },
  zh: { civilian: '牛奶', spy: '豆浆' },
}

const names = [
  ...['en', 'zh', 'within', 'asked', 'seat', 'starter', 'spy', 'votes', 'only', 'advice'],
  ...['long-winded', 'from-the-future', 'minSurvivors'],
] as const

/** All scripts that an agent is tested by, the simplest first. */
export const spyScripts: readonly SpyScript[] = files
  .flatMap(readOutline)
  .reduce<readonly SpyScript[]>((earlier, entry) => [...earlier, scriptIn(entry, earlier)], [])

function scriptIn(entry: Entry, earlier: readonly SpyScript[]): SpyScript {
  const fields = fieldsAmong(entry.below, names)
  const fieldOf = (name: (typeof names)[number]): Field => {
    const field = fields[name]
    if (!field) throw new DataFault(entry, `${name} is missing`)
    return field
  }
  const id = entry.text
  const title = inBoth((language) => fieldOf(language).rest ?? '')
  const asked = turnsOf(fieldOf('asked'))
  if (fields.within) {
    const within = textOf(fields.within)
    const whose = earlier.find((script) => script.id === within)
    if (!whose) throw new DataFault(entry, `no situation before it is called ${within}`)
    return { ...whose, id, title, asked, within }
  }
  const told = inBoth((language) => toldIn(fieldOf(language)))
  const language = languages.find((one) => one === fields.only?.rest)
  return {
    id,
    title,
    ...(language && { language }),
    required: !fields.advice,
    seat: numberOf(fieldOf('seat')),
    starter: numberOf(fieldOf('starter')),
    spy: numberOf(fieldOf('spy')),
    asked,
    words: inBoth((of) => told[of].words ?? usualWords[of]),
    said: inBoth((of) => told[of].said),
    votes: votesOf(fields.votes),
    bait: inBoth((of) => told[of].bait),
    longWinded: fields['long-winded'] !== undefined,
    fromTheFuture: fields['from-the-future'] !== undefined,
    ...(fields.minSurvivors && { minSurvivors: numberOf(fields.minSurvivors) }),
  }
}

/** `speech 1, vote 1` */
function turnsOf(field: Field): readonly AskedTurn[] {
  const turns = textOf(field).split(', ')
  return turns.map((turn) => {
    const [kind, round] = turn.split(' ')
    if (kind !== 'speech' && kind !== 'vote') throw new DataFault(field.entry, `'${turn}' is no turn`)
    return { round: Number(round), kind }
  })
}

/** In each round, such as `1: 0 for 1, 1 for 0`. */
function votesOf(field: Field | undefined): SpyScript['votes'] {
  const rounds = (field?.entry.below ?? []).map((entry) => {
    const [round, ballots = ''] = headed(entry)
    return [round, Object.fromEntries(ballots.split(', ').map((ballot) => ballot.split(' for ').map(Number)))]
  })
  return Object.fromEntries(rounds)
}

/** What stands under the title in one language. */
function toldIn({ entry }: Field) {
  const lines = entry.below.map(headed)
  const listCalled = (name: string) => lines.find(([head]) => head === name)?.[1]?.split(', ')
  const [civilian, spy] = listCalled('words') ?? []
  return {
    words: civilian !== undefined && spy !== undefined ? { civilian, spy } : undefined,
    bait: listCalled('bait') ?? [],
    said: speechesIn(lines),
  }
}

function speechesIn(lines: readonly (readonly [head: string, text: string | undefined])[]) {
  const said: Record<number, Record<number, string | null>> = {}
  for (const [head, text] of lines) {
    const [, round, seat] = /^(\d) (\d)$/.exec(head)?.map(Number) ?? []
    if (round === undefined || seat === undefined) continue
    said[round] = { ...said[round], [seat]: text === undefined ? null : unquoted(text) }
  }
  return said satisfies ByRound<string | null>
}

function unquoted(text: string): string {
  return text.startsWith('"') ? String(JSON.parse(text)) : text
}

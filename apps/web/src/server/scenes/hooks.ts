import 'server-only'
import { isHiddenSpeech, readEntries } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { kitCalled, logIn } from '@wis/games'
import type { GameKit, Language, Scene, ScenePart } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { isSpoken } from '../../features/games/names.ts'
import { namesAtTable } from '../../features/match/names-at-table.ts'
import { database } from '../database.ts'
import { keptAMinute } from '../kept-a-minute.ts'
import { limitConcurrency } from '../work-queue.ts'
import { openingScene } from './opening-scene.ts'

/** Moments that make readers curious and name neither who nor how it ended, the rarest first. None where somebody hides. */
const tellable = ['thrown-away', 'collapse', 'betrayal', 'overbid', 'bluff', 'lot'] as const

/** What may be told of a match before it is watched. Votes are not: how they went tells whether they found who hides. */
type HookKind = (typeof tellable)[number] | 'lead-changes' | 'big-hand' | 'offers'

export interface Hooks {
  /** What happened, with how often, the best first. */
  readonly facts: readonly { readonly kind: HookKind; readonly count: number }[]
  /** Something that was said before anybody voted, where readers understand it. */
  readonly said?: { readonly seat: Seat; readonly text: string }
  /** The table while all was still open. */
  readonly scene?: Scene | undefined
}

type Told = Pick<MatchRow, 'id' | 'game' | 'rulesetId' | 'language' | 'status' | 'decision' | 'seats'>

const kept = keptAMinute<Hooks>(400)
/** A long list replays as many matches, and other visitors wait for the same machine. */
const inLine = limitConcurrency(4)

/** Reasons to watch each of these matches, by their ids. Those without a result, and those of unknown games, have none. */
export async function hooksOf(
  matches: readonly Told[],
  language: Language,
): Promise<ReadonlyMap<string, Hooks>> {
  const told = matches.filter(({ status, decision }) => status === 'finished' && !decision)
  const found = await Promise.all(told.map((match) => hooksOfMatch(match, language)))
  return new Map(found.flatMap((hooks, at) => (hooks && told[at] ? [[told[at].id, hooks]] : [])))
}

async function hooksOfMatch(
  { id, game, rulesetId, language, seats }: Told,
  readIn: Language,
): Promise<Hooks | undefined> {
  const kit = kitCalled(game)
  if (!kit) return undefined
  const make = async () => {
    const log = await readEntries(database(), ids.match(id), 'spectator')
    const hooks = hooksIn(kit, logIn(readIn, log), isSpoken(game, rulesetId) && language === readIn)
    return { ...hooks, scene: openingScene(kit, logIn(readIn, log, namesAtTable(readIn, seats))) }
  }
  try {
    return await kept(database(), `${id} ${readIn}`, () => inLine(make))
  } catch (error) {
    // The list stands without the reason.
    console.error('no reason to watch a match could be read', { id, error })
    return undefined
  }
}

/** The same of a log, with words that were said if they may be quoted. */
export function hooksIn(kit: GameKit, log: readonly Entry[], isQuoted: boolean): Hooks {
  const moments = kit.moments?.(log, () => '') ?? []
  const scene = kit.scene(replay(kit.rules, log), null)
  const { parts } = scene
  const said = isQuoted && quoteIn(parts, scene.seats)
  const facts = [
    ...tellable.map((kind) => ({ kind, count: moments.filter((one) => one.kind === kind).length })),
    ...factsOfPlay(parts),
  ]
  return { facts: facts.filter(({ count }) => count > 0), ...(said && { said }) }
}

/** So many offers were haggled over, so much lay in one hand, and the lead changed so often that it was open. */
const [fewestOffers, leastHand, fewestChanges] = [4, 20, 2]

function factsOfPlay(parts: readonly ScenePart[]): Hooks['facts'] {
  const swings = parts
    .flatMap((part) => (part.kind === 'swings' ? part.swings : []))
    .filter(({ seat }) => seat !== null)
  const most = Math.max(0, ...swings.map(({ amount }) => amount))
  const offers = parts.flatMap((part) => (part.kind === 'offers' ? part.offers : [])).length
  const changes = changesOfLead(swings)
  return [
    { kind: 'lead-changes', count: changes >= fewestChanges ? changes : 0 },
    { kind: 'big-hand', count: most >= leastHand ? most : 0 },
    { kind: 'offers', count: offers >= fewestOffers ? offers : 0 },
  ]
}

function changesOfLead(swings: Extract<ScenePart, { kind: 'swings' }>['swings']): number {
  let [ahead, leader, changes] = [0, 0, 0]
  for (const { seat, amount } of swings) {
    ahead += seat === 0 ? amount : -amount
    const now = Math.sign(ahead)
    if (now !== 0 && leader !== 0 && now !== leader) changes += 1
    leader = now || leader
  }
  return changes
}

/** As long as fits into a line, and no shorter than makes sense alone. */
const [shortest, longest] = [12, 58]

/**
 * The fullest of the first speeches that fits and names no seat, since a list does not say who sits where. What a moderator
 * hides and what broke a rule is not quoted.
 */
export function quoteIn(parts: readonly ScenePart[], seats: Scene['seats']): Hooks['said'] {
  const first = parts.find((part) => part.kind === 'speeches')
  const [best] = (first?.speeches ?? [])
    .flatMap(({ seat, text, tone }) => {
      const words = text?.trim() ?? ''
      if (tone === 'bad' || isHiddenSpeech(words) || seats.some(({ name }) => words.includes(name))) return []
      return widthOf(words) >= shortest && widthOf(words) <= longest ? [{ seat, text: words }] : []
    })
    .toSorted((one, other) => widthOf(other.text) - widthOf(one.text))
  return best
}

/** In Latin letters. A Chinese character is as wide as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** For each match, the fact that the fewest matches before it in a list have told. */
export function variedFacts(
  lists: readonly Hooks['facts'][],
): readonly (Hooks['facts'][number] | undefined)[] {
  const used = new Map<HookKind, number>()
  return lists.map((facts) => {
    const [fact] = facts.toSorted((one, other) => (used.get(one.kind) ?? 0) - (used.get(other.kind) ?? 0))
    if (fact) used.set(fact.kind, (used.get(fact.kind) ?? 0) + 1)
    return fact
  })
}

/** So many rows lie between two of the same title at least. */
const fewestBetween = 6

/** For each row of a list, whether its fact may be its title: none that is the title of a row just above. */
export function mayTitle(facts: readonly (Hooks['facts'][number] | undefined)[]): readonly boolean[] {
  const last = new Map<HookKind, number>()
  return facts.map((fact, place) => {
    if (!fact || place - (last.get(fact.kind) ?? -Infinity) <= fewestBetween) return false
    last.set(fact.kind, place)
    return true
  })
}

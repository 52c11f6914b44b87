import { systemClock } from '@wis/agents'
import { playWithHouse } from '@wis/flight-check'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { SpecTrouble } from '../lab/read-value.ts'
import { seated } from '../play/play-games.ts'
import type { GateAgent } from './gate-agent.ts'

/** Numbered deals, which are the same for everybody who plays them: content, seat, opponents and chance. */
export interface GateDeals {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
}

/** What an agent did with a deal. */
export interface GateRow {
  readonly deal: number
  readonly seat: number
  /** In whole points of the game. Null for a match that is void. */
  readonly points: number | null
  readonly refused: number
  readonly missed: number
}

/** The agent answers nothing any more, so that nothing can be measured. */
export class GateTrouble extends Error {
  override readonly name = 'GateTrouble'
}

/** A command's exit code: 1, with the reason, where the agent cannot be reached or measured. */
export async function exitCodeOf(run: Promise<number>): Promise<number> {
  try {
    return await run
  } catch (error) {
    if (!(error instanceof GateTrouble) && !(error instanceof SpecTrouble)) throw error
    console.error(`✘ ${error.message}`)
    return 1
  }
}

/** Throws if the agent is away, before anything is played. */
export async function requireThere({ name, connect }: GateAgent): Promise<void> {
  const readiness = await connect().prepare?.(new AbortController().signal)
  if (readiness?.ready === false) throw new GateTrouble(`${name} is not ready: ${readiness.detail}`)
}

const mostSilent = 3

/** Plays an agent on the deals of a list, several at the same time. The rows are in the order of the deals. */
export async function playDeals(
  deals: GateDeals,
  agent: GateAgent,
  numbers: readonly number[],
  atOnce: number,
): Promise<readonly GateRow[]> {
  const rows: GateRow[] = []
  let next = 0
  let silent = 0
  const work = async () => {
    for (let number = numbers[next++]; number !== undefined; number = numbers[next++]) {
      const { row, answered, detail } = await playDeal(deals, agent, number)
      silent = answered ? 0 : silent + 1
      if (silent >= Math.min(mostSilent, numbers.length))
        throw new GateTrouble(`${agent.name} answered nothing in ${silent} matches in a row: ${detail}`)
      rows.push(row)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, numbers.length) }, work))
  return rows.toSorted((one, other) => one.deal - other.deal)
}

async function playDeal({ kit, ruleset, language, seed }: GateDeals, agent: GateAgent, deal: number) {
  const { connect } = agent
  const { signal } = new AbortController()
  const table = seated({ kit, ruleset, language, connect, clock: systemClock, signal }, `${seed}-${deal}`)
  const { seat } = table
  let last: unknown = kit.rules.blank
  let [refused, missed] = [0, 0]
  let [answered, detail] = [false, 'no reason']
  for await (const { entries, state, call } of playWithHouse(table)) {
    last = state
    const reply = call?.turn.seat === seat ? call.reply : undefined
    answered ||= reply?.ok === true
    if (reply && !reply.ok) detail = reply.detail
    for (const { event } of entries) {
      if (!('seat' in event) || event.seat !== seat) continue
      if (event.type.endsWith('-refused')) refused += 1
      if (event.type.endsWith('-missed')) missed += 1
    }
  }
  const points = kit.results.of(last)[seat]?.points
  const inWhole = points === undefined ? null : points / (kit.results.perPoint ?? 1)
  return { row: { deal, seat, points: inWhole, refused, missed }, answered, detail }
}

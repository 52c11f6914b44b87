import type { Clock } from '@wis/agents'
import { scheduleOf } from '@wis/lab'
import type { ExperimentSpec, PlannedMatch, ReportMethod } from '@wis/lab'
import { brokenOff } from '../interrupts.ts'
import type { EndedEarly } from '../interrupts.ts'
import type { KeptAnswer, KeptMatch } from '../kept-match.ts'
import { keptMatches, methodInFolder, openMatches } from '../run-folder.ts'
import { Wanted } from '../wanted.ts'
import { openLedger } from './ledger.ts'
import type { Cost, Ledger } from './ledger.ts'
import type { ConnectedPlayer } from './players.ts'
import { createTeller, progressText } from './progress.ts'
import { runMatch } from './run-match.ts'
import type { MatchWorld } from './run-match.ts'

export interface AgentRun {
  readonly folder: string
  readonly spec: ExperimentSpec
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly atOnce: number
  readonly clock: Clock
  /** No further match is begun. Those under way are played to their end. */
  readonly closing: AbortSignal
  /** Everything is broken off. */
  readonly stopping: AbortSignal
}

/** Plays the matches that are still missing, several at once. */
export async function runWithAgents(run: AgentRun): Promise<EndedEarly> {
  const { folder, spec, clock } = run
  const file = await openMatches(folder)
  const { ledger, close } = await openLedger(folder, spec.budget, () => clock.now().getTime())
  try {
    const round = new Round({ run, ledger, write: file.write, method: await methodInFolder(folder) })
    for await (const kept of keptMatches(folder)) round.count(kept)
    await Promise.all(Array.from({ length: run.atOnce }, () => round.playOn()))
    return round.early
  } finally {
    await Promise.all([close(), file.close()])
  }
}

interface RoundOptions {
  readonly run: AgentRun
  readonly ledger: Ledger
  readonly write: (matches: readonly KeptMatch[]) => Promise<unknown>
  readonly method: ReportMethod
}

class Round {
  readonly #run: AgentRun
  readonly #world: MatchWorld
  readonly #write: (matches: readonly KeptMatch[]) => Promise<unknown>
  readonly #wanted: Wanted
  readonly #taken = new Set<number>()
  readonly #silence: SilenceWatch
  readonly #tell: ReturnType<typeof createTeller>
  readonly #started: number
  #next = 1
  #played = 0
  #playedNow = 0
  #underWay = 0
  #used: Cost = { tokens: 0, usd: 0 }
  early: EndedEarly

  constructor({ run, ledger, write, method }: RoundOptions) {
    const { spec, guests, clock, stopping } = run
    const schedule = scheduleOf(spec)
    this.#run = run
    this.#write = write
    this.#wanted = new Wanted(spec, schedule, method)
    this.#silence = new SilenceWatch([...guests.keys()])
    this.#world = { schedule, probes: spec.probes, guests, ledger, clock, signal: stopping }
    this.#started = clock.now().getTime()
    this.#tell = createTeller(process.stderr, () => clock.now().getTime())
  }

  /** Takes in a match that is kept. */
  count({ played, used }: KeptMatch): void {
    this.#taken.add(played.number)
    this.#wanted.add(played)
    this.#played += 1
    this.#used = { tokens: this.#used.tokens + (used?.tokens ?? 0), usd: this.#used.usd + (used?.usd ?? 0) }
  }

  /** One of several that play at the same time. */
  async playOn(): Promise<void> {
    for (let number = this.#take(); number !== undefined; number = this.#take()) {
      this.#underWay += 1
      try {
        await this.#play(number)
      } finally {
        this.#underWay -= 1
      }
    }
  }

  #take(): number | undefined {
    while (this.#taken.has(this.#next)) this.#next += 1
    const { closing, stopping } = this.#run
    if (this.early || this.#next > this.#wanted.matches) return undefined
    if (closing.aborted || stopping.aborted) this.#end(brokenOff)
    // A match that cannot be paid to its end is not begun.
    const lacking = this.#world.ledger.lacks(this.#expected(this.#underWay + 1))
    if (lacking) this.#end({ why: `the budget of ${lacking} is spent`, isAsked: false })
    if (this.early) return undefined
    this.#taken.add(this.#next)
    return this.#next
  }

  /** As much as the matches before took on average. */
  #expected(matches: number): Cost {
    const share = this.#played === 0 ? 0 : matches / this.#played
    return { tokens: this.#used.tokens * share, usd: this.#used.usd * share }
  }

  async #play(number: number): Promise<void> {
    const outcome = await runMatch(this.#world, number)
    switch (outcome.kind) {
      case 'broken-off':
        return this.#end(brokenOff)
      case 'unpaid':
        return this.#end({ why: outcome.spent.message, isAsked: false })
      case 'failed':
        return this.#end({ why: `match ${number} failed three times: ${outcome.detail}`, isAsked: false })
      case 'kept':
        return this.#keep(outcome.kept)
    }
  }

  async #keep(kept: KeptMatch): Promise<void> {
    await this.#write([kept])
    this.count(kept)
    this.#playedNow += 1
    const silent = this.#silence.sees(this.#world.schedule.matchAt(kept.played.number), kept.answers ?? [])
    if (silent) this.#end({ why: silent, isAsked: false })
    const { ledger, clock } = this.#world
    const now = clock.now()
    const ranMs = now.getTime() - this.#started
    const [played, wanted, playedNow] = [this.#played, this.#wanted.matches, this.#playedNow]
    const standing = { played, wanted, playedNow, ranMs, used: ledger.used, now }
    this.#tell(progressText(standing), played === wanted)
  }

  #end(early: EndedEarly): void {
    this.early ??= early
  }
}

const mostSilent = 3

/** Notices a player that answers nothing any more: its server is down, or its account is empty. */
class SilenceWatch {
  readonly #silent: Map<string, number>

  constructor(names: readonly string[]) {
    this.#silent = new Map(names.map((name) => [name, 0]))
  }

  /** Takes in a match that is over. Returns the reason to stop, if there is one. */
  sees({ players }: PlannedMatch, answers: readonly KeptAnswer[]): string | undefined {
    for (const [name, before] of this.#silent) {
      const own = answers.filter(({ seat }) => players[seat] === name)
      if (own.length === 0) continue
      const matches = own.every(({ said }) => 'forfeit' in said) ? before + 1 : 0
      this.#silent.set(name, matches)
      if (matches >= mostSilent)
        return `${name} answered nothing in ${matches} matches in a row: ${own.at(-1)?.detail ?? 'no reason'}`
    }
    return undefined
  }
}

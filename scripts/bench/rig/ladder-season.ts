import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import type { CollusionTable } from '@wis/ratings'
import type { KeptMatch, SeasonPlayers } from './ladder-players.ts'

/** How two owners cheat: every match between them is lost on purpose, every second one, by playing badly,
 * or unplayed; or they meet nobody else. */
export type Dumping = 'all' | 'half' | 'subtle' | 'concede' | 'meet'

export interface LadderPlan {
  readonly seed: string
  readonly players: SeasonPlayers
  readonly owners: number
  readonly days: number
  /** Whether all begin within the same quarter of an hour. */
  readonly sameHours: boolean
  readonly dumping?: Dumping | undefined
}

/** An honest agent is of one kind of player, and may have troubles of its own. */
interface Entrant {
  readonly owner: string
  readonly slug: string
  readonly trouble: 'none' | 'flaky' | 'outage' | 'fallback' | 'moody' | 'new-version'
  readonly hour: number
  /** What it plays in the second half of the season, if it has a new version. */
  readonly later: string
  /** In an outage, the matches of its own that fail. */
  readonly failing: readonly [number, number]
  total: number
  played: number
  lately: readonly string[]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const troubles = ['none', 'none', 'none', 'flaky', 'outage', 'fallback', 'moody', 'new-version'] as const

/** A season of a ladder as its real matchmaking goes, with matches by the real rules. In the order of their beginnings. */
export function ladderSeason(plan: LadderPlan): readonly CollusionTable[] {
  const rng = rngAt(plan.seed, 0)
  const entrants = Array.from({ length: plan.owners }, (_, at) => entrantOf(plan, at, rng))
  const tables: CollusionTable[] = []
  for (let day = 0; day < plan.days; day++) {
    const together = plan.sameHours ? rng.next() * 20 : undefined
    const there = plan.dumping === 'meet' ? entrants.slice(2) : entrants
    const visits = there.map((entrant) => ({
      entrant,
      at:
        day * dayMs +
        ((together ?? entrant.hour) + rng.next() * (together === undefined ? 3 : 0.25)) * hourMs,
      left: 6 + rng.int(10),
    }))
    playDay(plan, { visits, tables, rng })
    if (plan.dumping) playAlone(plan, { pair: entrants.slice(0, 2), tables, rng, day })
  }
  return tables.toSorted((a, b) => a.at - b.at)
}

function entrantOf({ players, dumping }: LadderPlan, at: number, rng: Rng): Entrant {
  const isCheat = dumping !== undefined && at < 2
  const start = rng.int(80)
  return {
    owner: `owner-${at}`,
    slug: isCheat ? players.best : rng.pick(players.slugs),
    later: rng.pick(players.slugs),
    trouble: isCheat ? 'none' : rng.pick(troubles),
    hour: rng.next() * 20,
    failing: [start, start + 5 + rng.int(25)],
    total: 0,
    played: 0,
    lately: [],
  }
}

interface Visit {
  readonly entrant: Entrant
  at: number
  left: number
}

interface Playing {
  readonly visits: readonly Visit[]
  readonly tables: CollusionTable[]
  readonly rng: Rng
}

/** Serves those who wait, the longest waiting first. Whoever waits too long plays with house agents. */
function playDay(plan: LadderPlan, { visits, tables, rng }: Playing): void {
  const { seats } = plan.players
  for (;;) {
    const due = visits.filter(({ left }) => left > 0).toSorted((a, b) => a.at - b.at)
    const [first] = due
    if (!first) return
    const latest = first.at + matchmakingRule.fillAfterMs
    const others = due.slice(1).filter(({ at }) => at <= latest)
    // A table forms as soon as enough wait.
    const formedAt = others.length < seats - 1 ? latest : Math.max(first.at, others[seats - 2]?.at ?? latest)
    const waiting = others.filter(({ at }) => at <= formedAt + matchmakingRule.everyMs)
    const seated = rng.shuffle([first, ...nearest(first, waiting).slice(0, seats - 1)])
    tables.push(
      play(plan, { seated: seated.map(({ entrant }) => entrant), at: formedAt, rng, number: tables.length }),
    )
    const over = formedAt + 30_000 + rng.int(60_000)
    for (const visit of seated) {
      visit.left--
      visit.at = over + rng.int(10_000)
    }
  }
}

function nearest({ entrant }: Visit, waiting: readonly Visit[]): readonly Visit[] {
  const { nearTotal, metAgainPenalty } = matchmakingRule
  const distance = ({ entrant: other }: Visit) =>
    Math.floor(Math.abs(other.total - entrant.total) / nearTotal) * nearTotal +
    (entrant.lately.includes(other.owner) ? metAgainPenalty : 0)
  return waiting.toSorted((a, b) => distance(a) - distance(b))
}

interface Seated {
  readonly seated: readonly Entrant[]
  readonly at: number
  readonly rng: Rng
  readonly number: number
}

interface Alone extends Pick<Playing, 'tables' | 'rng'> {
  readonly pair: readonly Entrant[]
  readonly day: number
}

/** Two who cheat meet at night, when nobody else waits, or at any hour if nobody is to notice it. */
function playAlone(plan: LadderPlan, { pair, tables, rng, day }: Alone): void {
  const hour = 4 + rng.next() * 16
  for (let match = 0; match < 5; match++) {
    const at = day * dayMs + (plan.dumping === 'meet' ? hour : 22) * hourMs + match * 90_000
    tables.push(play(plan, { seated: rng.shuffle([...pair]), at, rng, number: tables.length }))
  }
}

function play(plan: LadderPlan, { seated, at, rng, number }: Seated): CollusionTable {
  const { players, dumping } = plan
  const isTheirs =
    dumping !== undefined &&
    ['owner-0', 'owner-1'].every((owner) => seated.some((one) => one.owner === owner))
  const dumps = isTheirs && dumping !== 'meet' && (dumping !== 'half' || rng.next() < 0.5)
  const dumper = dumps ? seated.findIndex(({ owner }) => owner === 'owner-0') : -1
  const forms = seated.map((entrant, seat) =>
    seat === dumper ? formOfDumper(players, dumping) : formOf(players, entrant, rng),
  )
  const house = Array.from({ length: players.seats - seated.length }, () => rng.pick(players.slugs))
  const slugs = [...forms.map(({ slug }) => slug), ...house]
  const wanted = ({ seats }: KeptMatch) => {
    const own = seats[dumper]
    return own !== undefined && own.thrown > 0 && 2 * own.thrown >= own.chances
  }
  const isPlain = dumper >= 0 && (dumping === 'all' || dumping === 'half')
  const match = players.match(slugs, rng, isPlain ? wanted : undefined)
  const id = `m${String(number).padStart(6, '0')}`
  for (const [seat, entrant] of seated.entries()) {
    entrant.total += match.seats[seat]?.points ?? 0
    entrant.played++
    entrant.lately = [
      ...seated.filter((other) => other !== entrant).map(({ owner }) => owner),
      ...entrant.lately,
    ].slice(0, 3)
  }
  return {
    id,
    at,
    course: match.course === '' ? id : match.course,
    seats: match.seats.map((result, seat) => {
      const entrant = seated[seat]
      const form = forms[seat]
      return {
        ...result,
        owner: entrant?.owner ?? null,
        agentId: entrant?.owner ?? slugs[seat] ?? '',
        versionId: entrant ? `${entrant.owner} ${form?.version ?? 1}` : (slugs[seat] ?? ''),
        silent: result.conceded && form?.isSilent === true,
      }
    }),
  }
}

interface Form {
  readonly slug: string
  readonly version: number
  readonly isSilent: boolean
}

/** What an honest agent plays in its next match. */
function formOf(players: SeasonPlayers, { slug, later, trouble, failing, played }: Entrant, rng: Rng): Form {
  const usual = { slug, version: 1, isSilent: false }
  const fails = played >= failing[0] && played < failing[1]
  switch (trouble) {
    case 'none':
      return usual
    case 'flaky':
      return rng.next() < 0.15 ? { ...usual, slug: 'mute', isSilent: rng.next() < 0.5 } : usual
    case 'outage':
      return fails ? { ...usual, slug: 'mute', isSilent: true } : usual
    case 'fallback':
      return fails ? { ...usual, slug: players.fallback } : usual
    case 'moody':
      return rng.next() < 0.5 ? { ...usual, slug: players.slugs[0] ?? slug } : usual
    case 'new-version':
      return played < 50 ? usual : { ...usual, slug: later, version: 2 }
  }
}

function formOfDumper(players: SeasonPlayers, dumping: Dumping | undefined): Form {
  const slug = dumping === 'concede' ? 'mute' : dumping === 'subtle' ? players.weakest : players.loser
  return { slug, version: 1, isSilent: false }
}

import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { CollusionTable } from '@wis/ratings'
import { dayMs, hourMs } from './ladder-agent.ts'
import type { SeatedAgent, Visit } from './ladder-agent.ts'
import type { KeptMatch, SeasonPlayers } from './ladder-players.ts'
import { LadderSeason } from './ladder-season.ts'

/** How two owners cheat: every match between them is lost on purpose, every second one, by playing badly,
 * or unplayed; or they ask for matches with each other alone. */
export type Dumping = 'all' | 'half' | 'subtle' | 'concede' | 'meet'

export interface TablesPlan {
  readonly seed: string
  readonly players: SeasonPlayers
  readonly owners: number
  readonly days: number
  /** Whether all begin within the same quarter of an hour. */
  readonly sameHours: boolean
  readonly isLimited: boolean
  readonly dumping?: Dumping | undefined
}

/** An honest agent is of one kind of player, and may have troubles of its own. */
interface Entrant {
  readonly slug: string
  readonly trouble: 'none' | 'flaky' | 'outage' | 'fallback' | 'moody' | 'new-version'
  /** What it plays in the second half of the season, if it has a new version. */
  readonly later: string
  /** In an outage, the matches of its own that fail. */
  readonly failing: readonly [number, number]
}

const troubles = ['none', 'none', 'none', 'flaky', 'outage', 'fallback', 'moody', 'new-version'] as const

/** The matches of a ladder whose agents come for an hour each day, as they are looked at for collusion. */
export function ladderTables(plan: TablesPlan): readonly CollusionTable[] {
  const rng = rngAt(plan.seed, 1)
  const entrants = Array.from({ length: plan.owners }, (_, at) => entrantOf(plan, at, rng))
  const { seats, perPoint } = plan.players
  const { matches } = new LadderSeason({
    seed: plan.seed,
    seats,
    perPoint,
    owners: visitsOf(plan, rng),
    isLimited: plan.isLimited,
    play: (seated, chance) => playedBy(plan, entrants, { seated, rng: chance }),
  })
  return matches.map(({ at, seats: seated }, number) => {
    const id = `m${String(number).padStart(6, '0')}`
    return {
      id,
      at,
      course: seated[0]?.result.course || id,
      seats: seated.map(({ owner, result }) => ({
        ...result,
        owner,
        agentId: owner ?? result.slug,
        versionId: owner ? `${owner} ${result.version}` : result.slug,
        silent: result.conceded && result.isSilent,
      })),
    }
  })
}

function entrantOf({ players, dumping }: TablesPlan, at: number, rng: Rng): Entrant {
  const isCheat = dumping !== undefined && at < 2
  const start = rng.int(80)
  return {
    slug: isCheat ? players.best : rng.pick(players.slugs),
    later: rng.pick(players.slugs),
    trouble: isCheat ? 'none' : rng.pick(troubles),
    failing: [start, start + 5 + rng.int(25)],
  }
}

const pauseMs = 10_000

/** Two who cheat meet at night, too, when nobody else waits, or at any hour alone if nobody is to notice it. */
function visitsOf({ owners, days, sameHours, dumping }: TablesPlan, rng: Rng): readonly Visit[][] {
  const hours = Array.from({ length: owners }, () => rng.next() * 18)
  const visits = hours.map((): Visit[] => [])
  for (let day = 0; day < days; day++) {
    const together = sameHours ? rng.next() * 18 : undefined
    const night = dumping === 'meet' ? 4 + rng.next() * 16 : 22
    for (const [at, own] of visits.entries()) {
      const isCheat = dumping !== undefined && at < 2
      const hour = (together ?? hours[at] ?? 0) + rng.next() * (together === undefined ? 3 : 0.25)
      const left = 6 + rng.int(10)
      if (!isCheat || dumping !== 'meet') own.push({ at: day * dayMs + hour * hourMs, left, pauseMs })
      if (isCheat) own.push({ at: day * dayMs + night * hourMs, left: 5, pauseMs, isTogether: true })
    }
  }
  return visits
}

type Result = KeptMatch['seats'][number] & Form & Pick<KeptMatch, 'course'>

interface Playing {
  readonly seated: readonly SeatedAgent[]
  readonly rng: Rng
}

function playedBy(
  { players, dumping }: TablesPlan,
  entrants: readonly Entrant[],
  { seated, rng }: Playing,
): readonly Result[] {
  const isTheirs =
    dumping !== undefined && ['owner-0', 'owner-1'].every((own) => seated.some(({ owner }) => owner === own))
  const dumps = isTheirs && dumping !== 'meet' && (dumping !== 'half' || rng.next() < 0.5)
  const dumper = dumps ? seated.findIndex(({ owner }) => owner === 'owner-0') : -1
  const forms = seated.map(({ owner, number, matches }, seat) => {
    const entrant = owner === null ? undefined : entrants[number]
    if (seat === dumper) return formOfDumper(players, dumping)
    if (entrant) return formOf(players, { ...entrant, matches }, rng)
    return { slug: players.slugs[number % players.slugs.length] ?? '', version: 1, isSilent: false }
  })
  const wanted = ({ seats }: KeptMatch) => {
    const own = seats[dumper]
    return own !== undefined && own.thrown > 0 && 2 * own.thrown >= own.chances
  }
  const isPlain = dumper >= 0 && (dumping === 'all' || dumping === 'half')
  const slugs = forms.map(({ slug }) => slug)
  const { course, seats } = players.match(slugs, rng, isPlain ? wanted : undefined)
  return forms.flatMap((form, seat) => {
    const result = seats[seat]
    return result ? [{ ...result, ...form, course }] : []
  })
}

interface Form {
  readonly slug: string
  readonly version: number
  readonly isSilent: boolean
}

/** What an honest agent plays in its next match. */
function formOf(
  players: SeasonPlayers,
  { slug, later, trouble, failing, matches }: Entrant & Pick<SeatedAgent, 'matches'>,
  rng: Rng,
): Form {
  const usual = { slug, version: 1, isSilent: false }
  const fails = matches >= failing[0] && matches < failing[1]
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
      return matches < 50 ? usual : { ...usual, slug: later, version: 2 }
  }
}

function formOfDumper(players: SeasonPlayers, dumping: Dumping | undefined): Form {
  const slug = dumping === 'concede' ? 'mute' : dumping === 'subtle' ? players.weakest : players.loser
  return { slug, version: 1, isSilent: false }
}

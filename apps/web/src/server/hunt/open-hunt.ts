import 'server-only'
import type { Database } from '@wis/db'
import { puzzleCandidates } from '@wis/db/daily'
import { keepHunt, readHunt } from '@wis/db/hunts'
import type { Hunt, HuntKey, TablePoints } from '@wis/db/hunts'
import { publishedThoughts, readEntries, readMatch } from '@wis/db/matches'
import type { Entry, InBoth, Seat } from '@wis/engine'
import { kits, stepsOf } from '@wis/games'
import type { GameKit, MatchStep } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { huntPoints } from '../../features/hunt/hunt-score.ts'
import type { Sought } from '../../features/hunt/suspicion.ts'
import { beliefMoments, beliefSteps } from '../../features/match/beliefs/belief-moments.ts'
import { notedIn, tellingsOf } from '../../features/match/beliefs/tellings.ts'
import { today } from '../daily/daily-puzzle.ts'
import { keptAMinute } from '../kept-a-minute.ts'
import { kitOf } from '../scenes/scenes-of.ts'

/** A moment after a speech, at which a hunter says whom to suspect. */
export interface HuntQuestion {
  readonly seq: number
  readonly speaker: Seat
  readonly sought: Sought
}

/** A hunt with everything that follows from its match. Only what a hunter has come to is for that hunter. */
export interface OpenHunt extends Hunt {
  readonly header: MatchHeader
  readonly log: readonly Entry[]
  readonly questions: readonly HuntQuestion[]
  readonly hidden: readonly Seat[]
  /** What brought the match to its end. */
  readonly outcome: InBoth<string>
}

const [fewestQuestions, mostQuestions] = [3, 60]

/** The games in which all talk at one table and some of them hide. */
export const huntedGames: readonly GameKit[] = kits.filter((kit) => {
  const { guess, talk } = kit.scene(kit.rules.blank, null)
  return guess !== undefined && talk !== undefined
})

const kept = keptAMinute<OpenHunt>(16)

/** The hunt of a day that has begun. The first visitor of today's has it chosen. Undefined if no match fits. */
export async function openHunt(db: Database, key: HuntKey, now = new Date()): Promise<OpenHunt | undefined> {
  if (key.day > today(now) || !huntedGames.some(({ id }) => id === key.game)) return undefined
  return kept(db, `${key.day} ${key.game} ${key.language}`, () => findHunt(db, key, now), now)
}

async function findHunt(db: Database, key: HuntKey, now: Date): Promise<OpenHunt | undefined> {
  const { day, game, language } = key
  const before = await readHunt(db, key)
  if (before) return huntOf(db, before)
  if (day !== today(now)) return undefined
  for (const matchId of await puzzleCandidates(db, { day, language, games: [game] })) {
    const fitting = await huntOf(db, { day, game, language, matchId, table: { house: null, agents: null } })
    if (!fitting) continue
    const chosen = await keepHunt(db, { ...fitting, table: await pointsOfTable(db, fitting) })
    if (chosen) return chosen.matchId === matchId ? { ...fitting, ...chosen } : huntOf(db, chosen)
  }
  return undefined
}

/** Undefined for a match that leaves nothing to find out. */
async function huntOf(db: Database, hunt: Hunt): Promise<OpenHunt | undefined> {
  const header = await readMatch(db, hunt.matchId)
  if (!header) return undefined
  const log = await readEntries(db, hunt.matchId, 'spectator')
  const kit = kitOf(header.game)
  const end = stepsOf(kit, log, 'director').at(-1)
  const { seats: hidden, count } = end?.scene.guess ?? {}
  const questions = questionsIn(stepsOf(kit, log, 'spectator'))
  const fits = questions.length >= fewestQuestions && questions.length <= mostQuestions
  if (!end || !hidden || hidden.length !== count || !fits) return undefined
  const isSought = questions.every(({ sought }) => hidden.every((seat) => sought.seats.includes(seat)))
  return isSought
    ? { ...hunt, header, log, questions, hidden, outcome: end.say ?? end.scene.caption }
    : undefined
}

/** The speeches that a spectator hears before it is known who hides. */
function questionsIn(steps: readonly MatchStep[]): readonly HuntQuestion[] {
  let before = ''
  return steps.flatMap(({ seq, scene: { talk, guess, seats } }) => {
    const now = JSON.stringify(talk?.now)
    const isNew = now !== before
    before = now
    if (!isNew || talk?.now?.kind !== 'words' || talk.now.text === null) return []
    if (!guess || guess.seats !== null || guess.round === 0) return []
    const left = seats.filter(({ isOut }) => !isOut).map(({ seat }) => seat)
    return [{ seq, speaker: talk.now.seat, sought: { count: guess.count, seats: left } }]
  })
}

/** What the beliefs of the others at the table would have earned. A seat that has stated none yet suspects all alike. */
async function pointsOfTable(
  db: Database,
  { header, log, questions, hidden, matchId }: OpenHunt,
): Promise<TablePoints> {
  const steps = stepsOf(kitOf(header.game), log, 'director')
  const thoughts = await publishedThoughts(db, matchId)
  const aliases = header.seats.map(({ alias }) => alias)
  const moments = beliefMoments({
    tellings: [...tellingsOf(thoughts, aliases), ...notedIn(steps)].toSorted(
      (one, other) => one.seq - other.seq,
    ),
    steps: beliefSteps(steps),
    count: hidden.length,
  })
  const found = header.seats.flatMap(({ seat, agent }) => {
    if (hidden.includes(seat) || !moments.some(({ minds }) => minds.has(seat))) return []
    const stated = questions.flatMap(({ seq, sought }) => {
      const even = aliases.map(() => sought.count / sought.seats.length)
      const chances = moments.findLast((moment) => moment.seq <= seq)?.minds.get(seat) ?? even
      return sought.seats.includes(seat) ? [{ chances, sought }] : []
    })
    const points = huntPoints(stated, hidden)
    return points === undefined ? [] : [{ points, isHouse: agent.kind === 'house' }]
  })
  const mean = (isHouse: boolean) => {
    const own = found.filter((one) => one.isHouse === isHouse)
    return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0) / own.length
  }
  return { house: mean(true), agents: mean(false) }
}

import { isHidden, redact, rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { playWithHouse, whatOf } from '@wis/flight-check'
import type { GameCall, GameTable, RuledInGame } from '@wis/flight-check'
import { alias, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { counted, isShut, lineUp, visible } from './local-series.ts'
import type { LocalSeries, SeriesOutcome } from './local-series.ts'

/** Plays matches against built-in agents, and tells each as the agent's seat may know it. Stops if it refuses every call. */
export async function playGames(series: LocalSeries, print: (line: string) => void): Promise<SeriesOutcome> {
  const { kit, ruleset, games, seed, language } = series
  const played = games === 1 ? 'One match' : `${games} matches`
  print(`${played} of ${kit.id} by ${ruleset.id} in ${language}, seed ${seed}`)
  const sum = { points: 0, refused: 0, missed: 0, lost: 0 }
  let hasAnswered = false
  for (let number = 1; number <= games; number++) {
    print(`\nMatch ${number}\n`)
    const table = seated(series, `${seed}-${number}`)
    let last: unknown = kit.rules.blank
    for await (const ruled of playWithHouse(table)) {
      const reply = ruled.call?.turn.seat === table.seat ? ruled.call.reply : undefined
      if (reply && !hasAnswered && isShut(reply)) return { kind: 'shut-out', detail: reply.detail }
      hasAnswered ||= reply !== undefined
      if (ruled.call?.turn.seat === table.seat && isLost(ruled.call)) sum.lost += 1
      for (const line of linesOf(ruled, table)) print(line)
      for (const { event } of ruled.entries.filter((entry) => seatOf(entry.event) === table.seat)) {
        if (event.type === 'move-refused') sum.refused += 1
        if (event.type === 'move-missed') sum.missed += 1
      }
      last = ruled.state
    }
    sum.points += kit.results.of(last)[table.seat]?.points ?? 0
    print(`\n▶ ${endOf(table, last)}`)
  }
  const { check } = kit
  const slips = check?.judge
    ? counted(sum.lost, 'lost turn')
    : `${counted(sum.refused, 'refused answer')}, ${counted(sum.missed, 'missing answer')}`
  print(`\n${played}: ${counted(inWhole(kit, sum.points), 'point')}, ${slips}.`)
  return { kind: 'played', lost: check?.judge ? sum.lost : sum.refused + sum.missed }
}

/** Whether an answer did not count, where the game says what is wrong with answers. */
const isLost = ({ reply, flaws }: GameCall) => !reply.ok || flaws.some(({ fatal }) => fatal)

/** The seed decides the agent's seat, the players of the house at the others, and the deal. */
export function seated(series: Omit<LocalSeries, 'games' | 'seed'>, seed: string): GameTable {
  const { kit, ruleset, language, clock, signal } = series
  const rng = rngAt(seed, lineUp)
  const seat = rng.int(ruleset.players)
  // Where a season may bring words of its own, the seed of a match does not decide them.
  const material = kit.setup.draw(ruleset, language, kit.setup.brings ? rng : rngAt(seed, materialAt))
  const shuffled = kit.older ? rng.shuffle(kit.house) : []
  const house = Array.from({ length: ruleset.players }, (_, place) => {
    if (kit.older) return place === seat ? undefined : shuffled[place % shuffled.length]?.slug
    return place === seat ? undefined : rng.pick(kit.house).slug
  })
  const match = { kit, ruleset, language, seed, material, seat, house, matchId: `local-${seed}` }
  return { ...match, ...(kit.older && { houseSeed: seed }), guest: series.connect(), clock, signal }
}

function linesOf({ entries, call, unheard }: RuledInGame, table: GameTable): readonly string[] {
  const { kit, seat, language } = table
  const nameOf = (place: Seat) => `${alias(language, place)} (${table.house[place] ?? 'your agent'})`
  const missed = unheard.map(
    ({ told, detail }) => `✘ Your agent did not accept the event ${visible(told)}: ${visible(detail)}`,
  )
  const own = call?.turn.seat === seat ? call : undefined
  const took = own?.reply.ok ? ` (${(own.latencyMs / 1000).toFixed(1)} s)` : ''
  const silence = own && !own.reply.ok ? [`  ${own.reply.failure}: ${visible(own.reply.detail)}`] : []
  const flaws = (own?.flaws ?? []).map(
    (flaw) => `${flaw.fatal ? '✘' : '◦'} ${visible(whatOf(flaw)[language])}`,
  )
  let isFirst = true
  const told = entries.flatMap((entry) => {
    const { event } = redact(kit.rules, seat, entry)
    const said = isHidden(event) ? undefined : kit.wire.say(event, { language, nameOf })
    if (said === undefined) return []
    const isOwn = seatOf(event) === seat
    const lines = said.split('\n').map((line) => `${isOwn ? '▶' : ' '} ${visible(line)}`)
    if (!isOwn || !isFirst) return lines
    isFirst = false
    return [...lines.with(0, `${lines[0]}${took}`), ...silence]
  })
  return [...missed, ...told, ...flaws]
}

const seatOf = (event: object): unknown => ('seat' in event ? event.seat : undefined)

function endOf({ kit, seat }: GameTable, state: unknown): string {
  const outcome = kit.rules.outcome(state)
  const own = kit.results.of(state)[seat]
  if (!own) return `The match is void: ${outcome?.reason ?? 'it did not end'}.`
  const role = own.role === null ? '' : ` as ${kit.results.roles[own.role]?.en.toLowerCase() ?? own.role}`
  return `Your agent has place ${own.place}${role} and gets ${counted(inWhole(kit, own.points), 'point')}.`
}

const inWhole = ({ results }: GameKit, points: number) =>
  String(Math.round((100 * points) / (results.perPoint ?? 1)) / 100)
